import { courseDays } from '#shared/course/course-days.ts';
import type { Course } from '#shared/course/course.ts';
import { toLogged } from '#shared/course/course-log-id.ts';
import { coursesOf, distributionOf } from '#shared/course/courses-of.ts';
import type { AnnualDistribution } from '#shared/model/annual-distribution.ts';
import { emptyCourseLog, type CourseLogContent } from '#shared/model/course-log.ts';
import type { SchoolLevel } from '#shared/model/profile.ts';
import type { Holiday, SchoolYear } from '#shared/model/school-year.ts';
import { sameClass } from '#shared/record/names/same-class.ts';
import { testDatesOf } from '#shared/course/test-dates.ts';
import type { ClassSummary } from '#frontend/record/api/classes.ts';
import type { MarkSheetOfClass } from '#frontend/record/api/mark-sheets.ts';
import { classColours } from '#frontend/record/model/classes/class-colours.ts';
import { ofThisYear } from '#frontend/record/model/classes/of-this-year.ts';
import type { LoggedCourse } from '../api/course-logs.ts';
import type { CourseInput, Days } from './day-course.ts';

/** What a teacher has stored, all of which dates courses. */
export interface Stored {
  readonly schoolYear: SchoolYear;
  readonly holidays: readonly Holiday[];
  readonly season: string;
  /** Empty: the profile names none. */
  readonly ownSubject: string;
  readonly level: SchoolLevel | undefined;
  readonly classes: readonly ClassSummary[];
  readonly sheets: readonly MarkSheetOfClass[];
  readonly distributions: readonly AnnualDistribution[];
  /** The log of a course; undefined while the logs load. */
  readonly logOf: (course: LoggedCourse) => CourseLogContent | undefined;
}

/** The subject that all saved classes which name one share: that of a teacher whose profile is empty. */
const commonSubject = (classes: readonly ClassSummary[]): string => {
  const subjects = new Set(classes.flatMap(({ subject }) => subject ?? []));
  const [only = ''] = subjects;
  return subjects.size === 1 ? only : '';
};

/** The saved class of a course: of its subject, or a class of this name that several subjects share. */
const classOf = (
  { className: name, subject }: Course,
  classes: readonly ClassSummary[],
): ClassSummary | undefined =>
  sameClass(classes, { name, ...(subject !== '' && { subject }) }) ?? sameClass(classes, { name });

/** The courses of a school year with all that dates them; undefined in a season without a year, and while the logs load. */
export function courseInputs(
  stored: Stored,
): { readonly span: Days['span']; readonly courses: readonly CourseInput[] } | undefined {
  const { schoolYear, holidays, season, level, distributions } = stored;
  const days = courseDays(season, schoolYear);
  if (!days) return undefined;
  const colours = classColours(stored.classes);
  const classes = ofThisYear(stored.classes);
  const ownSubject = stored.ownSubject || commonSubject(classes);
  const courses: CourseInput[] = [];
  const all = coursesOf(schoolYear, ownSubject);
  for (const course of all) {
    const kept = classOf(course, classes);
    const distribution = distributionOf(course, distributions, level);
    const logged = kept && { classId: kept.id, ...toLogged(course, all, kept.subject) };
    const log = logged ? stored.logOf(logged) : emptyCourseLog;
    if (!log) return undefined;
    const ofClass = stored.sheets.filter(({ classId }) => classId === kept?.id);
    courses.push({
      ...{ course, kept, logged, distribution },
      colour: kept && colours.get(kept.id),
      year: {
        ...{ course, ownSubject, days, schoolYear, holidays, log },
        lines: distribution?.lessons ?? [],
        tests: testDatesOf(ofClass, course.subject),
      },
    });
  }
  return { span: days, courses };
}
