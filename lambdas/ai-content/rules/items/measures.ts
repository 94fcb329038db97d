import { draftLanguages } from '#shared/model/locale.ts';
import { thatIs } from '../language/say.ts';
import type Fraction from 'fraction.js';
import { decimalLatex, unitInText, writeWithUnit } from '../language/numbers.ts';
import { formOf, ratio, whole, type Asked, type Family, type Form } from './item.ts';
import { textsAbout } from '../language/calculation-texts.ts';

const text = textsAbout('measures');

interface Figure {
  readonly name: string;
  readonly sides: string;
  readonly asked: 'area' | 'perimeter';
  readonly value: Fraction;
  readonly slips: readonly Fraction[];
  /** The rule in words, and the calculation as a formula. */
  readonly rule: string;
  readonly formula: string;
}

function question({ language }: Asked, unit: string, figure: Figure): Form {
  const answerUnit = figure.asked === 'area' ? `${unit}²` : unit;
  const show = (value: Fraction) => writeWithUnit(language, value, answerUnit);
  const what = text(language, figure.asked);
  const subject = text(language, 'questionSubject', {
    what,
    name: figure.name,
    sides: figure.sides,
  });
  return {
    question: text(language, `${figure.asked}Question`, { subject }),
    claim: (answer) =>
      text(language, `${figure.asked}Claim`, {
        subject: language === 'ar' ? subject : subject.slice(1),
        answer,
      }),
    answer: {
      kind: 'number',
      value: figure.value,
      slips: figure.slips,
      gap: figure.value.lt(20) ? whole(2) : whole(Math.round(figure.value.valueOf() / 10)),
      show,
      unit: answerUnit,
    },
    steps: [
      figure.rule,
      text(language, 'questionStep', { formula: figure.formula, value: show(figure.value) }),
    ],
    hint:
      figure.asked === 'area'
        ? text(language, 'areaHint', { unit: unitInText(language, `${unit}²`) })
        : text(language, 'perimeterHint'),
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
    name: text(language, 'rectangleName'),
    sides: text(language, 'rectangleSides', { side: side(length), side2: side(width) }),
    asked: area ? 'area' : 'perimeter',
    value: whole(area ? length * width : 2 * (length + width)),
    slips: [whole(area ? 2 * (length + width) : length * width), whole(length + width)],
    rule: text(language, area ? 'rectangleArea' : 'rectanglePerimeter'),
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
    name: text(language, 'squareName'),
    sides: text(language, 'squareSides', { shown }),
    asked: area ? 'area' : 'perimeter',
    value: whole(area ? side * side : 4 * side),
    slips: [whole(area ? 4 * side : side * side), whole(2 * side)],
    rule: text(language, area ? 'squareArea' : 'squarePerimeter'),
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
    name: text(language, 'triangleName'),
    sides: text(language, 'triangleSides', { side: side(base), side2: side(height) }),
    asked: 'area',
    value: whole((base * height) / 2),
    slips: [whole(base * height), whole(base + height)],
    rule: text(language, 'triangleArea'),
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
    name: text(language, area ? 'discName' : 'circleName'),
    sides: text(language, area ? 'discSides' : 'circleSides', { shown, pi }),
    asked: area ? 'area' : 'perimeter',
    value: area ? disced : around,
    slips: [area ? around : disced, ratio(314 * radius, 100)],
    rule: text(language, area ? 'discArea' : 'discPerimeter'),
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
    question: text(language, 'missingSideQuestion', { total, given }),
    claim: (answer) => text(language, 'missingSideClaim', { total, given, answer }),
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
      text(language, 'missingSideStep'),
      `$\\frac{${area}}{${length}} = ${width}$${thatIs[language]} ${show(whole(width))}.`,
    ],
    hint: text(language, 'missingSideHint'),
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
