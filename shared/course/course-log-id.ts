import { classKey } from '../class-lists/class-code.ts';
import { foldText } from '../text/fold-text.ts';
import type { Course } from './course.ts';
import { isSameCourse } from './courses-of.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 10;

/** FNV-1a: only subjects of one class must differ, and a page needs the id while it draws. */
function hashOf(text: string): bigint {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash;
}

/** The part of ids that is of the subject: a page asks for it again with each change. */
const hashes = new Map<string, string>();
/** A function of the server sees the subjects of all teachers, and keeps only some. */
const MOST_KEPT = 200;

function lettersOf(subject: string): string {
  const hash = hashOf(foldText(subject));
  return Array.from({ length: LENGTH }, (_, at) =>
    LETTERS.charAt(Number((hash >> BigInt(5 * at)) & 31n)),
  ).join('');
}

/**
 * The id of the only log that a class can have of a subject in a school year.
 * @param year in which the school year begins
 */
export function courseLogIdOf(year: number, subject: string): string {
  const letters = hashes.get(subject) ?? lettersOf(subject);
  if (hashes.size >= MOST_KEPT) hashes.clear();
  hashes.set(subject, letters);
  return `y${year}-${letters}`;
}

/** A course as its log is found. */
export interface LogOfCourse {
  readonly subject: string;
  /** The subjects of the other courses of its class. Missing: a log of another subject is never taken for its own. */
  readonly others?: readonly string[];
}

/** A course whose class is saved, so that it can have a log. */
export interface LoggedCourse extends LogOfCourse {
  /** Of the saved class. */
  readonly classId: string;
}

/**
 * A course as its log is found.
 * @param courses all of the teacher
 * @param ofClass the subject of the saved class, for a teacher whose profile names none
 */
export function toLogged(
  course: Course,
  courses: readonly Course[],
  ofClass: string | undefined,
): LogOfCourse {
  const subjectOf = ({ subject, className }: Course) => subject || ofClass || className;
  const key = classKey(course.className);
  const others = courses.filter(
    (one) => one !== course && classKey(one.className) === key && !isSameCourse(one, course),
  );
  return { subject: subjectOf(course), others: others.map(subjectOf) };
}

/**
 * The id of the log of a course. If its subject was renamed, it keeps the log that its class had: the only one of none of
 * its courses, where every other course has its own.
 * @param known the ids of the saved logs of the class in this year
 */
export function findLogId(
  year: number,
  { subject, others }: LogOfCourse,
  known: readonly string[],
): string {
  const own = courseLogIdOf(year, subject);
  if (!others || known.includes(own)) return own;
  const theirs = others.map((other) => courseLogIdOf(year, other));
  const [first = own, ...more] = known.filter((id) => !theirs.includes(id));
  return more.length === 0 && theirs.every((id) => known.includes(id)) ? first : own;
}
