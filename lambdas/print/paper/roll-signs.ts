import type { DrawnSign } from '#shared/paper/printed-sheet.ts';
import type { Box } from '../pdf/box.ts';
import type { Canvas } from '../pdf/canvas.ts';

/** Points: half of a cross, a dot, the circle around a cross, and the width of lines. */
const SIZES = { cross: 2.6, dot: 2, ring: 4.4, line: 1 } as const;
/** Points between the lines of a hatched box. */
const HATCH = 4;

/** Draws a sign of a register around a point: × absent, ● late, ⊗ excused. */
export function drawRollSign(
  canvas: Canvas,
  sign: DrawnSign,
  [x, y]: readonly [number, number],
  colour: string,
): void {
  const stroke = { colour, width: SIZES.line };
  if (sign === 'late') {
    canvas.circle([x, y], SIZES.dot, colour);
    return;
  }
  const { cross } = SIZES;
  canvas.lines(
    [
      [x - cross, y - cross, x + cross, y + cross],
      [x - cross, y + cross, x + cross, y - cross],
    ],
    stroke,
  );
  if (sign === 'excused') canvas.circle([x, y], SIZES.ring, stroke);
}

/** Draws slanted lines over a box: a session that was lost. */
export function drawHatching(canvas: Canvas, { x, y, width, height }: Box, colour: string): void {
  const lines: [number, number, number, number][] = [];
  for (let at = HATCH; at < width + height; at += HATCH) {
    const [fromX, fromY] = [Math.max(0, at - height), Math.min(height, at)];
    const [toX, toY] = [Math.min(width, at), Math.max(0, at - width)];
    lines.push([x + fromX, y + fromY, x + toX, y + toY]);
  }
  canvas.lines(lines, { colour, width: 0.4 });
}
