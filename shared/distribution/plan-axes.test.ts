import { expect, it } from 'vitest';
import { unitOfTime, yearOfStudy } from './plan-axes.ts';

it.each([
  ['التوزيع السنوي للسنة الثانية متوسط', 'Middle', 2],
  ['التوزيع السنوي لمادة الرياضيات – السنة الأولى ثانوي', 'Secondary', 1],
  ['Progression annuelle : 3AM', 'Middle', 3],
  ['Niveau : 5AP', 'Primary', 5],
])('the title “%s” names a year of study', (title, level, year) => {
  expect(yearOfStudy(title)).toEqual({ level, year });
});

it.each([
  'التوزيع السنوي',
  'السنة الدراسية 2025/2026',
  'Programmation de CM2',
  'الفصل الأول',
  '5AM',
])('the title “%s” names none of ours', (title) => {
  expect(yearOfStudy(title)).toBeUndefined();
});

it.each([
  ['Période 1', 'periode'],
  ['2e trimestre', 'trimestre'],
  ['الأسبوع الأول', 'اسبوع'],
  ['أكتوبر 2026', 'month'],
  ['S4', 's'],
  ['Semaine', undefined],
  ['Mars et Vénus', undefined],
  ['Les fractions 1', undefined],
])('“%s” counts %s', (text, unit) => {
  expect(unitOfTime(text)).toBe(unit);
});
