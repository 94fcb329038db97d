import type { SavedClass } from '#shared/model/saved-class.ts';
import { scaleOf } from '#shared/record/averages/averages.ts';
import { parseMark, wrongMark } from '#shared/record/marks/parse-mark.ts';
import { pupilsByName, pupilsByOrder } from '#shared/record/merge/incoming-table.ts';
import { tableOfRange, type Range } from '#shared/record/merge/table-of-range.ts';
import {
  cellAt,
  type CellPosition,
  type MarkTable,
} from '#frontend/record/model/grid/mark-table.ts';

/** A cell that a pasted table writes. */
export interface PastedCell extends CellPosition {
  readonly before: string;
  readonly after: string;
}

export interface Pasted {
  readonly cells: readonly PastedCell[];
  /** Whether the pupils were found by their names; otherwise the rows follow the class from the cell on. */
  readonly isNamed: boolean;
  /** Texts that are no marks of their column, or of nobody in the class. */
  readonly skipped: number;
}

/** Where the marks of a copied range go: to the pupils named beside them, or else from the focused cell on. */
export function cellsOfRange(
  range: Range,
  kept: SavedClass,
  table: MarkTable,
  start: CellPosition,
): Pasted {
  const read = tableOfRange(range, kept);
  const isNamed = read.rows.some(({ fullName }) => fullName !== '');
  const pupils = isNamed
    ? pupilsByName(read, kept)
    : pupilsByOrder(read, kept.pupils, Math.max(start.row, 0));
  const marks = read.columns.filter(({ kind }) => kind === 'mark');
  // A colleague's averages have a heading that names no mark of a term.
  const averages = read.columns.filter(({ kind, isUnknown }) => kind === 'other' && !isUnknown);
  const texts = (marks.length > 0 ? marks : averages).map((column) => column.texts);
  let skipped = 0;
  const cells = texts.flatMap((own, at) =>
    own.flatMap((after, index): PastedCell[] => {
      if (parseMark(after).kind === 'blank') return [];
      const [row, column] = [
        table.rows.findIndex(({ id }) => id === pupils[index]),
        start.column + at,
      ];
      const target = table.columns[column];
      if (row < 0 || target?.kind !== 'mark' || wrongMark(after, scaleOf(target))) {
        skipped += 1;
        return [];
      }
      return [{ row, column, before: cellAt(table, { row, column })?.text ?? '', after }];
    }),
  );
  return { cells, isNamed, skipped };
}
