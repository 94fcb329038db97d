import type { QuizFormat } from '#shared/draft/export-formats.ts';
import type { ExportLimit } from '#shared/draft/export-limit.ts';
import { limitsOfExport } from '#shared/draft/export-limits.ts';
import { sampleDrafts } from '#test/support/sample-drafts.ts';
import { textAt } from './given.ts';
import type { Difference } from './measure.ts';
import type { Row } from './table.ts';

const limitsOf = ({ question, language }: Row, format: QuizFormat): readonly ExportLimit[] =>
  limitsOfExport({ ...sampleDrafts[language][1], questions: [question] }, format).map(
    ({ limit }) => limit,
  );

/** A number as every learning system reads it. */
const PLAIN = /^-?\d+(?:\.\d+)?$/;

/** Whether the export dialog says beforehand that this answer may earn other points. */
export function isSaid({ row, given }: Difference, format: QuizFormat): boolean {
  const limits = limitsOf(row, format);
  const isPlain = PLAIN.test(textAt(given, 0));
  return (
    limits.includes('arrow') || limits.includes('small') || (limits.includes('numbers') && !isPlain)
  );
}
