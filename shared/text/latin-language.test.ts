import { expect, it } from 'vitest';
import { latinLanguage } from './latin-language.ts';

it.each([
  ['The heart pumps blood through the body.', 'en'],
  ['Le cœur pompe le sang dans tout le corps.', 'fr'],
  ['L’eau pure bout à 100 degrés au niveau de la mer.', 'fr'],
  ['Photosynthesis, oxygen, chlorophyll', undefined],
  ['القلب يضخ الدم', undefined],
  ['', undefined],
])('tells English from French: %s', (text, language) => {
  expect(latinLanguage(text)).toBe(language);
});
