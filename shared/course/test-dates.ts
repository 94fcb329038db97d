import type { MarkSheetSummary } from '../model/mark-sheet.ts';
import { isSameSubject } from '../record/general/subject-names.ts';

/** The dates of the written tests of a course, each once and in order, from the mark sheets of its class. */
export function testDatesOf(
  sheets: readonly Pick<MarkSheetSummary, 'subject' | 'tests'>[],
  subject: string,
): string[] {
  const tests = sheets
    .filter((sheet) => isSameSubject(sheet.subject, subject))
    .flatMap((sheet) => sheet.tests ?? []);
  return [...new Set(tests.map(({ date }) => date))].toSorted();
}
