import { OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { mayHaveGaps, withoutGaps } from './accents-in-words.ts';
import { withLamAlef } from './lam-alef.ts';
import { signsShown, withTrueDigits } from './true-digits.ts';
import { drawsSigns, linesOf, rulesOf, type PdfLine, type PdfRule } from './page-rules.ts';

/** A piece of text, in PDF points from the lower left corner of its page. */
export interface PdfText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Whether it is of a typeface of large signs, which hang from where they are placed, as TeX's. */
  readonly isHanging?: boolean;
  /** Whether it is written up or down the page. */
  readonly isTurned?: true;
}

export interface PageText {
  readonly pieces: readonly PdfText[];
  readonly rules: readonly PdfRule[];
  /** Whether the text may lack what its signs show: powers that a typeface draws, bars, doubled letters. */
  readonly isUncertain?: boolean;
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
  ...{ '\x10': '“', '\x11': '”', '\x12': '„' },
  ...{ '\v': 'ff', '\f': 'fi', '\r': 'fl', '\x0e': 'ffi', '\x0f': 'ffl', '\x15': '–', '\x16': '—' },
};
const withCork = (text: string, isHanging: boolean): string =>
  isHanging
    ? text
    : text
        .replaceAll(/\p{Cc}/gu, (code) => CORK[code] ?? code)
        .replaceAll('\x13 ', '« ')
        .replaceAll(' \x14', ' »');

/** Signs of TeX's bitmaps, whose codes mean others elsewhere: `3 Ö 10` is `3 × 10`, and `c÷ur` is `cœur`. */
const withBitmapSigns = (text: string): string =>
  text
    .replaceAll(/×(?=\p{Ll}{2})/gu, 'Œ')
    .replaceAll(/(?<!\p{L})Ö(?!\p{L})/gu, '×')
    .replaceAll(/÷(?=\p{L})|(?<=\p{L})÷/gu, 'œ')
    .replaceAll(/(?<!\p{L})ö(?!\p{L})/gu, '÷');

/** Two digits of one form have one width. */
const OTHER_WIDTH = 1.1;

const isGlyph = (value: unknown): value is { readonly unicode: string; readonly width: number } =>
  typeof value === 'object' &&
  value !== null &&
  'unicode' in value &&
  'width' in value &&
  typeof value.width === 'number';

/** Codes of bars and joined letters of TeX, which pdf.js takes for spaces. */
const LOST = /^[\v\f\r]$/;

/**
 * Whether signs are lost, or a typeface shows a digit in two widths at one size, of which the narrow one is a power or an
 * index.
 */
function hasUnreadSigns(operations: readonly number[], given: readonly unknown[]): boolean {
  const widths = new Map<string, number>();
  let typeface = '';
  return operations.some((operation, at) => {
    const value: unknown = given[at];
    const values: readonly unknown[] = Array.isArray(value) ? value : [];
    if (operation === OPS.setFont) typeface = values.join(' ');
    const glyphs = operation === OPS.showText && Array.isArray(values[0]) ? values[0] : [];
    return glyphs.filter(isGlyph).some(({ unicode, width }) => {
      if (!/^[0-9]$/.test(unicode)) return LOST.test(unicode);
      const known = widths.get(typeface + unicode) ?? width;
      widths.set(typeface + unicode, known);
      return Math.max(known, width) > Math.min(known, width) * OTHER_WIDTH;
    });
  });
}

/** Whether vowel signs are stored with letters that other signs show, so that these come twice. */
const hasDoubledLetters = (pieces: readonly PdfText[]): boolean =>
  pieces.some(({ text, width }) => width < 0.5 && /\p{Script=Arabic}(?<!\p{M})/u.test(text));

/** The pieces of text of a page, in the file's order, with letters in reading order, and its lines. */
export async function textOf(document: PDFDocumentProxy, number: number): Promise<PageText> {
  const page = await document.getPage(number);
  const { items, styles } = await page.getTextContent();
  const pieces = items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [x, y] = [placed(item.transform[4]), placed(item.transform[5])];
    const style = styles[item.fontName];
    const isHanging = style !== undefined && hangs(style);
    const letters =
      style && isBlackboard(style) ? doubled(item.str) : withCork(item.str, isHanging);
    // Typefaces of bitmaps name no heights.
    const text = Number.isNaN(style?.ascent) ? withBitmapSigns(letters) : letters;
    const isTurned = Math.abs(placed(item.transform[1])) > Math.abs(placed(item.transform[0]));
    const size = { width: item.width, height: item.height };
    return [{ text, x, y, ...size, isHanging, ...(isTurned && { isTurned: true as const }) }];
  });
  const texts = pieces.map(({ text }) => text);
  if (texts.every((text) => text.trim() === '')) {
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
  const spaced = mayHaveGaps(texts) ? withoutGaps(whole, shown) : whole;
  const { commonObjs: fonts } = page;
  const fontOf = (name: string): unknown => (fonts?.has(name) ? fonts.get(name) : undefined);
  const mended = withTrueDigits(spaced, signsShown(fnArray, argsArray, fontOf));
  return {
    pieces: pieces.map((piece, index) => ({ ...piece, text: mended[index] ?? piece.text })),
    rules: rulesOf(fnArray, argsArray),
    isUncertain:
      hasDoubledLetters(pieces) ||
      hasUnreadSigns(fnArray, argsArray) ||
      drawsSigns(fnArray, argsArray, pieces),
  };
}

/** The lines along a page that tables are drawn with. */
export async function tableLinesOf(document: PDFDocumentProxy, number: number): Promise<PdfLine[]> {
  const page = await document.getPage(number);
  const { fnArray, argsArray } = await page.getOperatorList();
  page.cleanup();
  return linesOf(fnArray, argsArray);
}
