import type { Grey } from './grey.ts';

/** Values below this (of 255) are ink. */
const inkBelow = 190;
/** A stroke without a darker pixel than this is texture of the paper. */
const darkestBelow = 165;

/** Connected ink: a letter, a part of one, or several touching letters. Bounds are inclusive pixels. */
export interface Stroke {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Number of pixels. */
  readonly area: number;
  /** The mean height of its pixels on the page; where it is known, it tells to which row a sign belongs that reaches into two. */
  readonly heart?: number;
}

/** The middle of a stroke's bounds. */
export const middleOf = ({ left, right, top, bottom }: Stroke): { x: number; y: number } => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** Whether a stroke is a dark wedge at the edge of a straightened page, which shows the desk. */
const isEdge = (
  { left, top, right, bottom }: Stroke,
  { width, height }: { readonly width: number; readonly height: number },
  letters: number,
): boolean => {
  const away = Math.min(left / width, top / height, 1 - right / width, 1 - bottom / height);
  const size = Math.max(right - left, bottom - top);
  return away < 0.012 || (away < 0.04 && size > 3.5 * letters);
};

/** Whether a stroke is the rest of a ruling; writing has no strokes this long. */
const isRemnant = ({ left, top, right, bottom }: Stroke, letters: number): boolean =>
  right - left > letters * 8 && bottom - top < letters * 0.5;

/** Whether a stroke at the edge is too long and thin to be writing. */
const isWedge = ({ left, top, right, bottom }: Stroke, letters: number): boolean => {
  const sides = [right - left, bottom - top];
  return Math.max(...sides) > 3.5 * letters && Math.min(...sides) < 1.5 * letters;
};

const joinedInk = ({ data, width, height }: Grey): Stroke[] => {
  const seen = new Uint8Array(data.length);
  const stack = new Int32Array(data.length);
  const strokes: Stroke[] = [];
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] || (data[start] ?? 255) >= inkBelow) continue;
    let depth = 0;
    stack[depth++] = start;
    seen[start] = 1;
    let [left, right, top, bottom, area, darkest, sum] = [width, 0, height, 0, 0, 255, 0];
    while (depth > 0) {
      const at = stack[--depth] ?? 0;
      const x = at % width;
      const y = (at - x) / width;
      area += 1;
      sum += y;
      darkest = Math.min(darkest, data[at] ?? 255);
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny += 1)
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx += 1) {
          const next = ny * width + nx;
          if (seen[next] || (data[next] ?? 255) >= inkBelow) continue;
          seen[next] = 1;
          stack[depth++] = next;
        }
    }
    if (area >= 4 && darkest < darkestBelow)
      strokes.push({ left, top, right, bottom, area, heart: sum / area });
  }
  return strokes;
};

/** The ink of a page, and the wedges of the desk beside it. */
export interface FoundInk {
  readonly strokes: readonly Stroke[];
  readonly wedges: readonly Stroke[];
}

/** Finds all ink of a page, without specks of up to four pixels or a hundredth of a letter's area. */
export const findPageInk = (page: Grey): FoundInk => {
  const all = joinedInk(page);
  const usual = letterHeight(all);
  const edges = new Set(all.filter((stroke) => isEdge(stroke, page, usual)));
  return {
    strokes: all.filter(
      (stroke) =>
        stroke.area >= usual * usual * 0.012 && !edges.has(stroke) && !isRemnant(stroke, usual),
    ),
    wedges: [...edges].filter((stroke) => isWedge(stroke, usual)),
  };
};

/** The strokes of {@link findPageInk}. */
export const findStrokes = (page: Grey): readonly Stroke[] => findPageInk(page).strokes;

/** Paints wedges of the desk as paper, so that no blank cell beside one seems to hold a 1. */
export const withoutWedges = (page: Grey, wedges: readonly Stroke[]): Grey => {
  if (wedges.length === 0) return page;
  const data = Uint8Array.from(page.data);
  for (const { left, top, right, bottom } of wedges)
    for (let y = Math.max(0, top - 2); y <= Math.min(page.height - 1, bottom + 2); y += 1)
      data.fill(
        255,
        y * page.width + Math.max(0, left - 2),
        y * page.width + Math.min(page.width, right + 3),
      );
  return { ...page, data };
};

/** Height of letters and digits in pixels, ignoring dots; 20 if nothing is written. */
export const letterHeight = (strokes: readonly Stroke[]): number => {
  const heights = strokes
    .filter(({ top, bottom, left, right }) => bottom - top > 5 && right - left < 400)
    .map(({ top, bottom }) => bottom - top + 1)
    .sort((a, b) => a - b);
  return heights[Math.floor(heights.length * 0.6)] ?? 20;
};
