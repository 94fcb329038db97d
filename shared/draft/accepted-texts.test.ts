import { expect, it } from 'vitest';
import { acceptedTexts, isRightAnswer, type AnswerSettings } from './accepted-texts.ts';

it.each<[string, AnswerSettings, string[]]>([
  ['5 000', {}, ['5000', '5 000', '5\u00a0000', '5\u202f000', '5\u2009000', '٥٠٠٠', '٥٬٠٠٠']],
  ['12,000', { language: 'en' }, ['12,000', '12000', '12 000', '١٢٠٠٠']],
  ['3,5', { language: 'fr' }, ['3,5', '3.5', '٣٫٥', '٣,٥', '+3.5']],
  ['.5', {}, ['.5', '0.5', '0,5', ',5']],
  ['−9', {}, ['−9', '-9', '–9', '−٩']],
  ['12', { unit: 'cm²' }, ['12', '12 cm²', '12cm2', '١٢ cm²']],
  ['12', { tolerance: 0 }, ['12', '12.0', '12,0']],
  ['50 %', {}, ['50 %', '50%', '٥٠٪']],
  ['3/4', { unit: 'h' }, ['3/4', '٣/٤', '3/4 h']],
  ['l’eau', {}, ['l’eau', "l'eau"]],
])('the key %s is recognized in its usual writings', (answer, settings, texts) => {
  const all = acceptedTexts([answer], settings);
  expect(all[0]).toBe(answer);
  expect(all).toEqual(expect.arrayContaining(texts));
  for (const text of all)
    expect([text, isRightAnswer(text, answer, settings)]).toEqual([text, true]);
});

it.each([['evaporation'], ['H2O'], ['A->B'], ['*']])('other texts are not varied: %s', (answer) => {
  expect(acceptedTexts([answer, answer, ' '], {})).toEqual([answer]);
});

it('thousands are no decimals, and decimals no thousands', () => {
  expect(acceptedTexts(['12,000'], { language: 'en' })).not.toContain('12.000');
  expect(acceptedTexts(['12,000'], { language: 'fr' })).not.toContain('12000');
});
