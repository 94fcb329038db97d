import { describe, expect, it } from 'vitest';
import { draftLanguages, type DraftLanguage } from '#shared/model/locale.ts';
import type { Difficulty } from '#shared/model/question-levels.ts';
import { figure as figureSchema } from '#shared/model/figure.ts';
import { schoolLevels } from '#shared/model/profile.ts';
import { randomOf } from '../random.ts';
import { angles } from './angles.ts';
import { constraintsOf } from './constraints.ts';
import { familyOf } from './families.ts';
import type { Item } from './item.ts';
import { itemChoice } from './item-questions.ts';

const DIFFICULTIES: readonly Difficulty[] = [1, 2, 3];

const items = (language: DraftLanguage, topic = 'Angles'): Item[] =>
  schoolLevels.flatMap((level) =>
    Array.from({ length: 30 }, (_, seed) => randomOf(seed)).flatMap((random) =>
      DIFFICULTIES.flatMap((difficulty) =>
        [true, false].map((hasFigures) =>
          angles.make({
            ...{ language, level, difficulty, random, hasFigures },
            constraints: constraintsOf(topic),
          }),
        ),
      ),
    ),
  );

const degreesIn = (text: string): number[] =>
  [...text.matchAll(/(\d+)°/g)].map(([, digits]) => Number(digits));
const valueOf = ({ answer }: Item): number =>
  answer.kind === 'number' ? Number(answer.value.valueOf()) : Number.NaN;
const KIND = [
  /حادة|acute|aigu/,
  /قائمة|right|droit/,
  /منفرجة|obtuse|obtus/,
  /مستقيمة|straight|plat/,
];
const kindOf = (degrees: number): number =>
  degrees < 90 ? 0 : degrees === 90 ? 1 : degrees < 180 ? 2 : 3;

describe.each(draftLanguages)('problems on angles (%s)', (language) => {
  const all = items(language);

  it('name the kind of an angle by its size, drawn or written', () => {
    const named = all.filter(({ answer }) => answer.kind === 'text');
    expect(named.length).toBeGreaterThan(20);
    for (const { answer, question, figure } of named) {
      if (answer.kind !== 'text') continue;
      const [written] = degreesIn(question);
      const size = figure?.kind === 'angle' ? figure.degrees : (written ?? 0);
      expect(answer.text).toMatch(KIND[kindOf(size)]!);
      expect(new Set([answer.text, ...answer.others]).size).toBe(4);
      // An angle that is nearly right looks right in a drawing.
      expect(figure?.kind === 'angle' && figure.degrees === 90).toBe(false);
    }
  });

  it('make a straight angle, a right angle or a full turn with the angle that is given', () => {
    const pairs = all.filter(({ question }) => /متجاورتان|side by side|adjacents/.test(question));
    expect(pairs.length).toBeGreaterThan(20);
    for (const item of pairs) {
      const total = /مستقيمة|straight|plat/.test(item.question)
        ? 180
        : /قائمة|right|droit/.test(item.question)
          ? 90
          : 360;
      expect(valueOf(item) + (degreesIn(item.question)[0] ?? 0)).toBe(total);
    }
  });

  it('make 180° in a triangle, which is drawn with them', () => {
    const triangles = all.filter(({ figure }) => figure?.kind === 'triangle');
    expect(triangles.length).toBeGreaterThan(20);
    for (const item of triangles) {
      const { data } = figureSchema.safeParse(item.figure);
      if (data?.kind !== 'triangle') throw new Error('no triangle');
      const open = data.angleLabels.indexOf('?');
      expect(data.angles[open]).toBe(valueOf(item));
      expect(data.angles.reduce((sum, each) => sum + each, 0)).toBe(180);
      for (const given of degreesIn(item.question)) expect(data.angles).toContain(given);
    }
  });

  it('offer three wrong answers that differ', () => {
    for (const item of all) {
      const { options, key } = itemChoice(item, 2);
      expect(new Set(options).size).toBe(4);
      expect(options).toContain(key);
    }
  });
});

it('stay in triangles if the topic does', () => {
  for (const { question } of items('en', 'The angles of a triangle'))
    expect(question).toMatch(/[Tt]riangle/);
});

it.each<[DraftLanguage, string, boolean]>([
  ['ar', 'الزوايا', true],
  ['ar', 'زوايا المثلث', true],
  ['ar', 'النسب المثلثية لزاوية حادة', false],
  ['en', 'Kinds of angles', true],
  ['en', 'The sine of an angle', false],
  ['fr', 'Les angles', true],
  ['fr', 'Trigonométrie : cosinus d’un angle', false],
])('a topic is about angles or not, in %s: %s', (language, topic, isAbout) => {
  expect(familyOf(topic, language)?.id === 'angles').toBe(isAbout);
});
