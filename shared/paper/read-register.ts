import type { BoxReading } from '../attendance/register-reading.ts';
import { penOf, type BoxInk } from './box-ink.ts';
import { quantile } from './grey-picture.ts';
import { softened } from './grey-filters.ts';
import { inkOfGrid, type GridInk } from './ink-of-grid.ts';
import { inkPieces, type InkPiece } from './ink-pieces.ts';
import type { LocatedGrid } from './locate-grid.ts';
import type { PrintedGrid } from './printed-grid.ts';
import type { DrawnSign, PrintedRegister } from './printed-sheet.ts';
import { leastArea, shapeOf } from './sign-shape.ts';

/**
 * Of 255: paler is paper; a piece that is nowhere darker than the second is no ink. A larger piece, in square millimetres,
 * needs less: noise has none, but a thin line of a pencil may be as pale.
 */
const INK = { least: 44, darkest: 76, large: 1.2, palest: 54 } as const;
/** The share of a piece in one box by which it is wholly of that box, whatever rules it crosses. */
const MOSTLY = 0.8;
/** Square millimetres: less of a piece that is of several boxes is nothing in one of them. */
const SLIVER = 0.3;

/** Size and darkness of the signs that are printed, in millimetres and of 255. Pens are darker. */
const PRINTED = { reach: 2.1, outside: 0.2, dark: 165, times: 1.7 } as const;
/** Square millimetres of grey in printed signs. */
const printedAreas: Record<DrawnSign, number> = { absent: 2.2, late: 1.6, excused: 4.6 };

/** The boxes of a register by their index, row by row; -1 is no box. */
function boxesOf({ ink, columnAt, rowAt }: GridInk, { rows, columns }: PrintedGrid) {
  const across = new Int16Array(ink.width).fill(-1);
  const down = new Int16Array(ink.height).fill(-1);
  columns.forEach(({ left, right }, column) =>
    across.fill(column, columnAt(left), columnAt(right)),
  );
  rows.forEach(({ top, bottom }, row) => down.fill(row, rowAt(top), rowAt(bottom)));
  return (pixel: number): number => {
    const column = across[pixel % ink.width] ?? -1;
    const row = down[Math.floor(pixel / ink.width)] ?? -1;
    return row < 0 || column < 0 ? -1 : row * columns.length + column;
  };
}

/** The pixels of a piece, by the box that they are of. */
function sharePiece(
  { pixels }: InkPiece,
  boxOf: (pixel: number) => number,
  sliver: number,
): Map<number, number[]> {
  const byBox = Map.groupBy(pixels, boxOf);
  const [most] = [...byBox].toSorted(([, one], [, other]) => other.length - one.length);
  if (!most) return byBox;
  const [box, { length }] = most;
  const others = [...byBox].filter(([other]) => other !== box);
  const isWhole =
    length >= MOSTLY * pixels.length || others.every(([, part]) => part.length < sliver);
  if (isWhole) return new Map([[box, [...pixels]]]);
  return new Map([...byBox].filter(([, part]) => part.length >= sliver));
}

/** Millimetres: what is no deeper in a box than the first, and begins within the second, reaches over from its neighbour. */
const OVER = { deep: 1.1, from: 0.4 } as const;

/** Gives arcs of signs that are larger than their box to the box of the rest. */
function giveBack(
  parts: Map<number, number[]>,
  grid: GridInk,
  { rows, columns }: PrintedGrid,
): void {
  const { ink, perMillimetre, columnAt, rowAt } = grid;
  const across = columns.length;
  const [deep, near] = [OVER.deep * perMillimetre, OVER.from * perMillimetre];
  const sizes = new Map([...parts].map(([box, pixels]) => [box, pixels.length]));
  const columnOf = (x: number): number =>
    columns.findIndex(({ left, right }) => x >= columnAt(left) && x < columnAt(right));
  for (const [box, pixels] of [...parts]) {
    const [row, column] = [Math.floor(box / across), box % across];
    const [{ top = 0, bottom = 0 } = {}, { left = 0, right = 0 } = {}] = [
      rows[row],
      columns[column],
    ];
    const xs = pixels.map((pixel) => pixel % ink.width);
    const ys = pixels.map((pixel) => Math.floor(pixel / ink.width));
    const [x0, x1, y0, y1] = [columnAt(left), columnAt(right), rowAt(top), rowAt(bottom)];
    const reach = (values: readonly number[], edge: number): readonly [number, number] => {
      const far = values.map((value) => Math.abs(value - edge));
      return [Math.min(...far), Math.max(...far)];
    };
    const beside = [
      { far: reach(xs, x0), to: [row, columnOf(x0 - 2)] },
      { far: reach(xs, x1), to: [row, columnOf(x1 + 2)] },
      { far: reach(ys, y0), to: [row - 1, column] },
      { far: reach(ys, y1), to: [row + 1, column] },
    ] as const;
    for (const { far, to } of beside) {
      const [toRow, toColumn] = to;
      const other = toRow * across + toColumn;
      const isThere = toRow >= 0 && toColumn >= 0 && (sizes.get(other) ?? 0) > pixels.length;
      if (!isThere || far[0] > near || far[1] > deep) continue;
      parts.set(other, [...(parts.get(other) ?? []), ...pixels]);
      parts.delete(box);
      break;
    }
  }
}

/** The ink of a box as a picture of its own. */
function cut({ ink, perMillimetre }: GridInk, pixels: readonly number[]): BoxInk {
  let [left, right, top, bottom] = [ink.width, -1, ink.height, -1];
  for (const pixel of pixels) {
    const [x, y] = [pixel % ink.width, Math.floor(pixel / ink.width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  const [width, height] = [Math.max(0, right - left + 1), Math.max(0, bottom - top + 1)];
  const dark = new Uint8Array(width * height);
  for (const pixel of pixels) {
    const [x, y] = [(pixel % ink.width) - left, Math.floor(pixel / ink.width) - top];
    dark[y * width + x] = ink.data[pixel] ?? 0;
  }
  return { dark, width, height, perMillimetre };
}

/** Whether a box with a printed sign has more ink than that: a circle around it, a correction. */
function isAddedTo(
  { ink, perMillimetre }: GridInk,
  sign: DrawnSign,
  pixels: readonly number[],
): boolean {
  if (pixels.length === 0) return false;
  const xs = pixels.map((pixel) => (pixel % ink.width) / perMillimetre);
  const ys = pixels.map((pixel) => Math.floor(pixel / ink.width) / perMillimetre);
  const [x, y] = [quantile(xs, 0.5), quantile(ys, 0.5)];
  const outside = xs.filter((one, i) => Math.hypot(one - x, (ys[i] ?? 0) - y) > PRINTED.reach);
  const each = 1 / perMillimetre ** 2;
  return (
    outside.length * each > PRINTED.outside ||
    quantile(
      pixels.map((pixel) => ink.data[pixel] ?? 0),
      0.9,
    ) > PRINTED.dark ||
    pixels.length * each > PRINTED.times * printedAreas[sign]
  );
}

/** A teacher's dots are about alike: what has less than this share of the smallest of some dots is of a resting pen. */
const RESTING = { share: 0.3, dots: 2 } as const;

/**
 * Takes the dots of a resting pen for nothing, if other dots show how large the teacher's are.
 * @param areaOf the square millimetres of ink in a box; undefined where a sign is printed
 */
function withoutRestingDots(
  boxes: readonly (readonly BoxReading[])[],
  areaOf: (row: number, column: number) => number | undefined,
): BoxReading[][] {
  const dots = boxes.flatMap((line, row) =>
    line.flatMap((box, column) => (box === 'late' ? (areaOf(row, column) ?? []) : [])),
  );
  if (dots.length < RESTING.dots) return boxes.map((line) => [...line]);
  const least = Math.min(leastArea.sign, RESTING.share * Math.min(...dots));
  const isResting = (box: BoxReading, row: number, column: number): boolean =>
    box === 'unclear' && (areaOf(row, column) ?? Infinity) < least;
  return boxes.map((line, row) =>
    line.map((box, column) => (isResting(box, row, column) ? 'none' : box)),
  );
}

/** What is in the boxes of a photographed register, by row and column. */
export interface RegisterBoxes {
  readonly boxes: readonly (readonly BoxReading[])[];
  /** Whether there is ink in a row below the pupils. */
  readonly hasStrangers: boolean;
}

/** Reads the boxes of a register. Only of one whose place is sure. */
export function readRegister(
  located: LocatedGrid,
  { layout, pupils, printed }: Pick<PrintedRegister, 'layout' | 'pupils' | 'printed'>,
): RegisterBoxes {
  const grid = inkOfGrid(located, layout);
  const boxOf = boxesOf(grid, layout);
  const count = layout.columns.length;
  const inks = new Map<number, number[]>();
  const soft = softened(grid.ink);
  const sliver = SLIVER * grid.perMillimetre ** 2;
  for (const piece of inkPieces(soft, INK.least)) {
    const isLarge = piece.pixels.length >= INK.large * grid.perMillimetre ** 2;
    if (piece.darkest < (isLarge ? INK.palest : INK.darkest)) continue;
    for (const [box, pixels] of sharePiece(piece, boxOf, sliver))
      inks.set(box, [...(inks.get(box) ?? []), ...pixels]);
  }
  inks.delete(-1);
  giveBack(inks, grid, layout);
  const known = new Map(printed.map(({ row, column, sign }) => [row * count + column, sign]));
  const pixelsOf = (row: number, column: number): readonly number[] =>
    inks.get(row * count + column) ?? [];
  const inkOf = (row: number, column: number): BoxInk => cut(grid, pixelsOf(row, column));
  const read = (row: number, column: number): BoxReading => {
    if (!isSeen(located, layout, row, column) || !grid.isClear(row, column)) return 'unseen';
    const sign = known.get(row * count + column);
    if (sign) return isAddedTo(grid, sign, pixelsOf(row, column)) ? 'unclear' : 'printed';
    return shapeOf(inkOf(row, column));
  };
  const boxes = withoutRestingDots(
    layout.rows.map((_, row) => layout.columns.map((_column, column) => read(row, column))),
    (row, column) => (known.has(row * count + column) ? undefined : penOf(inkOf(row, column)).area),
  );
  const isInk = (box: BoxReading): boolean => box !== 'none' && box !== 'unseen';
  return {
    boxes: boxes.slice(0, pupils.length),
    hasStrangers: boxes.slice(pupils.length).flat().some(isInk),
  };
}

function isSeen(
  { page, shift }: LocatedGrid,
  { rows, columns }: PrintedGrid,
  row: number,
  column: number,
): boolean {
  const { left, right } = columns[column] ?? { left: 0, right: 0 };
  const { top, bottom } = rows[row] ?? { top: 0, bottom: 0 };
  return [left, right].every((x) =>
    [top, bottom].every((y) => {
      const [dx, dy] = shift(x, y);
      return page.isSeen(x + dx, y + dy);
    }),
  );
}
