import { expect, it } from 'vitest';
import { sampleGradebook } from '#test/support/sample-gradebook.ts';
import { columnStatistics, statisticsOf } from './statistics.ts';

it('calculates like a class council', () => {
  const marks = [7.99, 8, 9.99, 10, 12, 14, 15.5, 16, 18, 20, 'absent', undefined] as const;
  expect(statisticsOf(marks, 20)).toEqual({
    scale: 20,
    marked: 10,
    absent: 1,
    blank: 1,
    mean: 13.15,
    median: 13,
    highest: 20,
    lowest: 7.99,
    passed: 7,
    bands: [1, 2, 1, 1, 2, 3],
    honours: { 'honour-roll': 1, encouragement: 2, congratulations: 1, excellence: 2 },
  });
});

it('works with any full mark', () => {
  expect(statisticsOf([3.9, 4, 5, 9], 10)).toMatchObject({ passed: 2, bands: [1, 1, 1, 0, 0, 1] });
});

it('returns nothing for a column without marks', () => {
  expect(statisticsOf(['absent', undefined], 20)).toBeUndefined();
  expect(columnStatistics(sampleGradebook(), 1)).toBeUndefined();
  expect(columnStatistics(sampleGradebook(), 99)).toBeUndefined();
});

it('counts the pupils of a page, not the line below them', () => {
  const page = sampleGradebook();
  const rows = page.rows.map((row, index) =>
    index === 4 ? { ...row, summary: true as const } : row,
  );
  expect(columnStatistics({ ...page, rows }, 2)).toMatchObject({
    marked: 3,
    absent: 1,
    highest: 16.5,
    lowest: 10,
  });
});
