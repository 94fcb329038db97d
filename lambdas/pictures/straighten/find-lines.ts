import { fitPencil, type InkPoints, type Pencil } from './fit-pencil.ts';
import { findEdges } from './page-edges.ts';
import type { PageMask } from './page-mask.ts';
import type { PictureSize } from '#shared/picture/picture-size.ts';

/** The most points that a fit uses. */
const MOST_POINTS = 24_000;
/** Minimum length in pixels of a vertical rule; letters are shorter. */
const RULE_LENGTH = 50;
/** With fewer points than this share of the picture's height, the page has no usable vertical rules. */
const LEAST_RULES = 0.7;
/** Weights of the likely direction: little beside rules, which are reliable; letters slant differently. */
const BESIDE_RULES = 5;
const BESIDE_LETTERS = 100;
const BESIDE_EDGES = 400;

/** The directions of a page's rows and columns in its picture. */
export interface PageLines {
  readonly rows: Pencil;
  readonly columns: Pencil;
}

function pointsOf(
  { width, height }: PictureSize,
  positions: readonly number[],
  direction: 'rows' | 'columns',
): InkPoints {
  const every = Math.max(1, positions.length / MOST_POINTS);
  const count = Math.floor(positions.length / every);
  const [x, y] = [new Float32Array(count), new Float32Array(count)];
  for (let index = 0; index < count; index += 1) {
    const at = positions[Math.floor(index * every)] ?? 0;
    x[index] = (at % width) + 0.5 - width / 2;
    y[index] = Math.floor(at / width) + 0.5 - height / 2;
  }
  return direction === 'rows'
    ? { along: x, across: y, reach: width / 2, side: height }
    : { along: y, across: x, reach: height / 2, side: width };
}

/** Positions of ink that continues downwards with at most one pixel sideways: vertical rules, few letters. */
function uprightRuns(ink: Uint8Array, { width, height }: PictureSize): number[] {
  const lengths = new Uint16Array(ink.length);
  for (let at = ink.length - 1; at >= 0; at -= 1) {
    if (!ink[at]) continue;
    const below = at + width;
    const next = Math.max(lengths[below] ?? 0, lengths[below - 1] ?? 0, lengths[below + 1] ?? 0);
    lengths[at] = next + 1;
  }
  const runs: number[] = [];
  const taken = new Uint8Array(ink.length);
  for (let at = 0; at < width * height; at += 1) {
    if (taken[at] || (lengths[at] ?? 0) < RULE_LENGTH) continue;
    let here = at;
    while (ink[here] && !taken[here]) {
      taken[here] = 1;
      runs.push(here);
      const below = here + width;
      const [straight, left, right] = [
        lengths[below] ?? 0,
        lengths[below - 1] ?? 0,
        lengths[below + 1] ?? 0,
      ];
      here = straight >= Math.max(left, right) ? below : left > right ? below - 1 : below + 1;
    }
  }
  return runs;
}

/** Finds the lines of a page: rows by rules and lines of text, columns by rules, or page edges and letters. */
export function findLines(picture: PictureSize, ink: Uint8Array, mask: PageMask): PageLines {
  const all: number[] = [];
  for (let at = 0; at < ink.length; at += 1) if (ink[at]) all.push(at);
  const rows = fitPencil(pointsOf(picture, all, 'rows'), true);
  const rules = uprightRuns(ink, picture);
  const edges = findEdges(mask, picture.width / mask.width);
  const square = { slope: -rows.slope, spread: 0 };
  if (rules.length > picture.height * LEAST_RULES) {
    const likely = { ...(edges ?? square), weight: BESIDE_RULES };
    return { rows, columns: fitPencil(pointsOf(picture, rules, 'columns'), false, likely) };
  }
  const likely = edges ? { ...edges, weight: BESIDE_EDGES } : { ...square, weight: BESIDE_LETTERS };
  return { rows, columns: fitPencil(pointsOf(picture, all, 'columns'), false, likely) };
}
