import type { Direction } from '#shared/model/locale.ts';
import type { Box } from '../pdf/box.ts';
import type { Align, Canvas } from '../pdf/canvas.ts';
import type { PdfBook } from '../pdf/pdf-book.ts';
import type { StructureElement } from '../pdf/structure.ts';
import { isolated } from '#shared/text/left-to-right.ts';
import { breakLines, removeSoftHyphens } from '../typography/line-breaking.ts';
import { palette } from '../pdf/palette.ts';

/** A document that texts are set for. */
export interface Typesetting {
  readonly pdf: PdfBook;
  readonly direction: Direction;
}

/** What has an element of the reading order, under which its texts are added. */
export interface Tagged {
  readonly tag: StructureElement;
}

export interface TextOptions {
  /** Points; the text may be set smaller, down to `minSize`, before it wraps. */
  size: number;
  minSize?: number;
  weight?: 'regular' | 'bold';
  colour?: string;
  align?: Align;
  /** Vertical position of the lines in a higher box. */
  vertical?: 'top' | 'middle';
  /** The text's own direction; the notebook's by default. */
  direction?: Direction;
  tag?: StructureElement;
}

/** Text set into a width: its size and its lines. */
export interface SetText {
  lines: string[];
  size: number;
  /** Points. */
  height: number;
}

const LEADING = 1.5;
/** Visual middle of a line above its baseline, in ems; a compromise between Arabic and Latin. */
const OPTICAL_MIDDLE = 0.3;
const STEP = 0.5;
const ELLIPSIS = '…';
/** How far a text shrinks to stay on one line before it wraps; wrapped text uses this size. */
const ONE_LINE = 0.85;

/** A short calculation. */
const CALCULATION = /\u2066[^\u2066\u2069\n]{1,30}\u2069/gu;

const keepCalculations = (ordered: string): string =>
  ordered.replaceAll(CALCULATION, (calculation) => calculation.replaceAll(' ', '\u00a0'));

/** Breaks ordered text into lines; a short calculation stays on one line if it fits. */
const linesOf = (ordered: string, fits: (line: string) => boolean): string[] =>
  keepCalculations(ordered)
    .split('\n')
    .flatMap((line) => breakLines(line, fits));

/** Sets text into a width: shrinks a little to keep one line, wraps, and shrinks on for a word too wide. */
export function setText(
  book: Typesetting,
  text: string,
  width: number,
  options: TextOptions,
): SetText {
  const { size, minSize = size, weight = 'regular', direction = book.direction } = options;
  const typeface = book.pdf[weight];
  const fitsAt = (points: number) => (line: string) =>
    (typeface.layout(line, direction).width * points) / 1000 <= width;
  const set = (lines: string[], points: number): SetText => ({
    lines,
    size: points,
    height: lines.length * points * LEADING,
  });

  // Before lines are broken, so that a calculation keeps its order in both.
  const ordered = isolated(text, direction);
  const whole = removeSoftHyphens(ordered).split('\n');
  const widths = whole.map((line) => typeface.layout(line, direction).width);
  const natural = (Math.max(...widths) * size) / 1000;
  const scale = natural <= width ? 1 : width / natural;
  if (scale >= ONE_LINE && size * scale >= minSize) return set(whole, size * scale);

  const wordsFit = (at: number): boolean => text.split(/[\s\u00ad]+/u).every(fitsAt(at));
  let points = Math.max(size * ONE_LINE, minSize);
  while (points - STEP >= minSize && !wordsFit(points)) points -= STEP;
  const lines = linesOf(ordered, fitsAt(points));
  return set(lines, points);
}

/** For two lines in a row's height: line height in ems, and the smallest readable size in points, also of a single number. */
const SNUG = { leading: 1.15, least: 4.5, leastNumber: 3, step: 0.1 } as const;

/**
 * Sets a name into a row: on one line, a little smaller if needed, or on two that fill the height.
 * @param most how many lines it may have; those after the second are small
 */
export function setSnugText(
  book: Typesetting,
  text: string,
  box: Pick<Box, 'width' | 'height'>,
  options: TextOptions,
  most = 2,
): SetText {
  const { weight = 'regular', direction = book.direction } = options;
  const one = setText(book, text, box.width, options);
  if (one.lines.length === 1) return one;
  const typeface = book.pdf[weight];
  const { height } = box;
  // A single number or word is not broken.
  const whole = (box.width * 1000) / typeface.layout(text, direction).width;
  const least = /^\P{L}*$/u.test(text) ? SNUG.leastNumber : SNUG.least;
  if (!/\s/u.test(text) && whole >= least) {
    return { lines: [text], size: whole, height: whole * LEADING };
  }
  const largest = Math.min(height / 2 / SNUG.leading, options.size);
  // The last size is the least one itself: a text that was clipped for it needs it.
  const next = (size: number) => (size > SNUG.least ? Math.max(size - SNUG.step, SNUG.least) : 0);
  for (let size = largest; size >= SNUG.least; size = next(size)) {
    const fits = (line: string): boolean =>
      (typeface.layout(line, direction).width * size) / 1000 <= box.width;
    const lines = linesOf(isolated(text, direction), fits);
    const isLow = lines.length <= 2 || lines.length * size * SNUG.leading <= height;
    // Rows for many lines may be much higher than two of them.
    const filled = most > 2 ? Math.min(height, lines.length * size * LEADING) : height;
    if (lines.length <= most && isLow) return { lines, size, height: filled };
  }
  return setText(book, text, box.width, { ...options, size: SNUG.least, minSize: SNUG.least });
}

/**
 * Shortens a text with an ellipsis to the lines that `setSnugText` sets; for remarks, not for names.
 * @param width points
 * @param size the least size; that of `setSnugText` by default
 */
export function clipSnugText(
  book: Typesetting,
  text: string,
  width: number,
  direction = book.direction,
  most = 2,
  size: number = SNUG.least,
): string {
  const fits = (part: string): boolean => {
    const wide = (line: string) =>
      (book.pdf.regular.layout(line, direction).width * size) / 1000 <= width;
    const words = part.split(/\s+/u);
    return words.every(wide) && linesOf(isolated(part, direction), wide).length <= most;
  };
  if (fits(text)) return text;
  const characters = [...text];
  let [kept, cut] = [0, characters.length];
  while (cut - kept > 1) {
    const middle = Math.floor((kept + cut) / 2);
    if (fits(characters.slice(0, middle).join('') + ELLIPSIS)) kept = middle;
    else cut = middle;
  }
  return characters.slice(0, kept).join('').trimEnd() + ELLIPSIS;
}

/** About how many lines a text needs in a row that sets it in this size; words are measured one by one, which is fast. */
export function snugLines(book: Typesetting, text: string, width: number, size: number): number {
  const widthOf = (part: string): number =>
    (book.pdf.regular.layout(part, book.direction).width * size) / 1000;
  const space = widthOf(' ');
  let [lines, used] = [1, 0];
  for (const word of keepCalculations(isolated(text, book.direction)).split(/[^\S\u00a0]+/u)) {
    const needed = widthOf(word);
    if (used > 0 && used + space + needed > width) [lines, used] = [lines + 1, 0];
    used += (used > 0 ? space : 0) + needed;
    const broken = Math.ceil(used / width) - 1;
    if (broken > 0) [lines, used] = [lines + broken, used - broken * width];
  }
  return lines;
}

/** The height of such lines, in points. */
export const snugHeight = (lines: number, size: number): number => lines * size * SNUG.leading;

/** Draws set text in a box. */
export function drawText(
  book: Typesetting,
  canvas: Canvas,
  text: SetText,
  box: Box,
  options: TextOptions,
): void {
  const { weight = 'regular', colour = palette.ink, align, direction = book.direction } = options;
  const leading = text.height / text.lines.length;
  const slack = options.vertical === 'top' ? 0 : (box.height - text.height) / 2;
  const typeface = book.pdf[weight];
  text.lines.forEach((line, index) => {
    const y = box.y + slack + leading * (index + 0.5) + text.size * OPTICAL_MIDDLE;
    const span = { x: box.x, y, width: box.width };
    const { size } = text;
    canvas.text(line, span, { typeface, size, colour, align, direction, tag: options.tag });
  });
}

/** Sets and draws text in a box; returns the height of the lines. */
export function writeText(
  book: Typesetting,
  canvas: Canvas,
  text: string,
  box: Box,
  options: TextOptions,
): number {
  const set = setText(book, text, box.width, options);
  drawText(book, canvas, set, box, options);
  return set.height;
}

/** Shortens a text with an ellipsis to one line of a width; for running heads, not for names. */
export function clipText(
  book: Typesetting,
  text: string,
  width: number,
  options: TextOptions,
): string {
  if (setText(book, text, width, options).lines.length === 1) return text;
  const [first = ''] = setText(book, text, width - options.size, options).lines;
  return `${first}${ELLIPSIS}`;
}
