import type { CellImage, InkBox } from './cell-image.ts';
import type { ColumnMeasure, Piece } from './find-ink.ts';

/** Of a cell's tallest ink, the share of its height that a digit has at least; decimal marks are lower. */
const TALL = 0.6;
/** Width of the widest digit, and of each further one that may touch it, in heights of the tallest ink. */
const WIDEST = 1.5;
const FURTHER = 1;
/** Pieces are parts of one sign if they share this much of the narrower one's width, as the bar of a 5 and its bow do. */
const SHARED = 0.3;

/** A thinner piece is the rest of a ruling; width in heights of the tallest ink. */
const THINNEST = 0.05;
/**
 * A struck-out digit is left of a valid mark, rarely right of it, and is at least this wide. It has more ink than any other sign,
 * at least one of which is no 1: this many times the ink, more for a wider one up to `widest` heights, because two digits that
 * touch have twice the ink of one.
 */
const STRUCK = { left: 0.7, right: 1, ink: 1.5, widest: 1.5, other: 0.4 } as const;

/**
 * A sign with more than this share of its box inked, and no narrower than this in its height, is clogged: its holes are not seen,
 * so an 8 may be any digit.
 */
const CLOGGED = { inked: 0.7, width: 0.35 } as const;

/** Readings whose ink cannot be counted: words, a dash and what is no sign. */
const UNCOUNTED = /[^\d./]/;

/** Ink as tall as digits: its width in heights of the tallest ink, and its pixels. */
interface TallInk {
  readonly width: number;
  readonly area: number;
}

/** The ink that is as tall as digits, from left to right, without decimal marks. */
function tallInk(pieces: readonly Piece[]): TallInk[] {
  const tallest = Math.max(...pieces.map(({ height }) => height));
  const [top, bottom] = [
    Math.min(...pieces.map(({ y }) => y)),
    Math.max(...pieces.map(({ y, height }) => y + height)),
  ];
  const tall = pieces
    .filter(({ y, height }) => height >= TALL * tallest && y < (top + bottom) / 2)
    .filter(({ width }) => width >= THINNEST * tallest)
    .toSorted((a, b) => a.x - b.x);
  const signs: { from: number; to: number; area: number }[] = [];
  for (const { x, width, area } of tall) {
    const last = signs.at(-1);
    const isPart = last && last.to - x > SHARED * Math.min(width, last.to - last.from);
    if (isPart) {
      last.to = Math.max(last.to, x + width);
      last.area += area;
    } else signs.push({ from: x, to: x + width, area });
  }
  return signs.map(({ from, to, area }) => ({ width: (to - from) / tallest, area }));
}

/** Whether ink is a mark that is struck out beside others. */
function isStruck({ width, area }: TallInk, others: readonly TallInk[]): boolean {
  if (others.every((one) => one.width < STRUCK.other)) return false;
  const least = STRUCK.ink * Math.min(Math.max(1, width), STRUCK.widest);
  return others.every((one) => area >= least * one.area);
}

/** The fewest digits in ink as tall as them: none if it is struck out, one with a long bar if it has no more ink than another. */
function fewestDigits(ink: TallInk, at: number, all: readonly TallInk[]): number {
  const others = all.filter((_, index) => index !== at);
  const isLeft = at === 0 && ink.width >= STRUCK.left;
  const isRight = at === all.length - 1 && ink.width >= STRUCK.right;
  if ((isLeft || isRight) && isStruck(ink, others)) return 0;
  const byWidth = 1 + Math.max(0, Math.ceil((ink.width - WIDEST) / FURTHER));
  const byInk = others.map(({ area }) => Math.max(1, Math.round(ink.area / area)));
  return Math.min(byWidth, ...byInk);
}

/**
 * Whether a cell holds more ink as tall as digits than a reading has digits: one of them was lost, or something else is
 * beside them. A mark that is struck out beside a valid one is no digit.
 */
export function leavesInk(pieces: readonly Piece[], signs: string): boolean {
  if (pieces.length === 0 || UNCOUNTED.test(signs)) return false;
  const fewest = tallInk(pieces)
    .map(fewestDigits)
    .reduce((sum, digits) => sum + digits, 0);
  return fewest > signs.replaceAll('.', '').length;
}

/** Whether a Western 8 may be another digit, whose ink ran together. */
export function isClogged(pieces: readonly Piece[], signs: string): boolean {
  const tallest = Math.max(0, ...pieces.map(({ height }) => height));
  const isFilled = ({ width, height, area }: Piece): boolean =>
    height >= TALL * tallest &&
    width >= CLOGGED.width * height &&
    area > CLOGGED.inked * width * height;
  return signs.includes('8') && pieces.some(isFilled);
}

/** Ink that is lower than this and further from the line of its column's digits, in digit heights, is another row's. */
const ASTRAY = { height: 0.65, away: 0.5 } as const;

/** Whether a cell holds nothing but the tail of a sign of the row above or below. */
export const isTail = (
  { height }: Pick<CellImage, 'height'>,
  box: InkBox,
  { digitHeight, drop }: ColumnMeasure,
): boolean =>
  box.height < ASTRAY.height * digitHeight &&
  Math.abs(box.y + (box.height - height) / 2 - drop) > ASTRAY.away * digitHeight;
