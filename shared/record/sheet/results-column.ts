import { USUAL_SCALE } from '../averages/averages.ts';
import { parseMark } from '../marks/parse-mark.ts';
import { limits } from '../../model/limits.ts';
import type { IncomingColumn } from '../../model/added-marks.ts';
import type { MarkSheetContent, TestQuestion } from '../../model/mark-sheet.ts';
import { cleanText, clipText } from '../../text/clean-text.ts';
import { foldText } from '../../text/fold-text.ts';
import { newId } from '../../text/new-id.ts';

/** A test whose results are to be entered. */
export interface TestResults {
  readonly title: string;
  /** The full mark. */
  readonly scale: number;
  /** `YYYY-MM-DD`, when it was written. */
  readonly date: string;
  /** The job that drafted it. */
  readonly draft?: string | undefined;
  /** The version that pupils wrote. */
  readonly draftVersion?: number | undefined;
  /** Its questions, by their ids in the draft, whose points are entered one by one. */
  readonly questions?: readonly TestQuestion[] | undefined;
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

/**
 * Opens the column of a test for incoming marks. What answer sheets say of its questions is taken over, and points of
 * questions that it no longer has go.
 * @returns undefined if the sheet has no room
 */
export function openTestColumn(
  content: MarkSheetContent,
  { heading, usual = USUAL_SCALE, scale = usual }: IncomingColumn,
  { answers, questions: asked, ...test }: NonNullable<IncomingColumn['test']>,
): ReturnType<typeof addResultsColumn> {
  const opened = addResultsColumn(content, { title: heading, scale, ...test, questions: asked });
  if (!opened || answers === undefined || !asked) return opened;
  const { columnId, content: before } = opened;
  const found = before.columns.find(({ id }) => id === columnId);
  const had = found?.questions ?? [];
  // Columns of earlier releases have ids of their own; pupils' points are kept under them.
  const isOfDraft = had.some(({ id }) => asked.some((question) => question.id === id));
  const questions = isOfDraft
    ? asked
    : asked.map(({ id, points }, index) => ({ id: had[index]?.id ?? id, points }));
  const draftVersion = isOfDraft ? test.draftVersion : undefined;
  const isUnchanged =
    found?.answers === answers &&
    found.draftVersion === draftVersion &&
    JSON.stringify(had) === JSON.stringify(questions);
  if (isUnchanged) return opened;
  const columns = before.columns.map((column) => {
    if (column.id !== columnId) return column;
    const { draftVersion: _, ...others } = column;
    return {
      ...others,
      ...(draftVersion !== undefined && { draftVersion }),
      answers,
      questions: [...questions],
    };
  });
  const points = before.points && keptPoints(before.points, columnId, questions);
  return { columnId, content: { ...before, columns, ...(points && { points }) } };
}

/** The points of a sheet without those of questions that a column no longer has. */
function keptPoints(
  points: NonNullable<MarkSheetContent['points']>,
  columnId: string,
  questions: readonly TestQuestion[],
): NonNullable<MarkSheetContent['points']> {
  const known = new Set(questions.map(({ id }) => id));
  return Object.fromEntries(
    Object.entries(points).map(([pupil, ofPupil]) => {
      const own = Object.entries(ofPupil[columnId] ?? {}).filter(([id]) => known.has(id));
      const { [columnId]: _, ...others } = ofPupil;
      return [pupil, own.length > 0 ? { ...others, [columnId]: Object.fromEntries(own) } : others];
    }),
  );
}
