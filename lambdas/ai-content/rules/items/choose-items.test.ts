import { describe, expect, it } from 'vitest';
import type { Difficulty } from '#shared/model/question-levels.ts';
import { randomOf } from '../random.ts';
import { chooseItems } from './choose-items.ts';
import { familyOf } from './families.ts';
import type { Item } from './item.ts';
import { itemChoice } from './item-questions.ts';
import { constraintsOf } from './constraints.ts';

const DIFFICULTIES: readonly Difficulty[] = [1, 1, 1, 2, 2, 2, 3, 3];
const seeds = Array.from({ length: 20 }, (_, at) => at);

function itemsOf(topic: string, seed: number): Item[] {
  const family = familyOf(topic, 'en');
  if (!family) throw new Error(`nothing is known of ${topic}`);
  return chooseItems(
    family,
    {
      ...{ language: 'en', level: 'Middle', random: randomOf(seed) },
      constraints: constraintsOf(topic),
    },
    DIFFICULTIES,
  );
}
const withoutNumbers = (question: string): string =>
  question.replace(/\$[^$]*\$/g, '').replace(/\d+/g, '');

describe('the problems of a test', () => {
  it.each(['The theorem of Pythagoras', 'Fractions'])(
    'on %s do not have the same numbers twice',
    (topic) => {
      for (const seed of seeds) {
        const numbers = itemsOf(topic, seed).map(({ question }) => question.match(/\d+/g)?.join());
        expect(new Set(numbers).size).toBe(numbers.length);
      }
    },
  );

  it('tell a story only once while others are left', () => {
    for (const seed of seeds) {
      const stories = itemsOf('Fractions', seed)
        .map(({ question }) => withoutNumbers(question))
        .filter((story) => story.split(' ').length > 9);
      expect(new Set(stories).size).toBe(stories.length);
    }
  });

  it.each([0, 1, 2, 3])('offer typical mistakes wherever the right answer is (%d)', (index) => {
    for (const item of seeds.flatMap((seed) => itemsOf('Powers of a number', seed))) {
      const { answer } = item;
      if (answer.kind !== 'number') throw new Error('no number');
      const value = answer.show(answer.value);
      const typical = [...new Set(answer.slips.map((slip) => answer.show(slip)))]
        .filter((shown) => shown !== value)
        .slice(0, 2);
      const { options, key } = itemChoice(item, index);
      expect(options).toHaveLength(4);
      expect(options).toEqual(expect.arrayContaining([...typical, key]));
    }
  });
});
