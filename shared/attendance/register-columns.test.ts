import { describe, expect, it } from 'vitest';
import type { Lesson } from '../model/school-year.ts';
import { registerColumns, weekColumns } from './register-columns.ts';

const place = (key: string, half?: 1 | 2) => ({
  ...{ key, date: key.slice(0, 10), half, isLost: false },
});
const keys = (...places: readonly ReturnType<typeof place>[]) =>
  registerColumns(places).map((column) => column.places.map(({ key }) => key.slice(8)).join('+'));

describe('the columns of a register', () => {
  it('are one for each roll', () => {
    expect(keys(place('2026-11-08-1'), place('2026-11-08-3'), place('2026-11-09-1'))).toEqual([
      '08-1',
      '08-3',
      '09-1',
    ]);
  });

  it('are shared by both halves of a class on a date, and by nothing else', () => {
    expect(keys(place('2026-11-08-1', 1), place('2026-11-08-2', 2))).toEqual(['08-1+08-2']);
    expect(keys(place('2026-11-08-1', 2), place('2026-11-08-2', 1))).toEqual(['08-1+08-2']);
    expect(keys(place('2026-11-08-1', 1), place('2026-11-08-2', 1))).toEqual(['08-1', '08-2']);
    expect(keys(place('2026-11-08-1', 1), place('2026-11-09-2', 2))).toEqual(['08-1', '09-2']);
    expect(keys(place('2026-11-08-1', 1), place('2026-11-08-2'))).toEqual(['08-1', '08-2']);
    const four = [1, 2, 3, 4].map((at) => place(`2026-11-08-${at}`, at % 2 === 1 ? 1 : 2));
    expect(keys(...four)).toEqual(['08-1+08-2', '08-3+08-4']);
  });
});

describe('how many columns a weekday has', () => {
  const lesson = (
    day: 0 | 1 | 2,
    period: 1 | 2 | 3 | 4 | 5,
    more: Partial<Lesson> = {},
  ): Lesson => ({
    ...{ day, period, className: '2م3' },
    ...more,
  });
  const columns = (timetable: Lesson[], level?: 'Primary') =>
    weekColumns({ timetable }, '2026/2027', ' 2 م 3', level);

  it('is one for periods in a row, unless noon or another subject is between them', () => {
    expect(columns([lesson(0, 1), lesson(0, 2)])).toEqual(new Map([[0, 1]]));
    expect(columns([lesson(0, 1), lesson(0, 3)])).toEqual(new Map([[0, 2]]));
    expect(columns([lesson(0, 4), lesson(0, 5)])).toEqual(new Map([[0, 2]]));
    expect(columns([lesson(0, 1), lesson(0, 2, { subject: 'x' })])).toEqual(new Map([[0, 2]]));
  });

  it('is that of the fuller of two weeks, and of the fullest timetable', () => {
    const turns = [
      lesson(1, 1, { week: 'A' }),
      lesson(1, 3, { week: 'A' }),
      lesson(1, 5, { week: 'B' }),
    ];
    expect(columns(turns)).toEqual(new Map([[1, 2]]));
    const later = { from: '2027-01-10', timetable: [lesson(1, 1), lesson(2, 1)] };
    expect(
      weekColumns({ timetable: turns, changes: [later] }, '2026/2027', '2م3', undefined),
    ).toEqual(
      new Map([
        [1, 2],
        [2, 1],
      ]),
    );
  });

  it('is one for each half-day of a primary school’s only class', () => {
    const day = [lesson(0, 1, { subject: 'a' }), lesson(0, 2, { subject: 'b' }), lesson(0, 5)];
    expect(columns(day, 'Primary')).toEqual(new Map([[0, 2]]));
    expect(columns([...day, lesson(1, 1, { className: '1م1' })], 'Primary')).toEqual(
      new Map([[0, 3]]),
    );
  });

  it('is not known of a class that no timetable names', () => {
    expect(columns([lesson(0, 1, { className: '1م1' })])).toBeUndefined();
    expect(weekColumns(undefined, '2026/2027', '2م3', undefined)).toBeUndefined();
  });
});
