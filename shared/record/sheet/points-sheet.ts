import { writeDecimal } from '../../model/write-figure.ts';
import { toHundredths } from '../averages/averages.ts';
import { parseMark } from '../marks/parse-mark.ts';
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

/**
 * The points of one test as a sheet of their own, which the grid shows and edits: a column for each question, with the
 * remarks of the whole sheet.
 */
export function sheetOfPoints(
  { points = {}, remarks }: MarkSheetContent,
  { id: columnId, questions }: TestColumn,
): MarkSheetContent {
  const marks = Object.entries(points).map(([pupil, ofPupil]) => {
    const given = Object.entries(ofPupil[columnId] ?? {});
    const texts = Object.fromEntries(given.map(([question, text]) => [question, { text }]));
    return [pupil, texts] as const;
  });
  return {
    columns: questions.map(({ id, points: scale }, index) => ({
      ...{ id, scale },
      heading: String(index + 1),
    })),
    marks: Object.fromEntries(marks),
    ...(remarks && { remarks }),
  };
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

/** Sets the value of a pupil in a column, or removes it. */
function setValue<Value>(
  values: Map<string, Record<string, Value>>,
  [pupil, column]: readonly [string, string],
  value: Value | undefined,
): void {
  const others = Object.entries(values.get(pupil) ?? {}).filter(([name]) => name !== column);
  const ofPupil = Object.fromEntries(value === undefined ? others : [...others, [column, value]]);
  if (Object.keys(ofPupil).length > 0) values.set(pupil, ofPupil);
  else values.delete(pupil);
}

/**
 * Changes the points of one test. A mark follows when the points make another one: it is written once all points are
 * there, and removed when some are gone if it was their sum.
 * @param next the points of each pupil afterwards, in the questions `after`
 */
function changePoints(
  content: MarkSheetContent,
  { id: columnId, questions: before }: TestColumn,
  after: readonly TestQuestion[],
  next: ReadonlyMap<string, Points>,
): MarkSheetContent {
  const points = new Map(Object.entries(content.points ?? {}));
  const marks = new Map(Object.entries(content.marks));
  for (const pupil of new Set([...points.keys(), ...next.keys()])) {
    const now = Object.fromEntries(
      after.flatMap(({ id }) => {
        const text = next.get(pupil)?.[id] ?? '';
        return text === '' ? [] : [[id, text]];
      }),
    );
    const was = markOf(before, points.get(pupil)?.[columnId] ?? {});
    const mark = markOf(after, now);
    const cell = [pupil, columnId] as const;
    setValue(points, cell, Object.keys(now).length > 0 ? now : undefined);
    const written = marks.get(pupil)?.[columnId]?.text;
    if (mark !== was && (mark !== undefined || written === was)) {
      setValue(marks, cell, mark === undefined ? undefined : { text: mark });
    }
  }
  const { points: _, ...rest } = content;
  return {
    ...rest,
    marks: Object.fromEntries(marks),
    ...(points.size > 0 && { points: Object.fromEntries(points) }),
  };
}

/** Writes points that were edited as a sheet of their own into the whole sheet, with the marks they make. */
export function writePoints(
  content: MarkSheetContent,
  test: TestColumn,
  { marks, remarks }: MarkSheetContent,
): MarkSheetContent {
  const next = Object.entries(marks).map(([pupil, ofPupil]) => {
    const texts = Object.entries(ofPupil).map(([question, { text }]) => [question, text] as const);
    return [pupil, Object.fromEntries<string>(texts)] as const;
  });
  const { remarks: _, ...changed } = changePoints(content, test, test.questions, new Map(next));
  return { ...changed, ...(remarks && { remarks }) };
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
  const given = Object.entries(content.points ?? {}).map(
    ([pupil, ofPupil]) => [pupil, ofPupil[columnId] ?? {}] as const,
  );
  const changed = { ...content, columns };
  return changePoints(changed, { ...test, questions: before }, questions, new Map(given));
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
