import { lightAt, type GreyPicture, type Spot } from './grey-picture.ts';
import type { PrintedAnswers } from './printed-answers.ts';
import type { PrintedGrid } from './printed-grid.ts';
import { inverseOf, project, projectionOf } from './projection.ts';
import { paintFrame, type PaintedBox, type Point } from './sheet-frame.ts';

const PER_MILLIMETRE = 5;
const PAPER = 235;
const DESK = 120;

/** A line of a pen on a sheet, in millimetres. */
export interface PenStroke {
  readonly from: Point;
  readonly to: Point;
  readonly width: number;
  readonly light: number;
}

type PaintBox = (box: PaintedBox, light: number) => void;

function paintRules({ rows, columns }: PrintedGrid, paint: PaintBox): void {
  const [first, last] = [rows[0]?.top ?? 0, rows.at(-1)?.bottom ?? 0];
  const xs = columns.flatMap(({ left, right }) => [left, right]);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  for (const x of xs) paint({ x, y: first, width: 0.2, height: last - first }, 170);
  for (const y of [...rows.map(({ top }) => top), last])
    paint({ x: left, y, width: right - left, height: 0.2 }, 170);
}

/** Boxes along a ring: as many as touch each other. */
function paintRings({ groups, bubbleSize }: PrintedAnswers, paint: PaintBox): void {
  const directions = Array.from({ length: 96 }, (_, i) => (i * Math.PI) / 48);
  for (const { x, y } of groups.flat())
    for (const angle of directions) {
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)].map((share) => (share * bubbleSize) / 2);
      paint({ x: x + (dx ?? 0) - 0.1, y: y + (dy ?? 0) - 0.1, width: 0.2, height: 0.2 }, 130);
    }
}

/** A line of a pen, as boxes along it. */
function paintStroke({ from, to, width, light }: PenStroke, paint: PaintBox): void {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 0.1) + 1;
  for (let step = 0; step <= steps; step += 1) {
    const x = from.x + ((to.x - from.x) * step) / steps - width / 2;
    const y = from.y + ((to.y - from.y) * step) / steps - width / 2;
    paint({ x, y, width, height: width }, light);
  }
}

/** A sheet that is photographed: what is printed on it, its number, and what somebody wrote on it. */
export interface DrawnSheet {
  readonly layout: PrintedGrid | PrintedAnswers;
  readonly number: number;
  readonly strokes?: readonly PenStroke[];
}

function drawSheet({ layout, number, strokes = [] }: DrawnSheet): GreyPicture {
  const pixels = (mm: number): number => Math.round(mm * PER_MILLIMETRE);
  const [width, height] = [pixels(layout.page.width), pixels(layout.page.height)];
  const data = new Uint8Array(width * height).fill(PAPER);
  const paint: PaintBox = (box, light) => {
    const [left, right] = [pixels(box.x), pixels(box.x + box.width)];
    for (let y = pixels(box.y); y < pixels(box.y + box.height); y += 1)
      data.fill(light, y * width + left, y * width + right);
  };
  if (layout.kind === 'grid') paintRules(layout, paint);
  else paintRings(layout, paint);
  for (const stroke of strokes) paintStroke(stroke, paint);
  for (const box of paintFrame(layout, number)) paint(box, 25);
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

/** A photo of printed sheets that are side by side, and where a place of the first of them is in it. */
export function photographSheets(
  sheets: readonly DrawnSheet[],
  { width, height }: { readonly width: number; readonly height: number },
  { corners, bend = 0, fingers = [] }: Pose,
): { photo: GreyPicture; placeOf: (x: number, y: number) => Spot } {
  const pages = sheets.map(drawSheet);
  const { width: wide, height: high } = sheets[0]?.layout.page ?? { width: 210, height: 297 };
  const all = wide * sheets.length;
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
