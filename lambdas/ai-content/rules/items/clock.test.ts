import { describe, expect, it } from 'vitest';
import { draftLanguages, type DraftLanguage } from '#shared/model/locale.ts';
import type { Difficulty } from '#shared/model/question-levels.ts';
import { figure as figureSchema } from '#shared/model/figure.ts';
import { randomOf } from '../random.ts';
import { clock } from './clock.ts';
import { familyOf } from './families.ts';
import type { Item } from './item.ts';
import { itemChoice } from './item-questions.ts';

const DIFFICULTIES: readonly Difficulty[] = [1, 2, 3];

function items(language: DraftLanguage, hasFigures: boolean): Item[] {
  return Array.from({ length: 60 }, (_, seed) => randomOf(seed)).flatMap((random) =>
    DIFFICULTIES.map((difficulty) =>
      clock.make({ language, level: 'Primary', difficulty, random, hasFigures }),
    ),
  );
}

/** The times of a text, in minutes since midnight. */
const timesIn = (text: string): number[] =>
  [...text.matchAll(/(\d{1,2})(?::(\d\d)| h(?: (\d\d))?)/g)].map(
    ([, hours, one, other]) => Number(hours) * 60 + Number(one ?? other ?? 0),
  );
const answerOf = ({ answer }: Item): number =>
  answer.kind === 'text' ? (timesIn(answer.text)[0] ?? -1) : Number(answer.value.valueOf());

describe.each(draftLanguages)('problems on clocks (%s)', (language) => {
  const all = [...items(language, true), ...items(language, false)];

  it('are read from the clock that is drawn', () => {
    const read = all.filter(({ figure }) => figure);
    expect(read.length).toBeGreaterThan(20);
    for (const item of read) {
      const { data } = figureSchema.safeParse(item.figure);
      if (data?.kind !== 'clock') throw new Error('no clock');
      expect(answerOf(item)).toBe(data.hours * 60 + data.minutes);
      expect(item.question).not.toMatch(/\d/);
    }
  });

  it('are read from hands that are described', () => {
    const read = all.filter(({ question }) => /العقرب|hand|aiguille/.test(question));
    expect(read.length).toBeGreaterThan(20);
    for (const item of read) {
      const numbers = (item.question.match(/\d+/g) ?? []).map(Number);
      const [hour = 0, long = 0] = [numbers[0], numbers.at(-1)];
      expect(answerOf(item)).toBe(hour * 60 + (long % 12) * 5);
    }
  });

  it('end after the time that passes, and last as long as their times are apart', () => {
    const told = all.filter(({ question }) => timesIn(question).length > 0);
    expect(told.length).toBeGreaterThan(20);
    for (const item of told) {
      const [from = 0, to] = timesIn(item.question);
      if (to !== undefined) {
        expect(answerOf(item)).toBe(to - from);
        continue;
      }
      const lasting = /(\d+) (?:دقائق|دقيقة|minutes)/.exec(item.question)?.[1];
      expect(answerOf(item)).toBe(from + Number(lasting));
    }
  });

  it('offer three wrong times, which exist and differ', () => {
    for (const item of all) {
      const { options, key } = itemChoice(item, 1);
      expect(new Set(options).size).toBe(4);
      if (item.answer.kind !== 'text') continue;
      const times = options.map((option) => timesIn(option)[0]);
      expect(new Set(times).size).toBe(4);
      for (const option of options) expect(option).toMatch(/^\d{1,2}(?::[0-5]\d| h(?: [0-5]\d)?)$/);
      expect(options).toContain(key);
    }
  });
});

it.each<[DraftLanguage, string, boolean]>([
  ['ar', 'قراءة الساعة', true],
  ['ar', 'الساعة', true],
  ['ar', 'ساعات العمل', false],
  ['en', 'Telling the time', true],
  ['en', 'Clocks', true],
  ['en', 'The Middle Ages: a time of change', false],
  ['fr', 'Lire l’heure', true],
  ['fr', 'L’heure', true],
  ['fr', 'Le temps des verbes', false],
])('a topic is about clocks or not, in %s: %s', (language, topic, isAbout) => {
  expect(familyOf(topic, language)?.id === 'clock').toBe(isAbout);
});
