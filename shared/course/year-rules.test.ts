import { describe, expect, it } from 'vitest';
import type { PlannedLesson } from '../model/annual-distribution.ts';
import type { LogEntry } from '../model/course-log.ts';
import { periods, schoolWeek, type Holiday, type Lesson } from '../model/school-year.ts';
import { defaultHolidays } from '../school-year/default-holidays.ts';
import { daysAfter, weekdayOf } from '../school-year/iso-date.ts';
import { seeded } from '../seeded.ts';
import { courseDays, isWithin, lessonsOn } from './course-days.ts';
import type { CourseSessions, CourseYear, Session } from './course.ts';
import { plannedOf, sessionsOf } from './sessions-of.ts';
import { standingOf } from './standing.ts';

const COURSE = { className: '2م3', subject: 'رياضيات' };

type Random = () => number;
const below = (random: Random, most: number): number => Math.floor(random() * most);
const oneOf = <Value>(random: Random, values: readonly Value[]): Value =>
  values[below(random, values.length)]!;

/** Two to six lessons a week of the class, some of them for halves or in every other week, and some of other classes. */
function timetableOf(random: Random, isDivided: boolean): Lesson[] {
  const places = schoolWeek.flatMap((day) => periods.map((period) => ({ day, period })));
  const chosen = places.filter(() => random() < 0.25);
  return chosen.map((place, at): Lesson => ({
    ...place,
    className: at < 6 ? COURSE.className : '1م1',
    ...(isDivided && random() < 0.5 && { half: oneOf(random, [1, 2, 'turns'] as const) }),
    ...(random() < 0.2 && { week: oneOf(random, ['A', 'B'] as const) }),
  }));
}

const lessons = (random: Random, count: number): PlannedLesson[] =>
  Array.from({ length: count }, (_, at) => ({
    lesson: random() < 0.1 ? 'مراجعة' : `الدرس ${at}`,
    ...(random() < 0.5 && { sessions: 1 + below(random, 4) }),
    ...(random() < 0.3 && { hours: 0.25 * (1 + below(random, 12)) }),
  }));

/** A year of a season, with feasts moved by some days and two changes of the timetable; its log is empty. */
function yearOf(seed: number, count?: number): CourseYear {
  const random = seeded(seed);
  const first = 2023 + below(random, 8);
  const season = `${first}/${first + 1}`;
  const begins = daysAfter(`${first}-09-01`, below(random, 40));
  const moved = below(random, 3) - 1;
  const isDivided = random() < 0.4;
  const shift = ({ name, from, to }: Holiday): Holiday => ({
    name,
    from: daysAfter(from, moved),
    to: daysAfter(to, moved),
  });
  return {
    course: COURSE,
    ownSubject: COURSE.subject,
    days: courseDays(season, { begins })!,
    schoolYear: {
      timetable: timetableOf(random, isDivided),
      changes: [
        { from: `${first}-10-11`, timetable: timetableOf(random, isDivided) },
        {
          from: `${first + 1}-02-08`,
          to: `${first + 1}-03-09`,
          timetable: timetableOf(random, isDivided),
          hours: { morning: '08:30', afternoon: '13:00', minutes: 45 },
        },
      ],
    },
    holidays: defaultHolidays(season, 'ar').holidays.map(shift),
    lines: lessons(random, count ?? 20 + below(random, 60)),
    tests: [],
    log: { entries: {} },
  };
}

const entryOf = (random: Random): LogEntry =>
  oneOf<LogEntry>(random, [
    { state: 'taught' },
    { state: 'half' },
    { state: 'lost', reason: 'strike' },
    { lesson: 'مراجعة' },
    { note: 'ملاحظة' },
  ]);

/** The year with entries at some of its sessions. */
function logged(year: CourseYear, seed: number, share = 0.3): CourseYear {
  const random = seeded(seed);
  const keys = sessionsOf(year).sessions.map(({ key }) => key);
  const entries = keys.filter(() => random() < share).map((key) => [key, entryOf(random)] as const);
  return { ...year, log: { entries: Object.fromEntries(entries) } };
}

const seeds = Array.from({ length: 60 }, (_, at) => at + 1);
const isWhole = ({ sessions }: CourseSessions): boolean =>
  sessions.every(({ half }) => half === undefined);
const ofLines = ({ sessions }: CourseSessions): Session[] =>
  sessions.filter(({ what }) => what === 'line');

describe('in random years', () => {
  it('each session is a period of the course on a school day, and none of them is missing', () => {
    for (const seed of seeds) {
      const year = yearOf(seed);
      const found = sessionsOf(logged(year, seed)).sessions.map(({ key }) => key);
      const expected: string[] = [];
      for (let { from: date } = year.days; date <= year.days.to; date = daysAfter(date, 1)) {
        if (isWithin(date, year.holidays)) continue;
        for (const { className, period } of lessonsOn(date, year.schoolYear, year.days.from)) {
          if (className === COURSE.className) expected.push(`${date}-${period}`);
        }
      }
      expect(found, `seed ${seed}`).toEqual(expected);
      expect(found.every((key) => weekdayOf(key.slice(0, 10)) <= 4)).toBe(true);
    }
  });

  it('the class and each half have each part once and in order, or half done and continued', () => {
    for (const seed of seeds) {
      const year = sessionsOf(logged(yearOf(seed), seed));
      const parts = year.lines.flatMap(({ index, parts: count }) =>
        Array.from({ length: count }, (_, part) => `${index} ${part + 1}`),
      );
      for (const half of [1, 2] as const) {
        // What a half saw for the first time: a whole class may see again what this half is beyond.
        const seen = new Set(
          ofLines(year)
            .filter((session) => session.half === undefined || session.half === half)
            .map(({ line, part }) => `${line?.index} ${part}`),
        );
        expect([...seen], `seed ${seed}, half ${half}`).toEqual(parts.slice(0, seen.size));
      }
      const left = year.unplaced.reduce((sum, { parts: count }) => sum + count, 0);
      expect(year.reached + left, `seed ${seed}`).toBe(year.needed);
      expect(year.needed).toBe(parts.length);
    }
  });

  it('each line has exactly its sessions, unless the year ends', () => {
    for (const seed of seeds) {
      const year = plannedOf(yearOf(seed));
      if (!isWhole(year)) continue;
      const unplaced = new Map(year.unplaced.map(({ line, parts }) => [line.index, parts]));
      for (const line of year.lines) {
        const count = ofLines(year).filter((session) => session.line === line).length;
        expect(count, `seed ${seed}, line ${line.index}`).toBe(
          line.parts - (unplaced.get(line.index) ?? 0),
        );
      }
      const isFull = year.sessions.every(({ what }) => what === 'line');
      expect(isFull || year.unplaced.length === 0, `seed ${seed}`).toBe(true);
    }
  });

  it('an entry changes nothing before it', () => {
    for (const seed of seeds) {
      const year = logged(yearOf(seed), seed);
      const before = sessionsOf(year).sessions;
      const random = seeded(seed);
      const at = below(random, before.length);
      const changed = before[at];
      if (!changed) continue;
      const here = { lesson: oneOf(random, year.lines).lesson, part: 1 };
      const entry = oneOf<LogEntry>(random, [entryOf(random), { here }]);
      const entries = { ...year.log.entries, [changed.key]: entry };
      const after = sessionsOf({ ...year, log: { entries } }).sessions;
      expect(after.slice(0, at), `seed ${seed}`).toEqual(before.slice(0, at));
      expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
    }
  });

  it('a lost session of a whole class moves what follows by exactly one', () => {
    for (const seed of seeds) {
      const year = yearOf(seed);
      const before = plannedOf(year);
      if (!isWhole(before) || before.sessions.length === 0) continue;
      const lost = oneOf(seeded(seed), before.sessions);
      const after = sessionsOf({ ...year, log: { entries: { [lost.key]: { state: 'lost' } } } });
      const shown = (all: readonly Session[]) =>
        all.map(({ what, line, part }) => `${what} ${line?.index} ${part}`);
      const at = before.sessions.indexOf(lost);
      expect(shown(after.sessions).slice(at + 1), `seed ${seed}`).toEqual(
        shown(before.sessions).slice(at, -1),
      );
      const taken = lost.what === 'line' ? -1 : 0;
      const standing = standingOf(after, before, daysAfter(lost.date, 1));
      // Sessions after the end of the lines do not count.
      expect([taken, 0]).toContain(standing.ahead);
    }
  });

  it('the same input gives the same sessions, and stays as it is', () => {
    for (const seed of seeds.slice(0, 30)) {
      const year = logged(yearOf(seed), seed);
      const copy = structuredClone(year);
      const one = sessionsOf(year);
      expect(year).toEqual(copy);
      // Another span and other lines in between: nothing of them is remembered.
      sessionsOf(yearOf(seed + 1));
      expect(sessionsOf(copy)).toEqual(one);
      expect(sessionsOf(year)).toEqual(one);
    }
  });

  it('entries of days that moved into a holiday are strays, and only those', () => {
    for (const seed of seeds) {
      const year = logged(yearOf(seed), seed, 1);
      const { sessions } = sessionsOf(year);
      const gone = sessions[Math.floor(sessions.length / 2)];
      if (!gone) continue;
      const holiday = { name: 'ع', from: gone.date, to: daysAfter(gone.date, 2) };
      const after = sessionsOf({ ...year, holidays: [...year.holidays, holiday] });
      expect(after.strays, `seed ${seed}`).toEqual(
        sessions.filter(({ date }) => isWithin(date, [holiday])).map(({ key }) => key),
      );
    }
  });
});

describe('in years that are out of the ordinary', () => {
  it('more or fewer lines than sessions fit are said to be left, or leave sessions free', () => {
    const [many, few] = [400, 20].map((count) => plannedOf(yearOf(4, count)));
    expect(many?.sessions.every(({ what }) => what === 'line')).toBe(true);
    expect(many?.unplaced.length).toBeGreaterThan(200);
    expect(few?.unplaced).toEqual([]);
    expect(few?.sessions.at(-1)?.what).toBe('free');
  });

  it('a leap year has its 29 February', () => {
    const year = yearOf(1);
    const timetable = [{ day: 2, period: 1, className: COURSE.className }] as const;
    const leap = {
      ...year,
      days: { from: '2028-02-20', to: '2028-03-08' },
      schoolYear: { timetable: [...timetable] },
      holidays: [],
    };
    expect(sessionsOf(leap).sessions.map(({ date }) => date)).toEqual([
      '2028-02-22',
      '2028-02-29',
      '2028-03-07',
    ]);
  });

  it.each([
    ['Pacific/Kiritimati', -840],
    ['Africa/Algiers', -60],
    ['Pacific/Pago_Pago', 660],
  ])('the time zone of the device changes no date: %s', (zone, offset) => {
    const before = process.env['TZ'];
    const year = logged(yearOf(9), 9);
    const expected = sessionsOf(year);
    try {
      process.env['TZ'] = zone;
      expect(new Date(2026, 0, 1).getTimezoneOffset()).toBe(offset);
      // Another span first, so that the dates are computed again.
      sessionsOf(yearOf(10));
      expect(sessionsOf(year)).toEqual(expected);
    } finally {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    }
  });

  it.each([
    ['no timetable', { schoolYear: { timetable: [] } }],
    ['no days', { days: { from: '2027-05-20', to: '2026-09-21' } }],
    ['days that are no dates', { days: { from: '', to: 'x' } }],
    ['another class', { course: { className: '', subject: '' } }],
  ] as const)('there are no sessions with %s', (_, change) => {
    const year = { ...logged(yearOf(3), 3), ...change } as CourseYear;
    expect(sessionsOf(year).sessions).toEqual([]);
    expect(sessionsOf(year).strays.length).toBe(Object.keys(year.log.entries).length);
    expect(standingOf(sessionsOf(year), plannedOf(year), '2027-01-01')).toMatchObject({
      done: 0,
      left: 0,
      current: undefined,
    });
  });

  it('a course without a distribution has free sessions and what the log says', () => {
    const year = logged({ ...yearOf(3), lines: [] }, 3);
    const kinds = new Set(sessionsOf(year).sessions.map(({ what }) => what));
    expect([...kinds].toSorted()).toEqual(['free', 'lost', 'own']);
  });

  it('a class that the timetable names no more keeps its entries, and its extra sessions', () => {
    const year = logged(yearOf(3), 3);
    const entries = { ...year.log.entries, '2028-01-08-1': { extra: true as const } };
    const after = sessionsOf({
      ...year,
      days: { from: '2027-09-21', to: '2028-05-20' },
      schoolYear: { timetable: [] },
      log: { entries },
    });
    expect(after.sessions).toMatchObject([{ key: '2028-01-08-1', isExtra: true, what: 'line' }]);
    expect(after.strays).toEqual(Object.keys(year.log.entries).toSorted());
  });

  it('a class that is renamed in October is two courses, each with its days', () => {
    const timetable = (className: string): Lesson[] => [{ day: 0, period: 1, className }];
    const year: CourseYear = {
      ...yearOf(3),
      days: { from: '2026-10-01', to: '2026-10-31' },
      schoolYear: {
        timetable: timetable('2م3'),
        changes: [{ from: '2026-10-11', timetable: timetable('2م7') }],
      },
      holidays: [],
    };
    const datesOf = (className: string) =>
      sessionsOf({ ...year, course: { ...COURSE, className } }).sessions.map(({ date }) =>
        date.slice(8),
      );
    expect(datesOf('2م3')).toEqual(['04']);
    expect(datesOf('2 م 7')).toEqual(['11', '18', '25']);
  });
});
