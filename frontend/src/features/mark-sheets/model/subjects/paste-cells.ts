import type { SavedClass } from '#shared/model/saved-class.ts';
import { scaleOf } from '#shared/record/averages/averages.ts';
import { parseMark, wrongMark } from '#shared/record/marks/parse-mark.ts';
import { isSameSubject } from '#shared/record/general/subject-names.ts';
import {
  pupilsByName,
  pupilsByOrder,
  type IncomingTable,
} from '#shared/record/merge/incoming-table.ts';
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

/** The columns of a copied range that are averages of subjects, with the column of the table that each goes to. */
function targetsOf(columns: IncomingTable['columns'], table: MarkTable, start: number) {
  const marks = columns.filter(({ kind }) => kind === 'mark');
  // A colleague's averages have a heading that names no mark of a term.
  const averages = columns.filter(({ kind, isUnknown }) => kind === 'other' && !isUnknown);
  const named = marks.flatMap((column) => {
    const { heading } = column;
    const at = table.columns.findIndex((one) => isSameSubject(one.heading, heading));
    return heading === '' || at < 0 ? [] : [{ column, at }];
  });
  if (named.length > 0) return { targets: named, others: marks.length - named.length };
  // Tests and an exam are of one subject, and none of them is its average.
  const areOfOne = marks.length > 1 && marks.some(({ role }) => role !== undefined);
  const taken = areOfOne || marks.length === 0 ? averages.slice(0, 1) : marks;
  return {
    targets: taken.map((column, index) => ({ column, at: start + index })),
    others: areOfOne ? marks.length : 0,
  };
}

/** A mark of a column with another full mark says so itself: `7` of 10 as `7/10`. */
const onScale = (text: string, from: number | undefined, to: number): string => {
  const mark = parseMark(text);
  const isOther = from !== undefined && from !== to && mark.kind === 'mark';
  return isOther && mark.scale === undefined ? `${text.trim()}/${from}` : text;
};

/**
 * Where the marks of a copied range go: to the pupils named beside them, or else from the focused cell on; to the
 * subjects that their headings name, or else from the focused one on.
 */
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
  const { targets, others } = targetsOf(read.columns, table, start.column);
  let skipped = others * read.rows.length;
  const cells = targets.flatMap(({ column: from, at: column }) =>
    from.texts.flatMap((text, index): PastedCell[] => {
      if (parseMark(text).kind === 'blank') return [];
      const row = table.rows.findIndex(({ id }) => id === pupils[index]);
      const target = table.columns[column];
      const after = target ? onScale(text, from.scale, scaleOf(target)) : text;
      if (row < 0 || target?.kind !== 'mark' || wrongMark(after, scaleOf(target))) {
        skipped += 1;
        return [];
      }
      return [{ row, column, before: cellAt(table, { row, column })?.text ?? '', after }];
    }),
  );
  return { cells, isNamed, skipped };
}
