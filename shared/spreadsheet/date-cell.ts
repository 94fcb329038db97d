import { asciiDigits, foldText } from '../text/fold-text.ts';
import { isShown, numberIn, type Cell } from './sheet.ts';

const DAY = 86_400_000;
/** Serial day 0, adjusted for Excel's wrong leap day in 1900; right for every date of a living pupil. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const OLDEST_YEAR = 1900;
const LATEST_YEAR = 2099;
/** `11` is 2011, `98` is 1998. */
const TWO_DIGIT_PIVOT = 50;

/**
 * Month names in Arabic of the Maghreb, of Egypt and of the Levant, French and English, with their short forms; folded,
 * and `_` for a space.
 */
const MONTHS: readonly string[] = [
  'جانفي يناير كانون_الثاني ك_2 janvier janv jan january',
  'فيفري فبراير شباط fevrier fevr fev february feb',
  'مارس اذار mars march mar',
  'افريل ابريل نيسان avril avr april apr',
  'ماي مايو ايار mai may',
  'جوان يونيو حزيران juin june jun',
  'جويليه يوليو يوليوز تموز juillet juil july jul',
  'اوت غشت اغسطس اب aout aou august aug',
  'سبتمبر ايلول شتنبر septembre sept sep september',
  'اكتوبر تشرين_الاول ت_1 octobre oct october',
  'نوفمبر نونبر تشرين_الثاني ت_2 novembre nov november',
  'ديسمبر دجنبر كانون_الاول ك_1 decembre dec december',
];
const MONTH_OF = new Map(
  MONTHS.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

function isoDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= OLDEST_YEAR && year <= LATEST_YEAR
    ? date.toISOString().slice(0, 10)
    : undefined;
}

function fullYear(year: string): number {
  if (year.length > 2) return Number(year);
  return Number(year) + (Number(year) < TWO_DIGIT_PIVOT ? 2000 : 1900);
}

function parseDateText(text: string): string | undefined {
  const digits = asciiDigits(text).replace(/[\u200e\u200f\u061c]/g, '');
  const yearFirst = /(?<!\d)(\d{4})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{1,2})(?!\d)/.exec(digits);
  if (yearFirst) return isoDate(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const dayFirst = /(?<!\d)(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4}|\d{2})(?!\d)/.exec(
    digits,
  );
  if (dayFirst) {
    const [, first = '', second = '', year = ''] = dayFirst;
    // The day comes first here, unless the second number cannot be a month.
    return (
      isoDate(fullYear(year), Number(second), Number(first)) ??
      isoDate(fullYear(year), Number(first), Number(second))
    );
  }
  return parseNamedMonth(text);
}

/** Words between a day, its month and its year: `12th of May`, `12 من شهر مارس`. */
const BETWEEN = new Set(['of', 'de', 'du', 'من', 'شهر', 'سنه']);

/** A date with its month in words: `12 sept. 2012`, `1er-janv-12`, `Sept 12, 2012`, `2012-Sep-12`. */
function parseNamedMonth(text: string): string | undefined {
  const words = (foldText(text).match(/\d+|\p{L}+/gu) ?? []).filter((word) => !BETWEEN.has(word));
  for (const [at, word] of words.entries()) {
    const both = `${word}_${words[at + 1] ?? ''}`;
    const month = MONTH_OF.get(both) ?? MONTH_OF.get(word);
    if (month === undefined) continue;
    // `1er` and `12th` are a number and letters.
    const isOrdinal = /^(?:er|st|nd|rd|th|e)$/.test(words[at - 1] ?? '');
    const [before = '', after = ''] = [
      words[at - (isOrdinal ? 2 : 1)],
      words[at + (MONTH_OF.has(both) ? 2 : 1)],
    ];
    if (/^\d{4}$/.test(before) && /^\d{1,2}$/.test(after))
      return isoDate(Number(before), month, Number(after));
    const isDayFirst = /^\d{1,2}$/.test(before);
    const year = isDayFirst
      ? after
      : (words[at + (/^(?:st|nd|rd|th)$/.test(words[at + 2] ?? '') ? 3 : 2)] ?? '');
    const day = isDayFirst ? before : after;
    if (!/^\d{1,2}$/.test(day) || !/^(?:\d{4}|\d{2})$/.test(year)) continue;
    return isoDate(fullYear(year), month, Number(day));
  }
  return undefined;
}

/**
 * A date as `YYYY-MM-DD`, from a serial number or from text with the year first, the day first or the month's name, in
 * Arabic or ASCII digits. Other words, such as a place of birth, are ignored. Undefined without a full date.
 */
export function readDate(cell: Cell, date1904 = false): string | undefined {
  if (typeof cell === 'string') return parseDateText(cell);
  // Digits may be shown as a date: `2013-02-01` of 20130201.
  if (isShown(cell) && cell.kind === 'text') return parseDateText(cell.shown);
  const serial = numberIn(cell);
  if (serial === undefined || serial < 1) return undefined;
  const epoch = date1904 ? EPOCH_1904 : EPOCH_1900;
  const date = new Date(epoch + Math.floor(serial) * DAY);
  if (Number.isNaN(date.getTime())) return undefined;
  return isoDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}
