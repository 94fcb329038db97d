import { expect, it } from 'vitest';
import type { Test } from '#shared/model/draft.ts';
import { sampleTests } from '#test/support/sample-drafts.ts';
import { disagreements } from './compare-solutions.ts';

const doubts = (answer: string, said: string, unit?: string): boolean => {
  const asked = { kind: 'short', id: 'q1', stem: '?', points: 1, reason: '' } as const;
  const question = { ...asked, answer, variants: [], ...(unit !== undefined && { unit }) };
  const draft: Test = { ...sampleTests.en, questions: [question] };
  return disagreements(draft, [{ id: 'q1' }], [{ id: 'q1', answer: said, confidence: 1 }]).size > 0;
};

it.each([
  ['evaporation', 'Evaporation'],
  ['evaporation', 'It is evaporation.'],
  ['the cycle of water', 'water'],
  ['12', 'x = 12'],
  ['12', '12 cm'],
  ['التبخر', 'هو التبخر'],
  ['point B', 'B'],
  ['red or green', 'It is red or green.'],
  ['12,000', '12000'],
  ['.5', '0.5'],
  ['٣', '3'],
  ['1/2', '0.5'],
  ['1.6 × 10⁻¹⁹', '1.6e-19'],
  ['5 000', 'x = 5000'],
  ['−9', '-9'],
])('a key %j is confirmed by %j', (key, said) => {
  expect(doubts(key, said)).toBe(false);
});

it.each([
  ['evaporation', 'condensation'],
  ['the cycle of water', 'the'],
  ['the cycle of water', 'of'],
  ['دورة الماء في الطبيعة', 'في'],
  ['evaporation', 'evaporation or condensation'],
  ['l’évaporation', 'évaporation ou condensation'],
  ['التبخر', 'التبخر أو التكاثف'],
  ['evaporation', 'not evaporation'],
  ['التبخر', 'ليس التبخر'],
  ['12', '12 or 13'],
  ['12', 'not 12'],
  ['12,000', '12'],
  ['1.6e-19', '1.6'],
  ['.5', '5'],
  ['-9', '9'],
  ['3/4', '3.4'],
])('a key %j is not confirmed by %j', (key, said) => {
  expect(doubts(key, said)).toBe(true);
});

it.each([
  ['80', 'km/h', '80 km/h'],
  ['80', 'km/h', '80'],
  ['80', 'km/h', '80 km per hour'],
  ['12', 'cm²', '12 cm^2'],
  ['5', 'L', '5 l'],
  ['3', 'apples', '3 m'],
  ['3 km', undefined, '3 km'],
])('a key %s with the unit %s is confirmed by %j', (key, unit, said) => {
  expect(doubts(key, said, unit)).toBe(false);
});

it.each([
  ['80', 'km/h', '80 m/s'],
  ['80', 'km/h', '80 km'],
  ['12', 'cm²', '12 cm'],
  ['5', 'g', '5 kg'],
  ['3 km', undefined, '3 m'],
  ['3', 'km', 'x = 3 m'],
])('a key %s with the unit %s is not confirmed by %j', (key, unit, said) => {
  expect(doubts(key, said, unit)).toBe(true);
});
