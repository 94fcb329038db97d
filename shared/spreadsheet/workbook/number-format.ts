import { writeDecimal } from '../../model/write-figure.ts';
import { readDate } from '../date-cell.ts';
import type { ShownNumber } from '../sheet.ts';

/** A longer code is not read; spreadsheets allow 255 characters. */
const LONGEST_CODE = 255;
/** The last day that a spreadsheet can show. */
const LAST_DAY = 2_958_465;
const LEAP_DAY = 60;
const MINUTES = 1440;

/** A piece of a format: a place of a digit, fixed text, the decimal point, or the number in its general form. */
type Piece =
  | { readonly kind: 'digit'; readonly always: boolean }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'point' }
  | { readonly kind: 'general' };

interface Section {
  readonly pieces: readonly Piece[];
  readonly kind: 'number' | 'percent' | 'date' | 'time' | 'fraction';
  /** By how much the number is divided before it is shown. */
  readonly divisor: number;
  /** A fraction's fixed denominator, or the largest one. */
  readonly denominator?: { readonly value: number; readonly isFixed: boolean };
  readonly condition?: (value: number) => boolean;
}
/** What a number format shows. */
export type NumberFormat = readonly Section[];

const CONDITION = /^([<>]=?|<>|=)(-?\d+(?:\.\d+)?)$/;

function conditionOf(written: string): Section['condition'] {
  const [, sign, limit] = CONDITION.exec(written.replace(/\s/g, '')) ?? [];
  const to = Number(limit);
  switch (sign) {
    case '<':
      return (value) => value < to;
    case '<=':
      return (value) => value <= to;
    case '>':
      return (value) => value > to;
    case '>=':
      return (value) => value >= to;
    case '=':
      return (value) => value === to;
    case '<>':
      return (value) => value !== to;
    default:
      return undefined;
  }
}

/** Quoted text, an escaped, skipped or repeated character, a bracket, `General`, an exponent, or a single character. */
const TOKEN = /"([^"]*)"?|\\(.)|_.|\*.|\[([^\]]*)\]|general|standard|e[+-]0+|am\/pm|a\/p|;|./gisu;

interface OpenSection {
  pieces: Piece[];
  /** The unquoted characters. */
  symbols: string;
  isElapsed: boolean;
  condition?: Section['condition'];
}
const open = (): OpenSection => ({ pieces: [], symbols: '', isElapsed: false });

function readSections(code: string): OpenSection[] {
  let section = open();
  const sections = [section];
  for (const [token, quoted, escaped, bracket] of code.matchAll(TOKEN)) {
    const symbol = token.toLowerCase();
    if (symbol === ';') sections.push((section = open()));
    else if (quoted !== undefined || escaped !== undefined) {
      section.pieces.push({ kind: 'text', text: quoted ?? escaped ?? '' });
    } else if (bracket !== undefined) {
      const [, currency = ''] = /^\$([^-]*)/.exec(bracket) ?? [];
      if (/^(?:h+|m+|s+)$/i.test(bracket)) section.isElapsed = true;
      else if (currency !== '') section.pieces.push({ kind: 'text', text: currency });
      else section.condition ??= conditionOf(bracket);
    } else if (/^(?:_|\*)./su.test(symbol)) continue;
    else {
      section.symbols += symbol;
      if (/^[0#?]$/.test(symbol)) section.pieces.push({ kind: 'digit', always: symbol === '0' });
      else if (symbol === '.') section.pieces.push({ kind: 'point' });
      else if (/^(?:general|standard|@)$/.test(symbol)) section.pieces.push({ kind: 'general' });
      else if (!/^(?:e[+-]0+|[,%])$/.test(symbol))
        section.pieces.push({ kind: 'text', text: token });
    }
  }
  return sections;
}

const FRACTION = /[?#0]\s*\/\s*([?#0]+|\d+)/;

function toSection({ pieces, symbols, isElapsed, condition }: OpenSection): Section {
  const rest = { pieces, divisor: 1, ...(condition && { condition }) };
  const letters = symbols.replace(/general|standard|e[+-]0+|s\.0+/g, (word) =>
    word[0] === 's' ? 's' : '',
  );
  const hasDigits = /[0#?@]/.test(letters) || /general|standard/.test(symbols);
  if (isElapsed) return { ...rest, kind: 'time' };
  if (!hasDigits && /[ymdhsge]|a\/p|am\/pm/.test(letters)) {
    const isTime = /[hs]|a\/p|am\/pm/.test(letters) && !/[yde]/.test(letters);
    return { ...rest, kind: isTime ? 'time' : 'date' };
  }
  if (symbols.includes('%')) return { ...rest, kind: 'percent' };
  const [, below] = FRACTION.exec(symbols) ?? [];
  if (below !== undefined) {
    const isFixed = /[1-9]/.test(below);
    const value = isFixed ? Number(below) : 10 ** Math.min(below.length, 3) - 1;
    return { ...rest, kind: 'fraction', denominator: { value, isFixed } };
  }
  const [, thousands = ''] = /[0#?](,+)(?![0#?,])/.exec(symbols) ?? [];
  return { ...rest, kind: 'number', divisor: 1000 ** thousands.length };
}

/** Reads a format code: `0.00"/20"`, `[$-40C]d-mmm`, `0%`. */
export const readNumberFormat = (code: string): NumberFormat =>
  readSections(code.slice(0, LONGEST_CODE)).map(toSection);

function sectionFor(format: NumberFormat, value: number): Section | undefined {
  const conditional = format.find(({ condition }) => condition);
  if (conditional) {
    return (
      format.find(({ condition }) => condition?.(value)) ??
      format.slice(0, 3).findLast(({ condition }) => !condition)
    );
  }
  const [first, negative = first, zero = first] = format;
  return value < 0 ? negative : value === 0 ? zero : first;
}

const rounded = (value: number): number => Math.round(value * 100 + 1e-6) / 100;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

function timeOf(value: number): string {
  const minutes = Math.round(value * MINUTES);
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}`;
}

/** The numerator and denominator nearest to a number below 1. */
function fractionOf(value: number, most: number): string {
  let best = { error: 1, text: '' };
  for (let below = 1; below <= most && best.error > 1e-9; below += 1) {
    const above = Math.round(value * below);
    const error = Math.abs(value - above / below);
    if (error < best.error - 1e-12) best = { error, text: `${above}/${below}` };
  }
  return best.text;
}

/** Puts the decimals of a number into the places behind the point: in `0.00\/40` the last zero is a place. */
function decimalsInPlaces(pieces: readonly Piece[], value: number): string {
  const places = pieces.filter(({ kind }) => kind === 'digit').length;
  const [whole = '', decimals = ''] = value.toFixed(Math.min(places, 20)).split('.');
  let at = 0;
  const shown = pieces.map((piece) =>
    piece.kind === 'digit' ? (decimals[at++] ?? '0') : piece.kind === 'text' ? piece.text : '',
  );
  return `${whole},${shown.join('')}`;
}

/** Puts the digits of a whole number into the places of a format, from the right: `000-000`. */
function digitsInPlaces(pieces: readonly Piece[], value: number): string {
  let digits = String(Math.round(Math.abs(value)));
  const first = pieces.findIndex(({ kind }) => kind === 'digit');
  let shown = '';
  for (const [index, piece] of [...pieces.entries()].toReversed()) {
    if (piece.kind === 'text') shown = piece.text + shown;
    if (piece.kind !== 'digit') continue;
    const here = index === first ? digits : digits.slice(-1);
    digits = index === first ? '' : digits.slice(0, -1);
    shown = (here || (piece.always ? '0' : '')) + shown;
  }
  return shown.trim();
}

const textIn = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => (piece.kind === 'text' ? piece.text : ''))
    .join('')
    .trim();

/** What a section of digits shows; the number alone if it shows no more than that. */
function showDigits({ pieces, divisor }: Section, stored: number): number | ShownNumber {
  const value = stored / divisor;
  const isPlace = ({ kind }: Piece): boolean => kind === 'digit' || kind === 'general';
  const [first, last] = [pieces.findIndex(isPlace), pieces.findLastIndex(isPlace)];
  if (first < 0) {
    const shown = textIn(pieces);
    // Accounts write a zero as a stroke.
    return value === 0 && /^[-–—]$/.test(shown) ? 0 : { value, shown, kind: 'text' };
  }
  const places = pieces.slice(first, last + 1);
  const point = places.findIndex(({ kind }) => kind === 'point');
  const whole = point < 0 ? places : places.slice(0, point);
  const hasAlways = places.some(
    (piece) => piece.kind === 'general' || (piece.kind === 'digit' && piece.always),
  );
  const around = [textIn(pieces.slice(0, first)), textIn(pieces.slice(last + 1))];
  if (value === 0 && !hasAlways) {
    const shown = around.join('');
    return /^[-–—]$/.test(shown) ? 0 : { value, shown, kind: 'text' };
  }
  if (value < 0) return value;
  if (point < 0 && textIn(places) !== '') {
    return { value, shown: digitsInPlaces(pieces, value), kind: 'text' };
  }
  const behind = point < 0 ? [] : places.slice(point + 1);
  if (textIn(behind) !== '') {
    return { value, shown: decimalsInPlaces(behind, value), kind: 'text' };
  }
  const always = whole.filter((piece) => piece.kind === 'digit' && piece.always).length;
  const written = String(rounded(value)).split('.');
  const number = [(written[0] ?? '').padStart(always, '0'), ...written.slice(1)].join(',');
  const shown = `${around[0]}${number}${around[1]}`;
  if (around.some((text) => /[\p{Nd}/\\%٪:.,٫-]/u.test(text)))
    return { value, shown, kind: 'text' };
  return around.join('') !== '' || always > 1 ? { value, shown, kind: 'number' } : value;
}

/** Whether a cell of this format shows a text; the fourth part of a format is for texts. */
export const showsText = (format: NumberFormat): boolean =>
  format.length < 4 || format[3]?.pieces.some(({ kind }) => kind === 'general') === true;

/** Whether a cell of this format shows all decimals of a number. */
export function showsDecimals(format: NumberFormat, value: number): boolean {
  const section = sectionFor(format, value);
  if (!section || section.pieces.some(({ kind }) => kind === 'general')) return true;
  const point = section.pieces.findIndex(({ kind }) => kind === 'point');
  const places = section.pieces.filter(({ kind }, at) => kind === 'digit' && at > point).length;
  const shown = (value / section.divisor) * (section.kind === 'percent' ? 100 : 1);
  return Math.abs(shown - Number(shown.toFixed(point < 0 ? 0 : Math.min(places, 20)))) < 1e-9;
}

/**
 * What a cell of this format shows for a number.
 * @param date1904 whether dates count from 1904
 */
export function showNumber(
  format: NumberFormat,
  value: number,
  date1904: boolean,
): number | ShownNumber {
  const section = sectionFor(format, value);
  if (!section) return value;
  switch (section.kind) {
    case 'percent':
      return {
        value,
        shown: `${String(rounded(value * 100)).replace('.', ',')} %`,
        kind: 'percent',
      };
    case 'time':
      return value < 0 ? value : { value, shown: timeOf(value), kind: 'time' };
    case 'date': {
      if (value < 0 || value > LAST_DAY) return value;
      // Excel believes that 1900 had a 29 February.
      const day = Math.floor(value) + (!date1904 && value < LEAP_DAY ? 1 : 0);
      const iso = readDate(Math.max(1, day), date1904) ?? '';
      return { value, shown: iso.split('-').toReversed().join('/'), kind: 'date' };
    }
    case 'fraction': {
      const { value: below, isFixed } = section.denominator ?? { value: 9, isFixed: false };
      if (value <= 0) return value;
      const written = section.pieces.map((piece) => (piece.kind === 'text' ? piece.text : '0'));
      const hasWhole = /^[^/]*0\s+0+\s*\//.test(written.join(''));
      if (isFixed && !hasWhole) {
        return { value, shown: `${writeDecimal(value * below, ',')}/${below}`, kind: 'text' };
      }
      return value >= 1 ? value : { value, shown: fractionOf(value, below), kind: 'fraction' };
    }
    default:
      return showDigits(section, value);
  }
}
