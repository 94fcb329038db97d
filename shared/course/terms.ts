import type { Holiday } from '../model/school-year.ts';
import { terms, type Term } from '../model/term.ts';
import { dayOf, daysAfter } from '../school-year/iso-date.ts';
import { startYear } from '../school-year/school-calendar.ts';
import type { CourseYear } from './course.ts';

type Days = CourseYear['days'];

/** The breaks between terms last two weeks; that of autumn is shorter. In days. */
const LONG_BREAK = 12;
/** When terms begin in a year whose holidays do not have the two long breaks: as far as the month says. */
const USUAL_BEGINS = ['01-01', '04-01'] as const;

/** The breaks between the terms of a year, in order. */
export const longBreaks = (year: Days, holidays: readonly Holiday[]): Holiday[] =>
  holidays
    .filter(({ from, to }) => dayOf(to) - dayOf(from) >= LONG_BREAK)
    .filter(({ from, to }) => year.from < from && to < year.to)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));

/**
 * The three terms of a season, which together have each of its dates; a date in a break belongs to the term after it.
 * @param year the first and last day of lessons
 */
export function termSpans(season: string, year: Days, holidays: readonly Holiday[]): Days[] {
  const first = startYear(season) ?? Number(year.from.slice(0, 4));
  const breaks = longBreaks(year, holidays).map(({ from }) => from);
  const usual = USUAL_BEGINS.map((day) => `${first + 1}-${day}`);
  const begins = [`${first}-08-01`, ...(breaks.length === usual.length ? breaks : usual)];
  return begins.map((from, index) => {
    const next = begins[index + 1];
    return { from, to: next ? daysAfter(next, -1) : `${first + 1}-07-31` };
  });
}

/** The term of a date; undefined: it is of another season. */
export const termOfDate = (date: string, spans: readonly Days[]): Term | undefined =>
  terms[spans.findIndex(({ from, to }) => from <= date && date <= to)];
