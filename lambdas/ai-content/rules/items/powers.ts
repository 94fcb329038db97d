import { draftLanguages } from '#shared/model/locale.ts';
import type Fraction from 'fraction.js';
import { writeInText } from '../language/numbers.ts';
import { formOf, whole, type Asked, type Family, type Form } from './item.ts';

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
    question: {
      ar: `ما قيمة $${base}^{${exponent}}$؟`,
      en: `What is the value of $${base}^{${exponent}}$?`,
      fr: `Quelle est la valeur de $${base}^{${exponent}}$ ?`,
    }[language],
    claim: (shown) =>
      ({
        ar: `قيمة $${base}^{${exponent}}$ هي ${shown}.`,
        en: `The value of $${base}^{${exponent}}$ is ${shown}.`,
        fr: `La valeur de $${base}^{${exponent}}$ est ${shown}.`,
      })[language],
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
      {
        ar: `الأس يبين عدد العوامل المتساوية: $${base}^{${exponent}} = ${Array.from({ length: exponent }, () => base).join(' \\times ')}$.`,
        en: `The exponent says how many equal factors there are: $${base}^{${exponent}} = ${Array.from({ length: exponent }, () => base).join(' \\times ')}$.`,
        fr: `L’exposant dit combien il y a de facteurs égaux : $${base}^{${exponent}} = ${Array.from({ length: exponent }, () => base).join(' \\times ')}$.`,
      }[language],
      {
        ar: `الناتج هو ${writeInText(language, whole(power))}.`,
        en: `The result is ${writeInText(language, whole(power))}.`,
        fr: `Le résultat est ${writeInText(language, whole(power))}.`,
      }[language],
    ],
    hint: {
      ar: 'الأس ليس عاملا نضرب فيه الأساس.',
      en: 'The exponent is not a number to multiply the base by.',
      fr: 'On ne multiplie pas la base par l’exposant.',
    }[language],
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
      rule: {
        ar: `نجمع الأسين: $${a} + ${b} = ${a + b}$.`,
        en: `Add the exponents: $${a} + ${b} = ${a + b}$.`,
        fr: `On additionne les exposants : $${a} + ${b} = ${a + b}$.`,
      },
    },
    quotient: {
      formula: `\\frac{${base}^{${over}}}{${base}^{${b}}}`,
      exact: a,
      rule: {
        ar: `نطرح الأسين: $${over} - ${b} = ${a}$.`,
        en: `Subtract the exponents: $${over} - ${b} = ${a}$.`,
        fr: `On soustrait les exposants : $${over} - ${b} = ${a}$.`,
      },
    },
    power: {
      formula: `(${base}^{${a}})^{${b}}`,
      exact: a * b,
      rule: {
        ar: `نضرب الأسين: $${a} \\times ${b} = ${a * b}$.`,
        en: `Multiply the exponents: $${a} \\times ${b} = ${a * b}$.`,
        fr: `On multiplie les exposants : $${a} \\times ${b} = ${a * b}$.`,
      },
    },
  }[kind];
  const shown = (value: Fraction) => writeInText(language, value);
  return {
    question: {
      ar: `إذا كان $${formula} = ${base}^{n}$، فما قيمة $n$؟`,
      en: `If $${formula} = ${base}^{n}$, what is the value of $n$?`,
      fr: `Si $${formula} = ${base}^{n}$, quelle est la valeur de $n$ ?`,
    }[language],
    claim: (answer) =>
      ({
        ar: `إذا كان $${formula} = ${base}^{n}$، فإن قيمة $n$ هي ${answer}.`,
        en: `If $${formula} = ${base}^{n}$, the value of $n$ is ${answer}.`,
        fr: `Si $${formula} = ${base}^{n}$, la valeur de $n$ est ${answer}.`,
      })[language],
    answer: {
      kind: 'number',
      value: whole(exact),
      slips: [a + b, a * b, over - b, Math.abs(a - b) + 1].filter((n) => n !== exact).map(whole),
      gap: whole(1),
      show: shown,
    },
    steps: [
      {
        ar: 'الأساس هو نفسه، فنعمل على الأسين.',
        en: 'The base is the same, so work with the exponents.',
        fr: 'La base est la même : calcule avec les exposants.',
      }[language],
      rule[language],
    ],
    hint: {
      ar: 'اكتب القوى على شكل جداءات وعد العوامل.',
      en: 'Write the powers as products and count the factors.',
      fr: 'Écris les puissances comme des produits et compte les facteurs.',
    }[language],
  };
}

export const powers: Family = {
  id: 'powers',
  languages: draftLanguages,
  names:
    /قوي (ال)?(عدد|اعداد|عشر|10)|^(ال)?قوي$|قوه عدد|^powers?$|powers? of (ten|10|a number|numbers|two)|exponent|puissance/,
  make: (asked) => formOf(asked, { 1: [value], 2: [value, exponent], 3: [exponent] }),
};
