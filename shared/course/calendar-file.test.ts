import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { clockTimes, usualHours } from '../school-year/period-hours.ts';
import { calendarFile, type CalendarCourse } from './calendar-file.ts';
import { smallYear, withEntries } from './course.fixture.ts';
import type { CourseYear, Session } from './course.ts';
import { randomYear } from './random-year.fixture.ts';
import { sessionsOf } from './sessions-of.ts';

const options = {
  language: 'en',
  days: smallYear.days,
  owner: 'teacher-1',
  writtenAt: new Date('2026-10-01T06:00:00.250Z'),
} as const;
const fileOf = (year: CourseYear, more: Partial<Parameters<typeof calendarFile>[1]> = {}) =>
  calendarFile([{ course: year.course, sessions: sessionsOf(year).sessions }], {
    ...options,
    days: year.days,
    ...more,
  });

const read = (file: string) =>
  ICAL.Component.fromString(file)
    .getAllSubcomponents('vevent')
    .map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        from: event.startDate.toString(),
        to: event.endDate.toString(),
        utc: event.startDate.toJSDate().toISOString(),
        summary: event.summary,
        room: event.location,
        status: component.getFirstPropertyValue('status'),
      };
    });
/** Without the marks that keep names in their direction. */
const plain = (text = '') => text.replace(/[\u2068\u2069]/g, '');
const summaries = (year: CourseYear, more = {}) =>
  read(fileOf(year, more)).map(({ summary }) => plain(summary));
/** The small year with two periods in a row on Sundays. */
const withBlocks = (year: CourseYear): CourseYear => ({
  ...year,
  schoolYear: {
    timetable: [
      { day: 0, period: 2, className: '2م3' },
      { day: 0, period: 3, className: '2م3' },
    ],
  },
});

describe('the calendar file of a course', () => {
  it('has an event for each session, in the time of Algiers', () => {
    const [first, second] = read(fileOf(smallYear));
    expect(first).toMatchObject({
      ...{ from: '2026-10-04T09:00:00', to: '2026-10-04T10:00:00', room: '5' },
      ...{ utc: '2026-10-04T08:00:00.000Z', status: 'CONFIRMED' },
    });
    expect(second).toMatchObject({ from: '2026-10-06T08:00:00', room: null });
  });

  it('says the class, the lesson, and which part of it', () => {
    expect(summaries(smallYear)).toEqual([
      '2م3: الأعداد النسبية (1 of 2)',
      '2م3: الأعداد النسبية (2 of 2)',
      '2م3: الكسور',
      '2م3: التناسب (1 of 2)',
      '2م3: التناسب (2 of 2)',
      '2م3: الدائرة',
      '2م3',
    ]);
    expect(summaries(smallYear, { language: 'ar' })[1]).toBe('2م3: الأعداد النسبية (الجزء 2 من 2)');
  });

  it('keeps names in their direction', () => {
    const [first] = read(fileOf(smallYear));
    expect(first?.summary).toBe('\u20682م3\u2069: \u2068الأعداد النسبية\u2069 (1 of 2)');
    const [arabic] = read(fileOf(smallYear, { language: 'ar' }));
    expect(arabic?.summary).toBe('2م3: الأعداد النسبية (الجزء 1 من 2)');
  });

  it('shows periods in a row as one event', () => {
    const [first, second] = read(fileOf(withBlocks(smallYear)));
    expect(first).toMatchObject({ from: '2026-10-04T09:00:00', to: '2026-10-04T11:00:00' });
    expect(plain(first?.summary)).toBe('2م3: الأعداد النسبية (1–2 of 2)');
    expect(plain(second?.summary)).toBe('2م3: الكسور, التناسب (1 of 2)');
    expect(summaries(withBlocks(smallYear), { language: 'ar' }).slice(0, 2)).toEqual([
      '2م3: الأعداد النسبية (1–2 من 2)',
      '2م3: الكسور، التناسب (الجزء 1 من 2)',
    ]);
  });

  it('cancels a lost session, and every event keeps its name', () => {
    const lost = read(fileOf(withEntries({ '2026-10-06-1': { state: 'lost' } })));
    const before = read(fileOf(smallYear));
    expect(lost.filter(({ status }) => status === 'CANCELLED')).toMatchObject([
      {
        from: '2026-10-06T08:00:00',
        summary: '\u20682م3\u2069: \u2068الأعداد النسبية\u2069 (2 of 2)',
      },
    ]);
    expect(lost.map(({ uid }) => uid).sort()).toEqual(before.map(({ uid }) => uid).sort());
    expect(new Set(lost.map(({ uid }) => uid)).size).toBe(lost.length);
  });

  it('cancels one period of a block and keeps the other', () => {
    const entries = { '2026-10-04-2': { state: 'lost' } } as const;
    expect(
      read(fileOf(withBlocks(withEntries(entries)))).filter(({ from }) =>
        from.startsWith('2026-10-04'),
      ),
    ).toMatchObject([
      { from: '2026-10-04T09:00:00', to: '2026-10-04T10:00:00', status: 'CANCELLED' },
      { from: '2026-10-04T10:00:00', to: '2026-10-04T11:00:00', status: 'CONFIRMED' },
    ]);
  });

  it('names make-ups, halves, exams, tests and own lessons, and nothing else of the log', () => {
    const year = withEntries(
      {
        '2026-10-09-1': { extra: true, half: 2 },
        '2026-10-11-2': { lesson: 'حصة توجيهية', note: 'أحمد غائب', homework: 'ص 12' },
      },
      {
        ...smallYear,
        schoolYear: {
          ...smallYear.schoolYear,
          exams: [{ name: 'x', from: '2026-10-25', to: '2026-10-29' }],
        },
        tests: ['2026-10-13'],
      },
    );
    expect(summaries(year).slice(2)).toEqual([
      '2م3, half 2, make-up: الكسور',
      '2م3: حصة توجيهية',
      '2م3: Test',
      '2م3: الكسور',
      '2م3: Exams',
      '2م3: Exams',
    ]);
    expect(fileOf(year)).not.toMatch(/أحمد|ص 12/);
  });

  it('adds the subject where one class has several courses', () => {
    const course = (subject: string): CalendarCourse => ({
      course: { className: '5أ', subject },
      sessions: sessionsOf(smallYear).sessions.slice(0, 1),
    });
    const file = calendarFile([course('رياضيات'), course('علوم')], options);
    expect(read(file).map(({ summary }) => plain(summary).split(':')[0])).toEqual([
      '5أ, رياضيات',
      '5أ, علوم',
    ]);
    expect(new Set(read(file).map(({ uid }) => uid)).size).toBe(2);
  });

  it('has only the days it is asked for', () => {
    const days = { from: '2026-10-06', to: '2026-10-11' };
    expect(read(fileOf(smallYear, { days })).map(({ from }) => from.slice(0, 10))).toEqual([
      '2026-10-06',
      '2026-10-11',
    ]);
    expect(read(fileOf(smallYear, { days: { from: '2027-01-01', to: '2027-01-31' } }))).toEqual([]);
  });

  it('is the same for the same sessions, and of no two teachers', () => {
    expect(fileOf(smallYear)).toBe(fileOf(smallYear));
    const [mine, other] = [fileOf(smallYear), fileOf(smallYear, { owner: 'teacher-2' })].map(read);
    const uids = new Set(mine?.map(({ uid }) => uid));
    expect(other?.some(({ uid }) => uids.has(uid))).toBe(false);
  });

  it('keeps the names of its events when the class is renamed, so that a calendar replaces them', () => {
    const { sessions } = sessionsOf(smallYear);
    const uids = (className: string) =>
      read(calendarFile([{ course: { ...smallYear.course, className }, sessions }], options)).map(
        ({ uid }) => uid,
      );
    expect(uids('2 م 3')).toEqual(uids('2م3'));
    expect(uids('2م4')).toEqual(uids('2م3'));
  });

  it('keeps signs that mean something to a calendar, and cuts no letter', () => {
    const lesson = `a, b; c\\n d: "e" ${'الأعداد النسبية 𝑥² 👩‍🏫 '.repeat(12)}`.trim();
    const year = { ...smallYear, lines: [{ lesson }] };
    expect(summaries(year)[0]).toBe(`2م3: ${lesson}`);
    for (const line of fileOf(year).split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
      expect(line).not.toMatch(/[\r\n]/);
    }
  });

  it('ends a lesson at midnight on the next day', () => {
    const hours = { morning: '08:00', afternoon: '20:00', minutes: 60 };
    const timetable = [{ day: 0, period: 8, className: '2م3' }] as const;
    const year = { ...smallYear, schoolYear: { hours, timetable: [...timetable] } };
    expect(read(fileOf(year))[0]).toMatchObject({
      from: '2026-10-04T23:00:00',
      to: '2026-10-05T00:00:00',
    });
  });

  it('covers each session of random years once, at its time', () => {
    const minutesOf = (time: string) => Date.parse(`${time}Z`) / 60_000;
    const spanOf = ({ date, period, hours }: Session) => {
      const { from, to } = clockTimes(period, hours ?? usualHours);
      return [minutesOf(`${date}T${from}:00`), minutesOf(`${date}T${to}:00`)] as const;
    };
    for (let seed = 1; seed <= 20; seed += 1) {
      const year = randomYear(seed);
      const events = read(fileOf(year));
      expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
      for (const session of sessionsOf(year).sessions) {
        const [from, to] = spanOf(session);
        const covering = events.filter(
          (event) => minutesOf(event.from) <= from && to <= minutesOf(event.to),
        );
        expect(covering, session.key).toHaveLength(1);
        expect(covering[0]?.status).toBe(session.what === 'lost' ? 'CANCELLED' : 'CONFIRMED');
      }
    }
  });
});
