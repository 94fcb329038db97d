import { draftLanguages } from '#shared/model/locale.ts';
import type Fraction from 'fraction.js';
import { writeInText, unitInText, writeWithUnit } from '../language/numbers.ts';
import type { Quantity } from './constraints.ts';
import { formOf, ratio, whole, type Asked, type Family, type Form } from './item.ts';
import { textsAbout } from '../language/calculation-texts.ts';

const text = textsAbout('units');

/** Units of one quantity, as multiples of the smallest. */
const scales = {
  length: { mm: 1, cm: 10, dm: 100, m: 1000, km: 1_000_000 },
  mass: { mg: 1, g: 1000, kg: 1_000_000 },
  capacity: { mL: 1, cL: 10, dL: 100, L: 1000 },
  area: { 'cm²': 1, 'dm²': 100, 'm²': 10_000 },
} as const;

function converted(
  asked: Asked,
  value: Fraction,
  from: string,
  to: string,
  factor: Fraction,
): Form {
  const { language } = asked;
  const given = writeWithUnit(language, value, from);
  const show = (each: Fraction) => writeWithUnit(language, each, to);
  const answer = value.mul(factor);
  const up = factor.gt(1);
  const by = writeInText(language, up ? factor : factor.inverse());
  const calculation = `$${value.toFraction()} ${up ? '\\times' : '\\div'} ${up ? factor.toFraction() : factor.inverse().toFraction()}$`;
  const unit = unitInText(language, to);
  return {
    question: text(language, 'convertedQuestion', { given, unit }),
    claim: (shown) => text(language, 'convertedClaim', { given, shown }),
    answer: {
      kind: 'number',
      value: answer,
      slips: [answer.mul(10), answer.div(10), answer.mul(100)],
      gap: answer.div(5),
      show,
      unit: to,
    },
    steps: [
      up ? text(language, 'convertedStep', { by }) : text(language, 'convertedStep2', { by }),
      value.d === 1n
        ? text(language, 'convertedStep3', { calculation, value: show(answer) })
        : text(language, 'convertedStep4', { value: show(answer) }),
    ],
    hint: text(language, 'convertedHint'),
  };
}

const conversion =
  (names: readonly (keyof typeof scales)[], factors: readonly number[], decimal: boolean) =>
  (asked: Asked): Form => {
    const { random } = asked;
    const pairs = names.flatMap((name) => {
      const units = Object.entries(scales[name]);
      return units.flatMap(([from, a]) =>
        units.flatMap(([to, b]) =>
          factors.includes(a / b) || factors.includes(b / a)
            ? [{ from, to, factor: ratio(a, b) }]
            : [],
        ),
      );
    });
    const { from, to, factor } = random.pick(pairs);
    const plain = random.whole(2, 95);
    const value = factor.gt(1)
      ? decimal
        ? ratio(plain * 10 + random.whole(1, 9), 100)
        : whole(plain)
      : factor.inverse().mul(decimal ? ratio(plain, 10) : whole(random.whole(2, 30)));
    return converted(asked, value, from, to, factor);
  };

/** Hours and minutes, which do not convert by decimals. */
function time(asked: Asked): Form {
  const { language, random } = asked;
  const [hours, minutes] = [random.whole(1, 5), random.whole(1, 11) * 5];
  const show = (each: Fraction) => writeWithUnit(language, each, 'min');
  const given = `${writeWithUnit(language, whole(hours), 'h')} ${text(language, 'timeGiven')}${writeWithUnit(language, whole(minutes), 'min')}`;
  const total = hours * 60 + minutes;
  return {
    question: text(language, 'timeQuestion', {
      given,
      unit: language === 'ar' ? unitInText(language, 'min') : text(language, 'minutes'),
    }),
    claim: (shown) => text(language, 'timeClaim', { given, shown }),
    answer: {
      kind: 'number',
      value: whole(total),
      slips: [whole(hours * 100 + minutes), whole(hours * 10 + minutes), whole(hours + minutes)],
      gap: whole(10),
      show,
      unit: 'min',
    },
    steps: [
      text(language, 'timeStep', { hours, value: hours * 60 }),
      text(language, 'timeStep2', { value: hours * 60, minutes, total }),
    ],
    hint: text(language, 'timeHint'),
  };
}

function formsOf(named: readonly Quantity[]) {
  const scaled = named.flatMap((each) => (each === 'time' ? [] : [each]));
  const withTime = named.includes('time') ? [time] : [];
  const small = [10, 100, 1000];
  const large = [1000, 10_000, 100_000, 1_000_000];
  const of = (factors: readonly number[], decimal: boolean) =>
    scaled.length > 0 ? [conversion(scaled, factors, decimal)] : [];
  return {
    1: [...of(small, false), ...(scaled.length === 0 ? withTime : [])],
    2: [...of(small, true), ...withTime],
    3: [...of(large, true), ...withTime],
  };
}

export const unitsFamily: Family = {
  id: 'units',
  languages: draftLanguages,
  names:
    /تحويل.*(وحد|قياس)|وحدات (ال)?(قياس|طول|كتل|سع|مساح)|قياس (ال)?(اطوال|طول|كتل|سع|مدد)|convert|conversion|units? of measure|mesures? de|unites? de/,
  problem: (asked) => {
    const { quantities } = asked.constraints ?? {};
    const form = quantities && !quantities.includes('time') ? formsOf(quantities)[2][0] : time;
    return { ...(form ?? time)(asked), difficulty: asked.difficulty };
  },
  make: (asked) => {
    const { quantities } = asked.constraints ?? {};
    if (quantities) return formOf(asked, formsOf(quantities));
    return formOf(asked, {
      1: [conversion(['length', 'mass', 'capacity'], [10, 100, 1000], false)],
      2: [conversion(['length', 'mass', 'capacity'], [10, 100, 1000], true), time],
      3:
        asked.level === 'Primary'
          ? [conversion(['length', 'mass', 'capacity'], [100, 1000, 10_000], true), time]
          : [
              conversion(['area'], [100, 10_000], true),
              conversion(['length', 'mass'], [10_000, 100_000, 1_000_000], true),
            ],
    });
  },
};
