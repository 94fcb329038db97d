import { draftLanguages } from '#shared/model/locale.ts';
import { describe, expect, it } from 'vitest';
import { difficulties } from '#shared/model/question-levels.ts';
import { randomOf } from '../random.ts';
import { constraintsOf } from './constraints.ts';
import { fractions } from './fractions.ts';
import { shownAnswer } from './item-questions.ts';

const FRACTION = /\$\\frac\{(\d+)\}\{(\d+)\}\$/g;
const fractionsIn = (text: string) =>
  [...text.matchAll(FRACTION)].map(([shown, over, under]) => ({
    shown,
    value: Number(over) / Number(under),
  }));

/** What a pupil who reads the question answers. */
function solve(question: string): string | undefined {
  const [head = '', list = ''] = question.split(/: /);
  const [low, high] = fractionsIn(head);
  const given = fractionsIn(list).toSorted((a, b) => a.value - b.value);
  if (low && high) return given.find(({ value }) => value > low.value && value < high.value)?.shown;
  return (/smallest|petite|أصغر/.test(head) ? given[0] : given.at(-1))?.shown;
}

describe.each(draftLanguages)('fractions to compare (%s)', (language) => {
  it.each([
    ['compare two fractions with the same denominator', true],
    ['مقارنة الكسور', false],
  ] as const)('have one right answer: %s', (words, isOneUnder) => {
    const constraints = constraintsOf(words);
    for (const difficulty of difficulties)
      for (let seed = 0; seed < 40; seed += 1) {
        const asked = { language, level: 'Primary', difficulty, constraints } as const;
        const item = fractions.make({ ...asked, random: randomOf(`${seed}`) });
        const shown = fractionsIn(item.question.split(/: /)[1] ?? '');
        expect(new Set(shown.map(({ value }) => value)).size).toBe(4);
        expect(shown.every(({ value }) => value > 0 && value < 1)).toBe(true);
        expect(shownAnswer(item)).toBe(solve(item.question));
        const unders = new Set(shown.map((each) => each.shown.split('}{')[1]));
        if (isOneUnder) expect(unders.size).toBe(1);
      }
  });
});
