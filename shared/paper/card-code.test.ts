import { expect, it } from 'vitest';
import {
  cardLetters,
  cardModules,
  cardNumbers,
  cardOfWord,
  modulesOfCard,
  turnWord,
} from './card-code.ts';
import { limits } from '../model/limits.ts';

const numbers = Array.from({ length: cardNumbers }, (_, index) => index + 1);
const wordOf = (modules: readonly boolean[]): number =>
  modules.reduce((word, isDark) => word * 2 + Number(isDark), 0);
const turned = (word: number, times: number): number =>
  times === 0 ? word : turned(turnWord(word), times - 1);
/** Each card as it looks when each letter is at the top. */
const shown = numbers.flatMap((number) =>
  cardLetters.map((letter) => ({
    ...{ number, letter },
    word: turned(wordOf(modulesOfCard(number)), letter),
  })),
);
const darkOf = (word: number): number => {
  let count = 0;
  for (let rest = word; rest > 0; rest &= rest - 1) count += 1;
  return count;
};
const least = (words: readonly number[], others: readonly number[]): number => {
  let fewest = cardModules;
  words.forEach((word, at) => {
    for (const other of words === others ? others.slice(at + 1) : others)
      fewest = Math.min(fewest, darkOf(word ^ other));
  });
  return fewest;
};

it('enough cards for the pupils of a class and for as many who have left', () => {
  expect(cardNumbers).toBe(2 * limits.classPupils);
});

it('any two cards, turned in any way, differ in eight modules or more', () => {
  const words = shown.map(({ word }) => word);
  expect(words).toHaveLength(4 * cardNumbers);
  expect(least(words, words)).toBe(8);
});

it('differs in five modules or more from stripes, checkerboards and windows', () => {
  const patterns = new Set<number>();
  for (let rows = 0; rows < 32; rows += 1)
    for (let columns = 0; columns < 32; columns += 1)
      for (const join of [
        (a: number, b: number) => a ^ b,
        (a: number, b: number) => a & b,
        (a: number, b: number) => a | b,
      ])
        patterns.add(
          wordOf(
            Array.from({ length: cardModules }, (_, at) =>
              Boolean(join((rows >> Math.floor(at / 5)) & 1, (columns >> (at % 5)) & 1)),
            ),
          ),
        );
  expect(
    least(
      [...patterns],
      shown.map(({ word }) => word),
    ),
  ).toBe(5);
});

it('is read in any turn, also with one module misread, and refused with two', () => {
  const isRead = (word: number, { number, letter }: (typeof shown)[number], wrong: number) => {
    const reading = cardOfWord(word);
    return reading?.number === number && reading.letter === letter && reading.wrong === wrong;
  };
  const places = Array.from({ length: cardModules }, (_, at) => 1 << at);
  const faults = shown.filter(
    (card) =>
      !isRead(card.word, card, 0) ||
      places.some((one) => !isRead(card.word ^ one, card, 1)) ||
      places.some((one, at) =>
        places.slice(at + 1).some((other) => cardOfWord(card.word ^ one ^ other) !== undefined),
      ),
  );
  expect(faults).toEqual([]);
});

it('has the middle light and half of the other modules dark', () => {
  for (const number of numbers) {
    const modules = modulesOfCard(number);
    expect(modules[12]).toBe(false);
    expect(modules.filter(Boolean)).toHaveLength(12);
  }
  expect(() => modulesOfCard(0)).toThrow('no card 0');
});

it('turned counterclockwise, the right column is on top', () => {
  const rightColumn = wordOf(Array.from({ length: cardModules }, (_, at) => at % 5 === 4));
  expect(turnWord(rightColumn)).toBe(
    wordOf(Array.from({ length: cardModules }, (_, at) => at < 5)),
  );
});
