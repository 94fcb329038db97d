import { describe, expect, it } from 'vitest';
import { isRightAnswer } from '#shared/draft/accepted-texts.ts';
import { limitsOfExport, type ExportLimit } from '#shared/draft/export-limits.ts';
import type { QuizFormat } from '#shared/draft/export-formats.ts';
import { gapsOf } from '#shared/draft/questions/gap.ts';
import { textAt } from '#test/marking/given.ts';
import { differencesOf, type Difference } from '#test/marking/measure.ts';
import { outcomesInQti21 } from '#test/marking/qti21.ts';
import { itemOf, scorers } from '#test/marking/scorers.ts';
import { rows, type Given, type Row } from '#test/marking/table.ts';
import { rootOf } from '#test/marking/xml.ts';
import { sampleDrafts } from '#test/support/sample-drafts.ts';

const limitsOf = ({ question, language }: Row, format: QuizFormat): readonly ExportLimit[] =>
  limitsOfExport({ ...sampleDrafts[language][1], questions: [question] }, format).map(
    ({ limit }) => limit,
  );

/** A number as every learning system reads it. */
const PLAIN = /^-?\d+(?:\.\d+)?$/;

/** Whether the export dialog says beforehand that this answer may earn other points. */
function isSaid({ row, given }: Difference, format: QuizFormat): boolean {
  const limits = limitsOf(row, format);
  const isPlain = PLAIN.test(textAt(given, 0));
  return (
    limits.includes('arrow') || limits.includes('small') || (limits.includes('numbers') && !isPlain)
  );
}

describe('pupils’ answers to questions of every kind', () => {
  it.each(scorers.map((scorer) => [scorer.format, scorer.name, scorer] as const))(
    'earn what they deserve, or the app says so before the export: %s, by %s',
    async (format, _, scorer) => {
      const unsaid = (await differencesOf(scorer)).filter((each) => !isSaid(each, format));
      expect(unsaid.map(({ row, ...rest }) => ({ name: row.name, ...rest }))).toEqual([]);
    },
  );

  const points = ({ question, language }: Row, given: Given): number | undefined => {
    switch (question.kind) {
      case 'short': {
        const { answer, variants } = question;
        const isRight = [answer, ...variants].some((right) =>
          isRightAnswer(textAt(given, 0), right, { ...question, language }),
        );
        return isRight ? question.points : 0;
      }
      case 'gap': {
        const gaps = gapsOf(question.text);
        const right = gaps.filter((answers, index) =>
          answers.some((answer) => isRightAnswer(textAt(given, index), answer, { language })),
        );
        return (question.points * right.length) / gaps.length;
      }
      default:
        return undefined;
    }
  };

  it.each(rows.map((row) => [row.name, row] as const))(
    'are right by the app’s own comparison: %s',
    (_, row) => {
      for (const [given, deserved] of row.answers)
        expect([given, points(row, given) ?? deserved]).toEqual([
          given,
          expect.closeTo(deserved, 6) as number,
        ]);
    },
  );
});

it.each(rows.map((row) => [row.name, row] as const))(
  'the explanation is shown after an answer, not before it: %s',
  (_, row) => {
    const xml = itemOf(row);
    const [before] =
      /<outcomeDeclaration identifier="FEEDBACK".*?<\/outcomeDeclaration>/.exec(xml) ?? [];
    expect(before).not.toContain('why');
    const item = rootOf(xml);
    for (const [given] of row.answers)
      expect(outcomesInQti21(item, row, given).get('FEEDBACK')).toBe('why');
  },
);
