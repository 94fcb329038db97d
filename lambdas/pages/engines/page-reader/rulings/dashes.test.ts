import { expect, it } from 'vitest';
import { closeDashes } from './dashes.ts';

const runs = (...lengths: number[]): boolean[] =>
  lengths.flatMap((length, index) => Array.from({ length }, () => index % 2 === 0));
const dashed = (dash: number, gap: number, count: number): boolean[] =>
  runs(...Array.from({ length: count }, () => [dash, gap]).flat(), dash);

it.each([
  ['dashes', dashed(14, 7, 30)],
  [
    'dashes that are cut by others',
    runs(...Array.from({ length: 30 }, (_, at) => [at % 6 ? 14 : 20, 7]).flat(), 9),
  ],
  ['dots', dashed(4, 4, 30)],
])('sees a line of %s as a whole', (_, seen) => {
  expect(closeDashes(seen)).not.toContain(false);
});

it('does not lengthen a line that ends', () => {
  const seen = [...runs(0, 40), ...dashed(14, 7, 30), ...runs(0, 40)];
  expect(closeDashes(seen).filter((is) => !is)).toHaveLength(80);
});

it.each([
  ['a whole line', runs(300)],
  ['a few strokes', dashed(14, 7, 5)],
  [
    'letters in a row',
    runs(4, 9, 2, 13, 7, 3, 5, 20, 3, 8, 11, 4, 2, 9, 5, 16, 3, 3, 8, 6, 12, 9, 2),
  ],
  ['words with wide gaps', dashed(40, 50, 30)],
  ['nothing', []],
])('leaves %s unchanged', (_, seen) => {
  expect(closeDashes(seen)).toEqual(seen);
});
