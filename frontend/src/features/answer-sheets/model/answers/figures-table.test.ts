import { expect, it } from 'vitest';
import { sampleAnswers } from '#test/support/sample-answer-sheets.ts';
import { figuresRows, figuresTable } from './figures-table.ts';

const words = {
  headings: {
    ...{
      question: 'Question',
      points: 'Points',
      pupils: 'Sheets',
      unclear: 'To check',
      key: 'Key',
    },
    ...{
      facility: 'Facility',
      discrimination: 'Discrimination',
      blank: 'Blank',
      verdict: 'Verdict',
    },
  },
  option: (number: number) => `Option ${number}`,
  verdict: (verdict: string) => verdict,
};

it('the figures of a test are a table for a file, with a column for each option', () => {
  const rows = figuresRows(sampleAnswers());
  const [headings, first, ...others] = figuresTable(rows, words);
  expect(headings).toEqual([
    ...['Question', 'Points', 'Sheets', 'To check', 'Facility', 'Discrimination', 'Key'],
    ...['Option 1', 'Option 2', 'Option 3', 'Option 4', 'Blank', 'Verdict'],
  ]);
  expect(others).toHaveLength(15);
  expect(first).toHaveLength(13);
  // Letters are those of form A, whichever form a pupil had.
  expect(first?.slice(7, 11).map((cell) => String(cell).split(':')[0])).toEqual([
    ...['أ', 'ب', 'ج', 'د'],
  ]);
  const counts = rows[0]?.options.map(({ chosen }) => chosen) ?? [];
  expect(counts.reduce((sum, count) => sum + count, rows[0]?.blank ?? 0)).toBe(rows[0]?.pupils);
  expect(others.at(-1)?.slice(6, 12)).toEqual(Array(6).fill(undefined));
});
