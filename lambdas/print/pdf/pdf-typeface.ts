import type { Direction } from '#shared/model/locale.ts';
import { drawnText } from '#shared/paper/letters.ts';
import { isolated } from '#shared/text/left-to-right.ts';
import { faceRuns, glyphsOfRun } from '../typography/face-runs.ts';
import { itemise } from '../typography/itemise.ts';
import type { Typeface } from '../typography/typeface.ts';
import type { DocumentFont, DocumentFonts } from './document-font.ts';
import { glyphOperators, type CodedGlyph } from './glyph-operators.ts';
import { colourOperands, num } from './operands.ts';

interface FontRun {
  readonly font: DocumentFont;
  readonly glyphs: CodedGlyph[];
}

/** A laid-out line: its width, its coded glyphs and its textless marks, in thousandths of an em. */
export interface TextLayout {
  width: number;
  runs: FontRun[];
  marks: { name: string; x: number; y: number }[];
}

/** How many lines are remembered: those of a class, whose names are on each of its pages. */
const LAYOUTS = 1_000;

/** A typeface within one document, with the other typefaces for letters that it lacks. */
export class PdfTypeface {
  readonly typeface: Typeface;
  readonly #fonts: DocumentFonts;
  readonly #layouts = new Map<string, TextLayout>();

  /** @param prefix begins the resource names of this typeface's marks; unique in the document */
  constructor(fonts: DocumentFonts, typeface: Typeface, prefix: string) {
    this.#fonts = fonts;
    this.typeface = typeface;
    fonts.fontOf(typeface, prefix);
  }

  /** Lays out one line in a base direction. A letter that no typeface has shows a sign and keeps its text. */
  layout(text: string, direction: Direction): TextLayout {
    const key = `${direction}${text}`;
    const known = this.#layouts.get(key);
    if (known) return known;
    const layout = this.#layOut(isolated(drawnText(text), direction), direction);
    if (this.#layouts.size === LAYOUTS) this.#layouts.clear();
    this.#layouts.set(key, layout);
    return layout;
  }

  /** Text-showing operators of a layout at a size in points; begin and end with this typeface as the font. */
  operators({ runs }: TextLayout, size: number, colour: string): string {
    const operators = runs.flatMap(({ font, glyphs }, index) => {
      const { name, stroke } = font.typeface;
      const isLast = index === runs.length - 1;
      const shown = glyphOperators(glyphs, size, !isLast);
      if (font.typeface === this.typeface) return [shown];
      const width = num((stroke * size) / 1000);
      const bold = stroke > 0 ? [`${colourOperands(colour)} RG ${width} w [] 0 d 2 Tr`] : [];
      return [
        `/${name} ${num(size)} Tf`,
        ...bold,
        shown,
        ...(bold.length > 0 ? ['0 Tr'] : []),
      ].concat(
        isLast || runs[index + 1]?.font.typeface === this.typeface
          ? [`/${this.typeface.name} ${num(size)} Tf`]
          : [],
      );
    });
    return operators.join('\n');
  }

  #layOut(text: string, direction: Direction): TextLayout {
    const layout: TextLayout = { width: 0, runs: [], marks: [] };
    const add = (font: DocumentFont, glyph: CodedGlyph): void => {
      const last = layout.runs.at(-1);
      if (last?.font === font) last.glyphs.push(glyph);
      else layout.runs.push({ font, glyphs: [glyph] });
    };
    for (const run of itemise(text, direction)) {
      for (const part of faceRuns(text, run, this.typeface)) {
        const font = this.#fonts.fontOf(part.typeface);
        for (const glyph of glyphsOfRun(text, part)) {
          const { advance, dx, dy } = glyph;
          if (glyph.text === '') {
            layout.marks.push({ name: font.markOf(glyph.glyph), x: layout.width + dx, y: dy });
            add(font, { code: undefined, width: 0, advance, dx: 0, dy: 0 });
          } else add(font, { code: font.codeOf(glyph), width: glyph.width, advance, dx, dy });
          layout.width += advance;
        }
      }
    }
    return layout;
  }
}
