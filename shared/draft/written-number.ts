import type { DraftLanguage } from '../model/locale.ts';
import { asciiDigits } from '../text/fold-text.ts';

/** A number as it is written, with the unit after it; the unit is empty if there is none. */
export interface WrittenNumber {
  readonly value: number;
  readonly unit: string;
}

/** Integers above are not exact in a program. */
const LARGEST = Number.MAX_SAFE_INTEGER;
/** Numbers with a power of ten are rounded anyway. */
const LARGEST_POWER = 100;

/** The superscript digits and signs of a power. */
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺';
const PLAIN = '0123456789-+';

/** Replaces formulas, digits, signs and spaces by those of keyboards; the Arabic sign for thousands is left out. */
export const plainNumberText = (text: string): string =>
  asciiDigits(text)
    .replace(/[\p{Cf}\u0640$]/gu, '')
    .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\(?:times|cdot)(?![a-z])/g, '×')
    .replace(/\\[,;: !]|~/g, ' ')
    .replace(/\\%/g, '%')
    .replace(/\{([.,])\}/g, '$1')
    .replace(/\^\{([-−+]?\d+)\}/g, '^$1')
    .replace(/(\d)?([¼-¾⅐-⅞])/g, (_, whole: string | undefined, fraction: string) =>
      [whole, fraction.normalize('NFKC')].filter(Boolean).join(' '),
    )
    .replace(/10([⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺]+)/g, (_, power: string) =>
      ['10^', ...[...power].map((sign) => PLAIN.charAt(RAISED.indexOf(sign)))].join(''),
    )
    .replace(/[−–‐‑﹣－]/g, '-')
    .replace(/⁄/g, '/')
    .replace(/(?<=\p{L})\^?([23])$/u, (_, power: string) => (power === '2' ? '²' : '³'))
    .replace(/[٫،]/g, ',')
    .replace(/٬/g, '')
    .replace(/٪/g, '%')
    .replace(/\s+/g, ' ')
    .trim();

/** Digits in groups of three after a space, or without groups. */
const DIGITS = /^(?:\d+|\d{1,3}(?: \d{3})+)?(?:[.,]\d+)*$/;

/** A number in decimals. A lone comma before three digits separates thousands in English, decimals elsewhere. */
function decimalOf(text: string, language: DraftLanguage | undefined): number | undefined {
  if (!/\d/.test(text) || !DIGITS.test(text)) return undefined;
  const plain = text.replaceAll(' ', '');
  const signs = plain.match(/[.,]/g) ?? [];
  const last = signs.at(-1) ?? '';
  const [whole = '', ...groups] = plain.split(/[.,]/);
  const isGrouped = /^[1-9]\d{0,2}$/.test(whole) && groups.every((group) => group.length === 3);
  const isOneSign = new Set(signs).size === 1;
  const isThousands =
    isGrouped && isOneSign && (signs.length > 1 || (last === ',' && language === 'en'));
  if (isThousands) return Number(plain.replaceAll(last, ''));
  if (signs.length < 2) return Number(plain.replace(',', '.'));
  // One sign for thousands, and another one before the decimals.
  const decimals = groups.pop() ?? '';
  const isReadable =
    !isOneSign && plain.split(last).length === 2 && groups.every((group) => group.length === 3);
  return isReadable ? Number(`${whole}${groups.join('')}.${decimals}`) : undefined;
}

const POWER = /^(.*\d)(?: ?[×x*·] ?10\^?|[eE])([-+]?\d{1,3})$/;

function unsigned(text: string, language: DraftLanguage | undefined): number | undefined {
  const [, whole, over, under] = /^(\d+) (\d+)\/(\d+)$/.exec(text) ?? [];
  if (whole && Number(over) > 0 && Number(over) < Number(under))
    return Number(whole) + Number(over) / Number(under);
  const [top = '', bottom, ...others] = text.split('/').map((part) => part.trim());
  if (bottom !== undefined) {
    const [one, other] = [decimalOf(top, language), decimalOf(bottom, language)];
    return others.length === 0 && one !== undefined && other ? one / other : undefined;
  }
  const [, ten] = /^10\^([-+]?\d{1,3})$/.exec(text) ?? [];
  const [, digits = '1', power = ten] = ten === undefined ? (POWER.exec(text) ?? []) : [];
  if (power === undefined) return decimalOf(text, language);
  const factor = decimalOf(digits, language);
  // Written out, because multiplying by a power of ten is not exact.
  return factor === undefined || Math.abs(Number(power)) > LARGEST_POWER
    ? undefined
    : Number(`${factor}e${Number(power)}`);
}

/** A number, and what follows it. */
const MEASURE = /^([-+]?)\s*((?:\d|[.,]\d)(?:.*\d)?)\.?\s*([^\s\d][^\d]*)?$/u;
const LONGEST = 60;

/**
 * The number that a text is, in digits of either script: `5 000`, `.5`, `−3,14`, `1/2`, `2½`, `1,6e-19`, `1.6 × 10⁻¹⁹`,
 * `80 km/h`. Undefined for other texts, and for numbers too large for a program's precision.
 */
export function readNumber(text: string, language?: DraftLanguage): WrittenNumber | undefined {
  const plain = plainNumberText(text);
  if (plain.length > LONGEST) return undefined;
  const [, sign, digits = '', unit = ''] = MEASURE.exec(plain) ?? [];
  const size = unsigned(digits, language);
  if (size === undefined || !Number.isFinite(size)) return undefined;
  if (size > LARGEST && /^[\d .,]*$/.test(digits)) return undefined;
  return { value: sign === '-' ? -size : size, unit: unit.trim() };
}
