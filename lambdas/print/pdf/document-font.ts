import type { PDFContext, PDFRef } from 'pdf-lib';
import type { TextGlyph } from '../typography/glyph-text.ts';
import type { Typeface } from '../typography/typeface.ts';
import { outlineOperators } from './glyph-operators.ts';
import { writeFont, type FontCode } from './write-font.ts';

/** A typeface in a document. Each pair of glyph and text gets a code, so that a glyph extracts as several texts. */
export class DocumentFont {
  readonly typeface: Typeface;
  readonly #context: PDFContext;
  readonly #prefix: string;
  readonly #codes = new Map<string, number>();
  readonly #list: FontCode[];
  readonly #marks = new Map<number, { name: string; ref: PDFRef }>();

  /** @param prefix a letter that begins the resource names of its marks; unique in the document */
  constructor(context: PDFContext, typeface: Typeface, prefix: string) {
    this.#context = context;
    this.typeface = typeface;
    this.#prefix = prefix;
    this.#list = [{ glyph: 0, text: '\ufffd', width: typeface.advance(0) }];
  }

  /** The forms that draw marks without text, by resource name. */
  get markForms(): { name: string; ref: PDFRef }[] {
    return [...this.#marks.values()];
  }

  /** Writes the subset font and its tables into the document; call once, after the last layout. */
  embed(): PDFRef {
    return writeFont(this.#context, this.typeface, this.#list, this.#prefix);
  }

  codeOf({ glyph, text, width }: Pick<TextGlyph, 'glyph' | 'text' | 'width'>): number {
    const key = `${glyph}:${width}:${text}`;
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = this.#list.length;
    this.#list.push({ glyph, text, width });
    this.#codes.set(key, code);
    return code;
  }

  /** Draws a mark as a form, because PDF readers would break the line at a code without text. */
  markOf(glyph: number): string {
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

/** The letters that begin the names of fonts that a document needs only for some texts. */
const PREFIXES = 'ACDEFGHIJKLMNOPQTVWXYZ';

/** The fonts of a document, one for each typeface. */
export class DocumentFonts {
  readonly #context: PDFContext;
  readonly #fonts = new Map<Typeface, DocumentFont>();
  #further = 0;

  constructor(context: PDFContext) {
    this.#context = context;
  }

  get all(): DocumentFont[] {
    return [...this.#fonts.values()];
  }

  /** The font of a typeface, which becomes part of the document. */
  fontOf(typeface: Typeface, prefix?: string): DocumentFont {
    const known = this.#fonts.get(typeface);
    if (known) return known;
    const letter = prefix ?? PREFIXES.charAt(this.#further++);
    const font = new DocumentFont(this.#context, typeface, letter);
    this.#fonts.set(typeface, font);
    return font;
  }
}
