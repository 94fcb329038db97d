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

/** Month names in Algerian Arabic, French and English, by month; folded. */
const MONTHS: readonly string[] = [
  'جانفي janvier january',
  'فيفري fevrier february',
  'مارس mars march',
  'افريل avril april',
  'ماي mai may',
  'جوان juin june',
  'جويليه juillet july',
  'اوت aout august',
  'سبتمبر septembre september',
  'اكتوبر octobre october',
  'نوفمبر novembre november',
  'ديسمبر decembre december',
];

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
  const [, day = '', name = '', year = ''] =
    /(\d{1,2}) (\p{L}+) (\d{4})/u.exec(foldText(text)) ?? [];
  const month = MONTHS.findIndex((names) => name !== '' && names.split(' ').includes(name)) + 1;
  return month > 0 ? isoDate(Number(year), month, Number(day)) : undefined;
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
