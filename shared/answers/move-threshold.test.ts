import { expect, it } from 'vitest';
import { answerSheets, type AnswerSheets } from '#shared/model/answer-sheets.ts';
import { sampleAnswers } from '#test/support/sample-answer-sheets.ts';
import { movedAnswers, moveThreshold } from './move-threshold.ts';

/** The first sheet with these answers and the ink they were read from; `q1` to `q4` have four options. */
function answersWith(
  answers: AnswerSheets['sheets'][number]['answers'],
  ink: Record<string, number[]>,
): AnswerSheets {
  const content = sampleAnswers();
  const [sheet, ...others] = content.sheets;
  return {
    ...content,
    sheets: [{ ...sheet!, answers: { ...sheet!.answers, ...answers }, ink }, ...others],
  };
}
const dark = [0, 0, 600, 900, 0, 0, 0, 0];
const faint = [0, 0, 60, 10, 0, 0, 0, 0];
const content = answersWith(
  {
    q1: { chosen: ['b'] },
    q2: { chosen: ['b'], doubt: 'faint' },
    q3: { chosen: [], settled: true },
    q4: { chosen: ['b'], doubt: 'struck' },
  },
  { q1: dark, q2: faint, q3: faint, q4: faint },
);

it('a fainter threshold takes a faint answer, and changes nothing else', () => {
  expect(movedAnswers(content, 25)).toEqual([
    {
      sheet: 0,
      question: 'q2',
      before: { chosen: ['b'], doubt: 'faint' },
      after: { chosen: ['b'] },
    },
  ]);
});

it('a darker threshold leaves faint ink out, and dark answers in', () => {
  expect(movedAnswers(content, 280).map(({ question, after }) => [question, after])).toEqual([
    ['q2', { chosen: [] }],
  ]);
});

it('what the teacher has settled, and what is asked for another reason, stays', () => {
  for (const threshold of [25, 50, 200, 280])
    for (const question of ['q3', 'q4'])
      expect(moveThreshold(content, threshold).sheets[0]?.answers[question]).toEqual(
        content.sheets[0]?.answers[question],
      );
});

it('moving it back gives the answers as they were, in a document that can be stored', () => {
  const moved = moveThreshold(content, 280);
  expect(answerSheets.parse(moved).threshold).toBe(280);
  expect(moveThreshold(moved, 100).sheets).toEqual(content.sheets);
});

it('an empty answer that is asked about takes ink that a fainter threshold sees', () => {
  const lost = answersWith(
    { q1: { chosen: [], doubt: 'black-and-white' } },
    { q1: [0, 0, 30, 8, 0, 0, 0, 0] },
  );
  // With the usual threshold this ink is a trace that the reader has asked about already.
  const empty = answersWith({ q1: { chosen: [] } }, { q1: [0, 0, 20, 8, 0, 0, 0, 0] });
  expect(movedAnswers(empty, 35).map(({ after }) => after)).toEqual([
    { chosen: ['b'], doubt: 'faint' },
  ]);
  expect(movedAnswers(lost, 200)).toEqual([]);
});

it('readings without stored ink do not change', () => {
  expect(movedAnswers(sampleAnswers(), 35)).toEqual([]);
});
