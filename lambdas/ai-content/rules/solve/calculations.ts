import Fraction from 'fraction.js';
import { convert } from './convert.ts';
import { evaluate, solveEquation } from './evaluate.ts';
import type { Quantity, Stem } from './read-stem.ts';

/** A way to calculate a stem's answer; `undefined` if it does not apply. `unit` is the wanted unit. */
type Calculation = (stem: Stem, unit: string | undefined) => Fraction | undefined;

const PI = new Fraction('3.14');
const root = (square: Fraction): Fraction | undefined => {
  const near = new Fraction(Math.round(Math.sqrt(square.valueOf())));
  return near.mul(near).equals(square) ? near : undefined;
};

const equation: Calculation = ({ formulas }) => {
  const found = formulas.find((each) => each.includes('=') && each.includes('x'));
  return found === undefined ? undefined : solveEquation(found);
};

/** Finds the exponent that makes both sides equal, by trial. */
const exponent: Calculation = ({ formulas }) => {
  const found = formulas.find((each) => /=.*\^\{n\}$/.test(each));
  const [left = '', right = ''] = found?.split('=') ?? [];
  const value = evaluate(left.trim())?.constant;
  if (found === undefined || !value) return undefined;
  const tried = Array.from({ length: 80 }, (_, n) => n);
  const n = tried.find((each) =>
    evaluate(right.trim().replace('{n}', `{${each}}`))?.constant.equals(value),
  );
  return n === undefined ? undefined : new Fraction(n);
};

const rightTriangle: Calculation = ({ words, quantities, formulas }) => {
  const names = formulas.filter((each) => /^[A-Z]{1,3}$/.test(each));
  const corner = names.find((each) => each.length === 1);
  const sides = names.filter((each) => each.length === 2);
  const [first, second] = quantities;
  const asked = sides.at(-1);
  if (!/قا[ئي]م|right angle|rectangle en/.test(words) || !corner || !first || !second || !asked)
    return undefined;
  const [a, b] = [first.value.mul(first.value), second.value.mul(second.value)];
  return root(asked.includes(corner) ? b.sub(a).abs() : a.add(b));
};

const mean: Calculation = ({ words, quantities }) => {
  if (!/متوسط|\bmean\b|\bmoyenne\b/.test(words) || quantities.length < 2) return undefined;
  return quantities
    .reduce((sum, { value }) => sum.add(value), new Fraction(0))
    .div(quantities.length);
};

const figure: Calculation = ({ words, quantities: [first, second] }) => {
  const isArea = /مساح|\barea|\baire\b/.test(words);
  if (!first || !(isArea || /محيط|perimeter|perimetre/.test(words))) return undefined;
  const a = first.value;
  if (/قرص|دا[ئي]ر|disc|disque|circle|cercle/.test(words))
    return isArea ? PI.mul(a).mul(a) : PI.mul(a).mul(2);
  if (/مربع|square|\bcarre\b/.test(words) && !/مستطيل|rectangle/.test(words))
    return isArea ? a.mul(a) : a.mul(4);
  if (!second) return undefined;
  if (/مثلث|triangle/.test(words)) return a.mul(second.value).div(2);
  const [wide, side] = first.unit.endsWith('²') ? [first, second] : [second, first];
  if (wide.unit.endsWith('²')) return wide.value.div(side.value);
  return isArea ? a.mul(second.value) : a.add(second.value).mul(2);
};

const percentage: Calculation = ({ words, quantities }) => {
  const rate = quantities.find(({ unit }) => unit === '%')?.value.div(100);
  const numbers = quantities.filter(({ unit }) => unit !== '%').map(({ value }) => value);
  const [one, other] = numbers;
  if (rate && one && numbers.length === 1) {
    if (/خفض|تخفيض|reduc|\bbaisse/.test(words)) return one.mul(new Fraction(1).sub(rate));
    if (/ارتف|goes up|\brise\b|augmente|\bhausse\b/.test(words)) return one.mul(rate.add(1));
    return one.mul(rate);
  }
  if (rate || !one || !other || numbers.length !== 2) return undefined;
  if (/percentage of|pourcentage de/.test(words)) return other.div(one).mul(100);
  return /نسبه المي+ويه|يمثل|\bis of\b|\brepresente\b/.test(words)
    ? one.div(other).mul(100)
    : undefined;
};

const riddle: Calculation = ({ words, quantities }) => {
  const [one, two, three] = quantities.map(({ value }) => value);
  if (!/ضرب.*(اضف|اضيف)|multiplied.*added|multiplie.*ajoute/.test(words) || !one || !two || !three)
    return undefined;
  return /gives.*multiplied|donne.*multiplie/.test(words)
    ? one.sub(three).div(two)
    : three.sub(two).div(one);
};

const map: Calculation = ({ words, quantities }) => {
  const scale = quantities.find(({ isFraction }) => isFraction);
  const length = quantities.find(({ unit }) => unit === 'cm');
  if (!/خريط|\bmap\b|\bcarte\b/.test(words) || !scale || !length) return undefined;
  return convert([{ ...length, value: length.value.div(scale.value) }], 'km');
};

const threeNumbers: Calculation = ({ words, quantities }) => {
  const [one, two, three] = quantities.map(({ value }) => value);
  if (quantities.length !== 3 || !one || !two || !three) return undefined;
  if (/ثمن|\bprice\b|\bprix\b/.test(words)) return two.div(one).mul(three);
  return /مسافه|بسرعه|constant speed|vitesse constante/.test(words)
    ? one.div(two).mul(three)
    : undefined;
};

const partOf: Calculation = ({ quantities }) => {
  const fraction = quantities.find(({ isFraction }) => isFraction);
  const total = quantities.find(({ isFraction }) => !isFraction);
  return fraction && total && quantities.length === 2 ? fraction.value.mul(total.value) : undefined;
};

const conversion: Calculation = ({ quantities, units, words }, unit) => {
  const [, name, power] =
    / (?:in|en) (minutes|km|hm|dam|dm|cm|mm|m|kg|g|mg|l|dl|cl|ml)([23])?(?: (?:answer in|reponse en) .*)?$/.exec(
      words,
    ) ?? [];
  const named = name && name.replace('minutes', 'min').replace(/l$/, 'L') + (power ? '²' : '');
  const to = unit ?? units.at(-1) ?? named;
  return to === undefined || quantities.length === 0 ? undefined : convert(quantities, to);
};

const expression: Calculation = ({ formulas: [first], quantities }) => {
  if (first === undefined) return quantities.length === 1 ? quantities[0]?.value : undefined;
  const value = evaluate(first);
  return value?.factor.equals(0) ? value.constant : undefined;
};

const calculations: readonly Calculation[] = [
  equation,
  exponent,
  rightTriangle,
  mean,
  map,
  percentage,
  riddle,
  figure,
  threeNumbers,
  conversion,
  partOf,
  expression,
];

/** The result of a stem, from its words and numbers only. */
export function calculate(stem: Stem, unit?: string): Fraction | undefined {
  for (const each of calculations) {
    const value = each(stem, unit);
    if (value) return value;
  }
  return undefined;
}

/** The index of the number that a statement claims: the last one, unless given numbers follow it. */
export function claimedIndex({ quantities, words }: Stem): number {
  const rate = quantities.findIndex(({ unit }) => unit === '%');
  if (
    quantities.length === 3 &&
    rate === 1 &&
    !/خفض|تخفيض|ارتف|reduction|rise|baisse|hausse/.test(words)
  )
    return 1;
  if (quantities.length === 4 && /بسرعه|constant speed|vitesse constante/.test(words)) return 2;
  return quantities.length - 1;
}

/** Separates a statement's claimed number from the rest. */
export function splitClaim(
  stem: Stem,
): { readonly rest: Stem; readonly claimed: Quantity } | undefined {
  const index = claimedIndex(stem);
  const claimed = stem.quantities[index];
  if (!claimed) return undefined;
  return { rest: { ...stem, quantities: stem.quantities.toSpliced(index, 1) }, claimed };
}
