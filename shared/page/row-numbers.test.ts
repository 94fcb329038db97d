import { describe, expect, it } from 'vitest';
import type { Gradebook } from '../model/gradebook.ts';
import { doubtfulOrdinals, rowNumber } from './row-numbers.ts';

const numbered = (numbers: readonly string[], summaries = 0): Gradebook => ({
  language: 'fr',
  digits: 'western',
  title: '',
  columns: [{ id: 'c1', kind: 'ordinal', heading: 'N°' }],
  rows: numbers.map((text, index) => ({
    id: `r${index + 1}`,
    ...(index >= numbers.length - summaries && { summary: true as const }),
    cells: [{ text }],
  })),
  warnings: [],
});
const doubtful = (...numbers: string[]): string[] => [...doubtfulOrdinals(numbered(numbers))];

describe('the number of a row', () => {
  it.each([
    ['7', 7],
    [' 12. ', 12],
    ['٣٤', 34],
    ['5-', 5],
    ['', undefined],
    ['12,5', undefined],
    ['1234', undefined],
    ['ب', undefined],
  ])('in %j is %s', (text, number) => {
    expect(rowNumber(text)).toBe(number);
  });
});

describe('doubtful row numbers', () => {
  it('are not found where the numbers run on, from any start', () => {
    expect(doubtful('1', '2', '3', '4')).toEqual([]);
    expect(doubtful('21', '22', '23')).toEqual([]);
    expect(doubtful('٧', '٨', '٩')).toEqual([]);
  });

  it('do not include one that is misread between two that fit', () => {
    expect(doubtful('1', '2', '8', '4', '5')).toEqual([]);
    expect(doubtful('1', '', '3', '4')).toEqual([]);
  });

  it('are found after a lost row, and at a repeated number', () => {
    expect(doubtful('1', '2', '4', '5', '6')).toEqual(['r3']);
    expect(doubtful('1', '2', '2', '3', '4')).toEqual(['r3']);
  });

  it('are not looked for when few rows are numbered, or below the pupils', () => {
    expect(doubtful('1', '', '', '')).toEqual([]);
    expect([...doubtfulOrdinals(numbered(['1', '2', '3', ''], 1))]).toEqual([]);
  });
});
