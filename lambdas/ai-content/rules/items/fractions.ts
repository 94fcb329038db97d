import type Fraction from 'fraction.js';
import type { Difficulty } from '#shared/model/question-levels.ts';
import { draftLanguages, type DraftLanguage } from '#shared/model/locale.ts';
import { counted } from '../language/counted.ts';
import { frac, writeInText } from '../language/numbers.ts';
import { compareFractions } from './compare-fractions.ts';
import type { Operation } from './constraints.ts';
import { coprime, divisor, numeric, shown } from './fraction-values.ts';
import { formOf, ratio, whole, type Asked, type Family, type Form } from './item.ts';
import { shownPart } from './shown-part.ts';
import { textsAbout } from '../language/calculation-texts.ts';

const text = textsAbout('fractions');

const result = (asked: Asked, formula: string): Pick<Form, 'question' | 'claim'> => ({
  question: text(asked.language, 'resultQuestion', { formula }),
  claim: (answer) => text(asked.language, 'resultClaim', { formula, answer }),
});
/** A result as calculated, and simplified if that changes it. */
const simplest = (
  language: DraftLanguage,
  over: number,
  under: number,
  value: Fraction,
): string => {
  const raw = `$${frac(over, under)}$`;
  if (raw === shown(value)) return raw;
  return text(language, 'simplest', { raw, value: shown(value) });
};
const shareOfTotal = (total: number, under: number) => ({ part: total / under });

/** Whether an item has the first of two operations: as the topic says, otherwise by chance with a share from 0 to 1. */
const isFirst = (
  { random, constraints }: Asked,
  [first, second]: readonly [Operation, Operation],
  share: number,
): boolean => {
  const { operations: named = [] } = constraints ?? {};
  return named.includes(first) === named.includes(second)
    ? random.unit() < share
    : named.includes(first);
};

/** Ranges of denominators; larger for harder items. */
const unders: Readonly<Record<Difficulty, readonly [number, number]>> = {
  1: [5, 9],
  2: [8, 14],
  3: [12, 24],
};

function sameDenominator(asked: Asked): Form {
  const { language, random } = asked;
  const under = random.whole(...unders[asked.difficulty]);
  const plus = isFirst(asked, ['add', 'sub'], 0.5);
  const big = random.whole(3, under - 1);
  const small = random.whole(1, big - 1);
  const [over, sign] = plus ? [big + small, '+'] : [big - small, '-'];
  const value = ratio(over, under);
  const formula = `${frac(big, under)} ${sign} ${frac(small, under)}`;
  const steps = [
    text(language, 'sameDenominatorStep', { under, big, sign, small, over }),
    text(language, 'sameDenominatorStep2', { simplest: simplest(language, over, under, value) }),
  ];
  return {
    ...result(asked, formula),
    answer: numeric(value, [ratio(over, plus ? under * 2 : under - 1), ratio(over + 1, under)]),
    steps,
    hint: text(language, 'sameDenominatorHint'),
  };
}

function simplify(asked: Asked): Form {
  const { language, random } = asked;
  const under = random.whole(3, 9);
  const over = coprime(asked, under);
  const times = random.whole(2, asked.level === 'Primary' ? 5 : 9);
  const formula = frac(over * times, under * times);
  const said = result(asked, formula);
  return {
    ...said,
    // A fraction by itself is no calculation that has a result.
    question: {
      ar: `ما أبسط شكل للكسر $${formula}$؟`,
      en: said.question,
      fr: `Quelle est la forme la plus simple de $${formula}$ ?`,
    }[language],
    answer: numeric(ratio(over, under), [
      ratio(over * times - times + 1, under),
      ratio(over, under + 1),
      ratio(over + 1, under),
    ]),
    steps: [
      text(language, 'simplifyStep', { value: over * times, value2: under * times, times }),
      text(language, 'simplifyStep2', { times, formula, fraction: frac(over, under) }),
    ],
    hint: text(language, 'simplifyHint'),
  };
}

function differentDenominators(asked: Asked): Form {
  const { language, random } = asked;
  const [less, more] = random.pick([
    [2, 3],
    [3, 4],
    [2, 5],
    [3, 5],
    [4, 6],
    [4, 5],
    [6, 8],
    [2, 7],
    [5, 6],
    [3, 7],
    [4, 9],
  ]);
  if (less === undefined || more === undefined) throw new Error('two denominators are needed');
  const [one, other] = [
    [coprime(asked, less), less] as const,
    [coprime(asked, more), more] as const,
  ];
  const plus = isFirst(asked, ['add', 'sub'], 0.6);
  // The larger fraction comes first in a difference.
  const isInOrder = plus || ratio(...one).gt(ratio(...other));
  const [[a, left], [b, right]] = isInOrder ? [one, other] : [other, one];
  const value = ratio(a, left)[plus ? 'add' : 'sub'](ratio(b, right));
  const sign = plus ? '+' : '-';
  const common = (left * right) / divisor(left, right);
  const [wideA, wideB] = [(a * common) / left, (b * common) / right];
  const over = plus ? wideA + wideB : wideA - wideB;
  const formula = `${frac(a, left)} ${sign} ${frac(b, right)}`;
  const slips = plus
    ? [ratio(a + b, left + right), ratio(a + b, common), ratio(over, left + right)]
    : [ratio(Math.abs(a - b) || 1, more - less), ratio(Math.abs(a - b) || 1, common)];
  return {
    ...result(asked, formula),
    answer: numeric(value, slips),
    steps: [
      text(language, 'differentDenominatorsStep', { left, right, common }),
      text(language, 'differentDenominatorsStep2', {
        fraction: frac(a, left),
        fraction2: frac(wideA, common),
        fraction3: frac(b, right),
        fraction4: frac(wideB, common),
      }),
      text(language, 'differentDenominatorsStep3', {
        fraction: frac(wideA, common),
        sign,
        fraction2: frac(wideB, common),
        simplest: simplest(language, over, common, value),
      }),
    ],
    hint: text(language, 'differentDenominatorsHint'),
  };
}

const totals = [
  {
    noun: 'pupil',
    ar: (all: string, part: string) =>
      `في قسم ${all}، ${part} منهم يشاركون في نادي الرياضة. ما عدد المشاركين؟`,
    en: (all: string, part: string) =>
      `${part} of a class of ${all} are in the sports club. How many pupils are in the club?`,
    fr: (all: string, part: string) =>
      `Dans une classe de ${all}, ${part} sont inscrits au club de sport. Combien d’élèves sont au club ?`,
  },
  {
    noun: 'page',
    ar: (all: string, part: string) =>
      `يضم كتاب ${all}، وقرأ أمين ${part} منه. ما عدد الصفحات التي قرأها؟`,
    en: (all: string, part: string) =>
      `A book has ${all} and Amine has read ${part} of it. How many pages has he read?`,
    fr: (all: string, part: string) =>
      `Un livre a ${all} et Amine en a lu ${part}. Combien de pages a-t-il lues ?`,
  },
  {
    noun: 'tree',
    ar: (all: string, part: string) =>
      `في بستان ${all}، ${part} منها أشجار زيتون. ما عدد أشجار الزيتون؟`,
    en: (all: string, part: string) =>
      `An orchard has ${all} and ${part} of them are olive trees. How many olive trees are there?`,
    fr: (all: string, part: string) =>
      `Un verger compte ${all}, dont ${part} sont des oliviers. Combien d’oliviers y a-t-il ?`,
  },
] as const;

function partOf(asked: Asked): Form {
  const { language, random } = asked;
  const under = random.whole(3, 8);
  const over = coprime(asked, under);
  const total = under * random.whole(3, 9);
  const { part } = shareOfTotal(total, under);
  const value = whole(part * over);
  const situation = random.pick(totals);
  const formula = frac(over, under);
  return {
    question: situation[language](counted(language, total, situation.noun), `$${formula}$`),
    claim: (answer) => text(language, 'partOfClaim', { formula, total, answer }),
    answer: {
      kind: 'number',
      value,
      slips: [whole(part), whole(total - part * over), whole(total - over)],
      gap: whole(Math.max(1, Math.round(part / 2))),
      show: (shownValue) => writeInText(language, shownValue),
    },
    steps: [
      text(language, 'partOfStep', { total, under, part }),
      text(language, 'partOfStep2', { part, over, value: part * over }),
    ],
    hint: text(language, 'partOfHint', { under }),
  };
}

function product(asked: Asked): Form {
  const { language, random } = asked;
  const [left, right] = [random.whole(3, 9), random.whole(3, 9)];
  const [a, b] = [coprime(asked, left), coprime(asked, right)];
  const times = isFirst(asked, ['mul', 'div'], 0.5);
  const value = times ? ratio(a * b, left * right) : ratio(a * right, left * b);
  const formula = `${frac(a, left)} ${times ? '\\times' : '\\div'} ${frac(b, right)}`;
  const multiplied = times ? formula : `${frac(a, left)} \\times ${frac(right, b)}`;
  const [over, under] = times ? [a * b, left * right] : [a * right, left * b];
  return {
    ...result(asked, formula),
    answer: numeric(value, [
      times ? ratio(a * right, left * b) : ratio(a * b, left * right),
      ratio(a + b, left + right),
      ratio(a * b, left + right),
    ]),
    steps: [
      times
        ? text(language, 'productStep')
        : text(language, 'productStep2', { formula, multiplied }),
      text(language, 'productStep3', {
        multiplied,
        simplest: simplest(language, over, under, value),
      }),
    ],
    hint: times ? text(language, 'productHint') : text(language, 'productHint2'),
  };
}

function parts(asked: Asked): Form {
  const { language, random } = asked;
  const under = random.whole(5, 12);
  const first = random.whole(1, under - 2);
  const second = random.whole(1, under - first - 1);
  const [one, other] = [frac(first, under), frac(second, under)];
  const value = ratio(first + second, under);
  return {
    question: text(language, 'partsQuestion', { one, other }),
    claim: (answer) => text(language, 'partsClaim', { answer }),
    answer: numeric(value, [ratio(first + second, 2 * under), ratio(first + second + 1, under)]),
    steps: [
      text(language, 'partsStep', {
        one,
        other,
        simplest: simplest(language, first + second, under, value),
      }),
    ],
    hint: text(language, 'partsHint'),
  };
}

type Forms = Readonly<Record<Difficulty, readonly ((asked: Asked) => Form)[]>>;

/** Only calculations with these operations. */
function formsWith(operations: readonly Operation[]): Forms {
  const sums = operations.some((one) => one === 'add' || one === 'sub');
  const products = operations.some((one) => one === 'mul' || one === 'div') ? [product] : [];
  return sums
    ? {
        1: [sameDenominator],
        2: [sameDenominator, differentDenominators, ...products],
        3: [differentDenominators, ...products],
      }
    : { 1: products, 2: products, 3: products };
}

function formsFor({ level, constraints = {}, hasFigures = false }: Asked): Forms {
  const only = constraints.compares
    ? compareFractions
    : constraints.sameDenominator
      ? sameDenominator
      : undefined;
  if (only) return { 1: [only], 2: [only], 3: [only] };
  if (constraints.operations) return formsWith(constraints.operations);
  const seen = hasFigures ? [shownPart] : [];
  return level === 'Primary'
    ? {
        1: [sameDenominator, simplify, ...seen, ...seen],
        2: [partOf, sameDenominator, ...seen],
        3: [differentDenominators, partOf],
      }
    : {
        1: [sameDenominator, simplify, ...seen],
        2: [differentDenominators, partOf],
        3: [product, differentDenominators],
      };
}

function problemFor({ constraints = {} }: Asked): (asked: Asked) => Form {
  if (constraints.compares) return compareFractions;
  return constraints.sameDenominator || constraints.operations?.includes('add') ? parts : partOf;
}

export const fractions: Family = {
  id: 'fractions',
  languages: draftLanguages,
  names: /كسور|(^| )(ال)?كسر(ين)?( |$)|\bfractions?\b/,
  problem: (asked) => ({ ...problemFor(asked)(asked), difficulty: asked.difficulty }),
  make: (asked) => formOf(asked, formsFor(asked)),
};
