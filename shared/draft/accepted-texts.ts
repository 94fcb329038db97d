import type { DraftLanguage } from '../model/locale.ts';
import { asciiDigits } from '../text/fold-text.ts';
import { plainNumberText, readNumber } from './written-number.ts';

/** What is known of an answer beside its text. */
export interface AnswerSettings {
  readonly language?: DraftLanguage | undefined;
  /** The unit of a numeric answer. */
  readonly unit?: string | undefined;
  /** How far an accepted number may be from the answer; 0 for an equal one, written in any way. */
  readonly tolerance?: number | undefined;
}

/** Invisible marks and tatweel, which do not change a text. */
const INKLESS = /[\p{Cf}\u0640]/gu;

/**
 * A text as it is compared: digits of either script, minus signs, apostrophes, spaces and case do not count. Accents,
 * vowel signs and hamzas do, because spelling exercises depend on them.
 */
const compared = (text: string): string =>
  asciiDigits(text)
    .normalize('NFC')
    .replace(INKLESS, '')
    .replace(/[−–‐‑]/g, '-')
    .replace(/[’‘ʼ]/g, "'")
    .replace(/٪/g, '%')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const withoutSpaces = (unit: string): string => compared(unit).replaceAll(' ', '');

/** Rounding errors of binary fractions. */
const ERROR = 1e-12;

/** Whether an answer is right by the key: the same text or number, with its unit or without, within the tolerance. */
export function isRightAnswer(
  given: string,
  right: string,
  settings: AnswerSettings = {},
): boolean {
  const { language, unit = '', tolerance = 0 } = settings;
  if (compared(given) === '') return false;
  if (compared(given) === compared(right)) return true;
  const [said, asked] = [readNumber(given, language), readNumber(right, language)];
  if (!said || !asked) return false;
  const units = [asked.unit, unit].filter((each) => each !== '').map(withoutSpaces);
  const isInUnit =
    said.unit === ''
      ? asked.unit === '' || settings.tolerance !== undefined
      : units.includes(withoutSpaces(said.unit));
  const most = tolerance + ERROR * Math.max(tolerance, Math.abs(asked.value));
  return isInUnit && Math.abs(said.value - asked.value) <= most;
}

const MINUS = ['-', '−', '–'];
const SPACES = [' ', '\u00a0', '\u202f', '\u2009'];

const arabicDigits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
const grouped = (whole: string, sign: string): string => whole.replace(/\B(?=(?:\d{3})+$)/g, sign);

/** A decimal number without spaces, and its unit. */
const DECIMAL = /^([-+]?)(\d*)(?:[.,](\d+))?\s*([^\s\d.,/][^\d]*)?$/u;

/** Usual ways to write a decimal number, with its unit; empty for other texts. */
function numberTexts(text: string, { language, unit, tolerance }: AnswerSettings): string[] {
  const read = readNumber(text, language);
  const plain = plainNumberText(text);
  // Signs between thousands are left out; what remains has one sign before its decimals.
  const isThousands = read !== undefined && /^[-+]?\d{1,3}(?:,\d{3})+(?!\d)/.test(plain);
  const joined = plain.replace(/(?<=\d) (?=\d{3}(?!\d))/g, '');
  const simple = isThousands && Math.abs(read.value) >= 1000 ? joined.replaceAll(',', '') : joined;
  const [found, sign = '', whole = '', decimals, own = ''] = DECIMAL.exec(simple) ?? [];
  const units = read?.unit === '' ? [unit?.trim() ?? ''].filter(Boolean) : [];
  if (!read || found === undefined || whole + (decimals ?? '') === '')
    return units.flatMap((each) => [`${plain} ${each}`, `${plain}${each}`]);

  const isLong = whole.length > 3 && !whole.startsWith('0');
  // A year is seldom grouped, and a long number with one of several spaces.
  const spaces = whole.length > 4 || plain !== simple ? SPACES : [' '];
  const separators = isLong ? [...spaces, ...(language === 'en' ? [','] : [])] : [];
  const wholes = [whole, ...(whole === '' ? ['0'] : [])];
  const isExact = tolerance !== undefined && decimals === undefined;
  const endings = (marks: readonly string[]): string[] => {
    if (decimals !== undefined) return marks.map((mark) => `${mark}${decimals}`);
    return ['', ...(isExact ? marks.map((mark) => `${mark}0`) : [])];
  };
  const sizes = [
    ...wholes.flatMap((each) => endings(['.', ',']).map((end) => each + end)),
    ...separators.flatMap((each) => endings(['.', ',']).map((end) => grouped(whole, each) + end)),
    ...wholes.flatMap((each) => endings(['٫', ',', '.']).map((end) => arabicDigits(each + end))),
    ...(isLong
      ? [' ', '٬'].map((each) => arabicDigits(grouped(whole, each) + (endings(['٫'])[0] ?? '')))
      : []),
  ];
  const signed = (sign === '-' ? MINUS : ['']).flatMap((each) => sizes.map((size) => each + size));
  const isSmall = whole.length < 4 && !whole.startsWith('0');
  const withPlus = sign === '-' || !isSmall ? [] : sizes.slice(0, 1).map((size) => `+${size}`);
  const withUnit = (own === '' ? units : [own]).flatMap((each) =>
    signed.flatMap((number) =>
      unitTexts(each, number).flatMap((said) => [`${number} ${said}`, `${number}${said}`]),
    ),
  );
  return own === '' ? [...signed, ...withPlus, ...withUnit] : withUnit;
}

/** A unit as keyboards have it, too. */
const unitTexts = (unit: string, number: string): string[] => [
  unit,
  ...(/[²³]/.test(unit) ? [unit.replace('²', '2').replace('³', '3')] : []),
  ...(unit === '%' && /[٠-٩]/.test(number) ? ['٪'] : []),
];

/** A text as keyboards write it: a hyphen for a minus, an upright apostrophe, and plain spaces. */
const typed = (text: string): string =>
  text
    .replaceAll('−', '-')
    .replaceAll('’', "'")
    .replaceAll(/[\u00a0\u202f\u2009]/g, ' ');
/** A text as telephones write it, which turn an apostrophe. */
const turned = (text: string): string => text.replaceAll("'", '’');
/** A text with the other script's digits, unless letters beside them belong to it. */
const otherDigits = (text: string): string =>
  /[٠-٩]/.test(text) || /\p{Script=Latin}/u.test(text) ? asciiDigits(text) : arabicDigits(text);

/**
 * The texts by which programs that compare texts recognize a right answer, each once and the answer itself first: with
 * either minus and apostrophe, and a number in the usual ways of writing it.
 */
export const acceptedTexts = (answers: readonly string[], settings: AnswerSettings): string[] => [
  ...new Set(
    answers
      .map((answer) => answer.replace(/\s*\n\s*/g, ' ').trim())
      .filter(Boolean)
      .flatMap((text) => {
        const texts = [text, typed(text), turned(text), turned(typed(text))];
        return [...texts, ...numberTexts(text, settings), ...texts.map(otherDigits)];
      }),
  ),
];
