import { asciiDigits, foldText } from '../../text/fold-text.ts';

/** The meaning of a cell in a column of marks. */
export type Mark =
  | { readonly kind: 'blank' }
  /** `excused` if the cell says so: `غ م`. */
  | { readonly kind: 'absent'; readonly excused?: true }
  /** The pupil takes no part in the subject. */
  | { readonly kind: 'exempt' }
  /** `scale` is the full mark that the cell itself names: `12/20`; 100 for `75 %`. */
  | { readonly kind: 'mark'; readonly value: number; readonly scale?: number }
  | { readonly kind: 'unreadable' };

/**
 * Ways to write absence: غ and غائب, abs and absent, or `a` on a keyboard; folded. What a network reads of one is in
 * `digits/alphabet.ts` of the page reader.
 */
const ABSENT = new Set(
  'غ غا غائب غايب غائبه غايبه غياب abs absent absente absence a ab'.split(' ').map(foldText),
);
const EXCUSED = new Set(
  'غ م|غائب مبرر|غائبه مبرره|غياب مبرر|abs j|abs just|absence justifiee|excused'
    .split('|')
    .map(foldText),
);
const UNEXCUSED = new Set(
  'غ غ م|غائب غير مبرر|غائبه غير مبرره|غياب غير مبرر'.split('|').map(foldText),
);
const EXEMPT = new Set(
  'معفى معفي معفاة معفية إعفاء exempt exempted exempte exemptee disp dispense dispensee'
    .split(' ')
    .map(foldText),
);
const NUMBER = /^(\d{1,4})(?:[.,](\d{1,3}))?(?:\/(\d{1,4}))?$/;
/** A share of the full mark; in Arabic the sign may come first. */
const SHARE = /^(?:[%٪](?=.*\d$)|(?=.*[%٪]$))(\d{1,4})(?:[.,](\d{1,3}))?[%٪]?$/;
/** A spreadsheet shows 12.5 so in its format of fractions. */
const HALVES = /^(\d{1,3})\s+([123])\/([24])$/;
/** Empty, or the strokes that mark an empty cell. */
const BLANK = /^[-–—_.·\s]*$/;

/** ASCII digits and decimal marks, without bidi marks and spaces; `1 2` may be 1.2 or 12, so its space stays. */
const plain = (text: string): string =>
  asciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/(?<![\d\s])\s+|(?<!\s)\s+(?![\d\s])/g, '')
    .replace(/[٫،]/g, ',');

/**
 * Reads a mark as teachers write it: `12,5`, `12.5`, `12/20`, `75 %`, `١٢٫٥`, `غ`, `abs`, `معفى`, or nothing. Lost decimal marks are
 * not restored: `1575` is not 15.75.
 */
export function parseMark(text: string): Mark {
  if (BLANK.test(text)) return { kind: 'blank' };
  const [, units, above, below] = HALVES.exec(asciiDigits(text).trim()) ?? [];
  if (Number(above) < Number(below)) {
    return { kind: 'mark', value: Number(units) + Number(above) / Number(below) };
  }
  const [, percent, ofPercent = '0'] = SHARE.exec(plain(text)) ?? [];
  if (percent !== undefined) {
    return { kind: 'mark', value: Number(`${percent}.${ofPercent}`), scale: 100 };
  }
  const [matched, whole = '', decimals = '', scale] = NUMBER.exec(plain(text)) ?? [];
  if (matched !== undefined) {
    const value = Number(`${whole}.${decimals || '0'}`);
    return { kind: 'mark', value, ...(scale !== undefined && { scale: Number(scale) }) };
  }
  const word = foldText(text);
  if (EXCUSED.has(word)) return { kind: 'absent', excused: true };
  if (EXEMPT.has(word)) return { kind: 'exempt' };
  return { kind: ABSENT.has(word) || UNEXCUSED.has(word) ? 'absent' : 'unreadable' };
}

/** What is written instead of a mark. An absence is `absent` unless it is said to be excused. */
export type NoMark = 'absent' | 'excused' | 'exempt';

/** What a cell has instead of a mark; undefined if it has a mark, nothing, or something unreadable. */
export function noMarkIn(text: string): NoMark | undefined {
  const mark = parseMark(text);
  if (mark.kind === 'absent') return mark.excused ? 'excused' : 'absent';
  return mark.kind === 'exempt' ? 'exempt' : undefined;
}

/** Whether a text is a percentage: `75 %`. */
export const isShare = (text: string): boolean => SHARE.test(plain(text));

/** The mark of a cell on its column's scale; undefined if it is no mark. A mark with its own scale is converted. */
export function markValue(text: string, scale: number): number | undefined {
  const mark = parseMark(text);
  if (mark.kind !== 'mark') return undefined;
  return mark.scale === undefined || mark.scale === 0
    ? mark.value
    : (mark.value * scale) / mark.scale;
}

/** The mark of a cell, if it is within its column's scale: a mark above it is a mistake and counts nowhere. */
export function countedMark(text: string, scale: number): number | undefined {
  const value = markValue(text, scale);
  return value !== undefined && value <= scale ? value : undefined;
}

/** The words for an absence or an exemption, as far as one may have been typed. */
const WORDS = [...ABSENT, ...EXCUSED, ...UNEXCUSED, ...EXEMPT];

/** More decimals than a mark has. */
const DECIMALS = /[.,٫]\d{3}/;

/**
 * Why what is being typed can become no mark of a column with this full mark; undefined while it can. The parser reads a
 * third decimal, as workbooks have it; a teacher who types one has slipped.
 */
export function wrongTyped(
  text: string,
  scale: number,
): 'unreadable' | 'off-scale' | 'decimals' | undefined {
  const typed = asciiDigits(text);
  if (DECIMALS.test(typed)) return 'decimals';
  const wrong = wrongMark(text, scale);
  if (wrong !== 'unreadable') return wrong;
  // `12,` and `12/` go on, and so does the beginning of a word.
  const begun = typed.replace(/[.,٫/]$/, '');
  const word = foldText(text);
  if (begun !== typed && /^\d/.test(begun)) return wrongMark(begun, scale);
  return word !== '' && WORDS.some((one) => one.startsWith(word)) ? undefined : 'unreadable';
}

/** Why a text cannot be a mark of a column with this full mark; undefined if it can, also for absences and blanks. */
export function wrongMark(text: string, scale: number): 'unreadable' | 'off-scale' | undefined {
  const mark = parseMark(text);
  if (mark.kind === 'unreadable') return 'unreadable';
  return mark.kind === 'mark' && mark.value > (mark.scale ?? scale) ? 'off-scale' : undefined;
}
