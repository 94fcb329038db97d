import type { Holiday, Lesson, SchoolYear } from '#shared/model/school-year.ts';
import { hoursOf } from '#shared/school-year/period-hours.ts';
import { isoDateOf } from '#frontend/lib/local-date.ts';

/** How far ahead lessons are looked for: longer than the summer holidays. */
const DAYS_AHEAD = 120;

export interface PlannedLesson extends Lesson {
  readonly from: Date;
  readonly to: Date;
  /** `next` is the first that has not begun. */
  readonly state: 'over' | 'now' | 'next' | 'later';
}

/** The lessons of the first day, from today on, that still has any. */
export interface Agenda {
  readonly date: Date;
  readonly isToday: boolean;
  readonly lessons: readonly PlannedLesson[];
}

export const holidayOn = (day: Date, holidays: readonly Holiday[]): Holiday | undefined => {
  const date = isoDateOf(day);
  return holidays.find(({ from, to }) => from <= date && date <= to);
};

function lessonsOn(
  day: Date,
  now: Date,
  { timetable, hours }: Pick<SchoolYear, 'timetable' | 'hours'>,
): PlannedLesson[] {
  const planned = timetable
    .filter((lesson) => lesson.day === day.getDay())
    .toSorted((a, b) => a.period - b.period)
    .map((lesson) => ({ ...lesson, ...hoursOf(day, lesson.period, hours) }));
  const next = planned.find(({ from }) => from > now);
  return planned.map((lesson) => {
    if (lesson.to <= now) return { ...lesson, state: 'over' };
    if (lesson.from <= now) return { ...lesson, state: 'now' };
    return { ...lesson, state: lesson === next ? 'next' : 'later' };
  });
}

/** The lessons of today, or of the next day with lessons once today's are over; undefined if none are near. */
export function agendaAt(
  now: Date,
  schoolYear: Pick<SchoolYear, 'timetable' | 'hours'>,
  holidays: readonly Holiday[],
): Agenda | undefined {
  if (schoolYear.timetable.length === 0) return undefined;
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead += 1) {
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead);
    const lessons = holidayOn(date, holidays) ? [] : lessonsOn(date, now, schoolYear);
    if (lessons.some(({ state }) => state !== 'over'))
      return { date, isToday: ahead === 0, lessons };
  }
  return undefined;
}
