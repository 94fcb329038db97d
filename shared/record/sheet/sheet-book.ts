import { scaleOf } from '../averages/averages.ts';
import { parseMark } from '../marks/parse-mark.ts';
import type { Gradebook, GradebookColumn, GradebookRow } from '../../model/gradebook.ts';
import type { MarkSheetContent } from '../../model/mark-sheet.ts';
import type { SavedClass } from '../../model/saved-class.ts';

/** The columns of a sheet that hold no marks. */
const otherColumns = {
  ordinal: 'ordinal',
  name: 'name',
  total: 'total',
  remark: 'remarks',
} as const;

/** A column beside the marks that is shown and cannot be typed. */
export interface TotalColumn {
  readonly heading: string;
  readonly scale: number;
  readonly of: (pupilId: string) => string;
}

/** The first of `id`, `0`, `1` … that no column of marks has. */
const freeId = (id: string, { columns }: MarkSheetContent): string => {
  const taken = new Set(columns.map((column) => column.id));
  let free = id;
  for (let next = 0; taken.has(free); next += 1) free = String(next);
  return free;
};

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

const languageOf = ({ pupils }: Pick<SavedClass, 'pupils'>): Gradebook['language'] =>
  pupils.some(({ fullName }) => isArabic(fullName)) ? 'ar' : 'fr';

const arabicDigits = /[\u0660-\u0669]/;
const digitsOf = ({ marks }: MarkSheetContent): Gradebook['digits'] =>
  Object.values(marks).some((ofPupil) =>
    Object.values(ofPupil).some(({ text }) => arabicDigits.test(text)),
  )
    ? 'arabic-indic'
    : 'western';

const totalColumn = (
  { heading, scale }: TotalColumn,
  content: MarkSheetContent,
): GradebookColumn => ({
  ...{ id: freeId(otherColumns.total, content), kind: 'average', heading, scale },
});

/**
 * The mark sheet of a class as a gradebook, which the grid shows and edits: numbers, names, marks, remarks, and a row
 * for each pupil.
 */
export const bookOfSheet = (
  kept: Pick<SavedClass, 'name' | 'pupils'>,
  content: MarkSheetContent,
  total?: TotalColumn,
): Gradebook => {
  const { columns, marks, remarks = {}, averages } = content;
  return {
    language: languageOf(kept),
    digits: digitsOf(content),
    title: kept.name,
    columns: [
      { id: freeId(otherColumns.ordinal, content), kind: 'ordinal', heading: '' },
      { id: freeId(otherColumns.name, content), kind: 'name', heading: '' },
      ...columns.map(({ id, heading, role, scale }): GradebookColumn => ({
        ...{ id, kind: 'mark', heading, scale },
        // A column without a role counts in no average, and the teacher is not asked about it.
        ...(role ? { role } : { checked: true }),
      })),
      ...(total ? [totalColumn(total, content)] : []),
      { id: freeId(otherColumns.remark, content), kind: 'remark', heading: '' },
    ],
    rows: kept.pupils.map(({ id, fullName }, index) => ({
      id,
      cells: [
        { text: String(index + 1) },
        { text: fullName },
        ...columns.map((column) => ({ text: marks[id]?.[column.id]?.text ?? '' })),
        ...(total ? [{ text: total.of(id) }] : []),
        { text: remarks[id] ?? '' },
      ],
    })),
    ...(averages && { averages }),
    warnings: [],
  };
};

/** The marks of one row: those whose text is unchanged keep their source. */
const marksOfRow = (
  { id, cells }: GradebookRow,
  columns: readonly GradebookColumn[],
  before: MarkSheetContent,
): MarkSheetContent['marks'][string] =>
  Object.fromEntries(
    columns.flatMap((column, index) => {
      const text = cells[index]?.text ?? '';
      if (column.kind !== 'mark' || parseMark(text).kind === 'blank') return [];
      const known = before.marks[id]?.[column.id];
      return [[column.id, known?.text === text ? known : { text }]];
    }),
  );

/** The values of each pupil in the columns with these ids. */
const inColumns = <Value>(
  byPupil: Readonly<Record<string, Readonly<Record<string, Value>>>>,
  ids: ReadonlySet<string>,
): Record<string, Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(byPupil).map(([pupil, values]) => [
      pupil,
      Object.fromEntries(Object.entries(values).filter(([column]) => ids.has(column))),
    ]),
  );

/**
 * The content of a sheet after the gradebook of it was edited. Marks and remarks of pupils who are not in it, because
 * they have left the class, stay.
 */
export const sheetOfBook = (book: Gradebook, before: MarkSheetContent): MarkSheetContent => {
  const { columns, rows, averages } = book;
  const remarkAt = columns.findIndex(({ kind }) => kind === 'remark');
  const known = new Map(before.columns.map((column) => [column.id, column]));
  const kept = columns.filter(({ kind }) => kind === 'mark');
  const ids = new Set(kept.map(({ id }) => id));
  const marks = new Map(Object.entries(inColumns(before.marks, ids)));
  const remarks = new Map(Object.entries(before.remarks ?? {}));
  for (const row of rows) {
    const ofPupil = marksOfRow(row, columns, before);
    if (Object.keys(ofPupil).length > 0) marks.set(row.id, ofPupil);
    else marks.delete(row.id);
    const remark = row.cells[remarkAt]?.text ?? '';
    if (remark) remarks.set(row.id, remark);
    else remarks.delete(row.id);
  }
  return {
    columns: kept.map((column) => {
      const { id, heading, role } = column;
      // What a test is, stays: its day, draft and version, answer sheets and questions.
      const { role: _, ...test } = known.get(id) ?? {};
      return { ...test, id, heading, scale: scaleOf(column), ...(role && { role }) };
    }),
    marks: Object.fromEntries(marks),
    ...(averages && { averages }),
    ...(remarks.size > 0 && { remarks: Object.fromEntries(remarks) }),
    ...(before.sources && { sources: before.sources }),
    ...(before.points && { points: inColumns(before.points, ids) }),
  };
};
