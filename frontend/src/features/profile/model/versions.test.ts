import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { timetableOn } from '#shared/course/course-days.ts';
import { schoolYear, type Lesson, type SchoolYear } from '#shared/model/school-year.ts';
import { countSessions } from './count-sessions.ts';
import { toSave, typedFrom, typedYear, type TypedYear } from './typed-year.ts';
import { beginOn, boundsOf, changeOn, editsOfToday, withTimetable } from './versions.ts';

const days = { from: '2026-09-21', to: '2027-05-20' };
const today = '2026-11-30';
const week = (className: string): Lesson[] => [{ day: 0, period: 1, className }];
const short = { morning: '08:30', afternoon: '12:30', minutes: 45 };
const ramadan = { from: '2027-02-08', to: '2027-03-09' };

const saved = typedFrom({ timetable: week('1م1') });
const edited = (year: TypedYear, className: string, on = today): TypedYear =>
  withTimetable(year, changeOn(on, 'timetable', year.changes), week(className));
/** The class of the first lesson on dates. */
const classesOn = (typed: TypedYear, ...dates: string[]) => {
  const year = z.parse(schoolYear, toSave(typed, { timetable: [] }));
  return dates.map((date) => timetableOn(date, year)[0]?.className);
};

describe('a timetable that changes in the middle of a year', () => {
  it('is valid from a day, and the past keeps what was valid then', () => {
    const typed = edited(saved, '2م3');
    const edits = editsOfToday(saved, typed, today);
    const next = beginOn('2026-12-06', edits, saved, typed);
    expect(classesOn(next, '2026-12-05', '2026-12-06', '2027-05-20')).toEqual([
      '1م1',
      '2م3',
      '2م3',
    ]);
    // Again, and from the same day.
    const again = edited(next, '4م1', '2026-12-07');
    const second = editsOfToday(next, again, '2026-12-07');
    const later = beginOn('2026-12-13', second, next, again);
    const dates = ['2026-12-05', '2026-12-12', '2026-12-13'];
    expect(classesOn(later, ...dates)).toEqual(['1م1', '2م3', '4م1']);
  });

  it('keeps the hours of Ramadan, also if it changes on the day when they begin', () => {
    const before = typedFrom({ timetable: week('1م1'), changes: [{ ...ramadan, hours: short }] });
    const typed = edited(before, '2م3');
    const edits = editsOfToday(before, typed, today);
    const next = beginOn(ramadan.from, edits, before, typed);
    expect(z.parse(schoolYear, toSave(next, { timetable: [] })).changes).toEqual([
      { ...ramadan, hours: short },
      { from: ramadan.from, timetable: week('2م3') },
    ]);
  });

  it('ends when that which it replaces ends', () => {
    const changes = [{ from: '2026-11-29', to: '2026-12-31', timetable: week('1م1') }];
    const before = typedFrom({ timetable: week('3م1'), changes });
    const typed = edited(before, '2م3');
    const edits = editsOfToday(before, typed, today);
    expect(boundsOf(typed, edits, days, today)).toEqual({
      after: '2026-11-29',
      until: '2026-12-31',
    });
    const next = beginOn('2026-12-06', edits, before, typed);
    const dates = ['2026-11-28', '2026-12-01', '2026-12-06', '2027-01-03'];
    expect(classesOn(next, ...dates)).toEqual(['3م1', '1م1', '2م3', '3م1']);
  });

  it('ends before a later change, which stays', () => {
    const changes = [{ from: '2026-12-06', timetable: week('3م1') }];
    const before = typedFrom({ timetable: week('1م1'), changes });
    const typed = edited(before, '2م3');
    const edits = editsOfToday(before, typed, today);
    const bounds = boundsOf(typed, edits, days, today);
    expect(bounds).toEqual({ after: '2026-09-21', until: '2026-12-05' });
    const next = beginOn('2026-12-02', edits, before, typed);
    const dates = ['2026-12-01', '2026-12-02', '2026-12-06'];
    expect(classesOn(next, ...dates)).toEqual(['1م1', '2م3', '3م1']);
  });

  it('does not end with a change that is over, and began on the same day', () => {
    const changes = [{ from: '2026-11-01', to: '2026-11-14', timetable: week('3م1') }];
    const before = typedFrom({ timetable: week('1م1'), changes });
    const typed = edited(before, '2م3');
    const edits = editsOfToday(before, typed, today);
    const next = beginOn('2026-11-01', edits, before, typed);
    expect(classesOn(next, '2026-10-31', '2026-11-01', '2027-01-03')).toEqual([
      '1م1',
      '2م3',
      '2م3',
    ]);
  });

  it('is not asked about when it is entered first, removed, or valid on other days', () => {
    const none = typedFrom({ timetable: [] });
    expect(editsOfToday(none, edited(none, '1م1'), today)).toEqual([]);
    expect(editsOfToday(saved, saved, today)).toEqual([]);
    const changes = [
      { from: '2026-10-11', timetable: week('2م3') },
      { from: '2027-01-03', timetable: week('3م1') },
    ];
    const before = typedFrom({ timetable: week('1م1'), changes });
    const removed = { ...before, changes: before.changes.slice(1) };
    expect(editsOfToday(before, removed, today)).toEqual([]);
    const future = withTimetable(before, 1, week('4م1'));
    expect(editsOfToday(before, future, today)).toEqual([]);
    const past = { ...before, timetable: week('4م1') };
    expect(editsOfToday(before, past, today)).toEqual([]);
    expect(editsOfToday(before, edited(before, '4م1'), today)).toMatchObject([
      { part: 'timetable', saved: 0, typed: 0 },
    ]);
  });
});

describe('a school year that is saved', () => {
  it('is what was read, with its changes in order', () => {
    const year: SchoolYear = {
      ...{ timetable: week('1م1'), begins: '2026-09-20', meetings: 1, weekA: '2026-09-20' },
      exams: [{ name: 'Exams', from: '2026-12-06', to: '2026-12-10' }],
      changes: [
        { from: '2026-10-11', timetable: week('2م3') },
        { ...ramadan, hours: short },
      ],
    };
    expect(toSave(typedFrom(year), year)).toEqual(year);
    const { changes = [] } = year;
    expect(toSave(typedFrom({ ...year, changes: changes.toReversed() }), year)).toEqual(year);
  });

  it('may be a draft of an older release, which knew fewer fields', () => {
    const draft = z.parse(typedYear, { timetable: week('1م1'), holidays: [] });
    expect(toSave(draft, { timetable: [] })).toEqual({ timetable: week('1م1'), holidays: [] });
  });

  it('says that there are no changes any more, but nothing of what was never there', () => {
    const none = typedFrom({ timetable: [] });
    expect(toSave(none, { timetable: [] })).toEqual({ timetable: [] });
    expect(toSave(none, { timetable: [], meetings: 2 })).toEqual({ timetable: [], changes: [] });
  });
});

it('counts the sessions before a day and from it on, without holidays', () => {
  const year = { timetable: week('1م1'), changes: [{ from: '2026-10-11', timetable: [] }] };
  const holidays = [{ name: 'x', from: '2026-10-01', to: '2026-10-04' }];
  expect(countSessions(year, holidays, days, '2026-10-01')).toEqual({ before: 1, after: 0 });
  const { before, after } = countSessions({ timetable: week('1م1') }, [], days, '2026-12-06');
  expect([before, after]).toEqual([10, 24]);
});
