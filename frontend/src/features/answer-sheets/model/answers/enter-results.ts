import { writeDecimal } from '#shared/model/write-figure.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import { markOfSheet, pointsOfAnswer } from '#shared/answers/mark-answers.ts';
import type { AnswerSheets } from '#shared/model/answer-sheets.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { addResultsColumn } from '#shared/record/sheet/results-column.ts';

/** What a pupil got, as it is written in the record. */
interface Result {
  readonly pupil: string;
  readonly mark: string;
  /** In the order of the questions. */
  readonly points: readonly string[];
}

/** A mark of the record that the result of a sheet would replace. */
export interface Replaced {
  readonly pupil: string;
  readonly before: string;
  readonly after: string;
}

const written = (value: number): string => writeDecimal(value, ',');

/** The results of the sheets that have a pupil and no doubt. */
export const resultsOf = ({ questions, sheets }: AnswerSheets): Result[] =>
  sheets.flatMap(({ pupil, answers }) => {
    const mark = markOfSheet(questions, { answers });
    if (pupil === undefined || mark === undefined) return [];
    const points = questions.map((question) => pointsOfAnswer(question, answers[question.id]) ?? 0);
    return { pupil, mark: written(mark), points: points.map(written) };
  });

const valueOf = (text: string): number | string => {
  const mark = parseMark(text);
  return mark.kind === 'mark' ? mark.value : text.trim();
};

/**
 * A mark sheet with the results of a test in its column, and the marks and points that they replace. Pupils without a
 * sheet keep what they have.
 * @param jobId of the job that read the answers
 * @returns undefined if the sheet has no room for a column
 */
export function enterResults(
  content: MarkSheetContent,
  answers: AnswerSheets,
  { date, jobId }: { readonly date: string; readonly jobId: string },
): { readonly content: MarkSheetContent; readonly replaced: readonly Replaced[] } | undefined {
  const { title, scale, draft, draftVersion } = answers;
  const asked = answers.questions.map(({ id, points }) => ({ id, points }));
  const opened = addResultsColumn(content, {
    ...{ title, scale, date, draft, draftVersion, questions: asked },
  });
  if (!opened) return undefined;
  const { columnId, content: before } = opened;
  const had = before.columns.find(({ id }) => id === columnId)?.questions ?? [];
  // Columns of earlier releases have ids of their own; pupils' points are kept under them.
  const isOfDraft = had.some(({ id }) => asked.some((question) => question.id === id));
  const questions = isOfDraft
    ? asked
    : asked.map(({ id, points }, index) => ({ id: had[index]?.id ?? id, points }));
  const results = resultsOf(answers);
  const pointsOf = ({ points }: Result): Record<string, string> =>
    Object.fromEntries(questions.map(({ id }, index) => [id, points[index] ?? '0']));

  const replaced = results.flatMap((result): Replaced[] => {
    const { pupil, mark } = result;
    const mine = before.marks[pupil]?.[columnId]?.text ?? '';
    const given = Object.entries(before.points?.[pupil]?.[columnId] ?? {});
    const next = pointsOf(result);
    const differs =
      (mine.trim() !== '' && valueOf(mine) !== valueOf(mark)) ||
      given.some(([id, text]) => valueOf(text) !== valueOf(next[id] ?? ''));
    return differs ? [{ pupil, before: mine, after: mark }] : [];
  });

  const marks = { ...before.marks };
  const points = { ...keptPoints(before, columnId, questions) };
  for (const result of results) {
    const { pupil, mark } = result;
    marks[pupil] = { ...marks[pupil], [columnId]: { text: mark } };
    points[pupil] = { ...points[pupil], [columnId]: pointsOf(result) };
  }
  const columns = before.columns.map((column) => {
    if (column.id !== columnId) return column;
    const { draftVersion: _, ...others } = column;
    const version = isOfDraft && draftVersion !== undefined && { draftVersion };
    return { ...others, ...version, answers: jobId, questions };
  });
  return { content: { ...before, columns, marks, points }, replaced };
}

/** The points of a sheet without those of questions that a column no longer has. */
function keptPoints(
  { points = {} }: MarkSheetContent,
  columnId: string,
  questions: readonly { readonly id: string }[],
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
