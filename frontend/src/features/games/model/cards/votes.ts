import type { SeenCards } from './seen-cards.ts';

/** Frames of which two must show a card alike: a single one may be misread. */
const MEMORY = 4;

/** A pupil who may hold up a card. */
export interface Voter {
  readonly id: string;
  readonly name: string;
  readonly card: number;
}

export interface Votes {
  /** The letter that counts, from 0. */
  readonly letters: ReadonlyMap<number, number>;
  /** Numbers that are held up twice. Neither counts for this question, because one of the two cards is another class’s. */
  readonly doubled: ReadonlySet<number>;
  /** The last frames: the letter of each card that was seen once in it. */
  readonly recent: readonly ReadonlyMap<number, number>[];
}

export const noVotes: Votes = { letters: new Map(), doubled: new Set(), recent: [] };

/**
 * What is known after another frame. A letter counts when the card was seen with it in two of the last frames, and may
 * change as long as frames come. Cards of no pupil of the class are ignored, and letters that the question does not have.
 * @param voters the pupils, by their cards
 * @param options how many letters the question has
 */
export function countFrame(
  votes: Votes,
  { cards }: SeenCards,
  voters: ReadonlyMap<number, Voter>,
  options: number,
): Votes {
  const known = cards.filter(({ number, letter }) => voters.has(number) && letter < options);
  const times = Map.groupBy(known, ({ number }) => number);
  const frame = new Map<number, number>();
  const doubled = new Set(votes.doubled);
  for (const [number, seen] of times) {
    const [first] = seen;
    if (seen.length > 1) doubled.add(number);
    else if (first) frame.set(number, first.letter);
  }
  const letters = new Map(votes.letters);
  for (const [number, letter] of frame)
    if (votes.recent.some((before) => before.get(number) === letter)) letters.set(number, letter);
  for (const number of doubled) letters.delete(number);
  return { letters, doubled, recent: [frame, ...votes.recent].slice(0, MEMORY - 1) };
}

/** How many hold up each letter. */
export const tallyOf = ({ letters }: Votes, options: number): number[] =>
  Array.from(
    { length: options },
    (_, letter) => [...letters.values()].filter((one) => one === letter).length,
  );
