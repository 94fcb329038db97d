import { describe, expect, it } from 'vitest';
import type { Lesson } from '#shared/model/school-year.ts';
import { agendaAt, holidayOn } from './agenda.ts';

const lesson = (day: Lesson['day'], period: Lesson['period'], className: string): Lesson => ({
  ...{ day, period, className },
});
/** Sunday, and the time of day. */
const sunday = (hour: number, minute = 0) => new Date(2026, 10, 22, hour, minute);
const timetable = [
  lesson(0, 5, '2م4'),
  lesson(0, 1, '1م1'),
  lesson(0, 2, '2م3'),
  lesson(2, 3, '4م2'),
];
const states = (now: Date) =>
  agendaAt(now, { timetable }, [])?.lessons.map(({ className, state }) => [className, state]);

describe('the lessons of today', () => {
  it('are in order, with the one now and the next', () => {
    expect(states(sunday(9, 30))).toEqual([
      ['1م1', 'over'],
      ['2م3', 'now'],
      ['2م4', 'next'],
    ]);
  });

  it('end on the hour, when the next begins', () => {
    expect(states(sunday(9))).toEqual([
      ['1م1', 'over'],
      ['2م3', 'now'],
      ['2م4', 'next'],
    ]);
  });

  it('follow the hours of the school', () => {
    const hours = { morning: '08:30', afternoon: '14:00', minutes: 55 };
    expect(agendaAt(sunday(9, 26), { timetable, hours }, [])?.lessons).toMatchObject([
      { state: 'over', from: sunday(8, 30), to: sunday(9, 25) },
      { state: 'now', from: sunday(9, 25), to: sunday(10, 20) },
      { state: 'next', from: sunday(14), to: sunday(14, 55) },
    ]);
  });

  it('before school and at noon have a next one, and none now', () => {
    expect(states(sunday(7))?.map(([, state]) => state)).toEqual(['next', 'later', 'later']);
    expect(states(sunday(12, 30))?.map(([, state]) => state)).toEqual(['over', 'over', 'next']);
  });
});

describe('when today has no more lessons', () => {
  it('the next day with lessons is shown', () => {
    expect(agendaAt(sunday(17), { timetable }, [])).toMatchObject({
      date: new Date(2026, 10, 24),
      isToday: false,
      lessons: [{ className: '4م2', state: 'next', from: new Date(2026, 10, 24, 10) }],
    });
  });

  it('holidays are left out, and both their ends are holidays', () => {
    const holidays = [{ name: 'عطلة', from: '2026-11-22', to: '2026-11-24' }];
    expect(agendaAt(sunday(7), { timetable }, holidays)?.date).toEqual(new Date(2026, 10, 29));
    expect(holidayOn(sunday(23), holidays)?.name).toBe('عطلة');
    expect(holidayOn(new Date(2026, 10, 25), holidays)).toBeUndefined();
  });

  it('nothing is shown if there is no timetable, or no end of the holidays', () => {
    expect(agendaAt(sunday(7), { timetable: [] }, [])).toBeUndefined();
    const always = [{ name: 'x', from: '2026-01-01', to: '2028-01-01' }];
    expect(agendaAt(sunday(7), { timetable }, always)).toBeUndefined();
  });
});
