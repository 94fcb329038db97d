import { draftLanguages } from '#shared/model/locale.ts';
import type Fraction from 'fraction.js';
import { writeWithUnit } from '../language/numbers.ts';
import { formOf, whole, type Asked, type Family, type Form } from './item.ts';
import { textsAbout } from '../language/calculation-texts.ts';

const text = textsAbout('pythagoras');

/** Right triangles with whole sides. */
const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
] as const;
const corners = ['ABC', 'EFG', 'MNP', 'RST', 'IJK'] as const;

const side =
  (hypotenuse: boolean) =>
  (asked: Asked): Form => {
    const { language, random, difficulty } = asked;
    const [a0, b0, c0] = random.pick(triples.slice(0, difficulty === 1 ? 4 : triples.length));
    const times = random.whole(1, c0 < 20 ? 4 : 1);
    const [a, b, c] = [a0 * times, b0 * times, c0 * times];
    const [p = '', q = '', r = ''] = random.pick(corners);
    const unit = random.pick(['cm', 'm'] as const);
    const show = (value: Fraction) => writeWithUnit(language, value, unit);
    const [one, other, far] = [`${p}${q}`, `${p}${r}`, `${q}${r}`];
    const [name, given] = hypotenuse
      ? [far, `$${one}$ = ${show(whole(a))}`]
      : [other, `$${one}$ = ${show(whole(a))}`];
    const second = hypotenuse ? `$${other}$ = ${show(whole(b))}` : `$${far}$ = ${show(whole(c))}`;
    const [value, calculation] = hypotenuse
      ? [c, `${far}^2 = ${a}^2 + ${b}^2 = ${c * c}`]
      : [b, `${other}^2 = ${c}^2 - ${a}^2 = ${b * b}`];
    const triangle = `$${p}${q}${r}$`;
    const rule = `${far}^2 = ${one}^2 + ${other}^2`;
    return {
      figure: {
        kind: 'triangle',
        corners: [p, q, r],
        sides: [a, c, b],
        angles: [],
        sideLabels: hypotenuse
          ? [`${a} ${unit}`, '?', `${b} ${unit}`]
          : [`${a} ${unit}`, `${c} ${unit}`, '?'],
        angleLabels: ['90°', '', ''],
      },
      question: text(language, 'sideQuestion', { triangle, p, given, second, name }),
      claim: (answer) => text(language, 'sideClaim', { triangle, p, given, second, name, answer }),
      answer: {
        kind: 'number',
        value: whole(value),
        slips: [a + b, hypotenuse ? Math.abs(b - a) : c - a, value + times].map(whole),
        gap: whole(Math.max(1, times)),
        show,
        unit,
      },
      steps: [
        text(language, 'sideStep', { rule }),
        text(language, 'sideStep2', { calculation }),
        text(language, 'sideStep3', { value: show(whole(value)) }),
      ],
      hint: text(language, 'sideHint'),
    };
  };

export const pythagoras: Family = {
  id: 'pythagoras',
  languages: draftLanguages,
  names: /فيثاغور|بيتاغور|pythagor|pitagor/,
  make: (asked) =>
    formOf(asked, { 1: [side(true)], 2: [side(true), side(false)], 3: [side(false)] }),
};
