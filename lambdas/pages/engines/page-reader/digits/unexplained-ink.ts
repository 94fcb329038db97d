import type { InkBox } from './cell-image.ts';

/** Of a cell's tallest ink, the share of its height that a digit has at least; decimal marks are lower. */
const TALL = 0.6;
/** Width of the widest digit, and of each further one that may touch it, in heights of the tallest ink. */
const WIDEST = 1.5;
const FURTHER = 1;
/** Pieces are parts of one sign if they share this much of the narrower one's width, as the bar of a 5 and its bow do. */
const SHARED = 0.3;

/** Readings whose ink cannot be counted: words, a dash and what is no sign. */
const UNCOUNTED = /[^\d./]/;

/** The ink that is as tall as digits, from left to right, without decimal marks. */
function widthsOf(pieces: readonly InkBox[]): number[] {
  const tallest = Math.max(...pieces.map(({ height }) => height));
  const [top, bottom] = [
    Math.min(...pieces.map(({ y }) => y)),
    Math.max(...pieces.map(({ y, height }) => y + height)),
  ];
  const tall = pieces
    .filter(({ y, height }) => height >= TALL * tallest && y < (top + bottom) / 2)
    .toSorted((a, b) => a.x - b.x);
  const signs: { from: number; to: number }[] = [];
  for (const { x, width } of tall) {
    const last = signs.at(-1);
    const isPart = last && last.to - x > SHARED * Math.min(width, last.to - last.from);
    if (isPart) last.to = Math.max(last.to, x + width);
    else signs.push({ from: x, to: x + width });
  }
  return signs.map(({ from, to }) => (to - from) / tallest);
}

/**
 * Whether a cell holds more ink as tall as digits than a reading has digits: one of them was lost, or something else is
 * beside them, as a mark that is struck out.
 */
export function leavesInk(pieces: readonly InkBox[], signs: string): boolean {
  if (pieces.length === 0 || UNCOUNTED.test(signs)) return false;
  const fewest = widthsOf(pieces).reduce(
    (sum, width) => sum + 1 + Math.max(0, Math.ceil((width - WIDEST) / FURTHER)),
    0,
  );
  return fewest > signs.replaceAll('.', '').length;
}
