import { describe, expect, it } from 'vitest';
import { sampleCourse, sampleDays } from '../days.fixture.ts';
import { homeworkFor, nextSession, siblingsOf } from './homework.ts';
import { changesOfSession, typedOf } from './session-form.ts';

const days = sampleDays();
const [maths3] = days.courses;
const [first, second] = maths3!.real.sessions;
const placed = { of: maths3!, block: [first!] as const };
const before = typedOf(placed.block);

describe('the form of a session', () => {
  it('that nothing is changed in records nothing', () => {
    expect(changesOfSession(placed, { before, typed: before, siblings: [] })).toEqual([]);
    const spaces = { ...before, note: '  ' };
    expect(changesOfSession(placed, { before, typed: spaces, siblings: [] })).toEqual([]);
  });

  it('gives the same homework to the classes of the level that are chosen', () => {
    const siblings = siblingsOf(maths3!, first!, days);
    expect(siblings.map(({ session }) => session.key)).toEqual(['2026-11-22-3']);
    const typed = { ...before, homework: ' 12 ص 47 ', alsoFor: ['2026-11-22-3'] };
    const changes = changesOfSession(placed, { before, typed, siblings });
    expect(changes.map(({ of, entries }) => [of.course.className, entries])).toEqual([
      ['2م3', { '2026-11-22-2': { homework: '12 ص 47' } }],
      ['2م4', { '2026-11-22-3': { homework: '12 ص 47' } }],
    ]);
  });

  it('of two periods in a row puts its half and its homework into the last', () => {
    const block = [first!, second!] as const;
    const typed = { ...before, state: 'half' as const, homework: 'x', note: 'y' };
    const [change] = changesOfSession({ of: maths3!, block }, { before, typed, siblings: [] });
    expect(change?.entries).toEqual({
      [first!.key]: { state: 'taught', note: 'y' },
      [second!.key]: { state: 'half', homework: 'x' },
    });
  });
});

describe('homework', () => {
  it('is to be corrected in the next session, over lost ones', () => {
    const { real } = sampleCourse('2م3', {
      '2026-11-22-2': { homework: '12 ص 47' },
      '2026-11-23-1': { state: 'lost' },
    });
    const forDates = real.sessions.map((one) => homeworkFor(one, real.sessions));
    expect(forDates.slice(0, 4)).toEqual([undefined, '12 ص 47', '12 ص 47', undefined]);
    expect(nextSession(real.sessions[0]!, real.sessions)?.key).toBe('2026-11-23-1');
  });

  it('of one half is not that of the other', () => {
    const halves = {
      timetable: [
        { day: 0 as const, period: 2 as const, className: '2م3', half: 1 as const },
        { day: 1 as const, period: 1 as const, className: '2م3', half: 2 as const },
      ],
    };
    const { sessions } = sampleCourse('2م3', { '2026-11-22-2': { homework: 'x' } }, halves).real;
    expect(homeworkFor(sessions[1]!, sessions)).toBeUndefined();
    expect(homeworkFor(sessions[2]!, sessions)).toBe('x');
  });
});
