import { draftLanguages } from '#shared/model/locale.ts';
import type Fraction from 'fraction.js';
import { writeInText } from '../language/numbers.ts';
import { formOf, whole, type Asked, type Family, type Form } from './item.ts';
import { textsAbout } from '../language/calculation-texts.ts';

const text = textsAbout('powers');

function value(asked: Asked): Form {
  const { language, random } = asked;
  const [base = 2, most = 6] = random.pick([
    [2, 8],
    [3, 5],
    [4, 4],
    [5, 4],
    [6, 3],
    [7, 3],
    [8, 3],
    [9, 3],
    [10, 6],
  ]);
  const exponent = random.whole(2, most);
  const power = base ** exponent;
  return {
    question: text(language, 'valueQuestion', { base, exponent }),
    claim: (shown) => text(language, 'valueClaim', { base, exponent, shown }),
    answer: {
      kind: 'number',
      value: whole(power),
      slips: [base * exponent, base ** (exponent + 1), base ** (exponent - 1), base + exponent].map(
        whole,
      ),
      gap: whole(base),
      show: (shown) => writeInText(language, shown),
    },
    steps: [
      text(language, 'valueStep', {
        base,
        exponent,
        list: Array.from({ length: exponent }, () => base).join(' \\times '),
      }),
      text(language, 'valueStep2', { number: writeInText(language, whole(power)) }),
    ],
    hint: text(language, 'valueHint'),
  };
}

function exponent(asked: Asked): Form {
  const { language, random } = asked;
  const base = random.pick([2, 3, 5, 7, 10]);
  const [a, b] = [random.whole(2, 8), random.whole(2, 6)];
  const over = a + b;
  const kind = random.pick(['product', 'quotient', 'power'] as const);
  const { formula, exact, rule } = {
    product: {
      formula: `${base}^{${a}} \\times ${base}^{${b}}`,
      exact: a + b,
      rule: text(language, 'productRule', { a, b, value: a + b }),
    },
    quotient: {
      formula: `\\frac{${base}^{${over}}}{${base}^{${b}}}`,
      exact: a,
      rule: text(language, 'quotientRule', { over, b, a }),
    },
    power: {
      formula: `(${base}^{${a}})^{${b}}`,
      exact: a * b,
      rule: text(language, 'powerRule', { a, b, value: a * b }),
    },
  }[kind];
  const shown = (value: Fraction) => writeInText(language, value);
  return {
    question: text(language, 'exponentQuestion', { formula, base }),
    claim: (answer) => text(language, 'exponentClaim', { formula, base, answer }),
    answer: {
      kind: 'number',
      value: whole(exact),
      slips: [a + b, a * b, over - b, Math.abs(a - b) + 1].filter((n) => n !== exact).map(whole),
      gap: whole(1),
      show: shown,
    },
    steps: [text(language, 'exponentStep'), rule],
    hint: text(language, 'exponentHint'),
  };
}

export const powers: Family = {
  id: 'powers',
  languages: draftLanguages,
  names:
    /قوي (ال)?(عدد|اعداد|عشر|10)|^(ال)?قوي$|قوه عدد|^powers?$|powers? of (ten|10|a number|numbers|two)|exponent|puissance/,
  make: (asked) => formOf(asked, { 1: [value], 2: [value, exponent], 3: [exponent] }),
};
