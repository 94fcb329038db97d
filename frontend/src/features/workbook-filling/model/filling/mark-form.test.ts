import { describe, expect, it } from 'vitest';
import type { NoMark } from '#shared/record/marks/parse-mark.ts';
import { markFormOf, writeMark } from './mark-form.ts';

const written = (mark: number | NoMark, ...cells: Parameters<typeof markFormOf>) =>
  writeMark(mark, markFormOf(...cells));

describe('a mark is written', () => {
  it.each([
    ['as a number', [], [], 8.5],
    ['as a number among numbers', [12, 8.25, '9,5'], ['7,5', '3'], 8.5],
    ['as a text among texts', ['12', '8,25', 9], [1, 2, 3, 4], '8,5'],
    ['as those beside it', [undefined, 'غ'], ['7,25', 6, '5'], '8,5'],
    ['with the decimal mark that is there', ['7.25', '5.5', '6,5'], [], '8.5'],
  ])('%s', (_, column, others, expected) => {
    expect(written(8.5, column, others)).toBe(expected);
  });
  it('to two decimals', () => {
    expect([written(35 / 3, [], []), written(35 / 3, ['7'], [])]).toEqual([11.67, '11,67']);
  });
});

it.each([
  ['غ', ['12']],
  ['abs', ['', 'abs', 'غ']],
  ['غائب', [' غائب ']],
])('writes an absence as %s where the file has %j', (absent, cells) => {
  expect(written('absent', cells, [])).toBe(absent);
  expect(written('absent', [], cells)).toBe(absent);
});

it.each([
  ['excused', [], 'غ م'],
  ['excused', ['غ', 'غ.م'], 'غ.م'],
  ['absent', ['غ م'], 'غ'],
  ['exempt', ['غ'], 'معفى'],
  ['exempt', ['معفاة'], 'معفاة'],
] as const)('writes what is %s where the file has %j as %s', (word, cells, expected) => {
  expect(written(word, cells, [])).toBe(expected);
});
