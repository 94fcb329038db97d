import { parseMark } from '#shared/gradebook/parse-mark.ts';
import { limits } from '#shared/model/limits.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { cleanText, clipText } from '#shared/text/clean-text.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { newId } from '#shared/text/new-id.ts';

/** A test whose results are to be entered. */
export interface TestResults {
  readonly title: string;
  /** The full mark. */
  readonly scale: number;
  /** `YYYY-MM-DD`, when it was written. */
  readonly date: string;
}

type Column = MarkSheetContent['columns'][number];

const hasMarks = ({ marks }: MarkSheetContent, { id }: Column): boolean =>
  Object.values(marks).some((ofPupil) => parseMark(ofPupil[id]?.text ?? '').kind !== 'blank');

/**
 * A sheet with a column for the results of a test. An empty column for tests takes them if its full mark is the same,
 * because an average needs it filled; otherwise there is a new one. The same test gets no second column.
 * @returns undefined if the sheet has no room
 */
export function addResultsColumn(
  content: MarkSheetContent,
  { title, scale, date }: TestResults,
): MarkSheetContent | undefined {
  const heading = clipText(cleanText(title), limits.gradebookTextLength);
  const isSame = (column: Column): boolean =>
    column.date === date &&
    column.scale === scale &&
    (foldText(column.heading) === foldText(heading) || !hasMarks(content, column));
  if (content.columns.some(isSame)) return content;
  const empty = content.columns.find(
    (column) =>
      column.role === 'test' &&
      column.scale === scale &&
      column.date === undefined &&
      !hasMarks(content, column),
  );
  if (empty) {
    const columns = content.columns.map((column) =>
      column === empty ? { ...column, heading: heading || column.heading, date } : column,
    );
    return { ...content, columns };
  }
  if (content.columns.length >= limits.sheetColumns) return undefined;
  const column: Column = { id: newId(), heading, role: 'test', scale, date };
  // Beside the other tests, before the exam.
  const last = content.columns.findLastIndex(({ role }) => role === 'test');
  const at = last < 0 ? content.columns.length : last + 1;
  return { ...content, columns: content.columns.toSpliced(at, 0, column) };
}
