import { asciiDigits, foldText } from '../spreadsheet/fold-text.ts';

/** What a cell of a column of marks says. */
export type Mark =
  | { readonly kind: 'blank' }
  | { readonly kind: 'absent' }
  /** `scale` is the full mark where the cell itself says it: `12/20`. */
  | { readonly kind: 'mark'; readonly value: number; readonly scale?: number }
  | { readonly kind: 'unreadable' };

/** How absence is written: غ and غائب, abs and absent, `a` on a keyboard; folded. */
const ABSENT = new Set(
  'غ غا غائب غايب غائبه غايبه غياب abs absent absente absence a ab'.split(' ').map(foldText),
);
const NUMBER = /^(\d{1,4})(?:[.,](\d{1,3}))?(?:\/(\d{1,4}))?$/;
/** Nothing, or the strokes with which a teacher leaves a cell out. */
const BLANK = /^[-–—_.·\s]*$/;

/** Digits of either script and both decimal marks to `12.5`; without spaces and marks of direction. */
const plain = (text: string): string =>
  asciiDigits(text)
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[٫،]/g, ',');

/**
 * Reads a mark as teachers write it: `12,5`, `12.5`, `12/20`, `١٢٫٥`, `غ`, `abs`, or nothing. A number without a
 * decimal mark is taken as it stands: `1575` is no 15.75.
 */
export function parseMark(text: string): Mark {
  if (BLANK.test(text)) return { kind: 'blank' };
  const [matched, whole = '', decimals = '', scale] = NUMBER.exec(plain(text)) ?? [];
  if (matched !== undefined) {
    const value = Number(`${whole}.${decimals || '0'}`);
    return { kind: 'mark', value, ...(scale !== undefined && { scale: Number(scale) }) };
  }
  return { kind: ABSENT.has(foldText(text)) ? 'absent' : 'unreadable' };
}

/**
 * The mark of a cell on its column's scale; undefined for what is no mark. A cell that names another scale is brought to
 * the column's.
 */
export function markValue(text: string, scale: number): number | undefined {
  const mark = parseMark(text);
  if (mark.kind !== 'mark') return undefined;
  return mark.scale === undefined || mark.scale === 0
    ? mark.value
    : (mark.value * scale) / mark.scale;
}
