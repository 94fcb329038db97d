import { describe, expect, it } from 'vitest';
import type { Question } from '../quiz/question.ts';
import { lettersOf, resultTable } from './card-results.ts';
import type { SeenCards } from './seen-cards.ts';
import { countFrame, noVotes, tallyOf, type Voter } from './votes.ts';

const voters = ['Amel', 'Badis', 'Chiraz'].map((name, index): Voter => ({
  id: `a${index}`,
  name,
  card: index + 1,
}));
const byCard = new Map(voters.map((voter) => [voter.card, voter]));
/** Frames as text: `1A 2B`. */
const frame = (text: string): SeenCards => ({
  cards: text
    .split(' ')
    .filter(Boolean)
    .map((one) => ({
      number: Number(one.slice(0, -1)),
      letter: 'ABCD'.indexOf(one.slice(-1)),
      quad: [],
    })),
});
const after = (frames: readonly string[], options = 4) =>
  frames.reduce((votes, text) => countFrame(votes, frame(text), byCard, options), noVotes);
const shown = (frames: readonly string[], options = 4) =>
  [...after(frames, options).letters].map(([card, letter]) => `${card}${'ABCD'[letter]}`).join(' ');

describe('votes with cards', () => {
  it('count once a card is seen alike in two frames, which need not follow each other', () => {
    expect(shown(['1A'])).toBe('');
    expect(shown(['1A', '1A'])).toBe('1A');
    expect(shown(['1A', '', '2B', '1A'])).toBe('1A');
    expect(shown(['1A', '', '', '', '1A'])).toBe('');
    expect(shown(['1A', '1B', '1C'])).toBe('');
  });

  it('may be changed, and are kept when the card is lowered', () => {
    expect(shown(['1A', '1A', '', '', '', ''])).toBe('1A');
    expect(shown(['1A', '1A', '1C'])).toBe('1A');
    expect(shown(['1A', '1A', '1C', '1C'])).toBe('1C');
  });

  it('are not taken from cards of another class, or letters that the question has not', () => {
    expect(shown(['9A 1A', '9A 1A'])).toBe('1A');
    expect(shown(['1C 2B', '1C 2B'], 2)).toBe('2B');
  });

  it('do not count for a card that two pupils hold up', () => {
    const votes = after(['1A', '1A', '1A 1B 2C', '1A 2C', '1A']);
    expect([...votes.doubled]).toEqual([1]);
    expect(votes.letters).toEqual(new Map([[2, 2]]));
  });

  it('are counted by letter', () => {
    expect(tallyOf(after(['1A 2A 3C', '1A 2A 3C']), 4)).toEqual([2, 0, 1, 0]);
  });
});

describe('results with cards', () => {
  const choice = (count: number): Question => ({
    kind: 'choice',
    text: 'Which?',
    choices: Array.from({ length: count }, (_, index) => ({
      text: `${index}`,
      right: index === 1,
    })),
  });
  const truth: Question = { kind: 'truth', text: 'True?', answer: false };
  const short: Question = { kind: 'short', text: 'Why?', answers: ['so'] };

  it('need a question with two to four choices', () => {
    expect([choice(2), choice(4), choice(5), truth, short].map(lettersOf)).toEqual([2, 4, 0, 2, 0]);
  });

  it('are a table of all pupils and the questions that were answered', () => {
    const votes = [after(['1B 2A', '1B 2A']), undefined, after(['1B', '1B'], 2)];
    const table = resultTable([choice(4), short, truth], voters, (index) => votes[index], {
      ...{ pupil: 'Pupil', right: 'Right', key: 'Answer' },
      questionOf: (number) => `Q${number}`,
      letters: ['A', 'B', 'C', 'D'],
    });
    expect(table).toEqual([
      ['Pupil', 'Q1', 'Q3', 'Right'],
      ['Answer', 'B', 'B', ''],
      ['Amel', 'B', 'B', 2],
      ['Badis', 'A', '', 0],
      ['Chiraz', '', '', 0],
    ]);
  });
});
