import { standingOf } from '#shared/course/standing.ts';
import { isSame } from '#frontend/lib/documents/is-same.ts';
import type { DatedCourse, DayCourse } from './day-course.ts';

/** The courses of the last time: those that are the same stay so, and what shows them is not drawn again. */
let last: { readonly today: string; readonly courses: readonly DayCourse[] } = {
  today: '',
  courses: [],
};

/** Dated courses with where they are on a day. */
export function dayCourses(dated: readonly DatedCourse[], today: string): readonly DayCourse[] {
  const before = new Map(
    (last.today === today ? last.courses : []).map((course) => [course.real, course]),
  );
  const courses = dated.map((course): DayCourse => {
    const known = before.get(course.real);
    if (known && isSame({ ...known, standing: undefined }, course)) return known;
    return { ...course, standing: standingOf(course.real, course.planned, today) };
  });
  const isSameList =
    last.today === today &&
    courses.length === last.courses.length &&
    courses.every((one, at) => one === last.courses[at]);
  if (!isSameList) last = { today, courses };
  return last.courses;
}
