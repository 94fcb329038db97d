import { describe, expect, it } from 'vitest';
import type { AnswerSheets, SheetAnswer } from '#shared/model/answer-sheets.ts';
import { sampleAnswers } from '#test/support/sample-answer-sheets.ts';
import { answerOnSheet } from './crop-area.ts';
import { settleChoice } from './edit-answers.ts';

describe('a sheet of which nearly all is empty', () => {
  const empty: SheetAnswer = { chosen: [] };
  const answers: Record<string, SheetAnswer> = {
    ...{ q1: { ...empty, doubt: 'blank' }, q2: empty, q3: { chosen: ['a'] } },
    ...{ q4: { ...empty, settled: true }, q5: { ...empty, doubt: 'shadow' } },
    ...{ q6: empty, q15: { points: 1 } },
  };
  const content = sampleAnswers();
  const before: AnswerSheets = {
    ...content,
    sheets: content.sheets.map((sheet, index) => (index === 4 ? { ...sheet, answers } : sheet)),
  };
  const doubts = (after: AnswerSheets): string[] =>
    Object.entries(after.sheets[4]!.answers).flatMap(([id, { doubt }]) =>
      doubt ? `${id} ${doubt}` : [],
    );

  it('asks about its other empty answers once the teacher says that it has an answer', () => {
    const after = settleChoice(4, 'q1', ['b'])(before);
    expect(after.sheets[4]!.answers['q1']).toEqual({ chosen: ['b'], settled: true });
    expect(doubts(after)).toEqual(['q2 blank', 'q5 shadow', 'q6 blank']);
    expect(after.sheets[5]).toBe(before.sheets[5]);
    // The sheet is shown whole first, and then each answer from near.
    const { picture } = before.layouts[0]!;
    expect(answerOnSheet(before, 4, 'q1').area).toMatchObject(picture);
    expect(answerOnSheet(after, 4, 'q2').area!.height).toBeLessThan(picture.height / 3);
  });

  it('asks about nothing else once the teacher says that it has none', () => {
    expect(doubts(settleChoice(4, 'q1', [])(before))).toEqual(['q5 shadow']);
    expect(doubts(settleChoice(4, 'q5', ['b'])(before))).toEqual(['q1 blank']);
  });
});
