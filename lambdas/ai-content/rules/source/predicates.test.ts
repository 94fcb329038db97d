import { describe, expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import { sentencesOf } from './sentences.ts';
import { predicateOf } from './predicates.ts';

describe('the predicate of an Arabic sentence', () => {
  it.each(['يرأس المجلس رئيس منتخب من الأعضاء', 'يحرس القلعة جنود أشداء طوال الليل'])(
    'is not used when the object may come first: %s',
    (sentence) => {
      expect(predicateOf(sentence, 'ar')).toBeUndefined();
      expect(
        factsOf({ text: sentence, start: 0, position: 0 }, 'ar').map(({ form }) => form),
      ).toEqual(expect.not.arrayContaining([expect.stringMatching(/subject|object/)]));
    },
  );

  it.each([
    ['تمتص الجذور الماء من التربة', 'تمتص الجذور'],
    ['تنتج النباتات أكسجينا في النهار', 'تنتج النباتات'],
    ['يغطي الماء حوالي 71% من الأرض', 'يغطي الماء'],
  ])('is clear in %s', (sentence, subject) => {
    expect(predicateOf(sentence, 'ar')?.subject).toBe(subject);
  });
});

describe('a French text', () => {
  const read = (text: string) => sentencesOf(text, 'fr').map((sentence) => sentence.text);

  it.each([
    ['— Bonjour, je voudrais deux kilos de tomates. — Voilà, jeune homme, et avec ceci.', []],
    ['Malek Haddad, écrivain célèbre, y est né en 1927.', []],
    ['En 1860, il a sauvé des milliers de personnes.', []],
    ['Il y a 58 wilayas dans le pays.', ['Il y a 58 wilayas dans le pays']],
    [
      'La reine pond beaucoup. Elle vit cinq ans dans la ruche.',
      ['La reine pond beaucoup', 'La reine pond beaucoup. Elle vit cinq ans dans la ruche'],
    ],
  ])('gives only sentences that are understood alone: %s', (text, sentences) => {
    expect(read(text)).toEqual(sentences);
  });

  it.each([
    ['Les racines absorbent l’eau du sol.', 'Les racines', 'base'],
    ['Le cœur pompe le sang dans le corps.', 'Le cœur', 'third'],
    ['La vapeur d’eau se transforme en gouttes froides.', 'La vapeur d’eau', 'third'],
  ])('is split after its subject: %s', (sentence, subject, form) => {
    expect(predicateOf(sentence, 'fr')).toMatchObject({ subject, form });
  });

  it.each([
    'Dans les feuilles, la sève circule lentement.',
    'Le sucre qui reste circule dans la plante.',
    'Les plantes ne mangent pas de viande.',
  ])('is not split if its subject is unsure, or if it says what is not: %s', (sentence) => {
    expect(predicateOf(sentence, 'fr')).toBeUndefined();
  });

  it('asks for nouns with their article, and for words of a known kind', () => {
    const facts = factsOf(
      { text: 'Les vents du sud apportent du sable vers la mer.', start: 0, position: 0 },
      'fr',
    );
    expect(facts.map(({ text, kind }) => [text, kind])).toEqual([
      ['vents', 'noun'],
      ['sud', 'kind'],
      ['sable', 'noun'],
    ]);
  });
});
