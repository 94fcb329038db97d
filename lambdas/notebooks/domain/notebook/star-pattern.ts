import { A4 } from '#lambdas/print/pdf/box.ts';
import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';

const STARS_ACROSS = 7;
/** Inner radius of the eight-pointed star {8/2} relative to its outer radius: cos 45° ÷ cos 22.5°. */
const NOTCH = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

type Point = readonly [number, number];

/** The sixteen corners of an eight-pointed star that points at its neighbours. */
function star(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 16 }, (_, corner): Point => {
    const angle = (corner * Math.PI) / 8;
    const reach = corner % 2 === 0 ? radius : radius * NOTCH;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
}

const closed = (points: readonly Point[]) =>
  points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return [x, y, nextX, nextY] as const;
  });

/** Draws the default cover: the star-and-cross tiling of Maghrebi zellige, edge to edge. */
export function drawStarPattern(canvas: Canvas): void {
  canvas.fill({ x: 0, y: 0, ...A4 }, palette.deepTeal);
  const step = A4.width / STARS_ACROSS;
  const rows = Math.ceil(A4.height / step) + 1;
  const centres = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: STARS_ACROSS + 1 }, (_, column): Point => [column * step, row * step]),
  ).flat();
  const outlines = centres.map(([x, y]) => star(x, y, step / 2));
  for (const outline of outlines) canvas.polygon(outline, palette.teal);
  canvas.lines(outlines.flatMap(closed), { colour: '#d9c9a3', width: 0.9 });
  const inner = centres.map(([x, y]) => star(x, y, step * 0.27));
  canvas.lines(inner.flatMap(closed), { colour: '#5fa6a0', width: 0.7 });
  for (const [x, y] of centres) canvas.polygon(star(x, y, step * 0.09), palette.saffron);
}
