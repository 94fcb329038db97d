import type { DraftLanguage } from '#shared/model/locale.ts';
import { schoolLevels, type SchoolLevel } from '#shared/model/profile.ts';
import type { Difficulty } from '#shared/model/question-levels.ts';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../random.ts';
import { chooseItems } from './choose-items.ts';
import { constraintsOf } from './constraints.ts';
import { familyOf } from './families.ts';

const DIFFICULTIES: readonly Difficulty[] = [1, 1, 2, 2, 3, 3];

/** A sign between two numbers; not one before a negative number. */
const SIGN = /(?<=[\d})] ?)[+-]|\\times|\\div/g;

/** The formulas of an exercise and its answer, for the given topic and objective. */
function asked(topic: string, objectives: string, language: DraftLanguage, seed: number) {
  const family = familyOf(topic, language);
  if (!family) throw new Error(`nothing is known of ${topic}`);
  const constraints = constraintsOf(topic, objectives);
  const random = randomOf(seed);
  return chooseItems(family, { language, level: 'Primary', random, constraints }, DIFFICULTIES).map(
    ({ question, answer, difficulty }) => ({
      difficulty,
      signs: new Set(question.match(SIGN)),
      numbers: [...question.replaceAll('\u00a0', '').matchAll(/\d+/g)].map(([digits]) =>
        Number(digits),
      ),
      unders: [...question.matchAll(/\\frac\{\d+\}\{(\d+)\}/g)].map(([, under]) => Number(under)),
      value: answer.kind === 'number' ? answer.value.valueOf() : 0,
    }),
  );
}
const seeds = Array.from({ length: 20 }, (_, at) => at);

describe('a topic or an objective', () => {
  it.each([
    ['en', 'Fractions', 'add and subtract fractions with the same denominator'],
    ['en', 'Adding fractions', 'with like denominators'],
    ['ar', 'الكسور', 'يجمع ويطرح كسرين لهما نفس المقام'],
    ['fr', 'Les fractions', 'additionner des fractions de même dénominateur'],
  ] as const)(
    'about one denominator keeps that denominator, in %s: %s',
    (language, topic, objective) => {
      for (const { unders } of seeds.flatMap((seed) => asked(topic, objective, language, seed)))
        expect(new Set(unders).size).toBe(1);
    },
  );

  it.each([
    ['en', 'Addition', 'add without carrying, up to 100'],
    ['ar', 'جمع الأعداد', 'يجمع عددين دون احتفاظ'],
    ['fr', 'L’addition', 'additionner sans retenue'],
  ] as const)(
    'without carrying leads to sums without carrying, in %s: %s',
    (language, topic, objective) => {
      for (const { numbers } of seeds.flatMap((seed) => asked(topic, objective, language, seed))) {
        const [one = 0, other = 0] = numbers;
        const digits = (value: number) => [...String(value)].toReversed().map(Number);
        for (const [at, digit] of digits(one).entries())
          expect(digit + (digits(other)[at] ?? 0)).toBeLessThan(10);
      }
    },
  );

  it.each([
    ['en', 'Subtraction', 'subtract numbers up to 100', 100],
    ['en', 'Multiplication', 'results up to 50', 50],
    ['ar', 'جمع الأعداد', 'يجمع أعدادا لا تتجاوز 1000', 1000],
    ['fr', 'La soustraction', 'soustraire des nombres jusqu’à 100', 100],
  ] as const)(
    'with a limit keeps all numbers within it, in %s: %s',
    (language, topic, objective, most) => {
      for (const { numbers, value } of seeds.flatMap((seed) =>
        asked(topic, objective, language, seed),
      ))
        expect(Math.max(value, ...numbers)).toBeLessThanOrEqual(most);
    },
  );

  it.each([
    ['en', 'Multiplication', 'the table of 7'],
    ['ar', 'الضرب', 'يحفظ جدول ضرب العدد 7'],
    ['fr', 'La multiplication', 'connaître la table de 7'],
  ] as const)(
    'about one times table stays within that table, in %s: %s',
    (language, topic, objective) => {
      for (const { numbers } of seeds.flatMap((seed) => asked(topic, objective, language, seed))) {
        expect(numbers).toContain(7);
        expect(Math.max(...numbers)).toBeLessThanOrEqual(10);
      }
    },
  );

  it.each([
    ['ar', 'جمع عددين نسبيين', ['+']],
    ['ar', 'طرح الكسور', ['-']],
    ['ar', 'ضرب كسرين', ['\\times']],
    ['ar', 'جمع الأعداد العشرية وطرحها', ['+', '-']],
    ['en', 'Adding and subtracting fractions', ['+', '-']],
    ['en', 'Dividing decimals', ['\\div']],
    ['en', 'Addition and subtraction', ['+', '-']],
    ['fr', 'Multiplication et division de fractions', ['\\times', '\\div']],
    ['fr', 'Soustraire des nombres relatifs', ['-']],
  ] as const)(
    'has the operations of its topic, and no other, in %s: %s',
    (language, topic, signs) => {
      const seen = seeds.flatMap((seed) =>
        asked(topic, 'explain, multiply, add and subtract', language, seed).flatMap((item) => [
          ...item.signs,
        ]),
      );
      expect(new Set(seen)).toEqual(new Set(signs));
    },
  );

  it.each([
    'Fractions with the same denominator',
    'Relative numbers',
    'Decimals',
    'Addition',
    'Addition up to 100',
    'Addition without carrying',
    'Subtraction',
    'Subtraction up to 100',
    'Multiplication',
    'Multiplication, results up to 100',
    'Division',
    'Division up to 100',
    'Order of operations',
  ])('keeps harder exercises harder: %s', (topic) => {
    const all = seeds.flatMap((seed) => asked(topic, '', 'en', seed));
    const size = (difficulty: Difficulty) =>
      all
        .filter((each) => each.difficulty === difficulty)
        .reduce((sum, { numbers }) => sum + Math.max(...numbers), 0);
    expect(size(2)).toBeGreaterThan(size(1));
    expect(size(3)).toBeGreaterThan(size(2));
  });

  const questionsOn = (topic: string, language: DraftLanguage, level: SchoolLevel): string[] => {
    const family = familyOf(topic, language);
    if (!family) throw new Error(`nothing is known of ${topic}`);
    return seeds.flatMap((seed) =>
      chooseItems(
        family,
        { language, level, random: randomOf(seed), constraints: constraintsOf(topic) },
        DIFFICULTIES,
      ).map(({ question }) => question),
    );
  };

  it.each<[DraftLanguage, string, RegExp]>([
    ['ar', 'مساحة المستطيل والمربع', /مساحة (?:مستطيل|مربع)/],
    ['ar', 'محيط الدائرة', /محيط دائرة/],
    ['en', 'Perimeter of a square', /perimeter of a square/],
    ['en', 'Area of a triangle', /area of a triangle/],
    ['fr', 'Périmètre du rectangle', /périmètre d’un rectangle/],
    ['ar', 'تحويل وحدات الطول', /\\text\{[cdkm]?m\}.*\\text\{[cdkm]?m\}/],
    ['ar', 'وحدات قياس السعة', /\\text\{[cdm]?L\}/],
    ['en', 'Converting units of mass', /\d [mk]?g in [mk]?g/],
    ['fr', 'Conversion d’unités de longueur', /\d [cdkm]?m en [cdkm]?m /],
    ['fr', 'Conversion des durées', /en minutes/],
    ['en', 'Order of operations', /\\times/],
    ['ar', 'أولويات العمليات', /\\times/],
    ['fr', 'Les priorités opératoires', /\\times/],
  ])('that names figures, measures or units keeps to them, in %s: %s', (language, topic, named) => {
    for (const level of schoolLevels)
      for (const question of questionsOn(topic, language, level)) expect(question).toMatch(named);
  });

  it('about areas and perimeters has both, of several figures', () => {
    const asked = questionsOn('Area and perimeter', 'en', 'Middle').join('\n');
    for (const name of ['area of a rectangle', 'perimeter of a', 'triangle', 'circle'])
      expect(asked).toContain(name);
  });
});
