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

describe('rowNumber', () => {
  it.each([
    ['7', 7],
    [' 12. ', 12],
    ['٣٤', 34],
    ['5-', 5],
    ['', undefined],
    ['12,5', undefined],
    ['1234', undefined],
    ['ب', undefined],
  ])('reads %j as %s', (text, number) => {
    expect(rowNumber(text)).toBe(number);
  });
});

describe('doubtfulOrdinals', () => {
  it('finds nothing where numbers run, from wherever they begin', () => {
    expect(doubtful('1', '2', '3', '4')).toEqual([]);
    expect(doubtful('21', '22', '23')).toEqual([]);
    expect(doubtful('٧', '٨', '٩')).toEqual([]);
  });

  it('passes over one that is misread between two that fit', () => {
    expect(doubtful('1', '2', '8', '4', '5')).toEqual([]);
    expect(doubtful('1', '', '3', '4')).toEqual([]);
  });

  it('finds the row before which one is lost, and the one that stands twice', () => {
    expect(doubtful('1', '2', '4', '5', '6')).toEqual(['r3']);
    expect(doubtful('1', '2', '2', '3', '4')).toEqual(['r3']);
  });

  it('asks neither where few rows are numbered nor of lines under the pupils', () => {
    expect(doubtful('1', '', '', '')).toEqual([]);
    expect([...doubtfulOrdinals(numbered(['1', '2', '3', ''], 1))]).toEqual([]);
  });
});
