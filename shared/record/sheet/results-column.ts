import { parseMark } from '../marks/parse-mark.ts';
import { limits } from '#shared/model/limits.ts';
import type { MarkSheetContent, TestQuestion } from '#shared/model/mark-sheet.ts';
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
  /** The job that drafted it. */
  readonly draft?: string;
  /** The version that pupils wrote. */
  readonly draftVersion?: number | undefined;
  /** Its questions, by their ids in the draft, whose points are entered one by one. */
  readonly questions?: readonly TestQuestion[];
}

type Column = MarkSheetContent['columns'][number];

const hasPoints = ({ points = {} }: MarkSheetContent, { id }: Column): boolean =>
  Object.values(points).some((ofPupil) => Object.keys(ofPupil[id] ?? {}).length > 0);

/** Whether results were entered already: marks, or points that make none yet. */
const hasResults = (content: MarkSheetContent, column: Column): boolean =>
  hasPoints(content, column) ||
  Object.values(content.marks).some(
    (ofPupil) => parseMark(ofPupil[column.id]?.text ?? '').kind !== 'blank',
  );

/**
 * A sheet with a column for the results of a test, and the column's id. An empty column for tests takes them if its full
 * mark is the same, because an average needs it filled; otherwise there is a new one. The same test gets no second
 * column.
 * @returns undefined if the sheet has no room
 */
export function addResultsColumn(
  content: MarkSheetContent,
  { title, scale, date, draft, draftVersion, questions }: TestResults,
): { readonly content: MarkSheetContent; readonly columnId: string } | undefined {
  const heading = clipText(cleanText(title), limits.gradebookTextLength);
  const isSame = (column: Column): boolean =>
    column.date === date &&
    column.scale === scale &&
    ((draft !== undefined && column.draft === draft) ||
      foldText(column.heading) === foldText(heading) ||
      !hasResults(content, column));
  const isFree = (column: Column): boolean =>
    column.role === 'test' &&
    column.scale === scale &&
    column.date === undefined &&
    !hasResults(content, column);
  const found = content.columns.find(isSame) ?? content.columns.find(isFree);
  if (!found && content.columns.length >= limits.sheetColumns) return undefined;
  const before = found ?? { id: newId(), heading: '', role: 'test', scale };
  // Points that were given belong to the questions they were given for.
  const asked = questions && !hasPoints(content, before) ? { questions, draftVersion } : before;
  const { draftVersion: _, ...kept } = before;
  const column: Column = {
    ...kept,
    heading: (hasResults(content, before) ? before.heading : heading) || before.heading,
    date,
    ...(draft !== undefined && { draft }),
    ...(asked.draftVersion !== undefined && { draftVersion: asked.draftVersion }),
    ...(asked.questions && { questions: [...asked.questions] }),
  };
  const isUnchanged =
    found &&
    (['heading', 'date', 'draft', 'draftVersion'] as const).every(
      (key) => column[key] === found[key],
    ) &&
    JSON.stringify(column.questions) === JSON.stringify(found.questions);
  if (isUnchanged) return { content, columnId: found.id };
  if (found) {
    const columns = content.columns.map((one) => (one === found ? column : one));
    return { content: { ...content, columns }, columnId: found.id };
  }
  // Beside the other tests, before the exam.
  const last = content.columns.findLastIndex(({ role }) => role === 'test');
  const at = last < 0 ? content.columns.length : last + 1;
  return {
    content: { ...content, columns: content.columns.toSpliced(at, 0, column) },
    columnId: column.id,
  };
}
