import type { PdfTypeface } from '#lambdas/print/pdf/pdf-typeface.ts';

/** Draws formulas: lengths in points, `x` from the left, `y` downwards, texts on their baselines. */
export interface Pen {
  text(text: string, typeface: PdfTypeface, size: number, x: number, y: number): void;
  line(points: readonly (readonly [x: number, y: number])[], width: number): void;
}

/** A laid-out part of a formula: its extent above and below the baseline, and how to draw it. */
export interface FormulaBox {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
  draw(pen: Pen, x: number, y: number): void;
}

/** The typefaces of formulas: upright for numbers, signs and words, slanted for variables. */
export interface FormulaLetters {
  readonly upright: PdfTypeface;
  readonly slanted: PdfTypeface;
  /** For Arabic words. */
  readonly words: PdfTypeface;
}

export interface FormulaStyle {
  readonly letters: FormulaLetters;
  /** Points. */
  readonly size: number;
}

export const EMPTY: FormulaBox = { width: 0, ascent: 0, descent: 0, draw: () => undefined };
/** Line width of fractions, roots and brackets, in ems. */
export const RULE = 0.045;

/** Puts boxes next to each other on one baseline. */
export function sideBySide(boxes: readonly FormulaBox[]): FormulaBox {
  return {
    width: boxes.reduce((sum, { width }) => sum + width, 0),
    ascent: Math.max(0, ...boxes.map(({ ascent }) => ascent)),
    descent: Math.max(0, ...boxes.map(({ descent }) => descent)),
    draw: (pen, x, y) => {
      let left = x;
      for (const box of boxes) {
        box.draw(pen, left, y);
        left += box.width;
      }
    },
  };
}

export const space = (width: number): FormulaBox => ({ ...EMPTY, width });

/** Approximate extent of a text's ink: digits and capitals are higher, and descenders are short. */
const reach = (text: string, size: number): { ascent: number; descent: number } => ({
  ascent: size * (/\p{Script=Arabic}/u.test(text) ? 0.95 : 0.7),
  descent: size * (/[\p{Script=Arabic}gjpqyμβφρQ,;()[\]{}|]/u.test(text) ? 0.25 : 0.05),
});

/** A word or sign in its typeface. */
export function letters(
  text: string,
  { letters: faces, size }: FormulaStyle,
  isSlanted: boolean,
): FormulaBox {
  const isArabic = /\p{Script=Arabic}/u.test(text);
  const face = isArabic ? faces.words : isSlanted ? faces.slanted : faces.upright;
  const width = (face.layout(text, isArabic ? 'rtl' : 'ltr').width * size) / 1000;
  return { width, ...reach(text, size), draw: (pen, x, y) => pen.text(text, face, size, x, y) };
}

/** The box, moved up by this many points. */
export const moved = (box: FormulaBox, up: number): FormulaBox => ({
  width: box.width,
  ascent: Math.max(0, box.ascent + up),
  descent: Math.max(0, box.descent - up),
  draw: (pen, x, y) => box.draw(pen, x, y - up),
});

/** Puts boxes over one another on one baseline, centred. */
export function layered(boxes: readonly FormulaBox[]): FormulaBox {
  const width = Math.max(0, ...boxes.map((box) => box.width));
  return {
    width,
    ascent: Math.max(0, ...boxes.map(({ ascent }) => ascent)),
    descent: Math.max(0, ...boxes.map(({ descent }) => descent)),
    draw: (pen, x, y) => {
      for (const box of boxes) box.draw(pen, x + (width - box.width) / 2, y);
    },
  };
}
