import type { AverageRule } from '#shared/model/average-rule.ts';
import type { Gradebook, GradebookColumn } from '#shared/model/gradebook.ts';
import type { SchoolLevel } from '#shared/model/profile.ts';

/** A cell by the zero-based indices of its row and column: a place on the screen. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

export type ColumnDescription = Omit<GradebookColumn, 'id' | 'checked'>;

export interface TableCell {
  readonly text: string;
  readonly checked?: true | undefined;
}

export interface TableRow {
  readonly id: string;
  /** The pupil's. */
  readonly name: string;
  /** Whether the name was chosen from a class list, and is shown instead of what was read. */
  readonly isListed: boolean;
  /** A line that belongs to no pupil, such as the class average. */
  readonly isSummary: boolean;
  /** `YYYY-MM-DD`, if the pupil has left the class: the marks stay, and cannot be changed. */
  readonly leftOn?: string | undefined;
  readonly cell: (columnId: string) => TableCell | undefined;
}

/** A column, and what else its heading says, such as a coefficient. */
export interface TableColumn extends GradebookColumn {
  readonly note?: string;
}

/**
 * What a grid shows, by the ids of rows and columns: the marks of a class, the points of a test, or a page that was
 * read. A row that has not changed is the same object.
 */
export interface MarkTable extends Pick<Gradebook, 'language' | 'title'> {
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  readonly averages?: AverageRule | undefined;
  /** Whether names are chosen from a class list. */
  readonly hasClassList: boolean;
}

/** An edit of what a grid shows. Ids name the same cell in a document that was changed meanwhile. */
export type TableEdit =
  | {
      readonly edit: 'write';
      readonly row: string;
      readonly column: string;
      readonly text: string;
    }
  /** Adds an empty column of marks before another one, or at the end. */
  | { readonly edit: 'insert-column'; readonly column: string; readonly before: string | undefined }
  | { readonly edit: 'remove-column'; readonly column: string }
  | { readonly edit: 'move-column'; readonly column: string; readonly by: 1 | -1 }
  /** If averages become possible, they use the usual rule of the level. */
  | {
      readonly edit: 'describe-column';
      readonly column: string;
      readonly description: ColumnDescription;
      readonly level: SchoolLevel | undefined;
    }
  | { readonly edit: 'set-averages'; readonly averages: AverageRule | undefined };

/** The pupils of the class. Those who have left come after them. */
export const presentRows = ({ rows }: Pick<MarkTable, 'rows'>): readonly TableRow[] =>
  rows.filter(({ leftOn }) => leftOn === undefined);

export const cellAt = (
  { columns, rows }: MarkTable,
  { row, column }: CellPosition,
): TableCell | undefined => {
  const id = columns[column]?.id;
  return id === undefined ? undefined : rows[row]?.cell(id);
};

/** Writes a text into the cell that is at a place now; undefined where there is none. */
export const writeAt = (
  { columns, rows }: Pick<MarkTable, 'columns' | 'rows'>,
  at: CellPosition,
  text: string,
): TableEdit | undefined => {
  const [row, column] = [rows[at.row]?.id, columns[at.column]?.id];
  return row === undefined || column === undefined
    ? undefined
    : { edit: 'write', row, column, text };
};

/** Inserts a column before the one that is at an index now, or at the end. */
export const insertColumnAt = (
  { columns }: Pick<MarkTable, 'columns'>,
  index: number,
  newId: () => string,
): TableEdit => ({ edit: 'insert-column', column: newId(), before: columns[index]?.id });
