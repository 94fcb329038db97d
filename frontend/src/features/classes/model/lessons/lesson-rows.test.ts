import { describe, expect, it } from 'vitest';
import type { CourseYear } from '#shared/course/course.ts';
import { plannedOf, sessionsOf } from '#shared/course/sessions-of.ts';
import { standingOf } from '#shared/course/standing.ts';
import type { CourseLogContent } from '#shared/model/course-log.ts';
import { lessonMonths } from './lesson-months.ts';
import { lessonRows, lineDates, otherRows } from './lesson-rows.ts';

/** Two sessions a week, on Sunday and Tuesday, from 21 September to 20 May. */
const yearOf = (
  lines: CourseYear['lines'],
  log: CourseLogContent = { entries: {} },
  rest: Partial<CourseYear> = {},
): CourseYear => ({
  course: { className: '2م3', subject: 'رياضيات' },
  ownSubject: 'رياضيات',
  days: { from: '2026-09-21', to: '2027-05-20' },
  schoolYear: {
    timetable: [
      { day: 0, period: 1, className: '2م3' },
      { day: 2, period: 1, className: '2م3' },
    ],
  },
  holidays: [],
  lines,
  tests: [],
  log,
  ...rest,
});

const dated = (year: CourseYear, today: string) => {
  const [real, planned] = [sessionsOf(year), plannedOf(year)];
  return { real, planned, ...standingOf(real, planned, today) };
};
const rowsOf = (year: CourseYear, today: string) => lessonRows(dated(year, today));

const two = { lesson: 'أ', sessions: 2 };
const three = { lesson: 'ب', sessions: 3 };

describe('the lessons of a class', () => {
  it('have the dates of their sessions, planned and real', () => {
    const log = { entries: { '2026-09-22-1': { state: 'lost', reason: 'strike' } } } as const;
    const [first, second] = rowsOf(yearOf([two, three], log), '2026-09-29');
    expect(first?.planned).toEqual({ from: '2026-09-22', to: '2026-09-27' });
    expect(first?.dates).toEqual({ from: '2026-09-27', to: '2026-09-29' });
    expect(first?.lost.map(({ key }) => key)).toEqual(['2026-09-22-1']);
    expect(second?.dates).toEqual({ from: '2026-10-04', to: '2026-10-11' });
  });

  it('say which parts are over and which comes next', () => {
    const rows = rowsOf(yearOf([two, three]), '2026-10-04');
    expect(rows.map(({ done, nextPart }) => [done, nextPart])).toEqual([
      [2, undefined],
      [1, 2],
    ]);
  });

  it('are over with a part only when all its sessions are', () => {
    const log = { entries: { '2026-09-22-1': { state: 'half' } } } as const;
    expect(rowsOf(yearOf([two], log), '2026-09-27')[0]?.done).toBe(0);
    expect(rowsOf(yearOf([two], log), '2026-09-29')[0]?.done).toBe(1);
  });

  it('are all over when the year is', () => {
    const [first] = rowsOf(yearOf([two]), '2027-06-01');
    expect([first?.done, first?.nextPart]).toEqual([2, undefined]);
  });

  it('have no dates without a session, and say how many parts do not fit', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      lesson: `درس ${index}`,
      sessions: 2,
    }));
    const rows = rowsOf(yearOf(many), '2026-10-01');
    expect(rows.at(-1)).toMatchObject({ dates: undefined, unplaced: 2, done: 0 });
    expect(rows[0]?.unplaced).toBe(0);
  });

  it('are compared with another class by their place in the distribution', () => {
    const log = { entries: {}, order: [{ lesson: 'ب' }, { lesson: 'أ' }] };
    const other = dated(yearOf([two, three], log), '2026-09-21');
    expect(lineDates(other)(1).dates?.from).toBe('2026-09-22');
  });
});

describe('the months of a class', () => {
  const monthsOf = (year: CourseYear, today: string) =>
    lessonMonths({
      lessons: rowsOf(year, today),
      others: otherRows(dated(year, today).real, year.schoolYear.exams ?? []),
      days: year.days,
      today,
      holidays: [{ name: 'عطلة', from: '2026-10-30', to: '2026-11-07' }],
      minutes: { usual: 60, on: (date) => (date.startsWith('2027-02') ? 45 : 60) },
    });

  it('go from the first to the last day of lessons', () => {
    const months = monthsOf(yearOf([two]), '2026-10-01').map(({ month }) => month);
    expect(months).toHaveLength(9);
    expect([months[0], months[4], months[8]]).toEqual(['2026-09', '2027-01', '2027-05']);
  });

  it('keep the order of the class, also where a lesson has no date', () => {
    const log = {
      entries: { '2026-09-22-1': { here: { lesson: 'ب', part: 1 } } },
    };
    const [september] = monthsOf(yearOf([two, three, { lesson: 'ج' }], log), '2026-09-21');
    const names = september?.rows.map((row) => (row.kind === 'lesson' ? row.line.line.lesson : ''));
    expect(names).toEqual(['أ', 'ب']);
    expect(september?.sessions).toBe(5);
  });

  it('say their holidays and shorter hours', () => {
    const months = monthsOf(yearOf([two]), '2026-10-01');
    expect(months.map(({ holidays }) => holidays.length)).toEqual([0, 1, 1, 0, 0, 0, 0, 0, 0]);
    expect(months.map(({ shortHours }) => shortHours)[5]).toBe(45);
    expect(months[4]?.shortHours).toBeUndefined();
  });

  it('are open this month, the next, and where lessons do not fit', () => {
    const many = Array.from({ length: 80 }, (_, index) => ({ lesson: `درس ${index}` }));
    const open = monthsOf(yearOf(many), '2026-12-31').filter(({ isOpen }) => isOpen);
    expect(open.map(({ month }) => month)).toEqual(['2026-12', '2027-01', '2027-05']);
  });

  it('have exams, tests and what was taught instead, by date', () => {
    const year = yearOf(
      [{ lesson: 'أ', sessions: 30 }],
      { entries: { '2026-09-27-1': { lesson: 'مراجعة' } } },
      { tests: ['2026-10-04'] },
    );
    const exams = [{ name: 'اختبارات', from: '2026-12-06', to: '2026-12-10' }];
    const months = monthsOf({ ...year, schoolYear: { ...year.schoolYear, exams } }, '2026-10-01');
    expect(months.map(({ rows }) => rows.map(({ kind }) => kind))).toEqual([
      ['lesson', 'own'],
      ['test'],
      [],
      ['exam'],
      ...[[], [], [], [], []],
    ]);
  });
});
