import { A4 } from '#lambdas/print/pdf/box.ts';
import type { Align, Canvas } from '#lambdas/print/pdf/canvas.ts';
import { palette } from '#lambdas/print/pdf/palette.ts';
import type { PdfBook } from '#lambdas/print/pdf/pdf-book.ts';
import type { Direction } from '#shared/model/locale.ts';
import { bubbleSize } from '#shared/paper/printed-answers.ts';
import type { Point } from '#shared/paper/sheet-frame.ts';

/** PDF points in a millimetre. */
export const POINTS = 72 / 25.4;
/** Dark, because a scan in black and white keeps nothing lighter than a middle grey. */
export const RING = { colour: palette.ink, width: 0.7 };
/** From a baseline up to the middle of a digit, in font sizes. */
const MIDDLE = 0.36;
const radius = bubbleSize / 2;

interface Words {
  readonly size: number;
  readonly colour?: string;
  readonly weight?: 'regular' | 'bold';
  readonly align?: Align;
  /** Whether a screen reader reads it. */
  readonly isRead?: boolean;
}

/** Draws in millimetres from the sheet's top left corner, on a page that may hold two sheets. */
export class SheetPen {
  readonly #book: PdfBook;
  readonly #canvas: Canvas;
  readonly #direction: Direction;
  readonly #down: number;

  /** @param down from the page's top to the sheet's */
  constructor(book: PdfBook, canvas: Canvas, direction: Direction, down: number) {
    this.#book = book;
    this.#canvas = canvas;
    this.#direction = direction;
    this.#down = down;
  }

  /** A distance from the side where reading starts, from one from the left, and the other way round. */
  start(x: number, width = 0): number {
    return this.#direction === 'rtl' ? A4.width / POINTS - x - width : x;
  }

  #y(y: number): number {
    return (this.#down + y) * POINTS;
  }

  fill({ x, y, width, height }: { x: number; y: number; width: number; height: number }): void {
    const start = this.start(x, width) * POINTS;
    const box = { x: start, y: this.#y(y), width: width * POINTS, height: height * POINTS };
    this.#canvas.fill(box, '#000000');
  }

  ring({ x, y }: Point): void {
    this.#canvas.circle([this.start(x) * POINTS, this.#y(y)], radius * POINTS, RING);
  }

  dot({ x, y }: Point): void {
    this.#canvas.circle([this.start(x) * POINTS, this.#y(y)], radius * POINTS, palette.ink);
  }

  rule(from: number, to: number, y: number): void {
    const line = [from * POINTS, this.#y(y), to * POINTS, this.#y(y)] as const;
    this.#canvas.lines([line], { colour: palette.line, width: 0.6 });
  }

  /** Writes a line whose middle is at `y`, between two distances from the start; smaller if it is too long. */
  write(text: string, [from, to]: readonly [number, number], y: number, words: Words): void {
    const { size, colour = palette.ink, weight = 'regular', align = 'start', isRead } = words;
    const typeface = this.#book[weight];
    const direction = this.#direction;
    const width = (to - from) * POINTS;
    const natural = (typeface.layout(text, direction).width * size) / 1000;
    const set = size * Math.min(1, width / Math.max(1, natural));
    const at = { x: from * POINTS, y: this.#y(y) + set * MIDDLE, width };
    const tag = isRead ? this.#book.structure.add('P') : undefined;
    const style = { typeface, size: set, colour, align, direction, ...(tag && { tag }) };
    this.#canvas.text(text, at, style);
  }
}
