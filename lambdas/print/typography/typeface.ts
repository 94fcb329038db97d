import type { Direction } from '#shared/model/locale.ts';
import type { Face } from '#shared/paper/letters.ts';

/** One glyph as the shaping engine places it, in visual order; lengths are thousandths of an em. */
export interface ShapedGlyph {
  /** Index of the glyph in the font. */
  glyph: number;
  /** Offset (UTF-16 units) of the text that this glyph comes from. */
  cluster: number;
  advance: number;
  dx: number;
  dy: number;
}

/** A stretch of text of one direction and one script: `text.slice(start, end)`. */
export interface TextRun {
  start: number;
  end: number;
  direction: Direction;
  /** ISO 15924 tag. */
  script: 'Arab' | 'Latn' | 'Zyyy';
}

/** An outline step of a glyph, in thousandths of an em, y upwards: move, line, quadratic, cubic, close. */
export interface OutlineStep {
  type: string;
  values: number[];
}

/** A font file for typesetting. All lengths are thousandths of an em. */
export interface Typeface {
  /** PostScript-safe name, e.g. `Cairo-Regular`. */
  readonly name: string;
  readonly face: Face;
  /** Width of the line around its letters, because it has no bold file; 0 for most. */
  readonly stroke: number;
  readonly ascent: number;
  readonly descent: number;
  /** Shapes one run with its context; the glyphs come back in visual order, left to right. */
  shape(text: string, run: TextRun): ShapedGlyph[];
  /** Width of a glyph as the font file declares it. */
  advance(glyph: number): number;
  /** The glyph of a code point, or glyph 0 (the substitute) if the font has none. */
  glyphFor(codePoint: number): number;
  outline(glyph: number): OutlineStep[];
  /** `[left, bottom, right, top]` of a glyph's ink. */
  box(glyph: number): [number, number, number, number];
  /** The typeface of the same weight for letters that this one lacks; loaded when first needed. */
  other(face: Face): Typeface;
  /** A TrueType file that contains only these glyphs, under their original indices. */
  subset(glyphs: Iterable<number>): Uint8Array;
}
