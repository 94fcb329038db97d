import { A4, A4_LANDSCAPE, type PageSize } from '#lambdas/print/pdf/box.ts';
import type { Canvas } from '#lambdas/print/pdf/canvas.ts';
import type { PdfBook } from '#lambdas/print/pdf/pdf-book.ts';
import type { PdfTypeface } from '#lambdas/print/pdf/pdf-typeface.ts';
import type { StructureElement } from '#lambdas/print/pdf/structure.ts';
import type { Direction, DraftLanguage } from '#shared/model/locale.ts';
import type { FormulaLetters, Pen } from './formula-box.ts';

/** Margins in points (18 mm), and the height of the footer. */
const MARGIN = 51;
const FOOT = 24;
/** The text area of a page of its own. */
export const WIDTH = A4.width - 2 * MARGIN;

/** Where the text is on a page, in points from its top left corner. */
export interface Frame {
  readonly page: PageSize;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
export const wholePage: Frame = {
  page: A4,
  ...{ left: MARGIN, top: MARGIN, width: WIDTH, height: A4.height - 2 * MARGIN - FOOT },
};

/** Of a half: what printers leave white, and a narrow margin to cut in. */
const HALF_MARGIN = 26;
const HALF = A4_LANDSCAPE.width / 2;
/** The halves of a page that is cut upright: each is as high as an A5 page. */
export const halves: readonly [Frame, Frame] = [halfFrom(0), halfFrom(HALF)];

function halfFrom(left: number): Frame {
  return {
    page: A4_LANDSCAPE,
    ...{ left: left + HALF_MARGIN, top: HALF_MARGIN },
    ...{ width: HALF - 2 * HALF_MARGIN, height: A4_LANDSCAPE.height - 2 * HALF_MARGIN },
  };
}

/** A document while it is drawn. */
export interface Paper {
  readonly book: PdfBook;
  readonly language: DraftLanguage;
  readonly direction: Direction;
  readonly letters: FormulaLetters;
  readonly frame: Frame;
  /** Of its text, in points. */
  readonly size: number;
}

/** A drawing position: `x` in points from the side where reading starts, between the margins; `y` from the top. */
export interface PenPosition {
  readonly paper: Paper;
  readonly canvas: Canvas;
  readonly y: number;
}

/** A strip across the page that is never split. */
export interface Strip {
  readonly height: number;
  draw(place: PenPosition): void;
}

/** Strips that stay on one page if they fit. */
export interface Group {
  readonly strips: readonly Strip[];
  /** Must not be the last on its page, such as a heading. */
  readonly keepsNext?: boolean;
  /** Starts a new page. */
  readonly opensPage?: boolean;
  /** A table's head, repeated above the group if it starts a page. */
  readonly head?: Strip;
}

export const strip = (height: number, draw: Strip['draw'] = () => undefined): Strip => ({
  height,
  draw,
});

export const heightOf = (strips: readonly Strip[]): number =>
  strips.reduce((sum, { height }) => sum + height, 0);

/** Converts a left edge to the canvas's `x`, which counts from the side where reading starts. */
export const startOf = ({ direction, frame }: Paper, left: number, width: number): number =>
  direction === 'rtl' ? frame.page.width - left - width : left;

/** The left edge of a span that starts at `x` from the side where reading starts, between the margins. */
export const leftOf = ({ direction, frame }: Paper, x: number, width: number): number =>
  direction === 'rtl' ? frame.left + frame.width - x - width : frame.left + x;

/** Where the text begins, from the edge of the page where reading starts. */
export const edgeOf = (paper: Paper): number => startOf(paper, leftOf(paper, 0, 0), 0);

/** A pen that draws formulas on a page. */
export const penOn = (
  { paper, canvas }: Pick<PenPosition, 'paper' | 'canvas'>,
  colour: string,
  tag: StructureElement | undefined,
): Pen => ({
  text: (text, typeface: PdfTypeface, size, x, y) => {
    const direction = /\p{Script=Arabic}/u.test(text) ? 'rtl' : 'ltr';
    const width = (typeface.layout(text, direction).width * size) / 1000;
    const span = { x: startOf(paper, x, width), y, width };
    canvas.text(text, span, { typeface, size, colour, direction, tag });
  },
  line: (points, width) => {
    const segments = points.slice(1).map(([x, y], index) => {
      const [fromX, fromY] = points[index] ?? [x, y];
      return [startOf(paper, fromX, 0), fromY, startOf(paper, x, 0), y] as const;
    });
    canvas.lines(segments, { colour, width });
  },
});

/** Joins groups that stay together: a heading with the next group. */
function bound(groups: readonly Group[]): Group[] {
  const joined: Group[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    if (last?.keepsNext && !group.opensPage) {
      const strips = [...last.strips, ...group.strips];
      joined[joined.length - 1] = { ...last, strips, keepsNext: group.keepsNext };
    } else joined.push(group);
  }
  return joined;
}

/** Places groups on pages, one after another. */
export function fillPages(paper: Paper, groups: readonly Group[]): void {
  const { top, height: room, page } = paper.frame;
  let canvas = paper.book.addPage(page);
  let y = top;
  const turn = (): void => {
    canvas = paper.book.addPage(page);
    y = top;
  };
  const put = (one: Strip): void => {
    one.draw({ paper, canvas, y });
    y += one.height;
  };
  const fits = (height: number): boolean => y + height <= top + room + 0.01;
  for (const { strips, opensPage, head } of bound(groups)) {
    const isTop = y === top;
    if (!isTop && (opensPage || !fits(Math.min(heightOf(strips), room)))) {
      turn();
      if (head) put(head);
    }
    for (const each of strips) {
      if (!fits(each.height)) turn();
      put(each);
    }
  }
}

/** The height left on a page below a table's head. */
export const roomUnder = ({ frame }: Paper, head: number): number => frame.height - head;
export const FOOT_LINE = A4.height - MARGIN + 6;
