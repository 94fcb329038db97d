import type { LogEntry } from '../model/course-log.ts';
import { periods, type Lesson, type WeekLetter } from '../model/school-year.ts';
import { dateOfDay, dayOf, weekdayOf } from '../school-year/iso-date.ts';
import { halfIn, hoursOn, isInWeek, isWithin, timetableOn, weekLetterOn } from './course-days.ts';
import type { CourseYear, Session } from './course.ts';
import { courseFilter } from './courses-of.ts';

/** A session of which only the place in the year is known. */
export type DatedSession = Pick<
  Session,
  'key' | 'date' | 'period' | 'room' | 'half' | 'hours' | 'entry' | 'isExtra'
>;

/** The name of a session in the log. */
export const sessionKeyOf = (date: string, period: Lesson['period']): string => `${date}-${period}`;

/** The date and period that a key of the log names. */
const placeOfKey = (
  key: string,
): { readonly date: string; readonly period: Lesson['period'] } | undefined => {
  const period = periods.find((one) => one === Number(key.slice(11)));
  return period && { date: key.slice(0, 10), period };
};

interface Day {
  readonly date: string;
  readonly weekday: number;
}

/** The days of the last span that was asked for: all courses of a teacher have the same. */
let lastSpan: { readonly from: string; readonly to: string; readonly days: readonly Day[] } = {
  from: '',
  to: '',
  days: [],
};

/** All days of a span, in order. */
function daysOf({ from, to }: CourseYear['days']): readonly Day[] {
  if (lastSpan.from === from && lastSpan.to === to) return lastSpan.days;
  const first = dayOf(from);
  const days = Array.from({ length: Math.max(0, dayOf(to) - first + 1) }, (_, at): Day => {
    const date = dateOfDay(first + at);
    return { date, weekday: weekdayOf(date) };
  });
  lastSpan = { from, to, days };
  return days;
}

/** The lessons of the course in a timetable, by period. */
const lessonsIn = (timetable: readonly Lesson[], isOfCourse: (lesson: Lesson) => boolean) =>
  timetable.filter(isOfCourse).toSorted((one, other) => one.period - other.period);

/** The sessions that the timetable has on school days, in order. */
function plannedSessions(year: CourseYear): DatedSession[] {
  const { days, schoolYear, holidays, log } = year;
  const isOfCourse = courseFilter(year.course, year.ownSubject);
  const byTimetable = new Map<readonly Lesson[], Lesson[]>();
  const sessions: DatedSession[] = [];
  for (const { date, weekday } of daysOf(days)) {
    const timetable = timetableOn(date, schoolYear);
    const ofCourse = byTimetable.get(timetable) ?? lessonsIn(timetable, isOfCourse);
    byTimetable.set(timetable, ofCourse);
    if (!ofCourse.some((lesson) => lesson.day === weekday) || isWithin(date, holidays)) continue;
    const letter: WeekLetter = weekLetterOn(date, schoolYear, days.from);
    const hours = hoursOn(date, schoolYear);
    for (const lesson of ofCourse) {
      if (lesson.day !== weekday || !isInWeek(lesson, letter)) continue;
      const { period, room } = lesson;
      const key = sessionKeyOf(date, period);
      // A timetable that names two lessons at once is refused when it is saved; here the first counts.
      if (sessions.at(-1)?.key === key) continue;
      const half = halfIn(lesson, letter);
      const entry = log.entries[key];
      sessions.push({ key, date, period, room, half, hours, entry, isExtra: false });
    }
  }
  return sessions;
}

const byKey = (one: { readonly key: string }, other: { readonly key: string }): number =>
  one.key < other.key ? -1 : 1;

/** The session that an entry of the log adds to the timetable; undefined if it adds none. */
function extraSession(key: string, entry: LogEntry, year: CourseYear): DatedSession | undefined {
  const place = placeOfKey(key);
  if (!entry.extra || !place || !isWithin(place.date, [year.days])) return undefined;
  const hours = hoursOn(place.date, year.schoolYear);
  return { key, ...place, room: undefined, half: entry.half, hours, entry, isExtra: true };
}

/** All sessions of a course, in order, and the keys of entries that belong to none. */
export function sessionDates(year: CourseYear): {
  readonly dated: readonly DatedSession[];
  readonly strays: readonly string[];
} {
  const planned = plannedSessions(year);
  const keys = new Set(planned.map(({ key }) => key));
  const others = Object.entries(year.log.entries).filter(([key]) => !keys.has(key));
  const added = others.map(([key, entry]) => ({ key, extra: extraSession(key, entry, year) }));
  const extras = added.flatMap(({ extra }) => extra ?? []);
  return {
    dated: extras.length === 0 ? planned : [...planned, ...extras].toSorted(byKey),
    strays: added.flatMap(({ key, extra }) => (extra ? [] : key)).toSorted(),
  };
}
