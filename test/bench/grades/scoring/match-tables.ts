import { alignInOrder } from '#shared/page/align-in-order.ts';
import { foldName, nameLikeness } from '#shared/record/names/name-likeness.ts';
import { parseMark } from '#shared/record/marks/parse-mark.ts';
import type { PageTruth } from '../pages/make-page.ts';
import type { ReadPage } from './read-page.ts';
import { sameMark } from './same-cell.ts';

type Truth = Pick<PageTruth, 'columns' | 'rows'>;

/** For each true row and column, the one that was read for it. */
export interface TableMatch {
  readonly rows: readonly (number | undefined)[];
  readonly columns: readonly (number | undefined)[];
}

/** A small gain for each pair, so that rows and columns without evidence keep their order. */
const ANYHOW = 0.05;
const NAME = 3;

const nameOf = <Cell extends { readonly text: string }>(
  cells: readonly Cell[],
  isName: (column: number) => boolean,
): string => cells.flatMap(({ text }, column) => (isName(column) ? [text] : [])).join(' ');

/** The evidence that two cells are the same; two blanks count little. */
function likeness(truth: string, read: string): number {
  if (!sameMark(truth, read, 20)) return 0;
  const { kind } = parseMark(truth);
  if (kind === 'unreadable') return truth === read ? 1 : 0;
  return kind === 'blank' ? 0.1 : 1;
}

function rowGain(truth: Truth, row: number, read: ReadPage, readRow: number): number {
  const cells = truth.rows[row]?.cells ?? [];
  const readCells = read.rows[readRow]?.cells ?? [];
  const name = nameLikeness(
    foldName(nameOf(cells, (column) => truth.columns[column]?.kind === 'name')),
    foldName(nameOf(readCells, (column) => read.columns[column] === 'name')),
  );
  const same = alignInOrder(
    cells.map(({ text }) => readCells.map((cell) => likeness(text, cell.text) - 0.01)),
  );
  const found = same.map((column, index) =>
    column === undefined ? 0 : likeness(cells[index]?.text ?? '', readCells[column]?.text ?? ''),
  );
  return found.reduce((sum, gain) => sum + gain, ANYHOW) + NAME * name;
}

/** The best pairs first; each row and each column is used once. */
function pairGreedily(gains: readonly (readonly number[])[]): (number | undefined)[] {
  const pairs = gains
    .flatMap((line, from) => line.map((gain, to) => ({ from, to, gain })))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain);
  const taken = new Set<number>();
  const match = gains.map((): number | undefined => undefined);
  for (const { from, to } of pairs) {
    if (match[from] !== undefined || taken.has(to)) continue;
    match[from] = to;
    taken.add(to);
  }
  return match;
}

/** Matches the rows and columns that were read with the true ones; rows keep their order, columns need not. */
export function matchTables(truth: Truth, read: ReadPage): TableMatch {
  const rows = alignInOrder(
    truth.rows.map((_, row) =>
      read.rows.map((_row, readRow) => rowGain(truth, row, read, readRow)),
    ),
  );
  const columns = pairGreedily(
    truth.columns.map(({ kind }, column) =>
      read.columns.map((readKind, readColumn) => {
        const gains = rows.map((readRow, row) =>
          readRow === undefined
            ? 0
            : likeness(
                truth.rows[row]?.cells[column]?.text ?? '',
                read.rows[readRow]?.cells[readColumn]?.text ?? '',
              ),
        );
        return gains.reduce((sum, gain) => sum + gain, kind === readKind ? 2 * ANYHOW : 0);
      }),
    ),
  );
  return { rows, columns };
}
