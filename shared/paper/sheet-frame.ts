import * as z from 'zod/mini';
import { marksOfNumber } from './sheet-code.ts';

/**
 * What the camera looks for on a printed sheet. All lengths are millimetres from the page's top left corner, before
 * printing: a printer that shrinks the page to 94 % changes nothing.
 *
 * - Four corner marks of 6 x 6 modules: a dark frame around the 4 x 4 modules that hold the number. A mark is 6 mm
 *   wide, so a module is 1 mm; at less than 0.8 mm a module, photos of a whole page lose marks.
 * - Around each mark a quiet zone: {@link quietZone} of white paper, without a rule, a letter or a tint. The mark may not
 *   be closer than 8 mm to the paper's edge, or a shrunk and shifted print loses it.
 * - Ticks: small dark squares in the margins. Paper bends, and four corners do not show how: in the middle of a page
 *   cells are up to 5 mm from where the corners put them, which is almost a row. The ticks lead from mark to mark. They are
 *   outside the table, where they cannot be taken for a mark in a cell.
 */
export const markSize = 6;
/** White paper around a mark. */
export const quietZone = 1;
/** The side of a tick, and the white paper around it. */
export const tickSize = 1.8;
export const tickQuietZone = 0.7;

const MODULES = 6;
const millimetres = z.number().check(z.gte(0), z.lte(500));

export const edges = z
  .strictObject({ left: millimetres, top: millimetres, right: millimetres, bottom: millimetres })
  .check(z.refine(({ left, top, right, bottom }) => left < right && top < bottom));
export type Edges = z.infer<typeof edges>;

export const point = z.strictObject({ x: millimetres, y: millimetres });
export type Point = z.infer<typeof point>;

/** What all printed sheets share. */
export const sheetFrame = z.strictObject({
  page: z.strictObject({ width: millimetres, height: millimetres }),
  /** The side of a corner mark. */
  markSize: z.number().check(z.gte(3), z.lte(12)),
  /** The outer edges of the four marks: the marks are in the corners of this rectangle. */
  marks: edges,
  ticks: z.array(point).check(z.maxLength(120)),
});
export type SheetFrame = z.infer<typeof sheetFrame>;

/** A dark rectangle to print. */
export interface PaintedBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The top left corners of the four marks, clockwise from the page's top left. */
export function markOrigins({
  marks,
  markSize: size,
}: Pick<SheetFrame, 'marks' | 'markSize'>): Point[] {
  const { left, top, right, bottom } = marks;
  return [
    { x: left, y: top },
    { x: right - size, y: top },
    { x: right - size, y: bottom - size },
    { x: left, y: bottom - size },
  ];
}

/** Whether a module is dark: those of the frame always, those inside by the mark's bits. */
const isDark = (mark: number, row: number, column: number): boolean =>
  [row, column].some((index) => index === 0 || index === MODULES - 1) ||
  ((mark >> (15 - ((row - 1) * 4 + column - 1))) & 1) === 1;

/** A mark's dark modules: one box for each run in a row, which reaches a little into the next row so that no gap shows. */
function paintMark(mark: number, { x, y }: Point, module: number): PaintedBox[] {
  const boxes: PaintedBox[] = [];
  for (let row = 0; row < MODULES; row += 1) {
    const height = row < MODULES - 1 ? module * 1.02 : module;
    for (let from = 0; from < MODULES; from += 1) {
      let to = from;
      while (to < MODULES && isDark(mark, row, to)) to += 1;
      if (to === from) continue;
      boxes.push({
        x: x + from * module,
        y: y + row * module,
        width: (to - from) * module,
        height,
      });
      from = to;
    }
  }
  return boxes;
}

/** Everything that a sheet's frame prints, in black: the marks of its number, and the ticks. */
export function paintFrame(frame: SheetFrame, number: number): PaintedBox[] {
  const marks = marksOfNumber(number);
  const origins = markOrigins(frame);
  return [
    ...origins.flatMap((origin, corner) =>
      paintMark(marks[corner] ?? 0, origin, frame.markSize / MODULES),
    ),
    ...frame.ticks.map(({ x, y }) => ({
      x: x - tickSize / 2,
      y: y - tickSize / 2,
      width: tickSize,
      height: tickSize,
    })),
  ];
}

/** From a table's edge to the middle of a tick. */
const TICK_DISTANCE = tickSize / 2 + tickQuietZone + 0.3;
/** Ticks along the top and the bottom. */
const ACROSS = 4;

const isClear = (frame: Pick<SheetFrame, 'marks' | 'markSize'>, { x, y }: Point): boolean => {
  const reach = quietZone + tickSize / 2;
  return markOrigins(frame).every(
    (origin) =>
      x < origin.x - reach ||
      x > origin.x + frame.markSize + reach ||
      y < origin.y - reach ||
      y > origin.y + frame.markSize + reach,
  );
};

/**
 * Ticks around a box: four above and below it, and one on both sides at each of `levels`, for which every fifth rule of a
 * table is right. Those that would touch a mark's quiet zone are left out.
 */
export function ticksAround(
  box: Edges,
  levels: readonly number[],
  frame: Pick<SheetFrame, 'marks' | 'markSize'>,
): Point[] {
  const xs = Array.from({ length: ACROSS }, (_, i) => {
    const share = (i + 1) / (ACROSS + 1);
    return box.left + (box.right - box.left) * share;
  });
  const above = xs.map((x) => ({ x, y: box.top - TICK_DISTANCE }));
  const below = xs.map((x) => ({ x, y: box.bottom + TICK_DISTANCE }));
  const beside = levels.flatMap((y) => [
    { x: box.left - TICK_DISTANCE, y },
    { x: box.right + TICK_DISTANCE, y },
  ]);
  return [...above, ...below, ...beside].filter((tick) => isClear(frame, tick));
}
