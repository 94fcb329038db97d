import { classKey, levelInWords, levelOfCode, yearOfClass } from '../class-lists/class-code.ts';
import type { AnnualDistribution } from '../model/annual-distribution.ts';
import type { SchoolLevel } from '../model/profile.ts';
import type { Lesson, SchoolYear } from '../model/school-year.ts';
import { isSameSubject } from '../record/general/subject-names.ts';
import { foldText } from '../text/fold-text.ts';
import type { Course } from './course.ts';

/** Equal for two courses that are the same, however they are spelt. */
export const courseKey = ({ className, subject }: Course): string =>
  `${classKey(className)} ${foldText(subject)}`;

/** Whether two courses are one: class and subject are equal, folded; a class also without its spaces. */
export const isSameCourse = (one: Course, other: Course): boolean =>
  courseKey(one) === courseKey(other);

/** A function that tells whether a course is of one of several classes, however they are spelt. */
export function classesIn(names: readonly string[]): (course: Course) => boolean {
  const keys = new Set(names.map(classKey));
  return ({ className }) => keys.has(classKey(className));
}

/** The course of a lesson; one that names no subject is in the teacher's. */
const courseOfLesson = (
  { className, subject }: Pick<Lesson, 'className' | 'subject'>,
  ownSubject: string,
): Course => ({ className, subject: subject ?? ownSubject });

/** A function that tells whether a lesson is of a course, for many lessons. */
export function courseFilter(course: Course, ownSubject: string): (lesson: Lesson) => boolean {
  const key = courseKey(course);
  const answers = new Map<string, boolean>();
  return (lesson) => {
    const of = courseOfLesson(lesson, ownSubject);
    const spelt = `${of.className}\n${of.subject}`;
    const answer = answers.get(spelt) ?? courseKey(of) === key;
    answers.set(spelt, answer);
    return answer;
  };
}

/** The courses of a school year, each once, in the order of the week; those of later changes come last. */
export function coursesOf(
  { timetable, changes = [] }: Pick<SchoolYear, 'timetable' | 'changes'>,
  ownSubject: string,
): Course[] {
  const timetables = [
    timetable,
    ...changes
      .toSorted((one, other) => (one.from < other.from ? -1 : 1))
      .map((change) => change.timetable ?? []),
  ];
  const courses = new Map<string, Course>();
  const spelt = new Set<string>();
  for (const lessons of timetables) {
    const inOrder = lessons.toSorted((a, b) => a.day - b.day || a.period - b.period);
    for (const lesson of inOrder) {
      const course = courseOfLesson(lesson, ownSubject);
      const spelling = `${course.className}\n${course.subject}`;
      if (spelt.has(spelling)) continue;
      spelt.add(spelling);
      const key = courseKey(course);
      if (!courses.has(key)) courses.set(key, course);
    }
  }
  return [...courses.values()];
}

/**
 * The annual distribution of a course: of its subject, by any of the subject's names, and of the level and year that the class's name says. What the name
 * does not say is not asked for, if that leaves only one.
 * @param level that of the profile, for a name that says none
 */
export function distributionOf(
  { className, subject }: Course,
  distributions: readonly AnnualDistribution[],
  level?: SchoolLevel,
): AnnualDistribution | undefined {
  const year = yearOfClass(className);
  const named = distributions.filter(
    (one) => isSameSubject(one.subject, subject) && (year === undefined || one.year === year),
  );
  // Of two spellings of one subject, the course's own.
  const exact = named.filter((one) => foldText(one.subject) === foldText(subject));
  const fitting = exact.length > 0 ? exact : named;
  const said = levelOfCode(className) ?? levelInWords(className);
  // A teacher of a secondary school may call a class of mathematics 3م, as middle schools do.
  for (const one of [said, level]) {
    const found = fitting.filter((distribution) => distribution.level === one);
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return said === undefined && level === undefined && fitting.length === 1 ? fitting[0] : undefined;
}
