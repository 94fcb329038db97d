import type { Direction } from '../../../shared/model/locale.ts';
import { A4 } from './box.ts';
import type { Box } from './box.ts';
import { colourOperands } from './operands.ts';
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
  /** Where the text stands in the reading order; without it readers skip the text (running heads, folios). */
  tag?: StructureElement;
}

/** A box that leads to a page. */
export interface Link {
  box: Box;
  page: number;
  /** What is read of it: the words that stand in the box. */
  title: string;
  /** Where it stands in the reading order: a `Link`. */
  tag: StructureElement;
}

/**
 * One A4 page. Everything is drawn in logical coordinates (see `Box`), so that a right-to-left notebook is the
 * mirror image of a left-to-right one, but for the text inside its boxes.
 */
export class Canvas {
  /** Index of the page in the document. */
  readonly index: number;
  readonly links: Link[] = [];
  readonly #mirrored: boolean;
  readonly #operators: string[] = [];
  #marks = 0;
  #inArtifact = false;

  constructor(index: number, direction: Direction) {
    this.index = index;
    this.#mirrored = direction === 'rtl';
  }

  /** The page's content stream. */
  get content(): string {
    return this.#operators.join('\n') + (this.#inArtifact ? '\nEMC' : '');
  }

  fill(box: Box, colour: string): void {
    this.#artifact(`${colourOperands(colour)} rg ${this.#rectangle(box)} f`);
  }

  outline(box: Box, stroke: Stroke): void {
    this.#artifact(`${strokeOperators(stroke)} ${this.#rectangle(box)} S`);
  }

  /** Straight lines in one stroke, each `[x1, y1, x2, y2]`. */
  lines(lines: readonly (readonly [number, number, number, number])[], stroke: Stroke): void {
    if (lines.length === 0) return;
    const paths = lines.map(
      ([x1, y1, x2, y2]) => `${this.#point(x1, y1)} m ${this.#point(x2, y2)} l`,
    );
    this.#artifact(`${strokeOperators(stroke)} ${paths.join(' ')} S`);
  }

  /** A polygon, filled. */
  polygon(points: readonly (readonly [number, number])[], colour: string): void {
    const path = points.map(([x, y], i) => `${this.#point(x, y)} ${i === 0 ? 'm' : 'l'}`);
    this.#artifact(`${colourOperands(colour)} rg ${path.join(' ')} f`);
  }

  /** A named image drawn over a box; what reaches over the page's edge is cut by the page itself. */
  image(name: string, box: Box): void {
    const x = this.#left(box.x, box.width);
    const y = A4.height - box.y - box.height;
    const matrix = [box.width, 0, 0, box.height, x, y].map((value) => num(value));
    this.#artifact(`q ${matrix.join(' ')} cm /${name} Do Q`);
  }

  /**
   * One line of text on a baseline at `y`, aligned in the span from `x` over `width`.
   * @returns the width of the text in points
   */
  text(text: string, { x, y, width }: Omit<Box, 'height'>, style: TextStyle): number {
    if (text === '') return 0;
    const { typeface, size, colour, align = 'start', direction, tag } = style;
    const layout = typeface.layout(text, direction);
    const length = (layout.width * size) / 1000;
    const slack = { start: 0, center: (width - length) / 2, end: width - length }[align];
    const left = this.#left(x + slack, length);
    const bottom = A4.height - y;
    const scale = num(size / 1000, 5);
    const marks = layout.marks.map(
      (mark) =>
        `q ${scale} 0 0 ${scale} ${num(left + (mark.x * size) / 1000)} ${num(bottom + (mark.y * size) / 1000)} cm /${mark.name} Do Q`,
    );
    const drawing = [
      `BT ${colourOperands(colour)} rg /${typeface.typeface.name} ${num(size)} Tf`,
      `1 0 0 1 ${num(left)} ${num(bottom)} Tm ${typeface.operators(layout, size)}ET`,
      ...marks,
    ].join('\n');
    if (tag) this.#marked(drawing, tag);
    else this.#artifact(drawing);
    return length;
  }

  /** Makes a box lead to a page. */
  link({ box, ...link }: Link): void {
    const x = this.#left(box.x, box.width);
    this.links.push({ ...link, box: { ...box, x, y: A4.height - box.y - box.height } });
  }

  #marked(drawing: string, tag: StructureElement): void {
    this.#closeArtifact();
    const id = this.#marks;
    this.#marks += 1;
    tag.marks.push({ page: this.index, id });
    this.#operators.push(`/${tag.role} <</MCID ${id}>> BDC\n${drawing}\nEMC`);
  }

  #artifact(drawing: string): void {
    if (!this.#inArtifact) this.#operators.push('/Artifact BMC');
    this.#inArtifact = true;
    this.#operators.push(drawing);
  }

  #closeArtifact(): void {
    if (this.#inArtifact) this.#operators.push('EMC');
    this.#inArtifact = false;
  }

  #left(x: number, width: number): number {
    return this.#mirrored ? A4.width - x - width : x;
  }

  #point(x: number, y: number): string {
    return `${num(this.#left(x, 0))} ${num(A4.height - y)}`;
  }

  #rectangle({ x, y, width, height }: Box): string {
    const left = this.#left(x, width);
    return (
      [left, A4.height - y - height, width, height].map((value) => num(value)).join(' ') + ' re'
    );
  }
}

function strokeOperators({ colour, width, dash }: Stroke): string {
  return `${colourOperands(colour)} RG ${num(width)} w [${dash?.join(' ') ?? ''}] 0 d`;
}
