import { levelInWords, levelOfCode, yearOfClass } from '#shared/class-lists/class-code.ts';
import type { Course } from '#shared/course/course.ts';

/** What a form says of the subject and year of study that a distribution is for; each may be empty. */
export interface ScopeValues {
  readonly subject: string;
  readonly level: string;
  readonly year: string;
}

/** What the name of a class says of the distribution that its course uses. */
export const scopeOfCourse = ({ className, subject }: Course): ScopeValues => ({
  subject,
  level: levelOfCode(className) ?? levelInWords(className) ?? '',
  year: String(yearOfClass(className) ?? ''),
});
