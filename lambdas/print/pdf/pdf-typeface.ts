import type { PDFContext, PDFRef } from 'pdf-lib';
import type { Direction } from '#shared/model/locale.ts';
import { isolateNumbers } from '../typography/direction.ts';
import { glyphsWithText } from '../typography/glyph-text.ts';
import { itemise } from '../typography/itemise.ts';
import type { Typeface } from '../typography/typeface.ts';
import { glyphOperators } from './glyph-operators.ts';
import type { CodedGlyph } from './glyph-operators.ts';
import { outlineOperators } from './glyph-operators.ts';
import { writeFont } from './write-font.ts';
import type { FontCode } from './write-font.ts';

/** A laid-out line: its width, its coded glyphs and its textless marks, in thousandths of an em. */
export interface TextLayout {
  width: number;
  glyphs: CodedGlyph[];
  marks: { name: string; x: number; y: number }[];
}

/**
 * A typeface within one document. Each pair of glyph and text gets its own code, so that one glyph can extract as
 * different characters; `embed` writes the codes as a composite font.
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

  /**
   * Lays out one line in a base direction. Characters that the font lacks show its substitute box and keep their
   * text.
   */
  layout(text: string, direction: Direction): TextLayout {
    const key = `${direction}${text}`;
    const known = this.#layouts.get(key);
    if (known) return known;
    const layout = this.#layOut(isolateNumbers(text), direction);
    this.#layouts.set(key, layout);
    return layout;
  }

  /** Text-showing operators of a layout at a size in points. */
  operators(layout: TextLayout, size: number): string {
    return glyphOperators(layout.glyphs, size);
  }

  /** The forms that draw marks without text, by resource name. */
  get markForms(): { name: string; ref: PDFRef }[] {
    return [...this.#marks.values()];
  }

  /** Writes the subset font and its tables into the document; call once, after the last layout. */
  embed(): PDFRef {
    return writeFont(this.#context, this.typeface, this.#list, this.#prefix);
  }

  #layOut(text: string, direction: Direction): TextLayout {
    const layout: TextLayout = { width: 0, glyphs: [], marks: [] };
    for (const run of itemise(text, direction)) {
      for (const glyph of glyphsWithText(text, run, this.typeface)) {
        const { advance, dx, dy } = glyph;
        if (glyph.text === '') {
          const name = this.#mark(glyph.glyph);
          layout.marks.push({ name, x: layout.width + dx, y: dy });
          layout.glyphs.push({ code: undefined, width: 0, advance, dx: 0, dy: 0 });
        } else {
          const code = this.#code(glyph);
          layout.glyphs.push({ code, width: glyph.width, advance, dx, dy });
        }
        layout.width += advance;
      }
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

  /** Draws a mark as a form, because PDF readers would break the line at a code without text. */
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
