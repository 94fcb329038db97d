import { draftLanguages } from '#shared/model/locale.ts';
import { type Said, thatIs } from '../language/say.ts';
import type Fraction from 'fraction.js';
import { decimalLatex, unitInText, writeWithUnit } from '../language/numbers.ts';
import { formOf, ratio, whole, type Asked, type Family, type Form } from './item.ts';

interface Figure {
  readonly name: Said;
  readonly sides: Said;
  readonly asked: 'area' | 'perimeter';
  readonly value: Fraction;
  readonly slips: readonly Fraction[];
  /** The rule in words, and the calculation as a formula. */
  readonly rule: Said;
  readonly formula: string;
}

const asks = {
  area: { ar: 'مساحة', en: 'area', fr: 'l’aire' },
  perimeter: { ar: 'محيط', en: 'perimeter', fr: 'le périmètre' },
} as const;

function question({ language }: Asked, unit: string, figure: Figure): Form {
  const answerUnit = figure.asked === 'area' ? `${unit}²` : unit;
  const show = (value: Fraction) => writeWithUnit(language, value, answerUnit);
  const what = asks[figure.asked][language];
  const subject = {
    ar: `${what} ${figure.name.ar} ${figure.sides.ar}`,
    en: `the ${what} of ${figure.name.en} ${figure.sides.en}`,
    fr: `${what} d’${figure.name.fr} ${figure.sides.fr}`,
  }[language];
  return {
    question: {
      ar: `ما ${subject}؟`,
      en: `What is ${subject}?`,
      fr: `Quel${what === 'l’aire' ? 'le' : ''} est ${subject} ?`,
    }[language],
    claim: (answer) =>
      ({
        ar: `${subject} تساوي ${answer}.`.replace(/^(محيط .*) تساوي/, '$1 يساوي'),
        en: `T${subject.slice(1)} is ${answer}.`,
        fr: `L${subject.slice(1)} est de ${answer}.`,
      })[language],
    answer: {
      kind: 'number',
      value: figure.value,
      slips: figure.slips,
      gap: figure.value.lt(20) ? whole(2) : whole(Math.round(figure.value.valueOf() / 10)),
      show,
      unit: answerUnit,
    },
    steps: [
      figure.rule[language],
      {
        ar: `التعويض: $${figure.formula}$، أي ${show(figure.value)}.`,
        en: `Put the numbers in: $${figure.formula}$, that is ${show(figure.value)}.`,
        fr: `On remplace par les nombres : $${figure.formula}$, c’est-à-dire ${show(figure.value)}.`,
      }[language],
    ],
    hint:
      figure.asked === 'area'
        ? {
            ar: `المساحة تقاس بوحدات مربعة مثل ${unitInText(language, `${unit}²`)}.`,
            en: `An area is measured in square units such as ${unit}².`,
            fr: `Une aire se mesure en unités carrées, comme ${unit}².`,
          }[language]
        : {
            ar: 'المحيط هو طول الخط الذي يحيط بالشكل.',
            en: 'The perimeter is the length of the way around the figure.',
            fr: 'Le périmètre est la longueur du tour de la figure.',
          }[language],
  };
}

const units = ['cm', 'm'] as const;

/** Area or perimeter: what the topic names, or either. */
function asksForArea({ random, constraints }: Asked): boolean {
  const { measures = [] } = constraints ?? {};
  return measures.length === 1 ? measures[0] === 'area' : random.unit() < 0.5;
}

function rectangle(asked: Asked): Form {
  const { random, language } = asked;
  const unit = random.pick(units);
  const width = random.whole(3, asked.level === 'Primary' ? 10 : 18);
  const length = width + random.whole(1, 12);
  const area = asksForArea(asked);
  const side = (value: number) => writeWithUnit(language, whole(value), unit);
  return question(asked, unit, {
    name: { ar: 'مستطيل', en: 'a rectangle', fr: 'un rectangle' },
    sides: {
      ar: `طوله ${side(length)} وعرضه ${side(width)}`,
      en: `with a length of ${side(length)} and a width of ${side(width)}`,
      fr: `de longueur ${side(length)} et de largeur ${side(width)}`,
    },
    asked: area ? 'area' : 'perimeter',
    value: whole(area ? length * width : 2 * (length + width)),
    slips: [whole(area ? 2 * (length + width) : length * width), whole(length + width)],
    rule: area
      ? {
          ar: 'مساحة المستطيل هي جداء طوله وعرضه.',
          en: 'The area of a rectangle is its length times its width.',
          fr: 'L’aire d’un rectangle est le produit de sa longueur par sa largeur.',
        }
      : {
          ar: 'محيط المستطيل هو ضعف مجموع طوله وعرضه.',
          en: 'The perimeter of a rectangle is twice the sum of length and width.',
          fr: 'Le périmètre d’un rectangle est le double de la somme de sa longueur et de sa largeur.',
        },
    formula: area
      ? `${length} \\times ${width} = ${length * width}`
      : `2 \\times (${length} + ${width}) = ${2 * (length + width)}`,
  });
}

function square(asked: Asked): Form {
  const { random, language } = asked;
  const unit = random.pick(units);
  const side = random.whole(3, asked.level === 'Primary' ? 10 : 20);
  const area = asksForArea(asked);
  const shown = writeWithUnit(language, whole(side), unit);
  return question(asked, unit, {
    name: { ar: 'مربع', en: 'a square', fr: 'un carré' },
    sides: { ar: `طول ضلعه ${shown}`, en: `with sides of ${shown}`, fr: `de côté ${shown}` },
    asked: area ? 'area' : 'perimeter',
    value: whole(area ? side * side : 4 * side),
    slips: [whole(area ? 4 * side : side * side), whole(2 * side)],
    rule: area
      ? {
          ar: 'مساحة المربع هي جداء ضلعه في نفسه.',
          en: 'The area of a square is its side times itself.',
          fr: 'L’aire d’un carré est le produit du côté par lui-même.',
        }
      : {
          ar: 'محيط المربع هو أربعة أمثال ضلعه.',
          en: 'The perimeter of a square is four times its side.',
          fr: 'Le périmètre d’un carré est égal à quatre fois son côté.',
        },
    formula: area ? `${side} \\times ${side} = ${side * side}` : `4 \\times ${side} = ${4 * side}`,
  });
}

function triangle(asked: Asked): Form {
  const { random, language } = asked;
  const unit = random.pick(units);
  const base = random.whole(2, 9) * 2;
  const height = random.whole(3, 15);
  const side = (value: number) => writeWithUnit(language, whole(value), unit);
  return question(asked, unit, {
    name: { ar: 'مثلث', en: 'a triangle', fr: 'un triangle' },
    sides: {
      ar: `قاعدته ${side(base)} وارتفاعه ${side(height)}`,
      en: `with a base of ${side(base)} and a height of ${side(height)}`,
      fr: `de base ${side(base)} et de hauteur ${side(height)}`,
    },
    asked: 'area',
    value: whole((base * height) / 2),
    slips: [whole(base * height), whole(base + height)],
    rule: {
      ar: 'مساحة المثلث هي نصف جداء قاعدته وارتفاعه.',
      en: 'The area of a triangle is half of its base times its height.',
      fr: 'L’aire d’un triangle est la moitié du produit de sa base par sa hauteur.',
    },
    formula: `\\frac{${base} \\times ${height}}{2} = ${(base * height) / 2}`,
  });
}

function disc(asked: Asked): Form {
  const { random, language } = asked;
  const unit = random.pick(units);
  const radius = random.pick([2, 3, 4, 5, 6, 8, 10]);
  const area = asksForArea(asked);
  const shown = writeWithUnit(language, whole(radius), unit);
  const pi = decimalLatex(language, '3.14');
  const [disced, around] = [ratio(314 * radius * radius, 100), ratio(628 * radius, 100)];
  return question(asked, unit, {
    name: {
      ar: area ? 'قرص' : 'دائرة',
      en: area ? 'a disc' : 'a circle',
      fr: area ? 'un disque' : 'un cercle',
    },
    sides: {
      ar: `نصف قطره${area ? '' : 'ا'} ${shown} (نأخذ $\\pi = ${pi}$)`,
      en: `with a radius of ${shown} (take $\\pi = ${pi}$)`,
      fr: `de rayon ${shown} (on prend $\\pi = ${pi}$)`,
    },
    asked: area ? 'area' : 'perimeter',
    value: area ? disced : around,
    slips: [area ? around : disced, ratio(314 * radius, 100)],
    rule: area
      ? {
          ar: 'مساحة القرص هي جداء $\\pi$ في مربع نصف القطر.',
          en: 'The area of a disc is $\\pi$ times the square of its radius.',
          fr: 'L’aire d’un disque est le produit de $\\pi$ par le carré du rayon.',
        }
      : {
          ar: 'محيط الدائرة هو ضعف جداء $\\pi$ في نصف القطر.',
          en: 'The perimeter of a circle is twice $\\pi$ times its radius.',
          fr: 'Le périmètre d’un cercle est le double du produit de $\\pi$ par le rayon.',
        },
    formula: area
      ? `${pi} \\times ${radius} \\times ${radius}`
      : `2 \\times ${pi} \\times ${radius}`,
  });
}

function missingSide(asked: Asked): Form {
  const { random, language } = asked;
  const unit = random.pick(units);
  const width = random.whole(3, 12);
  const length = width + random.whole(2, 9);
  const [area, given] = [width * length, writeWithUnit(language, whole(length), unit)];
  const total = writeWithUnit(language, whole(area), `${unit}²`);
  const show = (value: Fraction) => writeWithUnit(language, value, unit);
  return {
    question: {
      ar: `مساحة مستطيل ${total} وطوله ${given}. ما عرضه؟`,
      en: `A rectangle has an area of ${total} and a length of ${given}. What is its width?`,
      fr: `Un rectangle a une aire de ${total} et une longueur de ${given}. Quelle est sa largeur ?`,
    }[language],
    claim: (answer) =>
      ({
        ar: `عرض مستطيل مساحته ${total} وطوله ${given} يساوي ${answer}.`,
        en: `The width of a rectangle with an area of ${total} and a length of ${given} is ${answer}.`,
        fr: `La largeur d’un rectangle d’aire ${total} et de longueur ${given} est de ${answer}.`,
      })[language],
    answer: {
      kind: 'number',
      value: whole(width),
      slips: [whole(area - length), whole(2 * width), ratio(area, 2).sub(length)].filter(
        (slip) => slip.d === 1n,
      ),
      gap: whole(1),
      show,
      unit,
    },
    steps: [
      {
        ar: 'مساحة المستطيل هي جداء طوله وعرضه، فالعرض هو المساحة مقسومة على الطول.',
        en: 'The area of a rectangle is its length times its width, so the width is the area divided by the length.',
        fr: 'L’aire d’un rectangle est le produit de sa longueur par sa largeur : la largeur est donc le quotient de l’aire par la longueur.',
      }[language],
      `$\\frac{${area}}{${length}} = ${width}$${thatIs[language]} ${show(whole(width))}.`,
    ],
    hint: {
      ar: 'أي عدد نضربه في الطول لنجد المساحة؟',
      en: 'Which number times the length gives the area?',
      fr: 'Par quel nombre faut-il multiplier la longueur pour obtenir l’aire ?',
    }[language],
  };
}

/** What can be asked of each figure: by hardness, and whether it can be a perimeter. */
const makers = [
  { shape: 'square', make: square, hasPerimeter: true },
  { shape: 'rectangle', make: rectangle, hasPerimeter: true },
  { shape: 'triangle', make: triangle, hasPerimeter: false },
  { shape: 'rectangle', make: missingSide, hasPerimeter: false },
  { shape: 'disc', make: disc, hasPerimeter: true },
] as const;

/** The forms for each difficulty that keep to the figures and measures which the topic names. */
function formsFor({ level, constraints }: Asked) {
  const { shapes, measures } = constraints ?? {};
  const onlyPerimeter = measures?.length === 1 && measures[0] === 'perimeter';
  const fitting: readonly ((asked: Asked) => Form)[] = makers
    .filter(({ shape, hasPerimeter }) => {
      const isNamed = shapes === undefined || shapes.includes(shape);
      return isNamed && (hasPerimeter || !onlyPerimeter);
    })
    .map(({ make }) => make);
  const usual =
    level === 'Primary'
      ? { 1: [square, rectangle], 2: [rectangle, square], 3: [triangle, missingSide] }
      : { 1: [rectangle, square], 2: [triangle, rectangle], 3: [disc, missingSide] };
  const kept = (forms: readonly ((asked: Asked) => Form)[]) => {
    const left = forms.filter((each) => fitting.includes(each));
    // A topic such as the perimeter of a square has nothing harder than larger numbers.
    return left.length > 0 ? left : fitting.length > 0 ? fitting : forms;
  };
  return { 1: kept(usual[1]), 2: kept(usual[2]), 3: kept(usual[3]) };
}

export const measures: Family = {
  id: 'measures',
  languages: draftLanguages,
  names:
    /(مساح(ه|ات)|محيط(ات)?) (ال)?(مستطيل|مربع|مثلث|قرص|دايره|شكل|اشكال|مضلع|سطوح|متوازي)|حساب (ال)?(مساح|محيط)|محيط و(ال)?مساح|مساح(ه|ات) و(ال)?محيط|^(ال)?مساحات$|\bareas? (of|and)|^areas?$|perimet|\baires?\b(?! protege| de (?:jeu|repos))/,
  make: (asked) => formOf(asked, formsFor(asked)),
};
