import { describe, expect, it } from 'vitest';
import { checkSums } from '../arithmetic/check-sums.ts';
import { setSpaces } from './set-spaces.ts';

const shown = (text: string) => setSpaces(text, 'fr').replaceAll('\u00a0', '_');

describe('the spaces of French', () => {
  it.each([
    ['Quel gaz ? Le texte dit : « l’eau » !', 'Quel gaz_? Le texte dit_: «_l’eau_»_!'],
    ['un ; deux', 'un_; deux'],
    ['à 10:30, voir https://example.org', 'à 10:30, voir https://example.org'],
    ['$a : b$ et $x ; y$', '$a : b$ et $x ; y$'],
    ['à $5 ? à $6 ? à \\$7 !', 'à $5_? à $6_? à \\$7_!'],
  ])('do not break lines: %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('are set in all texts but the source text, and in no other language', () => {
    const draft = { title: 'a ?', notes: ['b :'], points: 2, sourceText: 'c ?' };
    const set = { title: 'a\u00a0?', notes: ['b\u00a0:'], points: 2, sourceText: 'c ?' };
    expect(setSpaces(draft, 'fr')).toEqual(set);
    expect(setSpaces(draft, 'en')).toBe(draft);
  });

  it.each([
    ['On divise par 5 : $\\frac{15}{20} = \\frac{3}{5}$.', []],
    ['On obtient : 7 + 5 = 13.', ['wrong']],
    // Between numbers a colon may be a division or not.
    ['On divise par 5 : 15 + 5 = 20.', []],
  ])('tell a colon from a division: %s', (text, verdicts) => {
    expect(checkSums(setSpaces(text, 'fr')).map(({ verdict }) => verdict)).toEqual(verdicts);
  });
});
