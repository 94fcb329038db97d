import { courseNames } from '#shared/course/course-names.ts';
import type { DayCourse, Days } from './day-course.ts';

type Named = Pick<DayCourse, 'course'>;

/** What tells a course from the others of its teacher: its class, its subject, or both. */
export const namesOf = ({ courses }: Pick<Days, 'courses'>, { course }: Named): readonly string[] =>
  courseNames(courses.map((one) => one.course))(course);

/** The same as one name: `2م3`, or `التاريخ` where all courses are of one class. */
export const courseName = (days: Pick<Days, 'courses'>, of: Named): string =>
  namesOf(days, of).join(' · ');
