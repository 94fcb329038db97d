import { describe, expect, it } from 'vitest';
import { isRightAnswer } from '#shared/draft/accepted-texts.ts';
import { gapsOf } from '#shared/draft/questions/gap.ts';
import { textAt } from '#test/marking/given.ts';
import { isSaid } from '#test/marking/is-said.ts';
import { differencesOf } from '#test/marking/measure.ts';
import { outcomesInQti21 } from '#test/marking/qti21.ts';
import { itemOf, scorers } from '#test/marking/scorers.ts';
import { rows, type Given, type Row } from '#test/marking/table.ts';
import { rootOf } from '#test/marking/xml.ts';

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
