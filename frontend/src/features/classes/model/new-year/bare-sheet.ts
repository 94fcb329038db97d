import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { terms, type Term } from '#shared/model/term.ts';

/** A sheet with the columns and the rule of averages of another one, without its marks, texts, tests and days. */
export const bareSheet = ({ columns, averages }: MarkSheetContent): MarkSheetContent => ({
  columns: columns.map(({ id, heading, role, scale }) => ({
    id,
    heading,
    ...(role && { role }),
    scale,
  })),
  marks: {},
  ...(averages && { averages }),
});

/** The first sheet of each subject: the next year's first term begins like it. */
export const firstSheets = <Sheet extends { readonly subject: string; readonly term: number }>(
  sheets: readonly Sheet[],
): Sheet[] =>
  [...Map.groupBy(sheets, ({ subject }) => subject).values()].flatMap(
    (ofSubject) => ofSubject.toSorted((one, other) => one.term - other.term)[0] ?? [],
  );

export const FIRST_TERM: Term = terms[0];
