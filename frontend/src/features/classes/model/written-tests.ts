import type { MarkSheetSummary } from '#frontend/record/api/mark-sheets.ts';

/** A test with a day in a mark sheet. */
export interface WrittenIn {
  readonly sheetId: string;
  readonly subject: string;
  readonly term: number;
  readonly test: NonNullable<MarkSheetSummary['tests']>[number];
}

/** The tests in the sheets of a class, the latest first. */
export const writtenTests = (sheets: readonly MarkSheetSummary[]): readonly WrittenIn[] =>
  sheets
    .flatMap(({ id: sheetId, subject, term, tests = [] }) =>
      tests.map((test) => ({ sheetId, subject, term, test })),
    )
    .toSorted((one, other) => other.test.date.localeCompare(one.test.date));
