import Fraction from 'fraction.js';
import { proseParts } from '#shared/draft/prose.ts';
import { asciiDigits, foldText } from '#shared/text/fold-text.ts';
import { evaluate } from './evaluate.ts';

/** A number in a stem, with its unit. */
export interface Quantity {
  readonly value: Fraction;
  readonly unit: string;
  readonly isFraction: boolean;
}
/** The content of a stem, in its order. */
export interface Stem {
  readonly quantities: readonly Quantity[];
  /** Formulas with more than a number. */
  readonly formulas: readonly string[];
  /** Units without a number. */
  readonly units: readonly string[];
  readonly words: string;
}

const PLAIN =
  /(\d{1,3}(?:[\u00a0\u202f]\d{3})+|\d+)(?:[.,](\d+))?(?: ?(km|hm|dam|dm|cm|mm|m|kg|g|mg|L|dL|cL|mL|h|min|دج|DA)(?![\p{L}])([²³])?)?/gu;
const squared = (power: string | undefined): string =>
  power === '2' || power === '²' ? '²' : power === undefined ? '' : '³';

function quantityOf(formula: string): Quantity | undefined {
  const [, body = '', name = '', power] =
    /^(.*?)(?:\\,)?(?:\\text\{(\w+)\}(?:\^\{?([23])\}?)?|\\%)?$/.exec(formula) ?? [];
  const value = evaluate(body);
  if (
    !value ||
    !value.factor.equals(0) ||
    !/^-?(?:\d+(?:(?:\{,\}|\.)\d+)?|\\frac\{\d+\}\{\d+\})$/.test(body)
  )
    return undefined;
  const unit = formula.endsWith('\\%') ? '%' : name + squared(power);
  return { value: value.constant, unit, isFraction: body.startsWith('\\frac') };
}

/** Replaces Arabic duals by their number. */
const spelled = (text: string): string =>
  text
    .replace(/ساعتين/g, '2 ساعات')
    .replace(/(قلمين|كتابين|كراسين|تذكرتين|كعكتين|صندوقين)/g, '2 $1');

/** Reads the numbers, formulas and words of a stem, whatever its author. */
export function readStem(stem: string): Stem {
  const quantities: Quantity[] = [];
  const formulas: string[] = [];
  const units: string[] = [];
  let words = '';
  for (const { kind, value } of proseParts(stem)) {
    if (kind === 'formula') {
      const unit = /^\\text\{(\w+)\}(?:\^\{?([23])\}?)?$/.exec(value);
      const quantity = quantityOf(value);
      if (unit) units.push((unit[1] ?? '') + squared(unit[2]));
      else if (quantity) quantities.push(quantity);
      else if (!value.includes('\\pi')) formulas.push(value);
      continue;
    }
    words += value;
    for (const [, whole = '', decimals, unit = '', power] of spelled(asciiDigits(value)).matchAll(
      PLAIN,
    )) {
      const digits = whole.replace(/\D/g, '');
      quantities.push({
        value: new Fraction(decimals === undefined ? digits : `${digits}.${decimals}`),
        unit: unit + squared(power),
        isFraction: false,
      });
    }
  }
  return { quantities, formulas, units, words: foldText(words) };
}
