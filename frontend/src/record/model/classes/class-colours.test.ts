import { expect, it } from 'vitest';
import { CLASS_COLOURS, classColours } from './class-colours.ts';

const classes = Array.from({ length: 15 }, (_, index) => ({
  id: `01KJQ5N80000000000000000${index + 10}`,
  keptAt: `2026-09-${index + 10}`,
}));
const coloursOf = (count: number) => [...classColours(classes.slice(0, count)).values()];

it('six classes have six colours, and more share them evenly', () => {
  expect(coloursOf(CLASS_COLOURS).toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(coloursOf(12).toSorted()).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
});

it('a new class leaves the colours of the others as they are', () => {
  const all = coloursOf(classes.length);
  for (let count = 0; count <= classes.length; count += 1) {
    expect(coloursOf(count)).toEqual(all.slice(0, count));
  }
});

it('a class alone has the colour of its id, not always the first', () => {
  expect(new Set(classes.map((one) => classColours([one]).get(one.id))).size).toBeGreaterThan(3);
});

it('a class has the colour of the one that it continues, in whatever order they are listed', () => {
  const six = classes.slice(0, 6);
  const next = six.map(({ id }) => ({ id: `0${id.slice(1)}n`, keptAt: '2027-09-01', follows: id }));
  const colours = classColours([...next, ...six]);
  expect(next.map(({ id }) => colours.get(id))).toEqual(six.map(({ id }) => colours.get(id)));
});
