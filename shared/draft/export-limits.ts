import type { Draft } from '../model/draft.ts';
import type { Question } from '../model/question.ts';
import type { QuizFormat } from './export-formats.ts';
import { exportLimits, type ExportLimit } from './export-limit.ts';
import { gapsOf } from './questions/gap.ts';
import { traitsOf } from './questions/traits-of.ts';

/** A limit, and the questions that it is about, numbered from 1. */
export interface LimitedQuestions {
  readonly limit: ExportLimit;
  readonly numbers: readonly number[];
}

/** Whether Moodle's gaps have whole numbers of points, as its weights are. */
export const hasWholeShares = (points: number, gaps: number): boolean =>
  points > 0 && Number.isInteger(points / gaps);

/** Whether a limit of a question is one of the format. */
function isOf(format: QuizFormat, limit: ExportLimit, question: Question): boolean {
  const isOfMoodle = format === 'gift' || format === 'moodle';
  switch (limit) {
    case 'points':
    case 'arrow':
      return format === 'gift';
    case 'gaps':
      if (format !== 'moodle' || question.kind !== 'gap') return format === 'gift';
      return !hasWholeShares(question.points, gapsOf(question.text).length);
    case 'small':
      return isOfMoodle;
    default:
      return true;
  }
}

/** What a format for learning systems cannot hold of a draft, for its teacher to read before the export. */
export function limitsOfExport(draft: Draft, format: QuizFormat): LimitedQuestions[] {
  if (draft.type !== 'TEST') return [];
  const found = draft.questions.map((question): readonly ExportLimit[] =>
    ['points' as const, ...traitsOf(question).limits(draft.language)].filter((limit) =>
      isOf(format, limit, question),
    ),
  );
  return exportLimits
    .map((limit) => ({
      limit,
      numbers: found.flatMap((each, index) => (each.includes(limit) ? [index + 1] : [])),
    }))
    .filter(({ numbers }) => numbers.length > 0);
}
