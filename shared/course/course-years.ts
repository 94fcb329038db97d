import { classKey } from '../class-lists/class-code.ts';
import type { AnnualDistribution } from '../model/annual-distribution.ts';
import { emptyCourseLog, type CourseLogContent } from '../model/course-log.ts';
import type { SchoolLevel } from '../model/profile.ts';
import type { ClassSummary } from '../model/saved-class.ts';
import type { Holiday, SchoolYear } from '../model/school-year.ts';
import { sameClass } from '../record/names/same-class.ts';
import { isSameSubject } from '../record/general/subject-names.ts';
import { inSeason } from '../school-year/in-season.ts';
import { courseDays } from './course-days.ts';
import { toLogged, type LoggedCourse } from './course-log-id.ts';
import type { Course, CourseYear } from './course.ts';
import { coursesOf, distributionOf } from './courses-of.ts';

/** A mark sheet, with the tests of it that were written on a day. */
interface TestedSheet {
  readonly subject: string;
  readonly tests?: readonly { readonly date: string }[] | undefined;
}

/** The dates of the written tests of a course, each once and in order, from the mark sheets of its class. */
export function testDatesOf(sheets: readonly TestedSheet[], subject: string): string[] {
  const tests = sheets
    .filter((sheet) => isSameSubject(sheet.subject, subject))
    .flatMap((sheet) => sheet.tests ?? []);
  return [...new Set(tests.map(({ date }) => date))].toSorted();
}

type AnyClass = Pick<ClassSummary, 'id' | 'name' | 'subject' | 'changedAt'>;

/** What a teacher has stored, all of which dates courses. */
export interface StoredCourses<Kept extends AnyClass> {
  readonly schoolYear: SchoolYear;
  readonly holidays: readonly Holiday[];
  /** As in the profile: `2026/2027`. */
  readonly season: string;
  /** Empty: the profile names none. */
  readonly ownSubject: string;
  readonly level?: SchoolLevel | undefined;
  /** Those of this school year. */
  readonly classes: readonly Kept[];
  readonly sheets: readonly (TestedSheet & { readonly classId: string })[];
  readonly distributions: readonly AnnualDistribution[];
  /** The log of a course, empty if nothing was saved; undefined while the logs load. */
  readonly logOf: (course: LoggedCourse) => CourseLogContent | undefined;
}

/** A course, and what dates its year. */
export interface StoredCourse<Kept> {
  readonly course: Course;
  /** The saved class, if there is one: only then can anything be recorded. */
  readonly kept: Kept | undefined;
  /** Its log; undefined if the class is not saved. */
  readonly logged: LoggedCourse | undefined;
  readonly distribution: AnnualDistribution | undefined;
  readonly year: CourseYear;
}

/** The subject that all saved classes which name one share: that of a teacher whose profile is empty. */
const commonSubject = (classes: readonly Pick<ClassSummary, 'subject'>[]): string => {
  const subjects = new Set(classes.flatMap(({ subject }) => subject ?? []));
  const [only = ''] = subjects;
  return subjects.size === 1 ? only : '';
};

/** The saved class of a course: of its subject, or a class of this name that several subjects share. */
function classOf<Kept extends AnyClass>(
  { className, subject }: Course,
  byKey: ReadonlyMap<string, readonly Kept[]>,
): Kept | undefined {
  const named = byKey.get(classKey(className)) ?? [];
  // `2 م 3` of the timetable is the saved class `2م3`, if no other is spelt like it.
  const spellings = named.map(({ name }) => name);
  const find = (asked: { readonly subject?: string }): Kept | undefined =>
    [className, ...spellings]
      .map((name) => sameClass(named, { name, ...asked }))
      .find((found) => found !== undefined);
  return find(subject === '' ? {} : { subject }) ?? find({});
}

/**
 * The courses of a school year with all that dates them, for the site and for print; undefined in a season without a year,
 * and while the logs load. What the school year says of another season is left out.
 */
export function courseYears<Kept extends AnyClass>(
  stored: StoredCourses<Kept>,
):
  | { readonly span: CourseYear['days']; readonly courses: readonly StoredCourse<Kept>[] }
  | undefined {
  const { holidays, season, level, distributions, classes } = stored;
  const schoolYear = inSeason(stored.schoolYear, season);
  const days = courseDays(season, schoolYear);
  if (!days) return undefined;
  const ownSubject = stored.ownSubject || commonSubject(classes);
  const courses: StoredCourse<Kept>[] = [];
  const all = coursesOf(schoolYear, ownSubject);
  const byKey = Map.groupBy(classes, ({ name }) => classKey(name));
  for (const course of all) {
    const kept = classOf(course, byKey);
    const logged = kept && { classId: kept.id, ...toLogged(course, all, kept.subject) };
    const log = logged ? stored.logOf(logged) : emptyCourseLog;
    if (!log) return undefined;
    const distribution = distributionOf(course, distributions, level);
    const ofClass = stored.sheets.filter(({ classId }) => classId === kept?.id);
    courses.push({
      ...{ course, kept, logged, distribution },
      year: {
        ...{ course, ownSubject, days, schoolYear, holidays, log },
        lines: distribution?.lessons ?? [],
        tests: testDatesOf(ofClass, course.subject),
      },
    });
  }
  return { span: days, courses };
}
