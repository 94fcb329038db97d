import { expect, it } from 'vitest';
import { nextClass, yearOfStudy } from './next-class.ts';

it.each([
  ['2م3', '3م3'],
  ['2 م 3', '3 م 3'],
  ['٢م٣', '٣م٣'],
  ['1AM2', '2AM2'],
  ['3 AM 12', '4 AM 12'],
  ['1ère AM 2', '2ème AM 2'],
  ['1er AM', '2ème AM'],
  ['2ème AS 1', '3ème AS 1'],
  ['4AP', '5AP'],
  ['3 ابتدائي أ', '4 ابتدائي أ'],
  ['2 ع ت 1', '3 ع ت 1'],
  ['1AS 3', '2AS 3'],
  ['السنة الثانية متوسط 3', 'السنة الثالثة متوسط 3'],
  ['الأولى ثانوي', 'الثانية ثانوي'],
  ['ثالثة متوسط 2', 'رابعة متوسط 2'],
])('%s goes on as %s', (name, next) => {
  expect(nextClass(name)).toEqual({ kind: 'next', name: next });
});

it.each([
  ['4م1', 'Middle'],
  ['4AM2', 'Middle'],
  ['5AP', 'Primary'],
  ['3AS', 'Secondary'],
  ['3 ع ت 1', 'Secondary'],
  ['الرابعة متوسط 1', 'Middle'],
])('%s is the last year of its school', (name, level) => {
  expect(nextClass(name)).toEqual({ kind: 'ends', level });
});

it.each([
  ...['1 ج م ع ت 2', '1 جذع مشترك آداب', '1 علوم 3', 'الأولى ثانوي علوم'],
  ...['6ème B', '2BAC SM', '1APIC-3', '7ème année de base', 'Terminale S', 'CM2', '3/2', 'Club'],
  ...['Grade 5', '6م1', '9ب', '2A', 'مجموعة الدعم', ''],
])('what comes after %s is asked', (name) => {
  expect(nextClass(name)).toEqual({ kind: 'unknown' });
});

it('a name says the level and the year', () => {
  expect(yearOfStudy('3م3')).toEqual({ level: 'Middle', year: 3 });
  expect(yearOfStudy('٥ ابتدائي')).toEqual({ level: 'Primary', year: 5 });
  expect(yearOfStudy('السنة الثالثة ثانوي')).toEqual({ level: 'Secondary', year: 3 });
  expect(yearOfStudy('Club 3')).toBeUndefined();
});
