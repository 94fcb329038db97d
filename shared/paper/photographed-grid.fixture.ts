import { lightAt, type GreyPicture, type Spot } from './grey-picture.ts';
import type { PrintedGrid } from './printed-grid.ts';
import { inverseOf, project, projectionOf } from './projection.ts';
import { paintFrame, type PaintedBox } from './sheet-frame.ts';

const PER_MILLIMETRE = 5;
const PAPER = 235;
const DESK = 120;

/** Draws a grid's frame and its rules. */
function drawGrid(grid: PrintedGrid, number: number): GreyPicture {
  const [width, height] = [grid.page.width * PER_MILLIMETRE, grid.page.height * PER_MILLIMETRE];
  const data = new Uint8Array(width * height).fill(PAPER);
  const paint = (box: PaintedBox, light: number): void => {
    const [left, right] = [box.x, box.x + box.width].map((x) => Math.round(x * PER_MILLIMETRE));
    const [top = 0, bottom = 0] = [box.y, box.y + box.height].map((y) =>
      Math.round(y * PER_MILLIMETRE),
    );
    for (let y = top; y < bottom; y += 1)
      data.fill(light, y * width + (left ?? 0), y * width + (right ?? 0));
  };
  const [first, last] = [grid.rows[0]?.top ?? 0, grid.rows.at(-1)?.bottom ?? 0];
  const xs = grid.columns.flatMap(({ left, right }) => [left, right]);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  for (const x of xs) paint({ x, y: first, width: 0.2, height: last - first }, 170);
  for (const y of [...grid.rows.map(({ top }) => top), last])
    paint({ x: left, y, width: right - left, height: 0.2 }, 170);
  for (const box of paintFrame(grid, number)) paint(box, 25);
  return { data, width, height };
}

interface Pose {
  /** Where the paper's corners are in the photo, clockwise from its own top left. */
  readonly corners: readonly Spot[];
  /** How far the middle of the paper is lower than its sides, in millimetres, as it appears. */
  readonly bend?: number;
  /** Places of the photo under a finger, each with its radius. */
  readonly fingers?: readonly (readonly [x: number, y: number, radius: number])[];
}

/** A photo of printed grids that are side by side, and where a place of the first of them is in it. */
export function photographGrids(
  grids: readonly (readonly [grid: PrintedGrid, number: number])[],
  { width, height }: { readonly width: number; readonly height: number },
  { corners, bend = 0, fingers = [] }: Pose,
): { photo: GreyPicture; placeOf: (x: number, y: number) => Spot } {
  const pages = grids.map(([grid, number]) => drawGrid(grid, number));
  const { width: wide, height: high } = grids[0]?.[0].page ?? { width: 210, height: 297 };
  const all = wide * grids.length;
  const flat: Spot[] = [
    [0, 0],
    [all, 0],
    [all, high],
    [0, high],
  ];
  const projection = projectionOf(flat, corners) ?? new Float64Array(9);
  const back = inverseOf(projection);
  const lower = (x: number): number => bend * Math.sin((Math.PI * x) / all);
  const data = new Uint8Array(width * height).fill(DESK);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = back;
  for (let at = 0; at < data.length; at += 1) {
    const [px, py] = [(at % width) + 0.5, Math.floor(at / width) + 0.5];
    if (fingers.some(([x, y, radius]) => Math.hypot(px - x, py - y) < radius)) continue;
    const depth = g * px + h * py + i;
    const x = (a * px + b * py + c) / depth;
    const y = (d * px + e * py + f) / depth - lower(x);
    const page = pages[Math.floor(x / wide)];
    if (!page || y < 0 || y > high) continue;
    data[at] = lightAt(page, (x % wide) * PER_MILLIMETRE, y * PER_MILLIMETRE);
  }
  return {
    photo: { data, width, height },
    placeOf: (x, y) => project(projection, [x, y + lower(x)]),
  };
}
