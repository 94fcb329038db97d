import { expect, it } from 'vitest';
import type { PlannedLesson } from '../model/annual-distribution.ts';
import type { LogEntry } from '../model/course-log.ts';
import type { Lesson } from '../model/school-year.ts';
import { seeded } from '../seeded.ts';
import type { CourseYear, Session } from './course.ts';
import { shownAs } from './course.fixture.ts';
import { replaceLines } from './replace-lines.ts';
import { sessionsOf } from './sessions-of.ts';

type Random = () => number;
const below = (random: Random, most: number): number => Math.floor(random() * most);

const lessons = (random: Random, from: number, to: number): PlannedLesson[] =>
  Array.from({ length: to - from }, (_, at) => ({
    lesson: `L${from + at}`,
    ...(random() < 0.4 && { sessions: 1 + below(random, 3) }),
  }));

const shuffled = <Value>(random: Random, values: readonly Value[]): Value[] =>
  values
    .map((value) => ({ value, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);

const entryOf = (random: Random): LogEntry =>
  [
    { state: 'half' as const },
    { state: 'lost' as const },
    { lesson: 'own' },
    { note: 'n', here: { lesson: 'unknown', part: 1 } },
    { here: { lesson: `L${below(random, 20)}`, part: 1 } },
  ][below(random, 5)]!;

/** A year of ten weeks with some entries. */
function yearOf(random: Random, half: Lesson['half']): CourseYear {
  const timetable: Lesson[] = [
    { day: 0, period: 1, className: 'c' },
    { day: 2, period: 1, className: 'c', half },
    { day: 3, period: 1, className: 'c', half: half === undefined ? undefined : 2 },
  ];
  const year: CourseYear = {
    course: { className: 'c', subject: '' },
    ownSubject: '',
    days: { from: '2026-10-01', to: '2026-12-10' },
    schoolYear: { timetable },
    holidays: [],
    lines: lessons(random, 0, 20),
    tests: random() < 0.3 ? ['2026-10-13'] : [],
    log: { entries: {} },
  };
  const keys = sessionsOf(year).sessions.map(({ key }) => key);
  const entries = keys.filter(() => random() < 0.2).map((key) => [key, entryOf(random)] as const);
  return { ...year, log: { entries: Object.fromEntries(entries) } };
}

/** The year after its lines were replaced. */
function after(year: CourseYear, lines: readonly PlannedLesson[], date: string): CourseYear {
  const { entries, order } = replaceLines(year, lines, date);
  const all = Object.entries({ ...year.log.entries, ...entries });
  const kept = all.filter((pair): pair is [string, LogEntry] => pair[1] !== null);
  return {
    ...year,
    lines,
    log: { entries: Object.fromEntries(kept), ...(order && { order }) },
  };
}

const textOf = ({ what, line, entry }: Session): string =>
  `${what === 'own' || what === 'line' ? (entry?.lesson ?? line?.line.lesson) : what}`;
const DATE = '2026-11-05';
const seeds = Array.from({ length: 60 }, (_, at) => at + 1);

it.each([['whole classes', undefined] as const, ['halves', 1 as const] as const])(
  'what was taught stays, and what was not taught comes: %s',
  (_, half) => {
    for (const seed of seeds) {
      const random = seeded(seed);
      const year = yearOf(random, half);
      const before = sessionsOf(year);
      const lines = [
        ...shuffled(
          random,
          year.lines.filter(() => random() < 0.8),
        ).map((line) => (random() < 0.2 ? { ...line, sessions: 1 + below(random, 3) } : line)),
        ...lessons(random, 20, 30),
      ];
      const mixed = random() < 0.5 ? shuffled(random, lines) : lines;
      const next = after(year, mixed, DATE);
      const dated = sessionsOf(next);
      // A session that had no line may have one now.
      const past = before.sessions.filter(({ date, what }) => date < DATE && what !== 'free');
      const keys = new Set(past.map(({ key }) => key));
      expect(dated.sessions.filter(({ key }) => keys.has(key)).map(textOf), `seed ${seed}`).toEqual(
        past.map(textOf),
      );
      expect(before.unknownLines).toEqual(
        expect.arrayContaining(dated.unknownLines.filter((key) => key < DATE)),
      );
      // A place that the teacher states later may pass lines over.
      const states = Object.entries(year.log.entries).some(
        ([key, { here }]) => here && key >= DATE,
      );
      if (half !== undefined || states) continue;
      const shown = new Set(dated.sessions.map(({ line }) => line?.index));
      const left = new Set(dated.unplaced.map(({ line }) => line.index));
      for (const line of dated.lines) {
        const isNew = before.lines.every((old) => old.line.lesson !== line.line.lesson);
        const isPlaced = shown.has(line.index) || left.has(line.index);
        expect(isPlaced || !isNew, `seed ${seed}, ${line.line.lesson}`).toBe(true);
      }
    }
  },
);

it('the same lines, or more at the end, write nothing', () => {
  for (const seed of seeds) {
    const random = seeded(seed);
    const year = yearOf(random, seed % 2 === 0 ? 1 : undefined);
    const before = sessionsOf(year).sessions;
    const written = replaceLines(year, [...year.lines, { lesson: 'new' }], DATE);
    expect(written.entries, `seed ${seed}`).toEqual({});
    const same = after(year, year.lines, DATE);
    expect(sessionsOf(same).sessions.map(shownAs), `seed ${seed}`).toEqual(before.map(shownAs));
  }
});
