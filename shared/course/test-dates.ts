import type { MarkSheetSummary } from '../model/mark-sheet.ts';
import { foldText } from '../text/fold-text.ts';

/** The dates of the written tests of a course, each once and in order, from the mark sheets of its class. */
export function testDatesOf(
  sheets: readonly Pick<MarkSheetSummary, 'subject' | 'tests'>[],
  subject: string,
): string[] {
  const folded = foldText(subject);
  const tests = sheets
    .filter((sheet) => foldText(sheet.subject) === folded)
    .flatMap((sheet) => sheet.tests ?? []);
  return [...new Set(tests.map(({ date }) => date))].toSorted();
}
