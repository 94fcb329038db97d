import { describe, expect, it } from 'vitest';
import { conjugateFrench, frenchVerbs } from '../language/french-verbs.ts';
import { randomOf } from '../random.ts';
import { solve } from '../solve/solve.ts';
import { familyOf } from './families.ts';
import { itemChoice } from './item-questions.ts';

const verb = (infinitive: string) => frenchVerbs.find((each) => each.infinitive === infinitive)!;

describe('French verbs', () => {
  // The forms of Bescherelle.
  it.each([
    ['finir', 'present', 'nous', '', 'finissons'],
    ['dire', 'present', 'vous', '', 'dites'],
    ['faire', 'present', 'vous', '', 'faites'],
    ['venir', 'present', 'ils', '', 'viennent'],
    ['être', 'imperfect', 'ils', '', 'étaient'],
    ['prendre', 'imperfect', 'nous', '', 'prenions'],
    ['voir', 'future', 'il', '', 'verra'],
    ['aller', 'future', 'tu', '', 'iras'],
    ['avoir', 'future', 'vous', '', 'aurez'],
    ['aller', 'perfect', 'ils', 'es', 'sont allées'],
    ['écrire', 'perfect', 'ils', 'es', 'ont écrit'],
  ] as const)('%s, %s, %s%s: %s', (infinitive, tense, person, agreement, form) => {
    expect(conjugateFrench(verb(infinitive), tense, person, agreement)).toBe(form);
  });

  it.each(['Le passé composé', 'L’imparfait', 'Le futur simple', 'Le présent', 'La conjugaison'])(
    'make questions with one right form: %s',
    (topic) => {
      const family = familyOf(topic, 'fr')!;
      for (const difficulty of [1, 2, 3] as const)
        for (let seed = 0; seed < 40; seed += 1) {
          const random = randomOf(`${seed}`);
          const item = family.make({ language: 'fr', level: 'Middle', difficulty, random });
          const { stem, options, key } = itemChoice(item, seed);
          expect(new Set(options).size).toBe(4);
          expect(options.filter((option) => option === key)).toHaveLength(1);
          const asked = { id: 'q', kind: 'choice', stem, options } as const;
          expect(
            solve({ task: 'solve', language: 'fr', questions: [asked] }).solutions[0]?.answer,
          ).toBe(key);
        }
    },
  );

  it('are no topic of drafts in other languages', () => {
    expect(familyOf('Le passé composé', 'en')).toBeUndefined();
  });
});
