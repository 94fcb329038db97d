import { isSameSubject } from '../record/general/subject-names.ts';

/** A mark sheet, with the tests of it that were written on a day. */
export interface TestedSheet {
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
