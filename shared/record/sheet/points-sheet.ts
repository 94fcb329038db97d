import { writeDecimal } from '../../model/write-figure.ts';
import { toHundredths } from '../averages/averages.ts';
import { parseMark } from '../marks/parse-mark.ts';
import { withValue } from './edit-sheet.ts';
import type { MarkSheetColumn, MarkSheetContent, TestQuestion } from '../../model/mark-sheet.ts';

/** A column whose test has points for each question. */
export interface TestColumn extends MarkSheetColumn {
  readonly questions: TestQuestion[];
}

/** Texts by question. */
type Points = Readonly<Record<string, string>>;

/** The column with this id, if its test has questions. */
export function testColumn(
  { columns }: Pick<MarkSheetContent, 'columns'>,
  columnId: string,
): TestColumn | undefined {
  const column = columns.find(({ id }) => id === columnId);
  return column?.questions && { ...column, questions: column.questions };
}

/** The sum of points. */
export const sumOf = (points: readonly number[]): number =>
  toHundredths(points.reduce((sum, value) => sum + value, 0));

/** The mark that points make: their sum, or the absence; undefined while points are missing or wrong. */
function markOf(questions: readonly TestQuestion[], points: Points): string | undefined {
  const texts = questions.map(({ id }) => points[id] ?? '');
  const given = texts.map(parseMark);
  const absence = texts[given.findIndex(({ kind }) => kind === 'absent')];
  if (absence !== undefined && given.every(({ kind }) => kind === 'absent' || kind === 'blank')) {
    return absence;
  }
  const values = given.flatMap((mark, index) => {
    const most = questions[index]?.points ?? 0;
    // A text such as 3/4 counts where the question gives 4.
    const counts = mark.kind === 'mark' && (mark.scale ?? most) === most && mark.value <= most;
    return counts ? [mark.value] : [];
  });
  if (values.length === 0 || values.length < questions.length) return undefined;
  const decimalMark = texts.some((text) => text.includes('.')) ? '.' : ',';
  return writeDecimal(sumOf(values), decimalMark);
}

/** How many of these pupils have points that make no mark: some are missing, wrong, or beside an absence. */
export const countUnfinished = (
  pupils: readonly { readonly id: string }[],
  { points = {} }: MarkSheetContent,
  { id: columnId, questions }: TestColumn,
): number =>
  pupils.filter(({ id }) => {
    const given = points[id]?.[columnId];
    return given !== undefined && markOf(questions, given) === undefined;
  }).length;

/**
 * Gives a pupil other points of a test. The mark follows when the points make another one: it is written once all
 * points are there, and removed when some are gone if it was their sum.
 * @param given the points afterwards, in the questions `after`
 */
function givePoints(
  content: MarkSheetContent,
  { id: columnId, questions: before }: TestColumn,
  pupil: string,
  { given, after = before }: { readonly given: Points; readonly after?: readonly TestQuestion[] },
): MarkSheetContent {
  const { points = {}, ...rest } = content;
  const now = Object.fromEntries(
    after.flatMap(({ id }) => {
      const text = given[id] ?? '';
      return text === '' ? [] : [[id, text]];
    }),
  );
  const was = markOf(before, points[pupil]?.[columnId] ?? {});
  const mark = markOf(after, now);
  const cell = [pupil, columnId] as const;
  const all = withValue(points, cell, Object.keys(now).length > 0 ? now : undefined);
  const written = content.marks[pupil]?.[columnId]?.text;
  const follows = mark !== was && (mark !== undefined || written === was);
  return {
    ...rest,
    ...(follows && {
      marks: withValue(rest.marks, cell, mark === undefined ? mark : { text: mark }),
    }),
    ...(Object.keys(all).length > 0 && { points: all }),
  };
}

/** Writes the points of a pupil in one question, with the mark they make; a blank text removes them. */
export function writePoints(
  content: MarkSheetContent,
  test: TestColumn,
  [pupil, question]: readonly [string, string],
  text: string,
): MarkSheetContent {
  const before = content.points?.[pupil]?.[test.id] ?? {};
  const now = parseMark(text).kind === 'blank' ? '' : text;
  if (now === (before[question] ?? '')) return content;
  return givePoints(content, test, pupil, { given: { ...before, [question]: now } });
}

/**
 * Gives the test of a column questions with these points. Questions keep their ids by their order; what pupils had in
 * questions that go, goes too, and marks follow.
 */
export function setQuestions(
  content: MarkSheetContent,
  columnId: string,
  points: readonly number[],
  newId: () => string,
): MarkSheetContent {
  const before = testColumn(content, columnId)?.questions ?? [];
  const questions = points.map((value, index) => ({
    id: before[index]?.id ?? newId(),
    points: value,
  }));
  const columns = content.columns.map((column) =>
    column.id === columnId ? { ...column, questions } : column,
  );
  const test = columns.find(({ id }) => id === columnId);
  if (!test) return content;
  return Object.entries(content.points ?? {}).reduce(
    (changed, [pupil, ofPupil]) =>
      givePoints(changed, { ...test, questions: before }, pupil, {
        given: ofPupil[columnId] ?? {},
        after: questions,
      }),
    { ...content, columns },
  );
}

/** The points in a text such as `2 2,5 4`, in quarters; undefined if a part is no number of points. */
export function readPoints(text: string): readonly number[] | undefined {
  const points = text
    // A comma before a space separates; within a number it is a decimal mark.
    .split(/[,،]?[\s;؛+]+/u)
    .filter(Boolean)
    .map((part) => {
      const mark = parseMark(part);
      return mark.kind === 'mark' && mark.scale === undefined ? mark.value : Number.NaN;
    });
  return points.every((value) => value > 0 && Number.isInteger(value * 4)) ? points : undefined;
}
