import { courseDays } from '#shared/course/course-days.ts';
import type { Course } from '#shared/course/course.ts';
import { findLogId, toLogged } from '#shared/course/course-log-id.ts';
import { coursesOf, distributionOf } from '#shared/course/courses-of.ts';
import { plannedOf, sessionsOf } from '#shared/course/sessions-of.ts';
import type { AnnualDistribution } from '#shared/model/annual-distribution.ts';
import { emptyCourseLog, type CourseLog } from '#shared/model/course-log.ts';
import type { NotebookOwner } from '#shared/model/notebook-owner.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { Holiday, SchoolYear } from '#shared/model/school-year.ts';
import { sameClass } from '#shared/record/names/same-class.ts';
import { inSeason } from '#shared/school-year/in-season.ts';
import { startYear } from '#shared/school-year/school-calendar.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { DatedCourse, TeachersYear } from './teachers-year.ts';

type KeptClass = Pick<SavedClass, 'id' | 'name' | 'subject' | 'follows' | 'changedAt'>;

/** A mark sheet of a class, with the tests that were written on a day. */
interface SheetOfClass {
  readonly classId: string;
  readonly subject: string;
  readonly tests?: readonly { readonly date: string }[];
}

/** What a teacher has stored, all of which dates courses. */
export interface StoredYear {
  readonly owner: Pick<NotebookOwner, 'academicSeason' | 'subject'> & {
    readonly level?: NotebookOwner['level'] | undefined;
  };
  readonly schoolYear: SchoolYear;
  readonly holidays: readonly Holiday[];
  readonly distributions: readonly AnnualDistribution[];
  readonly classes: readonly KeptClass[];
  readonly sheets: readonly SheetOfClass[];
  readonly logs: readonly CourseLog[];
}

function dateCourse(
  course: Course,
  courses: readonly Course[],
  days: TeachersYear['days'],
  stored: StoredYear,
  year: number,
): DatedCourse {
  const { owner, schoolYear, holidays, distributions, sheets, logs } = stored;
  const { className: name, subject } = course;
  // A class that another one follows is of an earlier year.
  const followed = new Set(stored.classes.map(({ follows }) => follows));
  const classes = stored.classes.filter(({ id }) => !followed.has(id));
  const kept =
    sameClass(classes, { name, ...(subject !== '' && { subject }) }) ??
    sameClass(classes, { name });
  const ofClass = logs.filter(({ classId }) => classId === kept?.id);
  const known = ofClass.map(({ id }) => id);
  const id = findLogId(year, toLogged(course, courses, kept?.subject), known);
  const log = ofClass.find((one) => one.id === id);
  const tests = sheets
    .filter((one) => one.classId === kept?.id && foldText(one.subject) === foldText(subject))
    .flatMap((one) => one.tests?.map(({ date }) => date) ?? []);
  const dated = {
    ...{ course, days, schoolYear, holidays },
    ownSubject: owner.subject,
    lines: distributionOf(course, distributions, owner.level)?.lessons ?? [],
    tests: [...new Set(tests)].toSorted(),
    log: log?.document.content ?? emptyCourseLog,
  };
  return { course, real: sessionsOf(dated), planned: plannedOf(dated) };
}

/** Dates all courses of a teacher; undefined if the season names no year, or the timetable no lesson. */
export function dateYear(all: StoredYear): Omit<TeachersYear, 'plans'> | undefined {
  const { owner } = all;
  const schoolYear = inSeason(all.schoolYear, owner.academicSeason);
  const stored = { ...all, schoolYear };
  const days = courseDays(owner.academicSeason, schoolYear);
  const year = startYear(owner.academicSeason);
  const courses = coursesOf(schoolYear, owner.subject);
  if (!days || year === undefined || courses.length === 0) return undefined;
  return {
    days,
    courses: courses.map((course) => dateCourse(course, courses, days, stored, year)),
  };
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
