import { expect, it } from 'vitest';
import { emptyCourseLog } from '../model/course-log.ts';
import { courseYears, type StoredCourses } from './course-years.ts';

const changedAt = '2026-09-20T08:00:00.000Z';
const kept = { id: 'class-of-maths', name: '2م3', changedAt };
const stored: StoredCourses<typeof kept & { readonly subject?: string }> = {
  schoolYear: { timetable: [{ day: 0, period: 1, className: '2م3' }] },
  holidays: [],
  season: '2026/2027',
  ownSubject: 'الرياضيات',
  level: 'Middle',
  classes: [kept],
  sheets: [],
  distributions: [
    { subject: 'الرياضيات', level: 'Middle', year: 2, lessons: [{ lesson: 'الكسور' }] },
  ],
  logOf: () => emptyCourseLog,
};
const coursesOf = (change: Partial<typeof stored> = {}) =>
  courseYears({ ...stored, ...change })?.courses;

it('a course has its class, its log, its distribution, and the tests of its subject by any of its names', () => {
  const sheet = { classId: kept.id, tests: [{ date: '2026-11-08' }] };
  const sheets = [
    { ...sheet, subject: 'رياضيات' },
    { ...sheet, subject: 'التاريخ', tests: [{ date: '2026-11-09' }] },
    { ...sheet, classId: 'another', tests: [{ date: '2026-11-10' }], subject: 'الرياضيات' },
  ];
  expect(coursesOf({ sheets })).toMatchObject([
    {
      kept,
      logged: { classId: kept.id, subject: 'الرياضيات', others: [] },
      distribution: { year: 2 },
      year: { lines: [{ lesson: 'الكسور' }], tests: ['2026-11-08'] },
    },
  ]);
});

it('the log of a course knows the other subjects of its class', () => {
  const timetable = [
    ...stored.schoolYear.timetable,
    { day: 1 as const, period: 1 as const, className: '2 م 3', subject: 'الفيزياء' },
    { day: 1 as const, period: 2 as const, className: '2م4', subject: 'العلوم' },
  ];
  const courses = coursesOf({ schoolYear: { timetable } });
  expect(courses?.map(({ logged }) => logged?.others)).toEqual([
    ['الفيزياء'],
    ['الرياضيات'],
    undefined,
  ]);
});

it('a teacher without a profile is taken to teach what all saved classes name', () => {
  const [course] = coursesOf({ ownSubject: '', classes: [{ ...kept, subject: 'الرياضيات' }] })!;
  expect(course).toMatchObject({ logged: { subject: 'الرياضيات' }, distribution: { year: 2 } });
});

it('what the school year says of the last season is over: its last timetable goes on', () => {
  const lesson = (className: string) => [{ day: 0 as const, period: 1 as const, className }];
  const schoolYear = {
    timetable: lesson('1م1'),
    changes: [{ from: '2025-10-12', timetable: lesson('2م3') }],
    begins: '2025-09-14',
  };
  const found = courseYears({ ...stored, schoolYear });
  expect(found?.courses.map(({ course }) => course.className)).toEqual(['2م3']);
  expect(found?.span).toEqual({ from: '2026-09-21', to: '2027-05-20' });
});

it('nothing is known while the logs load, and in a season without a year', () => {
  expect(coursesOf({ logOf: () => undefined })).toBeUndefined();
  expect(coursesOf({ season: '' })).toBeUndefined();
});
