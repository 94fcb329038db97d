import { OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { mayHaveGaps, withoutGaps } from './accents-in-words.ts';
import { mayHaveLamAlef, withLamAlef } from './lam-alef.ts';
import { rulesOf, type PdfRule } from './page-rules.ts';

/** A piece of text, in PDF points from the lower left corner of its page. */
export interface PdfText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether it is of a typeface of large signs, which hang from where they are placed, as TeX's. */
  readonly isHanging?: boolean;
}

export interface PageText {
  readonly pieces: readonly PdfText[];
  readonly rules: readonly PdfRule[];
}

const placed = (value: unknown): number => Number(value) || 0;

/** Typefaces of letters rise above their line and fall below it by less. */
const hangs = ({ ascent, descent }: { ascent: number; descent: number }): boolean =>
  ascent < 0.2 && descent < -0.5;

/** What TeX says of its typeface of number sets, whose letters are stored as plain ones. */
const isBlackboard = ({ ascent, descent }: { ascent: number; descent: number }): boolean =>
  descent === 0 && Math.abs(ascent - 0.464) < 0.001;
const SETS: Readonly<Record<string, string>> = { C: 'ℂ', N: 'ℕ', Q: 'ℚ', R: 'ℝ', Z: 'ℤ' };
const doubled = (text: string): string =>
  text.replaceAll(/[CNQRZ]/g, (letter) => SETS[letter] ?? letter);

/** Joined letters and quotation marks that TeX's bitmaps store as controls, in its Cork encoding and its older one. */
const CORK: Readonly<Record<string, string>> = {
  ...{ '\x1b': 'ff', '\x1c': 'fi', '\x1d': 'fl', '\x1e': 'ffi', '\x1f': 'ffl' },
  ...{ '\v': 'ff', '\f': 'fi', '\r': 'fl', '\x0e': 'ffi', '\x0f': 'ffl', '\x15': '–', '\x16': '—' },
};
const withCork = (text: string, isHanging: boolean): string =>
  isHanging
    ? text
    : text
        .replaceAll(/\p{Cc}/gu, (code) => CORK[code] ?? code)
        .replaceAll('\x13 ', '« ')
        .replaceAll(' \x14', ' »');

/** Signs and lone numbers of formulas, which may have lines. */
const FORMULA = /[=+×÷√∑∏∫≤≥<>−]|\p{Cc}|^\s*\p{Nd}{1,4}\s*$/u;

/** The pieces of text of a page, in the file's order, with letters in reading order, and its lines if it has formulas. */
export async function textOf(document: PDFDocumentProxy, number: number): Promise<PageText> {
  const page = await document.getPage(number);
  const { items, styles } = await page.getTextContent();
  const pieces = items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [x, y] = [placed(item.transform[4]), placed(item.transform[5])];
    const style = styles[item.fontName];
    const isHanging = style !== undefined && hangs(style);
    const text = style && isBlackboard(style) ? doubled(item.str) : withCork(item.str, isHanging);
    return [{ text, x, y, width: item.width, height: item.height, isHanging }];
  });
  const texts = pieces.map(({ text }) => text);
  if (!mayHaveGaps(texts) && !mayHaveLamAlef(texts) && !texts.some((text) => FORMULA.test(text))) {
    page.cleanup();
    return { pieces, rules: [] };
  }
  const { fnArray, argsArray } = await page.getOperatorList();
  page.cleanup();
  const shown = fnArray.flatMap((operation, index): unknown[][] => {
    const args: unknown = argsArray[index];
    const glyphs: unknown = Array.isArray(args) ? args[0] : undefined;
    return operation === OPS.showText && Array.isArray(glyphs) ? [glyphs] : [];
  });
  const whole = withLamAlef(texts, shown);
  const mended = mayHaveGaps(texts) ? withoutGaps(whole, shown) : whole;
  return {
    pieces: pieces.map((piece, index) => ({ ...piece, text: mended[index] ?? piece.text })),
    rules: rulesOf(fnArray, argsArray),
  };
}
