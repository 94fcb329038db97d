import { expect, it } from 'vitest';
import type { AnnualDistribution } from '../model/annual-distribution.ts';
import type { SchoolYear } from '../model/school-year.ts';
import { testDatesOf } from './course-years.ts';
import { coursesOf, distributionOf, isSameCourse } from './courses-of.ts';

it('lists each course once, in the order of the week', () => {
  const schoolYear: SchoolYear = {
    timetable: [
      { day: 1, period: 1, className: '1م1' },
      { day: 0, period: 3, className: '2 م 3' },
      { day: 0, period: 2, className: '1م1', subject: 'تربية مدنية' },
      { day: 2, period: 1, className: '2م3', subject: 'رِياضيات' },
    ],
    changes: [{ from: '2026-10-11', timetable: [{ day: 0, period: 1, className: '4م2' }] }],
  };
  expect(coursesOf(schoolYear, 'رياضيات').map((one) => `${one.className} ${one.subject}`)).toEqual([
    '1م1 تربية مدنية',
    '2 م 3 رياضيات',
    '1م1 رياضيات',
    '4م2 رياضيات',
  ]);
  expect(
    isSameCourse({ className: '2م3', subject: 'أ' }, { className: '2 م 3', subject: 'ا' }),
  ).toBe(true);
});

const distribution = (
  subject: string,
  level: AnnualDistribution['level'],
  year: number,
): AnnualDistribution => ({ subject, level, year, lessons: [{ lesson: 'درس' }] });

it('finds the distribution of a course by subject, level and year', () => {
  const all = [
    distribution('رياضيات', 'Middle', 1),
    distribution('رياضيات', 'Middle', 2),
    distribution('رياضيات', 'Secondary', 2),
    distribution('علوم', 'Middle', 2),
  ];
  const find = (className: string, level?: AnnualDistribution['level'], subject = 'الرياضيات') =>
    distributionOf({ className, subject }, all, level);
  expect(find('2م3')).toMatchObject({ level: 'Middle', year: 2 });
  expect(find('2 ثا 1')).toMatchObject({ level: 'Secondary', year: 2 });
  // 2م is a class of mathematics in a secondary school that has no other.
  expect(find('1م3', 'Secondary')).toMatchObject({ level: 'Middle', year: 1 });
  expect(find('الثانية متوسط')).toMatchObject({ level: 'Middle', year: 2 });
  expect(find('2ب')).toBeUndefined();
  expect(find('2ب', 'Secondary')).toMatchObject({ level: 'Secondary', year: 2 });
  expect(find('قسم الورود', 'Middle', 'علوم')).toMatchObject({ subject: 'علوم' });
  expect(find('3م1')).toBeUndefined();
});

it('takes the tests of a course from the sheets of its class', () => {
  const test = (date: string) => ({ column: 'a', heading: '', scale: 20, date, marks: 0 });
  const sheets = [
    { subject: 'رياضيات', tests: [test('2027-02-01'), test('2026-11-10')] },
    { subject: 'الرياضيات', tests: [test('2026-11-10')] },
    { subject: 'علوم', tests: [test('2026-11-11')] },
    { subject: 'رياضيات' },
  ];
  expect(testDatesOf(sheets, 'Maths')).toEqual(['2026-11-10', '2027-02-01']);
});
