import { isSameCourse } from '#shared/course/courses-of.ts';
import { freePeriods, type FreePeriod } from '#shared/course/free-periods.ts';
import type { Session } from '#shared/course/course.ts';
import type { LossReason } from '#shared/model/course-log.ts';
import { daysAfter, sundayOf } from '#shared/school-year/iso-date.ts';
import type { DayCourse, Days, PlacedBlock } from './day-course.ts';
import type { EntryPatch, CourseEdit } from './effect.ts';

/** How many free periods are proposed for a make-up. */
const PROPOSED = 3;

/** How much is lost: the session, the rest of its day, or also days after it. */
export const extents = ['session', 'day', 'days'] as const;
export type Extent = (typeof extents)[number];

/** What the teacher says of a loss. */
export interface Loss {
  readonly reason: LossReason | undefined;
  readonly extent: Extent;
  /** The last day of `days`, included. */
  readonly until: string;
  readonly makeUp: FreePeriod | undefined;
}

/** The reason of the last loss in the week of a date; undefined if there was none. */
export function lastReason({ courses }: Days, date: string): LossReason | undefined {
  const from = sundayOf(date);
  const to = daysAfter(from, 6);
  const losses = courses
    .flatMap(({ real }) => real.sessions)
    .filter((one) => one.entry?.reason && from <= one.date && one.date <= to)
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return losses.at(-1)?.entry?.reason;
}

/** Whether a session can still be lost: an exam goes on without its teacher, and a lost one is lost. */
const isToLose = ({ what }: Session): boolean => what !== 'exam' && what !== 'lost';

/** The sessions that are lost with a block, by course; those of classes that are not saved cannot be recorded. */
export function lostWith(
  { courses }: Days,
  { of, block }: PlacedBlock,
  { extent, until }: Pick<Loss, 'extent' | 'until'>,
): { readonly of: DayCourse; readonly sessions: readonly Session[] }[] {
  if (extent === 'session') return [{ of, sessions: block }];
  const [{ key, date }] = block;
  const last = extent === 'day' || until < date ? date : until;
  return courses
    .filter(({ kept }) => kept)
    .map((course) => ({
      of: course,
      sessions: course.real.sessions.filter(
        (one) => one.key >= key && one.date <= last && isToLose(one),
      ),
    }))
    .filter(({ sessions }) => sessions.length > 0);
}

/** The entries that record a loss, and its make-up if one was chosen. */
export function changesOfLoss(days: Days, placed: PlacedBlock, loss: Loss): CourseEdit[] {
  const changes = lostWith(days, placed, loss).map(({ of, sessions }): CourseEdit => ({
    of,
    entries: Object.fromEntries(
      sessions.map(({ key }) => [key, { state: 'lost', reason: loss.reason }]),
    ),
  }));
  const { makeUp } = loss;
  if (!makeUp) return changes;
  const { half } = placed.block[0];
  const extra: EntryPatch = { extra: true, half };
  return changes.map((change) =>
    isSameCourse(change.of.course, placed.of.course)
      ? {
          ...change,
          entries: { ...change.entries, [`${makeUp.date}-${makeUp.period}`]: extra },
        }
      : change,
  );
}

/** The teacher's next free periods after a lost session, but not in the past. */
export const proposedMakeUps = (days: Days, { date }: Session): FreePeriod[] =>
  freePeriods(
    {
      schoolYear: days.schoolYear,
      holidays: days.holidays,
      days: days.span,
      logs: days.courses.map(({ year }) => year.log),
    },
    daysAfter(date < days.today ? days.today : date, 1),
    PROPOSED,
  );
