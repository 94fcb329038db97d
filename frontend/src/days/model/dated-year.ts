import type { CourseSessions, CourseYear } from '#shared/course/course.ts';
import { linesOfClass } from '#shared/course/class-order.ts';
import { courseKey } from '#shared/course/courses-of.ts';
import { plannedOf, sessionsOf } from '#shared/course/sessions-of.ts';
import { isSame } from '#frontend/lib/documents/is-same.ts';
import { nextTask } from '#frontend/lib/next-task.ts';

/** A year of a course, dated with its log and without it. */
interface DatedYear {
  readonly year: CourseYear;
  readonly real: CourseSessions;
  readonly planned: CourseSessions;
}

/** The newest of each course, so that a page which opens after another one has its sessions at once. */
const dated = new Map<string, DatedYear>();

const withoutLog = ({ log, ...year }: CourseYear) => ({ ...year, order: log.order });

/** What is known of a year already; undefined if something in it has changed since. */
export const knownYear = (year: CourseYear): DatedYear | undefined => {
  const known = dated.get(courseKey(year.course));
  return known && isSame(known.year, year) ? known : undefined;
};

/**
 * Dates a year, and remembers it. An entry of the log changes nothing of what was planned, which is kept then. Reading the
 * lines, the plan and the real dates are tasks of their own: the first course of a visit takes a phone 60 ms.
 */
export const dateYear = async (year: CourseYear): Promise<void> => {
  const key = courseKey(year.course);
  const before = dated.get(key);
  await nextTask();
  const isPlanKnown = before && isSame(withoutLog(before.year), withoutLog(year));
  if (!isPlanKnown) {
    // What it reads of each line is kept.
    linesOfClass(year);
    await nextTask();
  }
  const planned = isPlanKnown ? before.planned : plannedOf(year);
  if (!isPlanKnown) await nextTask();
  dated.set(key, { year, real: sessionsOf(year), planned });
};
