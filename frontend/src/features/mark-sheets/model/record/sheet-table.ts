import type { GradebookColumn } from '#shared/model/gradebook.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { FormerPupil, SavedClass, SavedPupil } from '#shared/model/saved-class.ts';
import {
  addColumn,
  describeColumn,
  moveColumn,
  removeColumn,
  writeMark,
  writeRemark,
  type TextKind,
} from '#shared/record/sheet/edit-sheet.ts';
import { testColumn, writePoints, type TestColumn } from '#shared/record/sheet/points-sheet.ts';
import { languageOfClass, markColumn, sheetColumns } from '#shared/record/sheet/sheet-book.ts';
import type { Overlap } from '#frontend/lib/documents/merge/merge-parts.ts';
import { isSame } from '#frontend/lib/documents/is-same.ts';
import { typedLine, typedText } from '#frontend/record/model/table/typed-text.ts';
import type {
  MarkTable,
  TableCell,
  TableEdit,
  TableRow,
} from '#frontend/record/model/grid/mark-table.ts';

/** What the grid shows of a class's mark sheet, and how it edits the sheet itself. */
export interface SheetView {
  /** A row, and the columns, that are as they were are the same objects. */
  readonly table: (content: MarkSheetContent) => MarkTable;
  readonly edit: (content: MarkSheetContent, edit: TableEdit) => MarkSheetContent;
  /** What two devices have changed, by the columns that the grid shows. */
  readonly placed: (overlaps: readonly Overlap[]) => readonly Pick<Overlap, 'key'>[];
}

/** Returns the earlier result for what is equal to what it was made of. */
const unlessSame = <From, Result>(make: (from: From) => Result): ((from: From) => Result) => {
  let last: { readonly from: From; readonly result: Result } | undefined;
  return (from) => {
    if (!last || !isSame(last.from, from)) last = { from, result: make(from) };
    return last.result;
  };
};

type Cells = Readonly<Record<string, TableCell>>;

const BLANK: TableCell = { text: '' };

const { ordinal, name: names, remark: remarks, advice } = sheetColumns;

/** The columns of texts, and the parts of a sheet that they show. */
const textKinds = new Map<string, TextKind>([
  [remarks.id, 'remarks'],
  [advice.id, 'advice'],
]);

/** Headings in the language of the page. */
export interface SheetWords {
  readonly advice: string;
}

/** Advice has a column where it is usual, and wherever some was written. */
const showsAdvice = ({ level }: SavedClass, { advice: written = {} }: MarkSheetContent): boolean =>
  level === 'Secondary' || Object.keys(written).length > 0;

/** The row of a pupil, whose cells are those of the document. Who has left the class has no number in it. */
const rowOf = (
  { id, fullName: name, leftOn }: SavedPupil & Partial<Pick<FormerPupil, 'leftOn'>>,
  index: number,
): ((own: { cells: Cells; texts: readonly (string | undefined)[] }) => TableRow) => {
  const number = leftOn === undefined ? String(index + 1) : '';
  const fixed: Cells = { [ordinal.id]: { text: number }, [names.id]: { text: name } };
  return unlessSame(({ cells, texts: [remark = '', advised = ''] }) => {
    const texts: Cells = { [remarks.id]: { text: remark }, [advice.id]: { text: advised } };
    const all: Cells = { ...fixed, ...cells, ...texts };
    return {
      ...{ id, name, isListed: false, isSummary: false, leftOn },
      cell: (column) => all[column] ?? BLANK,
    };
  });
};

interface Shown extends Pick<MarkTable, 'averages'> {
  /** The columns between names and texts. */
  readonly columns: readonly GradebookColumn[];
  readonly cellsOf: (pupil: string) => Cells | undefined;
}

const NONE: Cells = {};

/** Whether a sheet says something of a pupil. */
const hasWritten = ({ marks, points, remarks, advice }: MarkSheetContent, id: string): boolean =>
  [marks[id], points?.[id]].some((own) => own && Object.keys(own).length > 0) ||
  Boolean(remarks?.[id] ?? advice?.[id]);

/** Makes the tables of a class, one after the other. */
const tablesOf = (
  kept: SavedClass,
  words: SheetWords,
  show: (content: MarkSheetContent) => Shown,
): SheetView['table'] => {
  const fixed = {
    ...{ language: languageOfClass(kept), title: kept.name, hasClassList: false },
  };
  const columnsOf = unlessSame(
    ({ marks, hasAdvice }: { marks: readonly GradebookColumn[]; hasAdvice: boolean }) => [
      ...[ordinal, names],
      ...marks,
      remarks,
      ...(hasAdvice ? [{ ...advice, heading: words.advice }] : []),
    ],
  );
  const rows = kept.pupils.map((pupil, index) => ({ id: pupil.id, row: rowOf(pupil, index) }));
  const former = (kept.left ?? []).map((pupil, index) => ({
    id: pupil.id,
    row: rowOf(pupil, index),
  }));
  const tableOf = unlessSame((own: Pick<MarkTable, 'columns' | 'rows' | 'averages'>) => ({
    ...fixed,
    ...own,
  }));
  return (content) => {
    const { columns, cellsOf, averages } = show(content);
    return tableOf({
      columns: columnsOf({ marks: columns, hasAdvice: showsAdvice(kept, content) }),
      rows: [...rows, ...former.filter(({ id }) => hasWritten(content, id))].map(({ id, row }) =>
        row({
          cells: cellsOf(id) ?? NONE,
          texts: [content.remarks?.[id], content.advice?.[id]],
        }),
      ),
      averages,
    });
  };
};

/** Texts are edited alike beside marks and beside points; other edits of rows that are not in the class are ignored. */
const writesOf = (
  kept: SavedClass,
  write: (
    content: MarkSheetContent,
    cell: readonly [pupil: string, column: string],
    text: string,
  ) => MarkSheetContent,
) => {
  const pupils = new Set(kept.pupils.map(({ id }) => id));
  const language = languageOfClass(kept);
  return (
    content: MarkSheetContent,
    { row, column, text }: Extract<TableEdit, { readonly edit: 'write' }>,
  ): MarkSheetContent => {
    if (!pupils.has(row)) return content;
    const kind = textKinds.get(column);
    return kind
      ? writeRemark(content, row, typedLine(text), kind)
      : write(content, [row, column], typedText(text, { kind: 'mark' }, { language }));
  };
};

/** The marks of a class. */
export const marksView = (kept: SavedClass, words: SheetWords): SheetView => {
  const write = writesOf(kept, (content, cell, text) =>
    content.columns.some(({ id }) => id === cell[1]) ? writeMark(content, cell, text) : content,
  );
  return {
    table: tablesOf(kept, words, ({ columns, marks, averages }) => ({
      ...{ columns: columns.map(markColumn), averages },
      cellsOf: (pupil) => marks[pupil],
    })),
    placed: (overlaps) => overlaps,
    edit: (content, edit) => {
      switch (edit.edit) {
        case 'write':
          return write(content, edit);
        case 'insert-column':
          return addColumn(content, edit.column, edit.before);
        case 'remove-column':
          return removeColumn(content, edit.column);
        case 'move-column':
          return moveColumn(content, edit.column, edit.by);
        case 'describe-column': {
          const { role, scale } = edit.description;
          const heading = typedLine(edit.description.heading);
          return describeColumn(content, edit.column, { heading, role, scale }, edit.level);
        }
        case 'set-averages': {
          const { averages: _, ...rest } = content;
          return edit.averages ? { ...rest, averages: edit.averages } : rest;
        }
      }
    },
  };
};

/** Beside the points of a test: the mark that they make, which cannot be typed. */
const TOTAL = '#total';

/** The points of a test: a column for each question. */
export const pointsView = (
  kept: SavedClass,
  { id: columnId, scale }: TestColumn,
  words: SheetWords & { readonly total: string },
): SheetView => {
  const total: GradebookColumn = { id: TOTAL, kind: 'average', heading: words.total, scale };
  const write = writesOf(kept, (content, cell, text) => {
    const test = testColumn(content, columnId);
    return test?.questions.some(({ id }) => id === cell[1])
      ? writePoints(content, test, cell, text)
      : content;
  });
  return {
    table: tablesOf(kept, words, (content) => ({
      columns: [
        ...(testColumn(content, columnId)?.questions ?? []).map(({ id, points }, index) =>
          markColumn({ id, heading: String(index + 1), scale: points }),
        ),
        total,
      ],
      cellsOf: (pupil) => ({
        ...Object.fromEntries(
          Object.entries(content.points?.[pupil]?.[columnId] ?? {}).map(([id, text]) => [
            id,
            { text },
          ]),
        ),
        [TOTAL]: content.marks[pupil]?.[columnId] ?? BLANK,
      }),
    })),
    // Points are merged with the mark that they make.
    placed: (overlaps) =>
      overlaps.map(({ key }) => ({ key: key.replace(`mark/${columnId}/`, `mark/${TOTAL}/`) })),
    edit: (content, edit) => (edit.edit === 'write' ? write(content, edit) : content),
  };
};
