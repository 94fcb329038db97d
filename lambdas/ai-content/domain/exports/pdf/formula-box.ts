import type { PdfTypeface } from '#core/pdf/pdf-typeface.ts';

/** What draws a formula: lengths in points, `x` from the left, `y` downwards, texts on their baselines. */
export interface Pen {
  text(text: string, typeface: PdfTypeface, size: number, x: number, y: number): void;
  /** A line through these points. */
  line(points: readonly (readonly [x: number, y: number])[], width: number): void;
}

/** A part of a formula, laid out: its reach above and beneath the baseline, and how it is drawn. */
export interface FormulaBox {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
  draw(pen: Pen, x: number, y: number): void;
}

/** The letters of formulas: upright ones for figures, signs and words, slanted ones for variables. */
export interface FormulaLetters {
  readonly upright: PdfTypeface;
  readonly slanted: PdfTypeface;
  /** Of words in Arabic. */
  readonly words: PdfTypeface;
}

/** How a part of a formula is set. */
export interface FormulaStyle {
  readonly letters: FormulaLetters;
  /** Points. */
  readonly size: number;
}

export const EMPTY: FormulaBox = { width: 0, ascent: 0, descent: 0, draw: () => undefined };
/** The strength of the lines of fractions, roots and brackets, in ems. */
export const RULE = 0.045;

/** Boxes side by side on one baseline. */
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

/** The height of ink: figures and capitals reach higher than most small letters; what hangs below is little. */
const reach = (text: string, size: number): { ascent: number; descent: number } => ({
  ascent: size * (/\p{Script=Arabic}/u.test(text) ? 0.95 : 0.7),
  descent: size * (/[\p{Script=Arabic}gjpqyμβφρQ,;()[\]{}|]/u.test(text) ? 0.25 : 0.05),
});

/** A word or sign in the letters it is set in. */
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

/** The same so much higher. */
export const moved = (box: FormulaBox, up: number): FormulaBox => ({
  width: box.width,
  ascent: Math.max(0, box.ascent + up),
  descent: Math.max(0, box.descent - up),
  draw: (pen, x, y) => box.draw(pen, x, y - up),
});

/** Boxes over one another on one baseline, each in the middle. */
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
