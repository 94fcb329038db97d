import { eraseRulings } from '#lambdas/pages/engines/page-reader/page/erase-rulings.ts';
import { levelled } from '#lambdas/pages/engines/page-reader/page/level.ts';
import { loadPage } from '#lambdas/pages/engines/page-reader/page/load-page.ts';
import { findStrokes, letterHeight } from '#lambdas/pages/engines/page-reader/page/strokes.ts';
import { findLattices } from '#lambdas/pages/engines/page-reader/rulings/lattice.ts';
import { findTables } from '#lambdas/pages/engines/page-reader/table/find-tables.ts';
import { cornersOf, type TableGrid } from '#lambdas/pages/engines/page-reader/table/table-grid.ts';
import type { Point } from '../pages/projection.ts';
import type { StraightPage } from './straight-page.ts';

/** The rows and columns found of a page's table. */
export interface Found {
  /** Rows and columns of the page that were merged with another, or not found. */
  readonly lostRows: number;
  readonly lostColumns: number;
  /** Extra rows or columns found between the first and the last of the page. */
  readonly addedRows: number;
  readonly addedColumns: number;
  /** Extra rows above and below the pupils, and extra columns beside the table. */
  readonly above: number;
  readonly below: number;
  readonly beside: number;
  readonly seconds: number;
  /** The cells of each table, row by row: their corners on the page. */
  readonly grids: readonly (readonly (readonly Point[])[])[];
}

const isWithin = (corners: readonly Point[], [x, y]: Point): boolean =>
  corners.every(([left, top], at) => {
    const [right, bottom] = corners[(at + 1) % corners.length] ?? [left, top];
    return (right - left) * (y - top) - (bottom - top) * (x - left) >= 0;
  });

/** The most frequent of these indexes; -1 if that is none. */
const most = (places: readonly number[]): number => {
  const counts = Map.groupBy(places, (index) => index);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? -1;
};

/** Compares the page's rows, or columns, with the `count` that were found, by the indexes of their cells. */
function compare(lines: readonly (readonly number[])[], count: number) {
  const found = new Set(lines.map(most).filter((index) => index >= 0));
  const [first, last] = [Math.min(...found), Math.max(...found)];
  const isNone = found.size === 0;
  return {
    lost: lines.length - found.size,
    added: isNone ? 0 : last - first + 1 - found.size,
    before: isNone ? 0 : first,
    after: isNone ? 0 : count - 1 - last,
  };
}

const sizeOf = ({ rows, columns }: TableGrid) => ({
  rows: rows.length - 1,
  columns: columns.length - 1,
});

/** Finds the tables of a page, and compares the one with most of its cells with the truth. */
export async function judgeTables({ bytes, cells }: StraightPage): Promise<Found> {
  const start = performance.now();
  const { page, origin } = await levelled(await loadPage(bytes));
  const rulings = findLattices(page);
  const strokes = findStrokes(eraseRulings(page, rulings));
  const { width, height } = page;
  const writing = { strokes, letters: letterHeight(strokes), width, height };
  const tables = findTables(rulings.lattices, writing);
  const seconds = (performance.now() - start) / 1000;

  const judged = tables.map((table) => {
    const { rows, columns } = sizeOf(table);
    const grid = Array.from({ length: rows * columns }, (_, at) => {
      const place = { row: Math.floor(at / columns), column: at % columns, rows: 1, columns: 1 };
      return cornersOf(table, place).map((corner): Point => {
        const { x, y } = origin(corner);
        return [x, y];
      });
    });
    const places = cells.map((row) =>
      row.map((point) => {
        const at = grid.findIndex((corners) => isWithin(corners, point));
        return at < 0 ? undefined : { row: Math.floor(at / columns), column: at % columns };
      }),
    );
    return { grid, places, rows, columns, hits: places.flat().filter(Boolean).length };
  });
  const best = judged.toSorted((a, b) => b.hits - a.hits)[0];
  const places = best?.places ?? cells.map((row) => row.map(() => undefined));
  const rows = compare(
    places.map((row) => row.map((place) => place?.row ?? -1)),
    best?.rows ?? 0,
  );
  const columns = compare(
    (cells[0] ?? []).map((_, column) => places.map((row) => row[column]?.column ?? -1)),
    best?.columns ?? 0,
  );
  return {
    lostRows: rows.lost,
    lostColumns: columns.lost,
    addedRows: rows.added,
    addedColumns: columns.added,
    above: rows.before,
    below: rows.after,
    beside: columns.before + columns.after,
    seconds,
    grids: judged.map(({ grid }) => grid),
  };
}
