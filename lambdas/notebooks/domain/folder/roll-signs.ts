import type { DrawnSign } from '#shared/paper/printed-sheet.ts';
import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';

/** Points: half of a cross, a dot, and the circle around a cross. */
const SIZE = { cross: 2.4, dot: 2, ring: 4 } as const;

/** Draws a sign of a register around a point: × absent, ● late, ⊗ excused. */
export function drawRollSign(
  canvas: Canvas,
  sign: DrawnSign,
  [x, y]: readonly [number, number],
): void {
  const stroke = { colour: palette.ink, width: 1 };
  if (sign === 'late') return canvas.circle([x, y], SIZE.dot, palette.ink);
  const { cross, ring } = SIZE;
  const [left, right, above, below] = [x - cross, x + cross, y - cross, y + cross];
  canvas.lines(
    [
      [left, above, right, below],
      [left, below, right, above],
    ],
    stroke,
  );
  if (sign === 'excused') canvas.circle([x, y], ring, stroke);
}
