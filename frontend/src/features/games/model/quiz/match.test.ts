import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advance,
  choose,
  givePoint,
  isOver,
  matchSchema,
  move,
  reveal,
  scoresOf,
  startMatch,
  takeBackPoint,
} from './match.ts';
import type { Question } from './question.ts';

const questions: Question[] = [
  {
    kind: 'choice',
    text: 'Q1',
    choices: [
      { text: 'a', right: true },
      { text: 'b', right: false },
      { text: 'c', right: false },
    ],
  },
  { kind: 'truth', text: 'Q2', answer: true },
  { kind: 'short', text: 'Q3', answers: ['x'] },
];
const plain = { teams: ['Red', 'Blue', 'Green'], shuffleQuestions: false, shuffleChoices: false };
const last = (bound: number) => bound - 1;
const match = startMatch(questions, plain, last);

describe('a match of the quiz', () => {
  it('starts at the first question and shows no answer', () => {
    expect(match).toMatchObject({ at: 0, points: [], questions });
    expect(match.answers.every(({ revealed }) => !revealed)).toBe(true);
    expect(matchSchema.safeParse(JSON.parse(JSON.stringify(match))).success).toBe(true);
  });

  it('shuffles questions and choices on request, and loses none', () => {
    const mixed = startMatch(
      questions,
      { ...plain, shuffleQuestions: true, shuffleChoices: true },
      last,
    );
    expect(mixed.questions.map(({ text }) => text)).toEqual(['Q3', 'Q2', 'Q1']);
    expect(mixed.questions[2]).toMatchObject({
      choices: [{ text: 'c' }, { text: 'b' }, { text: 'a' }],
    });
  });

  it('lets the class change its answer until the solution is shown', () => {
    expect(choose(choose(match, 1), 2).answers[0]).toEqual({ chosen: 2, revealed: false });
    expect(choose(choose(match, 1), 1).answers[0]).toEqual({ revealed: false });
    const out = reveal(choose(match, 1));
    expect(choose(out, 0)).toBe(out);
  });

  it('shows the answer, then goes on, to the end', () => {
    const shown = advance(match);
    expect(shown).toMatchObject({ at: 0, answers: [{ revealed: true }, {}, {}] });
    const played = [1, 2, 3, 4, 5].reduce(advance, shown);
    expect(isOver(played)).toBe(true);
    expect(isOver(move(played, 1))).toBe(true);
    expect(reveal(played)).toBe(played);
  });

  it('goes back to a question in its earlier state', () => {
    const back = move(move(reveal(choose(match, 1)), 1), -1);
    expect(back).toMatchObject({ at: 0, answers: [{ chosen: 1, revealed: true }, {}, {}] });
    expect(move(match, -1).at).toBe(0);
  });

  it('ranks teams, and gives equal scores the same rank', () => {
    const scored = [1, 2, 1, 2].reduce(givePoint, match);
    expect(scoresOf(scored).map(({ points, rank }) => [points, rank])).toEqual([
      [0, 3],
      [2, 1],
      [2, 1],
    ]);
    expect(givePoint(match, 3)).toBe(match);
  });

  it('undoes every point, one after another', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2)), (points) => {
        const scored = points.reduce(givePoint, match);
        expect(scoresOf(scored).reduce((sum, one) => sum + one.points, 0)).toBe(points.length);
        expect(points.reduce(takeBackPoint, scored).points).toEqual([]);
      }),
    );
    expect(takeBackPoint(match).points).toEqual([]);
  });
});
