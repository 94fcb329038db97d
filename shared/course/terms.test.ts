import { expect, it } from 'vitest';
import { defaultHolidays } from '../school-year/default-holidays.ts';
import { daysAfter } from '../school-year/iso-date.ts';
import { calendarRanges } from './calendar-ranges.ts';
import { courseDays } from './course-days.ts';
import { termOfDate, termSpans } from './terms.ts';

const season = '2026/2027';
const year = courseDays(season)!;

it('goes from one long break to the next, and has each date of the season once', () => {
  const { holidays } = defaultHolidays(season, 'en');
  const spans = termSpans(season, year, holidays);
  expect(spans).toEqual([
    { from: '2026-08-01', to: '2026-12-17' },
    { from: '2026-12-18', to: '2027-03-18' },
    { from: '2027-03-19', to: '2027-07-31' },
  ]);
  const found = ['2026-07-31', '2026-09-01', '2026-12-18', '2027-03-19', '2027-08-01'].map((date) =>
    termOfDate(date, spans),
  );
  expect(found).toEqual([undefined, 1, 2, 3, undefined]);
  // A calendar file of the term has the same terms, on each day of lessons.
  for (let date = year.from; date <= year.to; date = daysAfter(date, 1)) {
    const { term } = calendarRanges(date, year, holidays);
    const [from, to] = [term.from, term.to].map((end) => termOfDate(end, spans));
    expect([from, to], date).toEqual([termOfDate(date, spans), termOfDate(date, spans)]);
  }
});

it.each([
  ['no holidays', []],
  ['one long break', [{ name: 'Winter', from: '2026-12-18', to: '2027-01-02' }]],
])('goes by the month in a year with %s', (_, holidays) => {
  expect(termSpans(season, year, holidays).map(({ from }) => from)).toEqual([
    '2026-08-01',
    '2027-01-01',
    '2027-04-01',
  ]);
});
