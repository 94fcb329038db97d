import { distributionOf } from '#shared/course/courses-of.ts';
import { typedLessons, type Place, type TypedLessons } from '#shared/course/typed-lessons.ts';
import type { AnnualDistribution } from '#shared/model/annual-distribution.ts';
import type { CourseChange } from '../api/course-logs.ts';
import type { DayCourse, Days } from './day-course.ts';

/** A course without a distribution until now, with the lessons that were typed for it. */
export interface TypedCourse {
  readonly of: DayCourse;
  readonly typed: TypedLessons;
}

/** The courses that get their first distribution, and for which lessons were typed before. */
export const typedCourses = (
  { courses, level, today }: Pick<Days, 'courses' | 'level' | 'today'>,
  added: readonly AnnualDistribution[],
): TypedCourse[] =>
  courses.flatMap((of) => {
    const found =
      of.distribution || !of.logged ? undefined : distributionOf(of.course, added, level);
    const typed = found && typedLessons(of.year, found.lessons, today);
    return typed && typed.count > 0 ? [{ of, typed }] : [];
  });

/** What to write into the log of a course whose next lesson is said. */
export const changeOf = (
  { of: { logged }, typed }: TypedCourse,
  next: Place | undefined,
): CourseChange[] => (logged ? [{ ...logged, entries: typed.entries(next) }] : []);
