import * as z from 'zod/mini';
import { termOfDate, termSpans } from '#shared/course/terms.ts';
import type { Holiday } from '#shared/model/school-year.ts';
import { isoDate } from '#shared/model/text.ts';
import { daysAfter, sundayOf } from '#shared/school-year/iso-date.ts';
import { ATTENDANCE } from '#frontend/lib/class-paths.ts';

/** What totals are of. */
export const spanUnits = ['week', 'month', 'term', 'year'] as const;
export type SpanUnit = (typeof spanUnits)[number];

export interface Span {
  readonly from: string;
  readonly to: string;
}

/** The school year that spans are taken from. */
export interface Season {
  readonly season: string;
  /** The first and last day of lessons. */
  readonly span: Span;
  readonly holidays: readonly Holiday[];
}

const SATURDAY = 6;

/** The last day of the month of a date. */
const endOfMonth = (date: string): string => {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

/** The week (from Sunday), month, term or year of a date. */
export function spanOf(unit: SpanUnit, date: string, { season, span, holidays }: Season): Span {
  if (unit === 'week') return { from: sundayOf(date), to: daysAfter(sundayOf(date), SATURDAY) };
  if (unit === 'month') return { from: `${date.slice(0, 7)}-01`, to: endOfMonth(date) };
  const terms = termSpans(season, span, holidays);
  const year = { from: terms[0]?.from ?? span.from, to: terms.at(-1)?.to ?? span.to };
  if (unit === 'year') return year;
  return terms[(termOfDate(date, terms) ?? 1) - 1] ?? year;
}

/** A date in the span before or after; undefined if that is outside the season. */
export function dateBeside(
  unit: SpanUnit,
  date: string,
  step: -1 | 1,
  season: Season,
): string | undefined {
  const { from, to } = spanOf(unit, date, season);
  const next = step < 0 ? daysAfter(from, -1) : daysAfter(to, 1);
  const year = spanOf('year', date, season);
  return year.from <= next && next <= year.to ? next : undefined;
}

/** What an address shows: a unit with a date in it, or a list from a date to a date. */
export interface ShownSpan {
  readonly unit: SpanUnit;
  readonly at: string;
  readonly span: Span;
  readonly isList: boolean;
}

/** What an address shows of a season; what it does not say, or says wrongly, is the month of today. */
export function shownSpan(search: URLSearchParams, today: string, season: Season): ShownSpan {
  const year = spanOf('year', today, season);
  const dateOf = (name: string): string | undefined => {
    const date = z.safeParse(isoDate(), search.get(name)).data;
    return date !== undefined && year.from <= date && date <= year.to ? date : undefined;
  };
  const unit = spanUnits.find((one) => one === search.get(ATTENDANCE.unit)) ?? 'month';
  const at = dateOf(ATTENDANCE.at) ?? (year.from <= today && today <= year.to ? today : year.from);
  const span = spanOf(unit, at, season);
  if (!search.has(ATTENDANCE.from)) return { unit, at, span, isList: false };
  const { from, to } = {
    from: dateOf(ATTENDANCE.from) ?? span.from,
    to: dateOf(ATTENDANCE.to) ?? span.to,
  };
  return { unit, at: from, span: from <= to ? { from, to } : { from: to, to: from }, isList: true };
}
