import type { Session } from '#shared/course/course.ts';
import type { Holiday, SchoolYear } from '#shared/model/school-year.ts';
import { daysAfter } from '#shared/school-year/iso-date.ts';
import { usualHours } from '#shared/school-year/period-hours.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';
import type { Messages } from '../notebook/messages.ts';
import type { SchoolWeek } from '../notebook/school-weeks.ts';
import { lessonText, linesOf } from './part-texts.ts';
import type { DatedCourse } from './teachers-year.ts';

/** Formats `22/12`; the year is in the heading of the notebook. */
export const shortDate = (date: string): string => date.slice(5).split('-').toReversed().join('/');

/** The texts of a week of a course in the annual distribution; empty ones are left to write in. */
export interface CourseWeek {
  readonly units: string;
  /** Names are cut to as many characters, and say their parts after that. */
  readonly lessons: (most?: number) => string;
  /** How many sessions a pupil has. */
  readonly sessions: number;
  /** How many of them were taught; undefined before the week is over. */
  readonly taught: number | undefined;
  readonly remarks: readonly string[];
  /** Whether the class has no lessons in the week, because of holidays or exams. */
  readonly isFree: boolean;
}

interface Days {
  readonly from: string;
  readonly to: string;
}

const within = <Dated extends { readonly date: string }>(
  dated: readonly Dated[],
  { from, to }: Days,
): Dated[] => dated.filter(({ date }) => from <= date && date <= to);

/** Sessions as a pupil has them: those of the whole class, and those of the half that has more. */
function countForPupil(sessions: readonly Session[]): number {
  const of = (half: Session['half']): number =>
    sessions.filter((session) => session.half === half).length;
  return of(undefined) + Math.max(of(1), of(2));
}

const isTaught = ({ what }: Session): boolean => what !== 'lost' && what !== 'exam';

const distinct = (texts: readonly (string | undefined)[]): string[] => [
  ...new Set(texts.filter((text) => text !== undefined)),
];

/** What was lost, by reason, and what was made up. */
function changesIn(messages: Messages, sessions: readonly Session[]): string[] {
  const { year } = messages.records;
  const datesOf = (some: readonly Session[]): string =>
    distinct(some.map(({ date }) => isolate(shortDate(date)))).join(messages.and);
  const lost = sessions.filter(({ what }) => what === 'lost');
  const reasons = new Set(lost.map(({ entry }) => entry?.reason));
  const made = sessions.filter(({ isExtra, what }) => isExtra && what !== 'lost');
  return [
    ...[...reasons].map((reason) => {
      const dates = datesOf(lost.filter(({ entry }) => entry?.reason === reason));
      return reason ? year.lostOnFor(dates, year.reasons[reason]) : year.lostOn(dates);
    }),
    ...(made.length > 0 ? [year.makeUpOn(datesOf(made))] : []),
  ];
}

/** The changes of hours that begin in a week, such as the short ones of Ramadan. */
function shorterHours(
  messages: Messages,
  { changes = [], hours = usualHours }: Pick<SchoolYear, 'changes' | 'hours'>,
  { from, to }: Days,
): string[] {
  return changes
    .filter((change) => from <= change.from && change.from <= to)
    .flatMap((change) =>
      change.hours && change.hours.minutes !== hours.minutes
        ? [messages.records.year.minutes(change.hours.minutes, isolate(shortDate(change.from)))]
        : [],
    );
}

const isIn = (holiday: Holiday, { from, to }: Days): boolean =>
  holiday.from <= to && from <= holiday.to;

/**
 * The week of a course: what is planned in it, how much of that was taught, and what was different.
 * @param today weeks that end before it are over
 */
export function weekOfCourse(
  messages: Messages,
  { planned, real }: Pick<DatedCourse, 'planned' | 'real'>,
  { days, holidays, isFree }: SchoolWeek,
  schoolYear: Pick<SchoolYear, 'changes' | 'hours' | 'exams'>,
  today: string,
): CourseWeek | undefined {
  if (!days) return undefined;
  // With Friday and Saturday, where make-ups may be.
  const week = { from: days.from, to: daysAfter(days.from, 6) };
  const all = within(planned.sessions, week);
  const exams = (schoolYear.exams ?? []).filter((exam) => isIn(exam, days));
  const taken = all.filter(({ what }) => what !== 'exam');
  const lines = linesOf(taken);
  const happened = within(real.sessions, week);
  const remarks = [
    ...distinct([...holidays, ...exams].map(({ name }) => isolate(name))),
    ...changesIn(messages, happened),
    ...shorterHours(messages, schoolYear, days),
  ];
  return {
    units: distinct(lines.map(({ line }) => line.line.sequence))
      .map(isolate)
      .join(messages.and),
    lessons: (most) =>
      [
        ...lines.map((one) => lessonText(messages, one, most)),
        ...(taken.some(({ what, line }) => what === 'test' && !line)
          ? [messages.records.year.kinds.test]
          : []),
      ].join(messages.and),
    sessions: countForPupil(taken),
    taught: week.to < today ? countForPupil(happened.filter(isTaught)) : undefined,
    remarks,
    isFree: isFree || (taken.length === 0 && (all.length > 0 || holidays.length > 0)),
  };
}
