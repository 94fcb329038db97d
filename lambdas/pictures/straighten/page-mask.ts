import type { PaperLight } from './find-light.ts';

/** Neighbouring cells belong to one sheet if their light differs by less than this share; shadows have soft edges. */
const MOST_STEP = 0.09;
/** The least and greatest share of the picture that a page on a desk covers. */
const LEAST_SHARE = 0.2;
const MOST_SHARE = 0.95;
/** A page is convex, so one sheet fills at least this share of its hull. */
const LEAST_FILL = 0.85;

/** The cells of the picture that show the page: 1 inside it. */
export interface PageMask {
  readonly width: number;
  readonly height: number;
  readonly cells: Uint8Array;
  /** Whether the picture shows anything besides the page. */
  readonly hasSurroundings: boolean;
}

/** Brightness of each cell, summed over the colours. */
const brightness = ({ cells }: PaperLight): Float32Array =>
  Float32Array.from({ length: cells.length / 3 }, (_, cell) => {
    const [red = 0, green = 0, blue = 0] = cells.subarray(cell * 3, cell * 3 + 3);
    return red + green + blue;
  });

interface Part {
  readonly cells: readonly number[];
  /** Mean brightness. */
  readonly level: number;
}

/** The connected parts of the picture in which the light changes gradually. */
function partsOf(levels: Float32Array, width: number): Part[] {
  const seen = new Uint8Array(levels.length);
  const parts: Part[] = [];
  for (let start = 0; start < levels.length; start += 1) {
    if (seen[start]) continue;
    const cells = [start];
    let sum = 0;
    seen[start] = 1;
    for (let next = 0; next < cells.length; next += 1) {
      const at = cells[next] ?? 0;
      const level = levels[at] ?? 0;
      sum += level;
      const x = at % width;
      for (const other of [
        at - width,
        at + width,
        x > 0 ? at - 1 : -1,
        x < width - 1 ? at + 1 : -1,
      ]) {
        const there = levels[other];
        if (there === undefined || seen[other]) continue;
        if (Math.abs(there - level) > MOST_STEP * Math.max(there, level)) continue;
        seen[other] = 1;
        cells.push(other);
      }
    }
    parts.push({ cells, level: sum / cells.length });
  }
  return parts;
}

type Point = readonly [x: number, y: number];

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** The convex hull (Andrew's monotone chain) of points sorted by x, then y. */
function hullOf(points: readonly Point[]): Point[] {
  const half = (ordered: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of ordered) {
      for (;;) {
        const [from, to] = [chain.at(-2), chain.at(-1)];
        if (!from || !to || turn(from, to, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(points), ...half(points.toReversed())];
}

/** The cells inside the hull of a part, as a mask. */
function filledHull(part: readonly number[], width: number, height: number): Uint8Array {
  const points = part.map((at): Point => [at % width, Math.floor(at / width)]);
  const hull = hullOf(points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by));
  const cells = new Uint8Array(width * height);
  for (let at = 0; at < cells.length; at += 1) {
    const cell: Point = [at % width, Math.floor(at / width)];
    const isInside = hull.every((from, index) => {
      const to = hull[(index + 1) % hull.length] ?? from;
      return turn(from, to, cell) >= 0;
    });
    cells[at] = isInside ? 1 : 0;
  }
  return cells;
}

/** Finds the page, lighter than its surroundings. When in doubt it is the whole picture, so no row is lost. */
export function findPage(light: PaperLight): PageMask {
  const { width, height } = light;
  const parts = partsOf(brightness(light), width);
  const large = parts.filter(({ cells }) => cells.length > LEAST_SHARE * width * height);
  const [lightest] = large.toSorted((a, b) => b.level - a.level);
  const cells = filledHull(lightest?.cells ?? [], width, height);
  const covered = cells.reduce((sum, cell) => sum + cell, 0);
  const isPage =
    lightest !== undefined &&
    covered < MOST_SHARE * cells.length &&
    lightest.cells.length > LEAST_FILL * covered;
  return isPage
    ? { width, height, cells, hasSurroundings: true }
    : { width, height, cells: cells.fill(1), hasSurroundings: false };
}

/** Whether a point is on the page; `x` and `y` are shares of the picture's sides. */
export const isOnPage = ({ width, height, cells }: PageMask, x: number, y: number): boolean => {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x * width)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y * height)));
  return cells[row * width + column] === 1;
};

/** The mask without the cells at the page's edge. */
export function clearEdge(mask: PageMask): PageMask {
  if (!mask.hasSurroundings) return mask;
  const { width, cells } = mask;
  const inner = cells.map((cell, at) => {
    const around = [
      at - width - 1,
      at - width,
      at - width + 1,
      at - 1,
      at + 1,
      at + width - 1,
      at + width,
      at + width + 1,
    ];
    return cell === 1 && around.every((other) => cells[other] !== 0) ? 1 : 0;
  });
  return { ...mask, cells: inner };
}
