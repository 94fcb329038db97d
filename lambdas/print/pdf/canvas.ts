import type { Direction } from '#shared/model/locale.ts';
import { A4, type PageSize } from './box.ts';
import type { Box } from './box.ts';
import { colourOperands } from './operands.ts';
import { ContentStream } from './content-stream.ts';
import { num } from './operands.ts';
import type { PdfTypeface } from './pdf-typeface.ts';
import type { StructureElement } from './structure.ts';

export type Align = 'start' | 'center' | 'end';

export interface Stroke {
  colour: string;
  /** Points. */
  width: number;
  /** Lengths of dash and gap, points. */
  dash?: readonly [number, number];
}

export interface TextStyle {
  typeface: PdfTypeface;
  /** Points. */
  size: number;
  colour: string;
  align?: Align;
  /** Base direction of the text itself. */
  direction: Direction;
  /** The element of the reading order; screen readers skip text without it (running heads, folios). */
  tag?: StructureElement;
}

export interface Link {
  box: Box;
  page: number;
  /** The text that a screen reader reads: the words in the box. */
  title: string;
  /** The `Link` element of the reading order. */
  tag: StructureElement;
}

/** A step of a path: a move, a line, a Bézier curve with its control points, or back to the start. */
export type PathSegment =
  | readonly ['move' | 'line', readonly [number, number]]
  | readonly [
      'curve',
      readonly [number, number],
      readonly [number, number],
      readonly [number, number],
    ]
  | readonly ['close'];

const PATH_OPERATORS = { move: 'm', line: 'l', curve: 'c', close: 'h' } as const;

/** Decimals of where lines and texts begin; a tenth of a point is smaller than a printer's dot. */
const FINE = 1;

/** How far control points are from the ends of a quarter of a circle that a Bézier curve draws. */
const ROUND = 0.5523;
/** The quarters of a circle of radius 1, counter-clockwise from the right: two control points and the end of each. */
const QUARTERS = [
  [
    [1, ROUND],
    [ROUND, 1],
    [0, 1],
  ],
  [
    [-ROUND, 1],
    [-1, ROUND],
    [-1, 0],
  ],
  [
    [-1, -ROUND],
    [-ROUND, -1],
    [0, -1],
  ],
  [
    [ROUND, -1],
    [1, -ROUND],
    [1, 0],
  ],
] as const;

/** One page in logical coordinates (see `Box`), so that a right-to-left notebook mirrors the other. */
export class Canvas {
  /** Index of the page in the document. */
  readonly index: number;
  readonly links: Link[] = [];
  readonly #mirrored: boolean;
  readonly #operators = new ContentStream();
  #marks = 0;
  /** The open marked content: decoration, an element's text, or none. */
  #open: StructureElement | 'artifact' | undefined;
  /** Start of the previous line, in points from the lower left; `undefined` outside a text object. */
  #line: { x: number; y: number } | undefined;
  /** The fill colour and font that were set last. */
  #colour = '';
  #type = '';

  /** In points. */
  readonly size: PageSize;

  constructor(index: number, direction: Direction, size: PageSize = A4) {
    this.index = index;
    this.size = size;
    this.#mirrored = direction === 'rtl';
  }

  /** The page's content stream. */
  get content(): Buffer {
    const ends = [...(this.#open ? ['EMC'] : []), ...(this.#line ? ['ET'] : [])];
    return this.#operators.endingIn(ends);
  }

  fill(box: Box, colour: string): void {
    this.#artifact(`${this.#filling(colour)}${this.#rectangle(box)} f`);
  }

  outline(box: Box, stroke: Stroke): void {
    this.#artifact(`${strokeOperators(stroke)} ${this.#rectangle(box)} S`);
  }

  /** Draws straight lines in one stroke, each `[x1, y1, x2, y2]`. */
  lines(lines: readonly (readonly [number, number, number, number])[], stroke: Stroke): void {
    if (lines.length === 0) return;
    const paths = lines.map(
      ([x1, y1, x2, y2]) => `${this.#point(x1, y1)} m ${this.#point(x2, y2)} l`,
    );
    this.#artifact(`${strokeOperators(stroke)} ${paths.join(' ')} S`);
  }

  /** Draws a circle around a point: filled, or as a line if a stroke is given. */
  circle([x, y]: readonly [number, number], radius: number, paint: string | Stroke): void {
    const [middle, level] = [this.#left(x, 0), this.size.height - y];
    const at = (across: number, up: number): string =>
      `${num(middle + across * radius)} ${num(level + up * radius)}`;
    const path = [
      `${at(1, 0)} m`,
      ...QUARTERS.map(([[a, b], [c, d], [e, f]]) => `${at(a, b)} ${at(c, d)} ${at(e, f)} c`),
    ].join(' ');
    const isFilled = typeof paint === 'string';
    const set = isFilled ? this.#filling(paint) : `${strokeOperators(paint)} `;
    this.#artifact(`${set}${path} h ${isFilled ? 'f' : 'S'}`);
  }

  polygon(points: readonly (readonly [number, number])[], colour: string): void {
    const path = points.map(([x, y], i) => `${this.#point(x, y)} ${i === 0 ? 'm' : 'l'}`);
    this.#artifact(`${this.#filling(colour)}${path.join(' ')} f`);
  }

  /** Draws a path of a figure: filled, stroked with round ends, or both. */
  path(
    segments: readonly PathSegment[],
    { fill, stroke }: { readonly fill?: string | undefined; readonly stroke?: Stroke | undefined },
    tag: StructureElement,
  ): void {
    const drawn = segments.map(([operator, ...points]) =>
      [
        ...points.map(([x, y]) => `${num(this.#left(x, 0))} ${num(this.size.height - y)}`),
        PATH_OPERATORS[operator],
      ].join(' '),
    );
    const painting = fill && stroke ? 'B' : fill ? 'f' : 'S';
    this.#begin(tag, false);
    this.#operators.push(
      [
        fill ? this.#filling(fill).trim() : '',
        stroke ? `1 J 1 j ${strokeOperators(stroke)}` : '',
        ...drawn,
        painting,
        stroke ? '0 J 0 j' : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
    );
  }

  /** Draws a named image over a box; the page cuts off what exceeds its edges. */
  image(name: string, box: Box): void {
    const x = this.#left(box.x, box.width);
    const y = this.size.height - box.y - box.height;
    const matrix = [box.width, 0, 0, box.height, x, y].map((value) => num(value));
    this.#artifact(`q ${matrix.join(' ')} cm /${name} Do Q`);
  }

  /**
   * Draws one line of text on a baseline at `y`, aligned between `x` and `x + width`.
   * @returns the width of the text in points
   */
  text(text: string, { x, y, width }: Omit<Box, 'height'>, style: TextStyle): number {
    if (text === '') return 0;
    const { typeface, size, colour, align = 'start', direction, tag } = style;
    const layout = typeface.layout(text, direction);
    const length = (layout.width * size) / 1000;
    const slack = { start: 0, center: (width - length) / 2, end: width - length }[align];
    const left = this.#left(x + slack, length);
    const bottom = this.size.height - y;
    this.#begin(tag ?? 'artifact', true);
    this.#operators.push(
      this.#filling(colour) +
        this.#setting(`/${typeface.typeface.name} ${num(size)} Tf `) +
        this.#goTo(left, bottom) +
        typeface.operators(layout, size, colour),
    );
    if (layout.marks.length === 0) return length;
    const scale = num(size / 1000, 5);
    const marks = layout.marks.map(
      (mark) =>
        `q ${scale} 0 0 ${scale} ${num(left + (mark.x * size) / 1000)} ${num(bottom + (mark.y * size) / 1000)} cm /${mark.name} Do Q`,
    );
    this.#begin(tag ?? 'artifact', false);
    this.#operators.push(...marks);
    return length;
  }

  /** Draws around a point, turned by quarters clockwise. */
  drawTurned([x, y]: readonly [number, number], quarters: number, draw: () => void): void {
    const [cos, sin] = [
      [1, 0],
      [0, -1],
      [-1, 0],
      [0, 1],
    ][quarters % 4] ?? [1, 0];
    const [left, up] = [this.#left(x, 0), this.size.height - y];
    const [c = 1, s = 0] = [cos, sin];
    const moved = [left - c * left + s * up, up - s * left - c * up];
    this.#close();
    this.#operators.push(`q ${[c, s, -s, c, ...moved].map((value) => num(value)).join(' ')} cm`);
    draw();
    this.#close();
    this.#operators.push('Q');
  }

  /** Makes a box a link to a page. */
  link({ box, ...link }: Link): void {
    const x = this.#left(box.x, box.width);
    this.links.push({ ...link, box: { ...box, x, y: this.size.height - box.y - box.height } });
  }

  #artifact(drawing: string): void {
    this.#begin('artifact', false);
    this.#operators.push(drawing);
  }

  /** Ends what is open, and forgets what was set, because it does not last beyond a change of the whole drawing. */
  #close(): void {
    if (this.#open) this.#operators.push('EMC');
    if (this.#line) this.#operators.push('ET');
    this.#open = undefined;
    this.#line = undefined;
    this.#colour = '';
    this.#type = '';
  }

  /** Opens marked content. Consecutive operators of one owner share a mark, consecutive lines a text object. */
  #begin(owner: StructureElement | 'artifact', isText: boolean): void {
    const wasText = this.#line !== undefined;
    if (this.#open === owner && wasText === isText) return;
    if (this.#open) this.#operators.push('EMC');
    if (wasText && !isText) this.#operators.push('ET');
    if (!wasText && isText) this.#operators.push('BT');
    if (wasText !== isText) this.#line = isText ? { x: 0, y: 0 } : undefined;
    this.#open = owner;
    if (owner === 'artifact') this.#operators.push('/Artifact BMC');
    else {
      owner.addMark({ page: this.index, id: this.#marks });
      this.#operators.push(`/${owner.role} <</MCID ${this.#marks}>> BDC`);
      this.#marks += 1;
    }
  }

  /** Moves to the start of a line, relative to the start of the previous one. */
  #goTo(x: number, y: number): string {
    const to = { x: Number(num(x, FINE)), y: Number(num(y, FINE)) };
    const from = this.#line ?? { x: 0, y: 0 };
    this.#line = to;
    return `${num(to.x - from.x, FINE)} ${num(to.y - from.y, FINE)} Td `;
  }

  /** Sets the fill colour if it has changed. */
  #filling(colour: string): string {
    const isSet = this.#colour === colour;
    this.#colour = colour;
    return isSet ? '' : `${colourOperands(colour)} rg `;
  }

  #setting(type: string): string {
    const isSet = this.#type === type;
    this.#type = type;
    return isSet ? '' : type;
  }

  #left(x: number, width: number): number {
    return this.#mirrored ? this.size.width - x - width : x;
  }

  #point(x: number, y: number): string {
    return `${num(this.#left(x, 0), FINE)} ${num(this.size.height - y, FINE)}`;
  }

  #rectangle({ x, y, width, height }: Box): string {
    const left = this.#left(x, width);
    return (
      [left, this.size.height - y - height, width, height].map((value) => num(value)).join(' ') +
      ' re'
    );
  }
}

function strokeOperators({ colour, width, dash }: Stroke): string {
  return `${colourOperands(colour)} RG ${num(width)} w [${dash?.join(' ') ?? ''}] 0 d`;
}
