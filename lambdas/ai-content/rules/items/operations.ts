import { draftLanguages, type DraftLanguage } from '#shared/model/locale.ts';
import type { Said } from '../language/say.ts';
import type Fraction from 'fraction.js';
import { writeInText, latex } from '../language/numbers.ts';
import type { Operation } from './constraints.ts';
import { formOf, ratio, whole, type Asked, type Family, type Form } from './item.ts';
import { textsAbout } from '../language/calculation-texts.ts';

const text = textsAbout('operations');

type Numbers = 'whole' | 'decimal' | 'signed';

const signs = {
  add: '+',
  sub: '-',
  mul: '\\times',
  div: '\\div',
} as const satisfies Readonly<Record<Operation, string>>;

const words: Readonly<Record<Operation, Said>> = {
  add: { ar: 'نجمع', en: 'Add', fr: 'Additionne' },
  sub: { ar: 'نطرح', en: 'Subtract', fr: 'Soustrais' },
  mul: { ar: 'نضرب', en: 'Multiply', fr: 'Multiplie' },
  div: { ar: 'نقسم', en: 'Divide', fr: 'Divise' },
};

/** Two numbers whose digits add up to less than ten at each position. */
function numbersWithoutCarry(
  asked: Asked,
  operation: 'add' | 'sub',
  most: number,
): [Fraction, Fraction] {
  const { random } = asked;
  const digits = Math.max(1, String(most).length - (/^10*$/.test(String(most)) ? 1 : 0));
  const places = Array.from({ length: digits }, (_, at) => {
    const isFirst = at === 0 ? 1 : 0;
    const one = random.whole(isFirst, operation === 'add' ? 9 - isFirst : 9);
    const other = random.whole(isFirst, operation === 'add' ? 9 - one : Math.max(isFirst, one));
    return [one, other] as const;
  });
  const read = (which: 0 | 1) => whole(Number(places.map((place) => place[which]).join('')));
  return [read(0), read(1)];
}

/** Two whole numbers within the teacher's constraints; `undefined` without constraints. */
function constrained(asked: Asked, operation: Operation): [Fraction, Fraction] | undefined {
  const { random, difficulty, constraints: { most, table, noCarry } = {} } = asked;
  if (table !== undefined && (operation === 'mul' || operation === 'div')) {
    const times = random.whole(difficulty === 1 ? 2 : 3, difficulty === 1 ? 6 : 10);
    return operation === 'mul'
      ? [whole(times), whole(table)]
      : [whole(times * table), whole(table)];
  }
  if (noCarry && (operation === 'add' || operation === 'sub'))
    return numbersWithoutCarry(asked, operation, most ?? 10 ** (difficulty + 1));
  if (most === undefined) return undefined;
  if (operation === 'mul' || operation === 'div') {
    const by = random.whole(2, Math.max(2, Math.min(9, Math.floor(most / 2))));
    const high = Math.max(2, Math.floor(most / by));
    const times = random.whole(Math.max(2, Math.ceil((high * (difficulty - 1)) / 3)), high);
    return operation === 'mul' ? [whole(times), whole(by)] : [whole(times * by), whole(by)];
  }
  // Harder items are closer to the limit.
  const total = random.whole(Math.ceil((most * difficulty) / 4), most);
  const part = random.whole(1, total - 1);
  return operation === 'add' ? [whole(part), whole(total - part)] : [whole(total), whole(part)];
}

/** Two numbers whose result suits pupils of the level. */
function numbersFor(asked: Asked, numbers: Numbers, operation: Operation): [Fraction, Fraction] {
  const { random, level, difficulty } = asked;
  const fixed = numbers === 'whole' ? constrained(asked, operation) : undefined;
  if (fixed) return fixed;
  const large = level === 'Primary' ? 10 ** (difficulty + 1) : 10 ** (difficulty + 2);
  const sign = () => (numbers === 'signed' && random.unit() < 0.5 ? -1 : 1);
  const under = numbers === 'decimal' ? 10 : 1;
  const number = (high: number) => ratio(random.whole(2, high) * sign(), under);
  if (operation === 'mul')
    return [number(numbers === 'signed' ? 12 : large / 4), whole(random.whole(2, 9) * sign())];
  if (operation === 'div') {
    const divisor = whole(random.whole(2, 9) * sign());
    return [divisor.mul(number(numbers === 'signed' ? 12 : large / 4)), divisor];
  }
  const high = numbers === 'signed' ? 20 * difficulty : large;
  const [a, b] = [number(high), number(high)];
  return numbers !== 'signed' && operation === 'sub' && a.lt(b) ? [b, a] : [a, b];
}

const slipsOf = (a: Fraction, b: Fraction, value: Fraction, numbers: Numbers): Fraction[] =>
  numbers === 'signed'
    ? [value.neg(), a.abs().add(b.abs()), a.abs().sub(b.abs())]
    : [value.add(10), value.sub(10), numbers === 'decimal' ? value.mul(10) : value.add(1)];

const resultOf = (language: DraftLanguage, formula: string): Pick<Form, 'question' | 'claim'> => ({
  question: text(language, 'resultOfQuestion', { formula }),
  claim: (answer) => text(language, 'resultOfClaim', { formula, answer }),
});

const calculation =
  (numbers: Numbers, operations: readonly Operation[]) =>
  (asked: Asked): Form => {
    const { language, random } = asked;
    const operation = random.pick(operations);
    const [a, b] = numbersFor(asked, numbers, operation);
    const value = a[operation](b);
    const bracketed = (each: Fraction) =>
      numbers === 'signed'
        ? `(${each.s > 0n ? '+' : ''}${latex(language, each)})`
        : latex(language, each);
    const formula = `${bracketed(a)} ${signs[operation]} ${bracketed(b)}`;
    const back = { add: 'sub', sub: 'add', mul: 'div', div: 'mul' } as const;
    const shown = latex(language, value);
    return {
      ...resultOf(language, formula),
      answer: {
        kind: 'number',
        value,
        slips: slipsOf(a, b, value, numbers),
        gap: value.abs().gt(50) ? whole(10) : ratio(1, numbers === 'decimal' ? 10 : 1),
        show: (each) => writeInText(language, each),
        signed: numbers === 'signed',
      },
      steps: [
        `${words[operation][language]}: $${formula} = ${shown}$.`,
        text(language, 'calculationStep', {
          bracketed: bracketed(value),
          signs: signs[back[operation]],
          bracketed2: bracketed(b),
          value: latex(language, a),
        }),
      ],
      hint:
        numbers === 'signed'
          ? text(language, 'calculationHint')
          : text(language, 'calculationHint2'),
    };
  };

function priorities(asked: Asked): Form {
  const { language, random } = asked;
  const [a, b, c] = [random.whole(2, 20), random.whole(2, 9), random.whole(2, 9)];
  const minus = a > b * c && random.unit() < 0.5;
  const value = minus ? a - b * c : a + b * c;
  const sign = minus ? '-' : '+';
  const formula = `${a} ${sign} ${b} \\times ${c}`;
  return {
    ...resultOf(language, formula),
    answer: {
      kind: 'number',
      value: whole(value),
      slips: [whole((minus ? a - b : a + b) * c), whole(a + b + c), whole(a * b + c)].filter(
        (slip) => slip.s > 0n,
      ),
      gap: whole(2),
      show: (each) => writeInText(language, each),
    },
    steps: [
      text(language, 'prioritiesStep', { b, c, value: b * c }),
      text(language, 'prioritiesStep2', { a, sign, value: b * c, value2: value }),
    ],
    hint: text(language, 'prioritiesHint'),
  };
}

const all: readonly Operation[] = ['add', 'sub', 'mul', 'div'];
const family = (id: string, names: RegExp, numbers: Numbers, operations = all): Family => ({
  id,
  languages: draftLanguages,
  names,
  make: (asked) => {
    const plain = calculation(numbers, asked.constraints?.operations ?? operations);
    const mixed = numbers === 'whole' && operations.length > 1 ? [plain, priorities] : [plain];
    const { inOrder, operations: named, most, table, noCarry } = asked.constraints ?? {};
    if (inOrder && mixed.includes(priorities))
      return formOf(asked, { 1: [priorities], 2: [priorities], 3: [priorities] });
    const isConstrained = [named, most, table, noCarry].some((each) => each !== undefined);
    const more = isConstrained ? [plain] : mixed;
    return formOf(asked, { 1: [plain], 2: more, 3: more });
  },
});

/** From special to general; the first that a topic names is used. */
export const operations: readonly Family[] = [
  family(
    'signed-numbers',
    /نسبي|سالب|relative number|integers|nombres relatifs|nombres? negatifs?|entiers relatifs|negative number/,
    'signed',
    ['add', 'sub', 'mul'],
  ),
  family('decimals', /عشري|decima/, 'decimal'),
  family(
    'addition',
    /جمع (ال)?(عدد|اعداد)|عمليه الجمع|^(ال)?جمع$|\baddition(?:ner)?\b|adding/,
    'whole',
    ['add'],
  ),
  family(
    'subtraction',
    /طرح (ال)?(عدد|اعداد)|عمليه الطرح|^(ال)?طرح$|subtract|soustra(?:ction|ire)/,
    'whole',
    ['sub'],
  ),
  family('multiplication', /ضرب|multipli/, 'whole', ['mul']),
  family('division', /(^| )(ال)?قسمه( |$)|\bdivision|\bdividing|\bdiviser\b/, 'whole', ['div']),
  family(
    'operations',
    /عمليات (ال)?(اربع|حسابي|علي)|اولوي[ء-ي]* (ال)?عمليات|^(ال)?حساب( |$)|اعداد (ال)?طبيعي|four operations|order of operations|operations on|arithmetic|^calcul|whole numbers|natural numbers|quatre operations|priorites? (?:des|operatoires?)|nombres (?:entiers|naturels)/,
    'whole',
  ),
];
