import type { PDFContext, PDFRef } from 'pdf-lib';
import type { Direction } from '../../../shared/model/locale.ts';
import { isolateNumbers } from '../typography/direction.ts';
import { inReadingOrder } from '../typography/reading-order.ts';
import type { Typeface } from '../typography/typeface.ts';
import { glyphOperators } from './glyph-operators.ts';
import type { CodedPiece } from './glyph-operators.ts';
import { outlineOperators } from './glyph-operators.ts';
import { writeFont } from './write-font.ts';
import type { FontCode } from './write-font.ts';

/** A line of text laid out, in thousandths of an em: its width, what of it is shown piece by piece, and the textless marks. */
export interface TextLayout {
  width: number;
  /** In the order in which the text is read, wherever they stand. */
  pieces: CodedPiece[];
  marks: { name: string; x: number; y: number }[];
}

/**
 * A typeface inside one document. Each pair of glyph and text gets a code of its own, so that the same glyph can
 * read as different characters; the codes are written as a composite font when the document is finished.
 */
export class PdfTypeface {
  readonly typeface: Typeface;
  readonly #context: PDFContext;
  readonly #prefix: string;
  readonly #codes = new Map<string, number>();
  readonly #list: FontCode[];
  readonly #layouts = new Map<string, TextLayout>();
  readonly #marks = new Map<number, { name: string; ref: PDFRef }>();

  /** @param prefix begins the resource names of this typeface's marks; unique in the document */
  constructor(context: PDFContext, typeface: Typeface, prefix: string) {
    this.#context = context;
    this.typeface = typeface;
    this.#prefix = prefix;
    this.#list = [{ glyph: 0, text: '\ufffd', width: typeface.advance(0) }];
  }

  /** Lays out one line in a base direction. Characters the font lacks become its substitute box and keep their text. */
  layout(text: string, direction: Direction): TextLayout {
    const key = `${direction}${text}`;
    const known = this.#layouts.get(key);
    if (known) return known;
    const layout = this.#layOut(isolateNumbers(text), direction);
    this.#layouts.set(key, layout);
    return layout;
  }

  /** Text-showing operators of a layout at a size in points. */
  operators({ pieces }: TextLayout, size: number): string {
    return glyphOperators(pieces, size);
  }

  /** The forms that draw textless marks, by resource name. */
  get markForms(): { name: string; ref: PDFRef }[] {
    return [...this.#marks.values()];
  }

  /** Writes the subset font and its tables into the document; call once, after the last layout. */
  embed(): PDFRef {
    return writeFont(this.#context, this.typeface, this.#list, this.#prefix);
  }

  #layOut(text: string, direction: Direction): TextLayout {
    const layout: TextLayout = { width: 0, pieces: [], marks: [] };
    for (const { x, glyphs } of inReadingOrder(text, direction, this.typeface)) {
      const piece: CodedPiece = { x, glyphs: [] };
      let pen = x;
      for (const glyph of glyphs) {
        const { advance, dx, dy } = glyph;
        if (glyph.text === '') {
          layout.marks.push({ name: this.#mark(glyph.glyph), x: pen + dx, y: dy });
          piece.glyphs.push({ code: undefined, width: 0, advance, dx: 0, dy: 0 });
        } else {
          const code = this.#code(glyph);
          piece.glyphs.push({ code, width: glyph.width, advance, dx, dy });
        }
        pen += advance;
      }
      layout.pieces.push(piece);
      layout.width = Math.max(layout.width, pen);
    }
    return layout;
  }

  #code({ glyph, text, width }: FontCode): number {
    const key = `${glyph}:${width}:${text}`;
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = this.#list.length;
    this.#list.push({ glyph, text, width });
    this.#codes.set(key, code);
    return code;
  }

  /** A mark drawn as a form: a code without text would make readers break the line there. */
  #mark(glyph: number): string {
    const known = this.#marks.get(glyph);
    if (known) return known.name;
    const name = `${this.#prefix}${glyph}`;
    const form = this.#context.flateStream(outlineOperators(this.typeface.outline(glyph)), {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: this.typeface.box(glyph),
      Resources: {},
    });
    this.#marks.set(glyph, { name, ref: this.#context.register(form) });
    return name;
  }
}
