import { describe, expect, it } from 'vitest';
import { rateName } from './name-confidence.ts';
import { textOf, type Reading } from './read-snippets.ts';

const reading = (text: string, confidence = 90): Reading => ({
  lines: [
    text
      .split(' ')
      .map((word) => ({ text: word, confidence, left: 0, right: 9, top: 0, bottom: 9 })),
  ],
});
/** Above this, a name is not shown to the teacher as unsure. */
const SURE = 94;
const sureness = (first: Reading, second: Reading): number =>
  100 *
  rateName(first, second)
    .lines.flat()
    .reduce((product, { confidence }) => product * (confidence / 100), 1);

describe('a name', () => {
  it.each(['Haddad Amina', 'بوزيد أمينة', 'بن يوسف نور الهدى', 'الأمين ليلى'])(
    'is sure if two readings agree: %s',
    (name) => {
      expect(sureness(reading(name), reading(name))).toBeGreaterThan(SURE);
    },
  );

  it.each([
    ['the readings differ', 'زروفي إسلام', 'زروقي إسلام'],
    ['it was read once only', 'زروقي إسلام', ''],
    ['a word came apart', 'فرحا ت أحمد', 'فرحا ت أحمد'],
    ['the hamza may be lost', 'شريف احمد', 'شريف احمد'],
    ['it has other signs', 'Ritad) Talbi', 'Ritad) Talbi'],
  ])('is doubtful if %s', (_, name, again) => {
    const second = again === '' ? { lines: [] } : reading(again);
    expect(sureness(reading(name), second)).toBeLessThan(SURE);
  });

  it('is doubtful if the readings agree without confidence', () => {
    expect(sureness(reading('Kaci Raïs', 45), reading('Kaci Raïs', 40))).toBeLessThan(SURE);
  });

  it('ends in ي, except where a known name does not', () => {
    const name = reading('جلولى يحيى');
    expect(textOf(rateName(name, name))).toBe('جلولي يحيى');
  });
});
