import { expect, it } from 'vitest';
import { saidByClasses } from './said-by-classes.ts';

const one = {
  school: 'متوسطة المتنبي',
  educationalAdministration: 'مديرية التربية لولاية بومرداس',
  level: 'Middle',
  subject: 'الرياضيات',
  academicSeason: '2026/2027',
} as const;

it('classes say what they share, and nothing of a school that only some of them have', () => {
  expect(saidByClasses([one, { level: 'Middle', subject: 'الرياضيات' }], '2026/2027')).toEqual(one);
  const other = { ...one, subject: 'العلوم', school: 'متوسطة الأمير' };
  expect(saidByClasses([one, other], '2026/2027')).toEqual({
    educationalAdministration: one.educationalAdministration,
    level: 'Middle',
    academicSeason: '2026/2027',
  });
  expect(saidByClasses([], '2026/2027')).toEqual({});
});

it('the season of last year’s file is not proposed again', () => {
  expect(saidByClasses([one], '2027/2028').academicSeason).toBeUndefined();
});
