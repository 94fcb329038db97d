import type { LineKind, PlannedLesson } from '../model/annual-distribution.ts';
import type { CourseLogContent, LineName, LogEntry } from '../model/course-log.ts';
import type { Holiday, Lesson, LessonHours, SchoolYear } from '../model/school-year.ts';

/** A class in a subject (إسناد). */
export interface Course {
  /** As the timetable calls the class. */
  readonly className: string;
  readonly subject: string;
}

/** Everything that dates the year of a course. Dates are local, `YYYY-MM-DD`. */
export interface CourseYear {
  readonly course: Course;
  /** The subject of lessons of the timetable that name none. */
  readonly ownSubject: string;
  /** The first and last day of lessons, both included. */
  readonly days: { readonly from: string; readonly to: string };
  readonly schoolYear: Pick<SchoolYear, 'timetable' | 'hours' | 'changes' | 'exams' | 'weekA'>;
  readonly holidays: readonly Holiday[];
  /** The lessons of its annual distribution; none if there is no distribution. */
  readonly lines: readonly PlannedLesson[];
  /** The dates of the written tests of the record. */
  readonly tests: readonly string[];
  readonly log: CourseLogContent;
}

/** A line of the distribution, at its place in the order of the class. */
export interface CourseLine {
  readonly line: PlannedLesson;
  /** Its index in the distribution. */
  readonly index: number;
  readonly name: LineName;
  readonly kind: LineKind;
  /** How many sessions it takes; 0: it is taught with the line before it. */
  readonly parts: number;
}

/** A session (حصة): one period of a course on a date. */
export interface Session {
  /** `2026-11-29-2`: names its entry in the log. */
  readonly key: string;
  readonly date: string;
  readonly period: Lesson['period'];
  readonly room: string | undefined;
  /** Undefined: the whole class. */
  readonly half: 1 | 2 | undefined;
  /** Those that are valid on its date. Undefined: the usual ones. */
  readonly hours: LessonHours | undefined;
  readonly entry: LogEntry | undefined;
  readonly isExtra: boolean;
  /**
   * `line`: a part of a line. `own`: a text of the log. `exam`, `test`: they never move. `lost`: nothing was taught. `free`: no
   * line is left, or there is no distribution.
   */
  readonly what: 'line' | 'own' | 'exam' | 'test' | 'lost' | 'free';
  /** The line of a `line`; that of a `test`, if the distribution has one for it; of a `lost` session, what it would have been. */
  readonly line: CourseLine | undefined;
  /** Which of the line's sessions it is, from 1; 0 without a line. */
  readonly part: number;
  /** Whether the part was left half done before; also of a `lost` session. */
  readonly isContinued: boolean;
  /** How many parts the class, or its half that is behind, has reached before this session, its `here` counted. */
  readonly reached: number;
}

/** The dated year of a course. */
export interface CourseSessions {
  /** By date and period. */
  readonly sessions: readonly Session[];
  /** In the order of the class. */
  readonly lines: readonly CourseLine[];
  /** Lines, or parts of them, that no session is left for, in their order. */
  readonly unplaced: readonly { readonly line: CourseLine; readonly parts: number }[];
  /** How many parts are reached at the end of the year, and how many its lines have; lines of the record's tests do not count. */
  readonly reached: number;
  readonly needed: number;
  /** Keys of entries of the log where the timetable has no session, in order. */
  readonly strays: readonly string[];
  /** Keys of sessions whose `here` names a line that is not found, in order. */
  readonly unknownLines: readonly string[];
}
