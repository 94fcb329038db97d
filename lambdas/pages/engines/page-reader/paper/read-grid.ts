import type { LocatedGrid } from '#shared/paper/locate-grid.ts';
import type { PrintedGrid } from '#shared/paper/printed-grid.ts';
import { quantile } from '#shared/paper/grey-picture.ts';
import type { MarkReading, Script } from '../digits/cell-image.ts';
import { measurePen } from '../digits/find-ink.ts';
import type { Hand } from '../hand/hand.ts';
import { cutCell, type PlacedImage } from '../marks/cell-images.ts';
import { readColumn, scriptOf } from '../marks/read-columns.ts';
import { eraseRulings } from '../page/erase-rulings.ts';
import type { Grey } from '../page/grey.ts';
import { loadPage } from '../page/load-page.ts';
import { findStrokes, letterHeight, middleOf, type Stroke } from '../page/strokes.ts';
import { cellsOf, type TableCell } from '../table/table-cells.ts';
import { cornersOf, placeAmong, type TableGrid } from '../table/table-grid.ts';
import { gridOnPage } from './grid-boundaries.ts';

/** A mark of a printed grid as it was read. */
export interface GridMark {
  readonly text: string;
  /** Per cent of such readings that are right; 0 for a cell that is not wholly in the photo. */
  readonly confidence: number;
  /** Shares of the page's picture. */
  readonly box: { left: number; top: number; right: number; bottom: number };
  /** As it was read, if it is wholly in the photo. */
  readonly read?: MarkReading | undefined;
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

/** Ink that is lighter than this, of 255, may lack digits. */
const FAINTEST = 175;

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
    strokes.flatMap((stroke) => {
      const { left, top, right, bottom } = stroke;
      const { x, y } = middleOf(stroke);
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

/**
 * Strokes larger than two cells: rules that are left, or a line through a pupil's row. The box around one covers cells
 * that have ink of their own.
 */
function isSpanning({ rows, columns }: TableGrid) {
  const usual = (rules: TableGrid['rows'], at: number): number =>
    quantile(
      rules.slice(1).map((rule, index) => rule.at(at) - (rules[index]?.at(at) ?? 0)),
      0.5,
    );
  return ({ left, top, right, bottom }: Stroke): boolean =>
    right - left > 2 * usual(columns, (top + bottom) / 2) ||
    bottom - top > 2 * usual(rows, (left + right) / 2);
}

/** Letter heights from a cell's edge in which dark pixels may be rules. */
const EDGE = 0.3;
/** Dark pixels of a letter's height that show a line. */
const LINE = 0.5;
const INK = 190;

/** Whether a cell has ink that belongs to none of the strokes: a line goes through it. */
function isCrossed(
  { data, width }: Grey,
  table: TableGrid,
  cell: TableCell,
  { strokes, letters }: { readonly strokes: readonly Stroke[]; readonly letters: number },
): boolean {
  const corners = cornersOf(table, cell);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const edge = letters * EDGE;
  const [left, right] = [Math.ceil(Math.min(...xs) + edge), Math.max(...xs) - edge];
  const [top, bottom] = [Math.ceil(Math.min(...ys) + edge), Math.max(...ys) - edge];
  const near = strokes.filter(
    (one) => one.left <= right && one.right >= left && one.top <= bottom && one.bottom >= top,
  );
  let dark = 0;
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      if ((data[y * width + x] ?? 255) >= INK) continue;
      const isOf = (one: Stroke): boolean =>
        x >= one.left && x <= one.right && y >= one.top && y <= one.bottom;
      if (!near.some(isOf)) dark += 1;
    }
  return dark > letters * LINE;
}

/** Whether a column is written so faintly that the reader may have missed digits. */
function isFaint(column: readonly PlacedImage[], readings: readonly MarkReading[]): boolean {
  const { grey } = measurePen(column.map(({ image }) => image));
  return grey > FAINTEST && readings.some(({ text }) => text !== '');
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
 * @param hand of the teacher, if the reader learns it
 */
export async function readGrid(
  picture: Uint8Array,
  located: LocatedGrid,
  grid: PrintedGrid,
  marksSeen: number,
  hand?: Hand,
): Promise<GridReading> {
  const { lattice, table, columns, rows } = gridOnPage(located, grid);
  const page = await loadPage(picture);
  const clean = eraseRulings(page, { lattices: [lattice], paper: { level: [], upright: [] } });
  const spans = isSpanning(table);
  const strokes = findStrokes(clean).filter((stroke) => !spans(stroke));
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
  const readings = images.map((column) => readColumn(column, script, false, hand));
  const small = isSmall(readings, located);
  const faint = images.map((column, at) => isFaint(column, readings[at] ?? []));
  const shared = sharedCells(table, strokes, letters);
  const isDoubted = (cell: TableCell): boolean =>
    marksSeen < 3 ||
    small ||
    shared.has(`${cell.row}:${cell.column}`) ||
    isCrossed(clean, table, cell, { strokes, letters });
  const byColumn = grid.columns.map(({ left, right }, column) =>
    (readings[column] ?? []).map((read, row): GridMark => {
      const cell = placed[column]?.[row]?.cell;
      const { top = 0, bottom = 0 } = grid.rows[row] ?? {};
      const corners = [left, right].flatMap((x) => [top, bottom].map((y) => [x, y] as const));
      const isSeen = isInPhoto(located, corners);
      const most = faint[column] || (cell && isDoubted(cell)) ? DOUBTED : 100;
      return {
        text: isSeen ? read.text : '',
        confidence: isSeen ? Math.min(most, read.confidence) : 0,
        box: shareOf(cell ? cornersOf(table, cell) : [], page),
        read: isSeen ? read : undefined,
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
