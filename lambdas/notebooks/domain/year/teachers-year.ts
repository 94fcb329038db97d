import type { Course, CourseSessions } from '#shared/course/course.ts';
import type { LessonPlan } from '#shared/model/draft.ts';

/** A course with its dated year. */
export interface DatedCourse {
  readonly course: Course;
  /** Its saved class; undefined if the class is not saved. */
  readonly classId: string | undefined;
  readonly real: CourseSessions;
  /** The dates by the timetable alone. */
  readonly planned: CourseSessions;
}

/** What is known of a teacher's year when a page is printed. */
export interface TeachersYear {
  /** In the order of the week. */
  readonly courses: readonly DatedCourse[];
  /** Whether rolls are called by the half-day. */
  readonly isByHalfDay: boolean;
  /** The first and last day of lessons, both included. */
  readonly days: { readonly from: string; readonly to: string };
  /** Lesson plans of the printed days, by the id of their job. */
  readonly plans: ReadonlyMap<string, LessonPlan>;
}
