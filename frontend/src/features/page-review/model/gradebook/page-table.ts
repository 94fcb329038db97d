import type { Gradebook, GradebookRow } from '#shared/model/gradebook.ts';
import type { MarkTable, TableEdit, TableRow } from '#frontend/record/model/grid/mark-table.ts';
import { settleRole } from './describe-column.ts';
import { writeCell } from './edit-cells.ts';
import { insertColumn, moveColumn, removeColumn } from './edit-columns.ts';
import type { Edit } from './edit-gradebook.ts';
import { nameOfRow } from './edit-pupils.ts';
import { perBook } from '#frontend/record/model/table/per-book.ts';

type Columns = Gradebook['columns'];

const placesOf = perBook(
  (columns: Columns) => new Map(columns.map(({ id }, index) => [id, index])),
);

/** The row of a page as it was last shown, with what it was made of. */
const shown = new WeakMap<GradebookRow, { readonly columns: Columns; readonly row: TableRow }>();

const rowOf = (book: Gradebook, row: GradebookRow): TableRow => {
  const { columns } = book;
  const name = nameOfRow(book, row);
  const last = shown.get(row);
  if (last?.columns === columns && last.row.name === name) return last.row;
  const places = placesOf(columns);
  const made: TableRow = {
    ...{ id: row.id, name },
    isListed: row.pupil !== undefined,
    isSummary: row.summary ?? false,
    cell: (columnId) => row.cells[places.get(columnId) ?? -1],
  };
  shown.set(row, { columns, row: made });
  return made;
};

/** A page of marks as the grid shows it. */
export const pageTable = perBook((book: Gradebook): MarkTable => {
  const { language, title, columns, rows, averages, classList } = book;
  return {
    ...{ language, title, columns, averages },
    rows: rows.map((row) => rowOf(book, row)),
    hasClassList: classList !== undefined,
  };
});

const changeOf = (book: Gradebook, edit: TableEdit): Edit | undefined => {
  if (edit.edit === 'set-averages') {
    const { averages } = edit;
    return ({ averages: _, ...others }) => (averages ? { ...others, averages } : others);
  }
  const placeOf = (id: string): number | undefined => placesOf(book.columns).get(id);
  if (edit.edit === 'insert-column') {
    const before = edit.before === undefined ? undefined : placeOf(edit.before);
    return insertColumn(before ?? book.columns.length, edit.column);
  }
  const column = placeOf(edit.column);
  if (column === undefined) return undefined;
  switch (edit.edit) {
    case 'write': {
      const row = book.rows.findIndex(({ id }) => id === edit.row);
      return row < 0 ? undefined : writeCell({ row, column }, edit.text);
    }
    case 'remove-column':
      return removeColumn(column);
    case 'move-column':
      return moveColumn(column, column + edit.by);
    case 'describe-column':
      return settleRole(column, edit.description, edit.level);
  }
};

/** An edit of the grid as an edit of a page. */
export const onPage =
  (edit: TableEdit): Edit =>
  (book) =>
    changeOf(book, edit)?.(book) ?? book;
