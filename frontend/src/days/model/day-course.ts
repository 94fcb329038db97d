import type { CourseSessions, CourseYear, Session } from '#shared/course/course.ts';
import type { StoredCourse } from '#shared/course/course-years.ts';
import type { Standing } from '#shared/course/standing.ts';
import type { SchoolLevel } from '#shared/model/profile.ts';
import type { Holiday, SchoolYear } from '#shared/model/school-year.ts';
import type { CourseLogs } from '../api/course-logs.ts';
import type { ClassSummary } from '#frontend/record/api/classes.ts';

/** A course, and what dates its year. */
export interface CourseInput extends StoredCourse<ClassSummary> {
  /** The index of the class's colour. */
  readonly colour: number | undefined;
}

/** A course with its dated year. */
export interface DatedCourse extends CourseInput {
  readonly real: CourseSessions;
  readonly planned: CourseSessions;
}

/** A course with where it is today. */
export interface DayCourse extends DatedCourse {
  readonly standing: Standing;
}

/** The sessions of all courses of a teacher in a school year. */
export interface Days {
  readonly courses: readonly DayCourse[];
  readonly schoolYear: SchoolYear;
  readonly holidays: readonly Holiday[];
  /** As in the profile: `2026/2027`. */
  readonly season: string;
  /** The first and last day of lessons. */
  readonly span: CourseYear['days'];
  readonly today: string;
  /** That of the profile: for classes whose names say none. */
  readonly level: SchoolLevel | undefined;
  /** Whether the logs could be fetched. If not, lost sessions look taught. */
  readonly areLogsKnown: boolean;
  readonly record: CourseLogs['record'];
  readonly logNow: CourseLogs['logNow'];
}

/** Sessions of a course that are shown as one: periods in a row for the same pupils. */
export type Block = readonly [Session, ...Session[]];

/** A block with its course. */
export interface PlacedBlock {
  readonly of: DayCourse;
  readonly block: Block;
}
