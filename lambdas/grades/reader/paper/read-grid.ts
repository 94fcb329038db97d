import type { LocatedGrid } from '#shared/paper/locate-grid.ts';
import type { PrintedGrid } from '#shared/paper/printed-grid.ts';
import { quantile } from '#shared/paper/grey-picture.ts';
import type { MarkReading, Script } from '../digits/cell-image.ts';
import { cutCell } from '../marks/cell-images.ts';
import { readColumn, scriptOf } from '../marks/read-columns.ts';
import { eraseRulings } from '../page/erase-rulings.ts';
import { loadPage } from '../page/load-page.ts';
import { findStrokes, letterHeight, type Stroke } from '../page/strokes.ts';
import { cellsOf } from '../table/table-cells.ts';
import { cornersOf, placeAmong, type TableGrid } from '../table/table-grid.ts';
import { gridOnPage } from './grid-boundaries.ts';

/** A mark of a printed grid as it was read. */
export interface GridMark {
  readonly text: string;
  /** Per cent of such readings that are right; 0 for a cell that is not wholly in the photo. */
  readonly confidence: number;
  /** Shares of the page's picture. */
  readonly box: { left: number; top: number; right: number; bottom: number };
}

export interface GridReading {
  readonly script: Script;
  /** The digits are so small that every mark is doubtful. */
  readonly isSmall: boolean;
  /** By row, then by column of the printed grid. */
  readonly marks: readonly (readonly GridMark[])[];
}

/** The most confidence where a person must look: below what counts as sure. */
const DOUBTED = 90;
/** Pixels of the photo; lower digits are read too badly to be trusted. */
const SMALLEST_DIGITS = 22;
/** Letter heights by which ink reaches beyond a rule when it may be of the cell behind it. */
const ACROSS = 0.4;

const isInPhoto = ({ page, shift }: LocatedGrid, spots: readonly (readonly [number, number])[]) =>
  spots.every(([x, y]) => {
    const [dx, dy] = shift(x, y);
    return page.isSeen(x + dx, y + dy);
  });

/** Cells, as `row:column`, that share ink with a neighbour: two marks that touch are one piece, which only one cell gets. */
function sharedCells(
  { rows, columns }: TableGrid,
  strokes: readonly Stroke[],
  letters: number,
): Set<string> {
  const reach = letters * ACROSS;
  return new Set(
    strokes.flatMap(({ left, top, right, bottom }) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const [row, column] = [placeAmong(rows, y, x), placeAmong(columns, x, y)];
      const overRows = rows.flatMap((rule, at) =>
        rule.at(x) - top > reach && bottom - rule.at(x) > reach ? [at - 1, at] : [],
      );
      const overColumns = columns.flatMap((rule, at) =>
        rule.at(y) - left > reach && right - rule.at(y) > reach ? [at - 1, at] : [],
      );
      return [
        ...overRows.map((one) => `${one}:${column}`),
        ...overColumns.map((one) => `${row}:${one}`),
      ];
    }),
  );
}

/** Whether digits were lower in the photo than can be read; the page may be drawn larger than the photo. */
function isSmall(readings: readonly (readonly MarkReading[])[], located: LocatedGrid): boolean {
  const heights = readings.flat().flatMap(({ box }) => (box ? [box.height] : []));
  const usual = quantile(heights, 0.5) * (located.perMillimetre / located.page.perMillimetre);
  return heights.length > 0 && usual < SMALLEST_DIGITS;
}

/**
 * Reads the marks of a located grid with the reader of digits.
 * @param picture the straightened page as JPEG or PNG, in the size of `located.page`
 * @param marksSeen how many of the four corner marks were seen
 */
export async function readGrid(
  picture: Uint8Array,
  located: LocatedGrid,
  grid: PrintedGrid,
  marksSeen: number,
): Promise<GridReading> {
  const { lattice, table, columns, rows } = gridOnPage(located, grid);
  const page = await loadPage(picture);
  const clean = eraseRulings(page, { lattices: [lattice], paper: { level: [], upright: [] } });
  const strokes = findStrokes(clean);
  const letters = letterHeight(strokes);
  const cells = new Map(
    cellsOf(table, strokes, letters).map((cell) => [`${cell.row}:${cell.column}`, cell]),
  );
  const placed = columns.map((column) =>
    rows.map((row) => {
      const cell = cells.get(`${row}:${column}`) ?? {
        row,
        column,
        rows: 1,
        columns: 1,
        strokes: [],
      };
      return { cell, image: cutCell(clean, table, cell, { strokes, letters }) };
    }),
  );
  const images = placed.map((column) => column.map(({ image }) => image));
  const script = scriptOf(images);
  const readings = images.map((column) => readColumn(column, script, false));
  const small = isSmall(readings, located);
  const shared = sharedCells(table, strokes, letters);
  const isDoubted = (cell: string): boolean => marksSeen < 3 || small || shared.has(cell);
  const byColumn = grid.columns.map(({ left, right }, column) =>
    (readings[column] ?? []).map(({ text, confidence }, row): GridMark => {
      const cell = placed[column]?.[row]?.cell;
      const { top = 0, bottom = 0 } = grid.rows[row] ?? {};
      const corners = [left, right].flatMap((x) => [top, bottom].map((y) => [x, y] as const));
      const isSeen = isInPhoto(located, corners);
      const most = cell && isDoubted(`${cell.row}:${cell.column}`) ? DOUBTED : 100;
      return {
        text: isSeen ? text : '',
        confidence: isSeen ? Math.min(most, confidence) : 0,
        box: shareOf(cell ? cornersOf(table, cell) : [], page),
      };
    }),
  );
  return {
    script,
    isSmall: small,
    marks: grid.rows.map((_, row) => byColumn.flatMap((column) => column[row] ?? [])),
  };
}

function shareOf(
  corners: readonly { readonly x: number; readonly y: number }[],
  { width, height }: { readonly width: number; readonly height: number },
): GridMark['box'] {
  const within = (value: number, side: number): number => Math.max(0, Math.min(1, value / side));
  const xs = corners.map(({ x }) => within(x, width));
  const ys = corners.map(({ y }) => within(y, height));
  return {
    left: Math.min(1, ...xs),
    right: Math.max(0, ...xs),
    top: Math.min(1, ...ys),
    bottom: Math.max(0, ...ys),
  };
}
