import { expect, it } from 'vitest';
import { CLASS_COLOURS, classColours } from './class-colours.ts';

const ids = Array.from({ length: 15 }, (_, index) => `01KJQ5N80000000000000000${index + 10}`);
const coloursOf = (count: number) => [...classColours(ids.slice(0, count)).values()];

it('six classes have six colours, and more share them evenly', () => {
  expect(coloursOf(CLASS_COLOURS).toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(coloursOf(12).toSorted()).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
});

it('a new class leaves the colours of the others as they are', () => {
  const all = coloursOf(ids.length);
  for (let count = 0; count <= ids.length; count += 1) {
    expect(coloursOf(count)).toEqual(all.slice(0, count));
  }
});

it('a class alone has the colour of its id, not always the first', () => {
  expect(new Set(ids.map((id) => classColours([id]).get(id))).size).toBeGreaterThan(3);
});
