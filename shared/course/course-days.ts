import {
  weekLetters,
  type Lesson,
  type LessonHours,
  type SchoolYear,
  type WeekLetter,
  type YearChange,
} from '../model/school-year.ts';
import { dayOf, weekdayOf } from '../school-year/iso-date.ts';
import { startYear } from '../school-year/school-calendar.ts';

/** The usual first and last day of lessons, in the years in which a season begins and ends. */
const FIRST_DAY = '09-21';
const LAST_DAY = '05-20';

/** 1970-01-01 was a Thursday: four days after the Sunday that began its week. */
const EPOCH_IN_WEEK = 4;

/** A period of dates; both ends are in it. Without an end it goes on. */
interface Span {
  readonly from: string;
  readonly to?: string | undefined;
}

/** Whether one of several spans covers a date. */
export const isWithin = (date: string, spans: readonly Span[] = []): boolean =>
  spans.some(({ from, to }) => from <= date && (to === undefined || date <= to));

/**
 * The first and last day of lessons of a season; undefined if it names no year. A day of the school year that is of
 * another season is not used, such as one that was entered last year.
 * @param season as in the profile: `2026/2027`
 */
export function courseDays(
  season: string,
  { begins, ends }: Pick<SchoolYear, 'begins' | 'ends'> = {},
): { readonly from: string; readonly to: string } | undefined {
  const year = startYear(season);
  if (year === undefined) return undefined;
  const ofSeason = [{ from: `${year}-08-01`, to: `${year + 1}-07-31` }];
  const isOfSeason = (date: string | undefined): date is string =>
    date !== undefined && isWithin(date, ofSeason);
  return {
    from: isOfSeason(begins) ? begins : `${year}-${FIRST_DAY}`,
    to: isOfSeason(ends) ? ends : `${year + 1}-${LAST_DAY}`,
  };
}

/** What the changes make valid on a date: of those that cover it and say it, the one that begins last decides. */
function changedOn<Value>(
  date: string,
  { changes = [] }: Pick<SchoolYear, 'changes'>,
  valueOf: (change: YearChange) => Value | undefined,
): Value | undefined {
  let last: YearChange | undefined;
  for (const change of changes) {
    if (valueOf(change) === undefined || !isWithin(date, [change])) continue;
    if (last === undefined || change.from > last.from) last = change;
  }
  return last && valueOf(last);
}

/** The lessons of all timetables of a school year: the first one may be empty, and one that is valid later may not. */
export const allLessons = ({
  timetable,
  changes = [],
}: Pick<SchoolYear, 'timetable' | 'changes'>): readonly Lesson[] =>
  [timetable, ...changes.map((change) => change.timetable ?? [])].flat();

/** The timetable that is valid on a date, whether or not the date is a school day. */
export const timetableOn = (
  date: string,
  schoolYear: Pick<SchoolYear, 'timetable' | 'changes'>,
): readonly Lesson[] =>
  changedOn(date, schoolYear, ({ timetable }) => timetable) ?? schoolYear.timetable;

/** The timetable of a date or, if it has no lesson, the next one that has some. */
export function nextTimetable(
  date: string,
  schoolYear: Pick<SchoolYear, 'timetable' | 'changes'>,
): readonly Lesson[] {
  const now = timetableOn(date, schoolYear);
  if (now.length > 0) return now;
  const [next] = (schoolYear.changes ?? [])
    .filter(({ from, timetable = [] }) => from > date && timetable.length > 0)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return next?.timetable ?? now;
}

/** The hours that are valid on a date; undefined: the usual ones. */
export const hoursOn = (
  date: string,
  schoolYear: Pick<SchoolYear, 'hours' | 'changes'>,
): LessonHours | undefined => changedOn(date, schoolYear, ({ hours }) => hours) ?? schoolYear.hours;

/** Weeks from Sunday to Saturday, counted from one of 1970. */
const weekOf = (date: string): number => Math.floor((dayOf(date) + EPOCH_IN_WEEK) / 7);

/**
 * The letter of the week of a date. Weeks alternate, holidays included.
 * @param firstDay the first day of lessons, which is in a week A if the school year names no other
 */
export const weekLetterOn = (
  date: string,
  { weekA }: Pick<SchoolYear, 'weekA'>,
  firstDay: string,
): WeekLetter => weekLetters[Math.abs(weekOf(date) - weekOf(weekA ?? firstDay)) % 2 === 0 ? 0 : 1];

/** Whether a lesson takes place in the weeks of a letter. */
export const isInWeek = ({ week }: Pick<Lesson, 'week'>, letter: WeekLetter): boolean =>
  week === undefined || week === letter;

/** The half that a lesson is for in the weeks of a letter; undefined: the whole class. */
export const halfIn = ({ half }: Pick<Lesson, 'half'>, letter: WeekLetter): 1 | 2 | undefined =>
  half === 'turns' ? (letter === 'A' ? 1 : 2) : half;

/** A teacher's lessons on a date, by period, if it is a school day. `half` is resolved by the week. */
export function lessonsOn(
  date: string,
  schoolYear: Pick<SchoolYear, 'timetable' | 'changes' | 'weekA'>,
  firstDay: string,
): (Omit<Lesson, 'half'> & { readonly half: 1 | 2 | undefined })[] {
  const weekday = weekdayOf(date);
  const letter = weekLetterOn(date, schoolYear, firstDay);
  return timetableOn(date, schoolYear)
    .filter((lesson) => lesson.day === weekday && isInWeek(lesson, letter))
    .map((lesson) => ({ ...lesson, half: halfIn(lesson, letter) }))
    .toSorted((one, other) => one.period - other.period);
}
