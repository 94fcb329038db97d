import { describe, expect, it } from 'vitest';
import type { Holiday, Lesson, SchoolYear } from '#shared/model/school-year.ts';
import { agendaAt, holidayOn, timetableRows } from './agenda.ts';

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
const agendaOf = (now: Date, schoolYear: SchoolYear, holidays: readonly Holiday[] = []) =>
  agendaAt(now, timetableRows(schoolYear, holidays, '2026/2027'));
const states = (now: Date) =>
  agendaOf(now, { timetable })?.rows.map(({ className, state }) => [className, state]);

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
    expect(agendaOf(sunday(9, 26), { timetable, hours })?.rows).toMatchObject([
      { state: 'over', from: sunday(8, 30), to: sunday(9, 25) },
      { state: 'now', from: sunday(9, 25), to: sunday(10, 20) },
      { state: 'next', from: sunday(14), to: sunday(14, 55) },
    ]);
  });

  it('before school and at noon have a next one, and none now', () => {
    expect(states(sunday(7))?.map(([, state]) => state)).toEqual(['next', 'later', 'later']);
    expect(states(sunday(12, 30))?.map(([, state]) => state)).toEqual(['over', 'over', 'next']);
  });

  it('stay when they are over, so that they can still be recorded', () => {
    expect(states(sunday(17))?.map(([, state]) => state)).toEqual(['over', 'over', 'over']);
  });

  it('are one if they are in a row for the same pupils in the same room, but not over noon', () => {
    const block = [1, 2, 4, 5].map((period) => lesson(0, period as Lesson['period'], '1م1'));
    const rows = agendaOf(sunday(7), { timetable: block })?.rows;
    expect(rows).toMatchObject([
      { period: 1, from: sunday(8), to: sunday(10) },
      { period: 4, from: sunday(11), to: sunday(12) },
      { period: 5, from: sunday(13), to: sunday(14) },
    ]);
    const halves = block.map((one, index) => ({
      ...one,
      half: index === 0 ? (1 as const) : (2 as const),
    }));
    expect(agendaOf(sunday(7), { timetable: halves })?.rows).toHaveLength(4);
  });

  it('are those of the timetable and the week that are valid today', () => {
    const changes = [{ from: '2026-11-22', timetable: [{ ...timetable[0]!, week: 'A' as const }] }];
    // The first day of lessons, 21 September, is in a week A, and so is 29 November.
    expect(agendaOf(sunday(7), { timetable, changes })?.date).toEqual(new Date(2026, 10, 29));
  });
});

describe('when today has no lessons', () => {
  it('the next day with lessons is shown', () => {
    expect(agendaOf(new Date(2026, 10, 23, 7), { timetable })).toMatchObject({
      date: new Date(2026, 10, 24),
      isToday: false,
      rows: [{ className: '4م2', state: 'next', from: new Date(2026, 10, 24, 10) }],
    });
  });

  it('holidays are left out, and both their ends are holidays', () => {
    const holidays = [{ name: 'عطلة', from: '2026-11-22', to: '2026-11-24' }];
    expect(agendaOf(sunday(7), { timetable }, holidays)?.date).toEqual(new Date(2026, 10, 29));
    expect(holidayOn(sunday(23), holidays)?.name).toBe('عطلة');
    expect(holidayOn(new Date(2026, 10, 25), holidays)).toBeUndefined();
  });

  it('nothing is shown without a timetable, in endless holidays and after the last day', () => {
    expect(agendaOf(sunday(7), { timetable: [] })).toBeUndefined();
    const always = [{ name: 'x', from: '2026-01-01', to: '2028-01-01' }];
    expect(agendaOf(sunday(7), { timetable }, always)).toBeUndefined();
    expect(agendaOf(sunday(7), { timetable, ends: '2026-11-21' })).toBeUndefined();
  });
});
