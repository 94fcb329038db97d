import type Fraction from 'fraction.js';
import type { Difficulty } from '#shared/model/question-levels.ts';
import { draftLanguages, type DraftLanguage } from '#shared/model/locale.ts';
import { counted } from '../language/counted.ts';
import { frac, writeInText } from '../language/numbers.ts';
import type { Said } from '../language/say.ts';
import { compareFractions } from './compare-fractions.ts';
import type { Operation } from './constraints.ts';
import { coprime, divisor, numeric, shown } from './fraction-values.ts';
import { formOf, ratio, whole, type Asked, type Family, type Form } from './item.ts';
import { shownPart } from './shown-part.ts';

const result = (asked: Asked, formula: string): Pick<Form, 'question' | 'claim'> => ({
  question: {
    ar: `ما ناتج $${formula}$ في أبسط شكل؟`,
    en: `What is $${formula}$ in its simplest form?`,
    fr: `Quel est le résultat de $${formula}$ sous sa forme la plus simple ?`,
  }[asked.language],
  claim: (answer) =>
    ({
      ar: `ناتج $${formula}$ هو ${answer}.`,
      en: `The result of $${formula}$ is ${answer}.`,
      fr: `Le résultat de $${formula}$ est ${answer}.`,
    })[asked.language],
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
  return {
    ar: `${raw}، وأبسط شكل له ${shown(value)}`,
    en: `${raw}, in its simplest form ${shown(value)}`,
    fr: `${raw}, sous sa forme la plus simple ${shown(value)}`,
  }[language];
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
  const steps: Said[] = [
    {
      ar: `المقامان متساويان، فنحتفظ بالمقام ${under} ونحسب على البسطين: $${big} ${sign} ${small} = ${over}$.`,
      en: `The denominators are equal, so keep ${under} and work with the numerators: $${big} ${sign} ${small} = ${over}$.`,
      fr: `Les dénominateurs sont égaux : on garde ${under} et on calcule avec les numérateurs : $${big} ${sign} ${small} = ${over}$.`,
    },
    {
      ar: `الناتج هو ${simplest('ar', over, under, value)}.`,
      en: `This gives ${simplest('en', over, under, value)}.`,
      fr: `On obtient ${simplest('fr', over, under, value)}.`,
    },
  ];
  return {
    ...result(asked, formula),
    answer: numeric(value, [ratio(over, plus ? under * 2 : under - 1), ratio(over + 1, under)]),
    steps: steps.map((step) => step[language]),
    hint: {
      ar: 'ماذا يحدث للمقام عندما يكون مشتركا بين الكسرين؟',
      en: 'What happens to the denominator when both fractions share it?',
      fr: 'Que devient le dénominateur quand les deux fractions ont le même ?',
    }[language],
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
      {
        ar: `القاسم المشترك الأكبر للعددين ${over * times} و${under * times} هو ${times}.`,
        en: `The greatest common divisor of ${over * times} and ${under * times} is ${times}.`,
        fr: `Le plus grand diviseur commun de ${over * times} et ${under * times} est ${times}.`,
      },
      {
        ar: `نقسم البسط والمقام على ${times}: $${formula} = ${frac(over, under)}$.`,
        en: `Divide numerator and denominator by ${times}: $${formula} = ${frac(over, under)}$.`,
        fr: `On divise le numérateur et le dénominateur par ${times} : $${formula} = ${frac(over, under)}$.`,
      },
    ].map((step) => step[language]),
    hint: {
      ar: 'ابحث عن أكبر عدد يقسم البسط والمقام معا.',
      en: 'Look for the largest number that divides both numerator and denominator.',
      fr: 'Cherche le plus grand nombre qui divise le numérateur et le dénominateur.',
    }[language],
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
      {
        ar: `نوحد المقامين: أصغر مضاعف مشترك للعددين ${left} و${right} هو ${common}.`,
        en: `Find a common denominator: the least common multiple of ${left} and ${right} is ${common}.`,
        fr: `On réduit au même dénominateur : le plus petit multiple commun de ${left} et ${right} est ${common}.`,
      },
      {
        ar: `$${frac(a, left)} = ${frac(wideA, common)}$ و$${frac(b, right)} = ${frac(wideB, common)}$.`,
        en: `$${frac(a, left)} = ${frac(wideA, common)}$ and $${frac(b, right)} = ${frac(wideB, common)}$.`,
        fr: `$${frac(a, left)} = ${frac(wideA, common)}$ et $${frac(b, right)} = ${frac(wideB, common)}$.`,
      },
      {
        ar: `$${frac(wideA, common)} ${sign} ${frac(wideB, common)}$، أي ${simplest('ar', over, common, value)}.`,
        en: `$${frac(wideA, common)} ${sign} ${frac(wideB, common)}$, which is ${simplest('en', over, common, value)}.`,
        fr: `$${frac(wideA, common)} ${sign} ${frac(wideB, common)}$, c’est-à-dire ${simplest('fr', over, common, value)}.`,
      },
    ].map((step) => step[language]),
    hint: {
      ar: 'لا يُجمع كسران ولا يُطرحان قبل توحيد مقاميهما.',
      en: 'Fractions are added or subtracted only once their denominators are the same.',
      fr: 'On additionne ou soustrait des fractions quand leurs dénominateurs sont les mêmes.',
    }[language],
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
    claim: (answer) =>
      ({
        ar: `$${formula}$ من العدد ${total} يساوي ${answer}.`,
        en: `$${formula}$ of the number ${total} is ${answer}.`,
        fr: `$${formula}$ du nombre ${total} est égal à ${answer}.`,
      })[language],
    answer: {
      kind: 'number',
      value,
      slips: [whole(part), whole(total - part * over), whole(total - over)],
      gap: whole(Math.max(1, Math.round(part / 2))),
      show: (shownValue) => writeInText(language, shownValue),
    },
    steps: [
      {
        ar: `نقسم ${total} على المقام: $${total} \\div ${under} = ${part}$.`,
        en: `Divide ${total} by the denominator: $${total} \\div ${under} = ${part}$.`,
        fr: `On divise ${total} par le dénominateur : $${total} \\div ${under} = ${part}$.`,
      },
      {
        ar: `نضرب في البسط: $${part} \\times ${over} = ${part * over}$.`,
        en: `Multiply by the numerator: $${part} \\times ${over} = ${part * over}$.`,
        fr: `On multiplie par le numérateur : $${part} \\times ${over} = ${part * over}$.`,
      },
    ].map((step) => step[language]),
    hint: {
      ar: `ابدأ بحساب جزء واحد من ${under} أجزاء متساوية.`,
      en: `Begin with one of ${under} equal parts.`,
      fr: `Commence par une part sur ${under} parts égales.`,
    }[language],
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
        ? {
            ar: 'نضرب البسط في البسط والمقام في المقام.',
            en: 'Multiply numerators together, and denominators together.',
            fr: 'Multiplie les numérateurs entre eux et les dénominateurs entre eux.',
          }
        : {
            ar: `القسمة على كسر هي الضرب في مقلوبه: $${formula} = ${multiplied}$.`,
            en: `Dividing by a fraction is multiplying by its inverse: $${formula} = ${multiplied}$.`,
            fr: `Diviser par une fraction, c’est multiplier par son inverse : $${formula} = ${multiplied}$.`,
          },
      {
        ar: `$${multiplied}$، أي ${simplest('ar', over, under, value)}.`,
        en: `$${multiplied}$, which is ${simplest('en', over, under, value)}.`,
        fr: `$${multiplied}$, c’est-à-dire ${simplest('fr', over, under, value)}.`,
      },
    ].map((step) => step[language]),
    hint: times
      ? {
          ar: 'في الضرب لا نحتاج إلى توحيد المقامين.',
          en: 'No common denominator is needed to multiply.',
          fr: 'Pour multiplier, il ne faut pas de dénominateur commun.',
        }[language]
      : {
          ar: 'فكر في مقلوب الكسر الثاني.',
          en: 'Think of the inverse of the second fraction.',
          fr: 'Pense à l’inverse de la deuxième fraction.',
        }[language],
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
    question: {
      ar: `أكلت سارة $${one}$ من كعكة، وأكل أخوها $${other}$ منها. ما الكسر الذي يمثل ما أكلاه معا؟`,
      en: `Sara ate $${one}$ of a cake and her brother ate $${other}$ of it. What fraction of the cake did they eat together?`,
      fr: `Sara a mangé $${one}$ d’un gâteau et son frère en a mangé $${other}$. Quelle fraction du gâteau ont-ils mangée ensemble ?`,
    }[language],
    claim: (answer) =>
      ({
        ar: `أكلت سارة وأخوها معا ${answer} من الكعكة.`,
        en: `Sara and her brother ate ${answer} of the cake together.`,
        fr: `Sara et son frère ont mangé ensemble ${answer} du gâteau.`,
      })[language],
    answer: numeric(value, [ratio(first + second, 2 * under), ratio(first + second + 1, under)]),
    steps: [
      {
        ar: `نجمع الكسرين: $${one} + ${other}$، أي ${simplest('ar', first + second, under, value)}.`,
        en: `Add the fractions: $${one} + ${other}$, which is ${simplest('en', first + second, under, value)}.`,
        fr: `On additionne les fractions : $${one} + ${other}$, c’est-à-dire ${simplest('fr', first + second, under, value)}.`,
      },
    ].map((step) => step[language]),
    hint: {
      ar: 'كل من الكسرين جزء من الكعكة نفسها.',
      en: 'Both fractions are parts of the same cake.',
      fr: 'Les deux fractions sont des parts du même gâteau.',
    }[language],
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
