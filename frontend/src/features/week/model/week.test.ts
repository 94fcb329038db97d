import { describe, expect, it } from 'vitest';
import type { CourseLine, Session } from '#shared/course/course.ts';
import { sundayOf } from '#shared/school-year/iso-date.ts';
import { weekNumber, weekOf } from './week.ts';

const line: CourseLine = {
  line: { lesson: 'حالات تقايس مثلثين' },
  index: 0,
  name: { lesson: 'حالات تقايس مثلثين' },
  kind: 'lesson',
  parts: 3,
};
const session = (
  date: string,
  period: Session['period'],
  more: Partial<Session> = {},
): Session => ({
  key: `${date}-${period}`,
  date,
  period,
  room: undefined,
  half: undefined,
  hours: undefined,
  entry: undefined,
  isExtra: false,
  what: 'line',
  line,
  part: 1,
  isContinued: false,
  reached: 0,
  ...more,
});
const courseOf = (...sessions: Session[]) => ({ real: { sessions } });
const nothing = { lessons: [], holidays: [], exams: [] };
const days = { from: '2026-09-21', to: '2027-05-20' };
const autumn = { name: 'عطلة الخريف', from: '2026-10-30', to: '2026-11-07' };

describe('a week', () => {
  it('has the days from Sunday to Thursday, whichever of them is asked for', () => {
    const dates = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'];
    for (const date of [...dates, '2026-12-05'])
      expect(weekOf(date, [], nothing).days.map((day) => day.date)).toEqual(dates);
  });

  it('has Friday or Saturday if something was added to it', () => {
    const course = courseOf(session('2026-12-05', 1, { isExtra: true }));
    expect(
      weekOf('2026-12-01', [course], nothing)
        .days.map((day) => day.date)
        .at(-1),
    ).toBe('2026-12-05');
  });

  it('shows the periods up to the last that is used, of each half of the day', () => {
    const course = courseOf(session('2026-11-30', 2), session('2026-11-30', 6));
    const { morning, afternoon } = weekOf('2026-11-30', [course], {
      ...nothing,
      lessons: [{ period: 3 }],
    });
    expect(morning).toEqual([1, 2, 3]);
    expect(afternoon).toEqual([5, 6]);
  });

  it('orders the sessions of all courses by period', () => {
    const one = courseOf(session('2026-11-30', 3));
    const other = courseOf(session('2026-11-30', 1), session('2026-12-07', 1));
    const slots = weekOf('2026-11-30', [one, other], nothing).days.flatMap((day) => day.slots);
    expect(slots.map(({ session: { key } }) => key)).toEqual(['2026-11-30-1', '2026-11-30-3']);
  });

  it('says where the part of a lost session went, for the same half', () => {
    const lost = session('2026-11-29', 2, { what: 'lost', half: 1 });
    const course = courseOf(
      lost,
      session('2026-11-30', 1, { half: 2 }),
      session('2026-12-06', 2, { half: 1 }),
    );
    const [slot] = weekOf('2026-11-29', [course], nothing).days[0]!.slots;
    expect(slot?.movedTo?.key).toBe('2026-12-06-2');
  });

  it('knows its holidays and exams', () => {
    const [, monday] = weekOf('2026-11-02', [], {
      ...nothing,
      holidays: [autumn],
      exams: [{ name: 'اختبارات', from: '2026-11-02', to: '2026-11-02' }],
    }).days;
    expect([monday?.holiday?.name, monday?.exam?.name]).toEqual(['عطلة الخريف', 'اختبارات']);
  });
});

describe('the number of a week', () => {
  it('counts from the first week with lessons, and skips weeks of holidays', () => {
    expect(weekNumber('2026-09-24', days, [autumn])).toBe(1);
    expect(weekNumber('2026-10-29', days, [autumn])).toBe(6);
    expect(weekNumber('2026-11-08', days, [autumn])).toBe(7);
    expect(weekNumber('2026-12-01', days, [autumn])).toBe(10);
  });

  it('is unknown in a holiday, before the first day and after the last', () => {
    for (const date of ['2026-11-03', '2026-09-15', '2027-05-25'])
      expect(weekNumber(date, days, [autumn])).toBeUndefined();
  });

  it('does not depend on where the year began within its week', () => {
    expect(sundayOf('2026-09-20')).toBe('2026-09-20');
    expect(sundayOf('2026-09-26')).toBe('2026-09-20');
  });
});
