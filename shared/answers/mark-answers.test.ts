import { expect, it } from 'vitest';
import type { AnswerSheets } from '#shared/model/answer-sheets.ts';
import { doubtfulAnswers, markOfSheet, pointsOfAnswer } from './mark-answers.ts';

const choice = { id: 'q1', points: 2, key: 'b' };
const open = { id: 'q2', points: 3.5 };

it('an answer has the points of its question if it is the key, and none otherwise', () => {
  expect(pointsOfAnswer(choice, { chosen: ['b'] })).toBe(2);
  expect(pointsOfAnswer(choice, { chosen: ['a'] })).toBe(0);
  expect(pointsOfAnswer(choice, { chosen: [] })).toBe(0);
  expect(pointsOfAnswer(choice, { chosen: ['a', 'b'] })).toBe(0);
});

it('an open answer has the points that the teacher gave', () => {
  expect(pointsOfAnswer(open, { points: 2.25 })).toBe(2.25);
  expect(pointsOfAnswer(open, {})).toBeUndefined();
});

it('a doubtful answer has no points, and its sheet no mark, until a person has looked', () => {
  const doubtful = { q1: { chosen: ['b'], doubt: 'faint' as const }, q2: { points: 1 } };
  expect(pointsOfAnswer(choice, doubtful.q1)).toBeUndefined();
  expect(markOfSheet([choice, open], { answers: doubtful })).toBeUndefined();
  expect(markOfSheet([choice, open], { answers: { ...doubtful, q1: { chosen: ['b'] } } })).toBe(3);
});

it('answers that a person must look at are listed sheet by sheet', () => {
  const sheets: AnswerSheets['sheets'] = [
    { picture: 0, layout: 0, answers: { q1: { chosen: ['a'] }, q2: {} } },
    {
      picture: 1,
      layout: 0,
      answers: { q1: { chosen: [], doubt: 'outside' }, q2: { points: 0 } },
    },
    { picture: 2, layout: 0, dismissed: true, answers: {} },
  ];
  const content = {
    ...{ classId: '01KJQ5N8000000000000000001', draft: '01KJQ5N8000000000000000002' },
    ...{ title: 'Fractions', language: 'en' as const, scale: 20, questions: [choice, open] },
    ...{ layouts: [], leftOut: [], sheets },
  };
  expect(doubtfulAnswers(content)).toEqual([
    { sheet: 0, question: 'q2' },
    { sheet: 1, question: 'q1' },
  ]);
});
