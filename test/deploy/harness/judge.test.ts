import { describe, expect, it } from 'vitest';
import type { Gap } from './gaps.ts';
import { judge } from './judge.ts';

const gaps: Gap[] = [
  { what: 'A gap.', file: 'x', tests: ['headers > are short'], symptom: /^expected 200 to be 431/ },
];
const known = 'headers > are short';
const symptom = 'expected 200 to be 431 // Object.is equality';

describe('a known gap of the emulator', () => {
  it.each([
    ['fails as its gap does', known, [symptom], 'as-known'],
    ['passes in spite of its gap', known, [], 'closed'],
    ['fails otherwise', known, ['fetch failed'], 'as-is'],
    ['fails as its gap does, and otherwise', known, [symptom, 'fetch failed'], 'as-is'],
    ['passes', 'headers > are long', [], 'as-is'],
    ['fails as another one’s gap does', 'headers > are long', [symptom], 'as-is'],
  ])('is handled for a test that %s', (_, name, errors, judgement) => {
    expect(judge(gaps, { name, errors })).toBe(judgement);
  });
});
