import { describe, expect, it } from 'vitest';
import { messagesIn } from '../notebook/messages.ts';
import { courseWeeks } from '../notebook/school-weeks.ts';
import { dateYear } from './date-year.ts';
import { storedYear } from './sample-year.ts';
import { weekOfCourse } from './year-weeks.ts';

const messages = messagesIn('en');
const year = dateYear(storedYear)!;
const course = year.courses.find(({ course: { className } }) => className === '2م3')!;
const weeks = courseWeeks(year.days, storedYear.holidays);
const today = '2026-11-28';
const weekOf = (sunday: string) =>
  weekOfCourse(
    messages,
    course,
    weeks.find(({ days }) => days?.from === sunday)!,
    storedYear.schoolYear,
    today,
  )!;

describe('the weeks of a course', () => {
  it('run from the first to the last day of lessons', () => {
    expect(weeks).toHaveLength(35);
    expect(weeks[0]?.days).toEqual({ from: '2026-09-20', to: '2026-09-24' });
    expect(weeks.at(-1)?.days?.from).toBe('2027-05-16');
  });

  it('have parts only where a week cuts a lesson', () => {
    const { lessons, units, sessions } = weekOf('2026-11-15');
    expect(lessons()).toBe('\u2068إنشاء مثلث\u2069 (2 of 2), \u2068حالات تقايس مثلثين\u2069');
    expect(units).toBe('\u2068المثلثات\u2069');
    expect(sessions).toBe(4);
  });

  it('count what was taught of what was planned, once they are over', () => {
    expect(weekOf('2026-11-08').taught).toBe(4);
    expect(weekOf('2026-11-15').taught).toBe(3);
    expect(weekOf('2026-11-22').taught).toBeUndefined();
  });

  it('remark losses with their reason, make-ups, holidays, exams and other hours', () => {
    expect(weekOf('2026-11-15').remarks).toEqual(['\u206817/11\u2069: lost (strike)']);
    expect(weekOf('2026-11-22').remarks).toEqual(['\u206824/11\u2069: make-up']);
    expect(weekOf('2026-12-06')).toMatchObject({ isFree: true, sessions: 0 });
    expect(weekOf('2026-12-06').lessons()).toBe('');
    expect(weekOf('2026-12-06').remarks[0]).toContain('اختبارات الفصل الأول');
    expect(weekOf('2026-12-20')).toMatchObject({ isFree: true });
    expect(weekOf('2027-02-07').remarks).toContain('Sessions of 45 minutes from \u206808/02\u2069');
  });

  it('are free if a holiday is on each day of the class', () => {
    const monday = { timetable: [{ day: 1 as const, period: 1 as const, className: '2م3' }] };
    const holidays = [{ name: 'عيد', from: '2026-11-09', to: '2026-11-09' }];
    const dated = dateYear({ ...storedYear, schoolYear: monday, holidays, logs: [], sheets: [] })!;
    const week = courseWeeks(dated.days, holidays).find(({ days }) => days?.from === '2026-11-08')!;
    expect(weekOfCourse(messages, dated.courses[0]!, week, {}, today)).toMatchObject({
      ...{ isFree: true, sessions: 0, taught: 0 },
    });
  });

  it('name a test of the record', () => {
    expect(weekOf('2026-11-08').lessons()).toContain('Test');
  });

  it('cover each planned session once', () => {
    const sundays = weeks.flatMap(({ days }) => days?.from ?? []);
    const sum = sundays.reduce((all, sunday) => all + weekOf(sunday).sessions, 0);
    const exams = course.planned.sessions.filter(({ what }) => what === 'exam').length;
    expect(sum + exams).toBe(course.planned.sessions.length);
  });
});
