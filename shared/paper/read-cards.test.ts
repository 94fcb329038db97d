import { expect, it } from 'vitest';
import { cardLetters } from './card-code.ts';
import { blurPicture, drawCard, emptyPicture, type HeldCard } from './held-cards.fixture.ts';
import type { GreyPicture } from './grey-picture.ts';
import { readCards } from './read-cards.ts';

/** A frame of a class, or a small one for a single card. */
const frame = (cards: readonly HeldCard[], width = 640): GreyPicture => {
  const picture = emptyPicture(width, (width * 9) / 16);
  for (const card of cards) drawCard(picture, card);
  blurPicture(picture, 0.7);
  return picture;
};
const read = (picture: GreyPicture) =>
  readCards(picture)
    .map(({ number, letter }) => ({ number, letter }))
    .toSorted((a, b) => a.number - b.number);
const held = (number: number, change: Partial<HeldCard> = {}): HeldCard => ({
  ...{ number, letter: 0, paper: 'a5', at: [0.5, 0.5], far: 1.5, ...change },
});

it('finds all cards of a class, each with the letter that is up', () => {
  const cards = Array.from({ length: 30 }, (_, index) =>
    held(6 * index + 1, {
      letter: cardLetters[index % 4] ?? 0,
      at: [((index % 6) + 0.5) / 6, (Math.floor(index / 6) + 0.5) / 5],
      far: 3.5,
      yaw: ((index * 13) % 70) - 35,
      pitch: ((index * 5) % 30) - 15,
      roll: ((index * 11) % 40) - 20,
    }),
  );
  const expected = cards
    .map(({ number, letter }) => ({ number, letter }))
    .toSorted((a, b) => a.number - b.number);
  expect(read(frame(cards, 1280))).toEqual(expected);
});

it('reads a card that is near, far, dark, half in a shadow or held with fingers over its rim', () => {
  for (const change of [
    { far: 0.4 },
    { far: 2.7 },
    { white: 90, black: 25 },
    { shade: 0.5 },
    {
      fingers: [
        [1, 0.3, 12, 120],
        [2, 0.7, 10, 120],
      ],
    },
  ] satisfies Partial<HeldCard>[])
    expect(read(frame([held(42, { letter: 2, ...change })]))).toEqual([{ number: 42, letter: 2 }]);
});

it('answers both of two cards with the same number', () => {
  const cards = [held(9, { at: [0.25, 0.5] }), held(9, { at: [0.75, 0.5], letter: 1 })];
  expect(read(frame(cards)).map(({ number }) => number)).toEqual([9, 9]);
});

it('reads no card that is held on a corner, half out of the picture, or covered by a hand', () => {
  const hand = [0.1, 0.2, 0.3, 0.4, 0.5].map((along) => [0, along, 80, 120] as const);
  for (const change of [
    { roll: 45 },
    { at: [0.01, 0.5] },
    { fingers: hand },
  ] satisfies Partial<HeldCard>[])
    expect(read(frame([held(42, change)]))).toEqual([]);
});

it('reads no card from the back of a window: one seen in a mirror is none', () => {
  const picture = frame([held(42)]);
  for (let y = 0; y < picture.height; y += 1)
    picture.data.subarray(y * picture.width, (y + 1) * picture.width).reverse();
  expect(read(picture)).toEqual([]);
});

it('finds nothing on a checkerboard, a window, a screen or black squares', () => {
  const picture = emptyPicture(1280, 720, 210);
  const box = (
    left: number,
    top: number,
    size: number,
    isDark: (x: number, y: number) => boolean,
  ) => {
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1)
        if (isDark(x / size, y / size)) picture.data[(top + y) * 1280 + left + x] = 25;
  };
  const cell = (count: number, value: number) => Math.floor(value * count);
  box(40, 40, 210, (x, y) => (cell(7, x) + cell(7, y)) % 2 === 0);
  box(300, 40, 240, (x, y) => (cell(8, x) + cell(8, y)) % 2 === 0);
  box(600, 40, 210, (x, y) => cell(7, x) % 2 === 0 || cell(7, y) % 2 === 0);
  box(860, 40, 210, () => true);
  box(40, 400, 210, (x, y) => Math.min(x, y, 1 - x, 1 - y) < 1 / 7);
  box(300, 400, 210, (x, y) => Math.min(x, y, 1 - x, 1 - y) < 1 / 7 || cell(7, y) % 2 === 0);
  box(600, 400, 210, (x, y) => Math.min(x, y, 1 - x, 1 - y) < 1 / 20);
  expect(read(picture)).toEqual([]);
});
