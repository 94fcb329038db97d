import { isCalledByHalfDay } from '#shared/attendance/roll-places.ts';
import { findLogId } from '#shared/course/course-log-id.ts';
import { courseYears, type StoredCourses } from '#shared/course/course-years.ts';
import { plannedOf, sessionsOf } from '#shared/course/sessions-of.ts';
import { emptyCourseLog, type CourseLog } from '#shared/model/course-log.ts';
import type { NotebookOwner } from '#shared/model/notebook-owner.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { startYear } from '#shared/school-year/school-calendar.ts';
import { plainSessions } from './plain-sessions.ts';
import type { DatedCourse, TeachersYear } from './teachers-year.ts';

type KeptClass = Pick<SavedClass, 'id' | 'name' | 'subject' | 'level' | 'follows' | 'changedAt'>;

/** What a teacher has stored, all of which dates courses. */
export interface StoredYear extends Pick<
  StoredCourses<KeptClass>,
  'schoolYear' | 'holidays' | 'distributions' | 'classes' | 'sheets'
> {
  readonly owner: Pick<NotebookOwner, 'academicSeason' | 'subject'> & {
    readonly level?: NotebookOwner['level'] | undefined;
  };
  readonly logs: readonly CourseLog[];
}

/** Dates all courses of a teacher; undefined if the season names no year, or the timetable no lesson. */
export function dateYear({
  owner,
  logs,
  ...stored
}: StoredYear): Omit<TeachersYear, 'plans'> | undefined {
  const { academicSeason: season, subject: ownSubject, level } = owner;
  const year = startYear(season);
  if (year === undefined) return undefined;
  // A class that another one follows is of an earlier year.
  const followed = new Set(stored.classes.map(({ follows }) => follows));
  const found = courseYears({
    ...{ ...stored, season, ownSubject, level },
    classes: stored.classes.filter(({ id }) => !followed.has(id)),
    logOf: ({ classId, ...course }) => {
      const ofClass = logs.filter((log) => log.classId === classId);
      const id = findLogId(
        year,
        course,
        ofClass.map((log) => log.id),
      );
      return ofClass.find((log) => log.id === id)?.document.content ?? emptyCourseLog;
    },
  });
  if (!found || found.courses.length === 0) return undefined;
  const courses = found.courses.map(({ course, kept, year: dated }) => ({
    course,
    classId: kept?.id,
    real: plainSessions(sessionsOf(dated)),
    planned: plainSessions(plannedOf(dated)),
  }));
  const names = courses.map(({ course }) => course.className);
  // A teacher who calls by the half-day has one class, so the first is any.
  const ofClass = found.courses[0]?.kept?.level ?? level;
  return { days: found.span, courses, isByHalfDay: isCalledByHalfDay(ofClass, names) };
}

/** The ids of the plans of lessons on some dates, each once. */
export function plansOn(
  courses: readonly Pick<DatedCourse, 'real'>[],
  dates: ReadonlySet<string>,
): string[] {
  const lines = courses.flatMap(({ real }) =>
    real.sessions.flatMap(({ date, what, line }) =>
      dates.has(date) && what === 'line' ? (line?.line.plan ?? []) : [],
    ),
  );
  return [...new Set(lines)];
}
