import type { PlannedLesson } from '../model/annual-distribution.ts';
import { lineKinds } from '../model/annual-distribution.ts';
import type { CourseLogContent, LogEntry, PlacedLine } from '../model/course-log.ts';
import { lossReasons, sessionStates } from '../model/course-log.ts';
import { limits } from '../model/limits.ts';
import type { Holiday, Lesson, SchoolYear, YearChange } from '../model/school-year.ts';
import { lessonHalves, periods, schoolWeek, weekLetters } from '../model/school-year.ts';
import { daysAfter, weekdayOf } from '../school-year/iso-date.ts';
import { seeded } from '../seeded.ts';
import type { CourseYear } from './course.ts';

const CLASS_NAMES = ['2م3', ' 2م٣', '2مـ3', '2م3', '2م4', '3م1'];
const SUBJECTS = ['الرياضيات', 'رياضيات', 'الرّياضيات', 'علوم'];
const LESSONS = [
  ...['الأعداد النسبية', 'الاعداد النسبيه', 'Fractions', 'fractions!', '…', 'فرض الفصل الأول'],
  ...['اختبار', 'إدماج', 'معالجة', 'تقويم تشخيصي', 'Test 1', 'Équations', 'الدوال', '12', 'a', 'b'],
];
const HOURS = [
  { morning: '08:00', afternoon: '13:00', minutes: 60 },
  { morning: '08:30', afternoon: '12:30', minutes: 45 },
  { morning: '08:00', afternoon: '14:00', minutes: 50 },
];

/** Picks from a seed. */
function dice(seed: number) {
  const next = seeded(seed);
  const upTo = (most: number): number => Math.floor(next() * (most + 1));
  return {
    upTo,
    from: (least: number, most: number): number => least + upTo(most - least),
    maybe: (chance: number): boolean => next() < chance,
    pick: <T>(values: readonly T[]): T => {
      const [picked] = values.slice(upTo(values.length - 1));
      if (picked === undefined) throw new Error('nothing to pick from');
      return picked;
    },
    shuffled: <T>(values: readonly T[]): T[] =>
      values
        .map((value) => ({ value, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ value }) => value),
  };
}
type Dice = ReturnType<typeof dice>;
const list = <T>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index));

/** None, one half whose teacher does not have the other, or a mixture. */
type Halves = readonly (typeof lessonHalves)[number][];

function timetable({ upTo, maybe, pick }: Dice, halves: Halves, weeks: boolean): Lesson[] {
  const taken = new Map<string, Set<string>>();
  return list(upTo(12), (): Lesson => {
    const subject = maybe(0.4) ? undefined : pick(SUBJECTS);
    return {
      ...{ day: pick(schoolWeek), period: pick(periods), className: pick(CLASS_NAMES) },
      ...(maybe(0.3) && { room: pick(['1', 'المخبر']) }),
      ...(subject !== undefined && { subject }),
      ...(halves.length > 0 && maybe(halves.length === 1 ? 1 : 0.6) && { half: pick(halves) }),
      ...(weeks && maybe(0.5) && { week: pick(weekLetters) }),
    };
  }).filter(({ day, period, week }) => {
    const slot = taken.get(`${day}-${period}`) ?? new Set();
    const free = week ? !slot.has('AB') && !slot.has(week) : slot.size === 0;
    if (free) taken.set(`${day}-${period}`, slot.add(week ?? 'AB'));
    return free;
  });
}

/** Dates from one to another, or beyond by two weeks. */
const dateNear = ({ from }: Dice, begins: string, length: number): string =>
  daysAfter(begins, from(-14, length + 14));

const range = (d: Dice, begins: string, length: number, most: number): Holiday => {
  const from = dateNear(d, begins, length);
  return { name: 'x', from, to: daysAfter(from, d.upTo(most)) };
};

function line({ from, maybe, pick }: Dice): PlannedLesson {
  return {
    lesson: pick(LESSONS),
    ...(maybe(0.4) && { sessions: from(1, 4) }),
    ...(maybe(0.4) && { hours: from(1, 16) / 4 }),
    ...(maybe(0.3) && { kind: pick(lineKinds) }),
  };
}

const named = ({ from, maybe, pick }: Dice, lines: readonly PlannedLesson[]) => ({
  lesson: lines.length > 0 && maybe(0.9) ? pick(lines).lesson : pick(LESSONS),
  ...(maybe(0.3) && { nth: from(2, 4) }),
});

function entry(d: Dice, lines: readonly PlannedLesson[], isExtra: boolean): LogEntry {
  const { from, maybe, pick } = d;
  const state = maybe(0.75) ? pick(sessionStates) : undefined;
  return {
    ...(state && { state }),
    ...(state === 'lost' && maybe(0.5) && { reason: pick(lossReasons) }),
    ...(isExtra && { extra: true as const }),
    ...(isExtra && maybe(0.5) && { half: pick([1, 2] as const) }),
    ...(maybe(0.1) && { lesson: pick(LESSONS) }),
    ...(maybe(0.1) && { here: { ...named(d, lines), part: from(1, 5) } }),
    ...(maybe(0.2) && { homework: 'ص 12' }),
    note: 'n',
  };
}

/** `2026-11-29-2` for each date and period in which a timetable has a lesson. */
function keysOf(days: readonly string[], tables: readonly (readonly Lesson[])[]): string[] {
  const first = weekdayOf(days[0] ?? '');
  const periodsOf = Array.from({ length: 7 }, (_, weekday) => {
    const ofDay = tables.flat().filter(({ day }) => day === weekday);
    return [...new Set(ofDay.map(({ period }) => period))];
  });
  return days.flatMap((date, index) =>
    (periodsOf[(first + index) % 7] ?? []).map((period) => `${date}-${period}`),
  );
}

function log(d: Dice, lines: readonly PlannedLesson[], keys: readonly string[], days: string[]) {
  const entries: Record<string, LogEntry> = {};
  const density = d.pick([0, 0.05, 0.3, 0.9]);
  for (const key of d.shuffled(keys).slice(0, limits.logEntries - 12))
    if (d.maybe(density)) entries[key] = entry(d, lines, d.maybe(0.1));
  for (const date of list(d.upTo(12), () => d.pick(days)))
    entries[`${date}-${d.pick(periods)}`] = entry(d, lines, d.maybe(0.7));
  const order = (): PlacedLine[] =>
    d
      .shuffled(lines)
      .slice(0, d.upTo(lines.length))
      .map(({ lesson }) => ({
        ...(d.maybe(0.9)
          ? { lesson, ...(d.maybe(0.3) && { nth: d.from(2, 3) }) }
          : named(d, lines)),
        ...(d.maybe(0.3) && { sessions: d.upTo(5) }),
      }));
  const content: CourseLogContent = { entries };
  return d.maybe(0.4) ? { ...content, order: order() } : content;
}

/** A year that a teacher could have, or that only a test would think of; valid by the schemas, and the same for a seed. */
export function randomYear(seed: number): CourseYear {
  const d = dice(seed);
  const { from, maybe, pick, upTo } = d;
  // Most are short: what can go wrong happens within weeks, and a test has time for more of them.
  const length = maybe(0.2) ? from(200, 290) : upTo(90);
  const begins = daysAfter(`${from(2019, 2033)}-${pick(['09', '12', '01', '02'])}-01`, upTo(29));
  const days = list(length + 29, (index) => daysAfter(begins, index - 14));
  const halves: Halves = maybe(0.5) ? (maybe(0.2) ? pick([[1], [2]]) : lessonHalves) : [];
  const weeks = maybe(0.4);
  const base = timetable(d, halves, weeks);
  const starts = new Set(list(upTo(5), () => dateNear(d, begins, length)));
  const changes = d.shuffled([...starts]).map((start): YearChange => ({
    from: start,
    ...(maybe(0.5) && { to: daysAfter(start, upTo(60)) }),
    ...(maybe(0.7) && { timetable: timetable(d, halves, weeks) }),
    ...(maybe(0.4) && { hours: pick(HOURS) }),
  }));
  const lines = list(pick([0, 4, 20, 60, 120]), () => line(d));
  const keys = keysOf(days.slice(14, length + 15), [
    base,
    ...changes.map((change) => change.timetable ?? []),
  ]);
  const schoolYear: SchoolYear = {
    timetable: base,
    ...(maybe(0.5) && { hours: pick(HOURS) }),
    ...(maybe(0.7) && { changes }),
    ...(maybe(0.5) && { exams: list(upTo(3), () => range(d, begins, length, 6)) }),
    ...(maybe(0.4) && { weekA: daysAfter(begins, from(-400, 400)) }),
  };
  return {
    course: { className: '2م3', subject: 'الرياضيات' },
    ownSubject: pick(['الرياضيات', 'الرياضيات', 'رياضيات']),
    days: { from: begins, to: daysAfter(begins, length) },
    schoolYear,
    holidays: list(upTo(10), () => range(d, begins, length, pick([0, 3, 16]))),
    lines,
    tests: list(upTo(7), () =>
      (keys.length > 0 && maybe(0.8) ? pick(keys) : pick(days)).slice(0, 10),
    ),
    log: log(d, lines, keys, days),
  };
}
