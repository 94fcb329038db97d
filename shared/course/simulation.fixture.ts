import type { PlannedLesson } from '../model/annual-distribution.ts';
import type { CourseLogContent, LogEntry, PlacedLine } from '../model/course-log.ts';
import type { Holiday, Lesson, LessonHours } from '../model/school-year.ts';
import { foldText } from '../text/fold-text.ts';
import type { CourseLine, CourseSessions, CourseYear, Session } from './course.ts';
import { kindOfLine } from './line-kind.ts';

/**
 * Another way to date the year of a course, for tests only. Written from decision 136 without a look at `sessionsOf`: it walks
 * through the year by its own calendar, each half has a pile of tickets (one for each part), and it need not be quick.
 */

type Half = 1 | 2;
interface Ticket {
  readonly of: CourseLine;
  readonly part: number;
}
type Slot = Pick<Session, 'key' | 'date' | 'period' | 'room' | 'half' | 'isExtra'>;

const folded = new Map<string, string>();
/** Folds each text once: this asks very often. */
function fold(text: string): string {
  const known = folded.get(text) ?? foldText(text);
  folded.set(text, known);
  return known;
}

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengthOf = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
const two = (value: number): string => String(value).padStart(2, '0');

function nextDay(date: string): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  if (day < lengthOf(year, month)) return `${year}-${two(month)}-${two(day + 1)}`;
  return month < 12 ? `${year}-${two(month + 1)}-01` : `${year + 1}-01-01`;
}

/** 0 is Sunday (Sakamoto). */
function weekday(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const shift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][month - 1] ?? 0;
  const y = month < 3 ? year - 1 : year;
  return (y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + shift + day) % 7;
}

interface Day {
  readonly date: string;
  /** 0 is Sunday. */
  readonly weekday: number;
}

const calendars = new Map<string, readonly Day[]>();
/** The days of some years, both included. They are walked through once: this asks very often. */
function calendarOf(first: string, last: string): readonly Day[] {
  const key = `${first} ${last}`;
  const known = calendars.get(key);
  if (known) return known;
  const days: Day[] = [];
  for (let date = `${first}-01-01`; date <= `${last}-12-31`; date = nextDay(date))
    days.push({ date, weekday: weekday(date) });
  calendars.set(key, days);
  return days;
}

const daysBetween = (from: string, to: string): readonly Day[] =>
  calendarOf(from.slice(0, 4), to.slice(0, 4)).filter(({ date }) => from <= date && date <= to);

/** Sundays from the earlier date (not included) to the later one: how many weeks lie between them. */
const weeksBetween = (one: string, other: string): number => {
  const [from, to] = one < other ? [one, other] : [other, one];
  return daysBetween(nextDay(from), to).filter((day) => day.weekday === 0).length;
};

const covers = (date: string, ranges: readonly Pick<Holiday, 'from' | 'to'>[] = []): boolean =>
  ranges.some(({ from, to }) => from <= date && to >= date);

/** What a change says that is valid on a date; of several, the one that begins last. */
function changed<Key extends 'timetable' | 'hours'>(date: string, key: Key, year: CourseYear) {
  const valid = (year.schoolYear.changes ?? []).filter(
    (change) =>
      change[key] !== undefined && change.from <= date && (change.to ?? '9999-12-31') >= date,
  );
  valid.sort((a, b) => a.from.localeCompare(b.from));
  return valid.at(-1)?.[key] ?? year.schoolYear[key];
}

const spaceless = (name: string): string => fold(name).replaceAll(' ', '');
const isOfCourse = (lesson: Lesson, { course, ownSubject }: CourseYear): boolean =>
  spaceless(lesson.className) === spaceless(course.className) &&
  fold(lesson.subject ?? ownSubject) === fold(course.subject);

/** @param noted the dates of the entries of the log */
function slotsOf(
  { date, weekday: day }: Day,
  isA: boolean,
  year: CourseYear,
  noted: ReadonlySet<string>,
): Slot[] {
  const { holidays, log } = year;
  const valid = covers(date, holidays) ? [] : (changed(date, 'timetable', year) ?? []);
  const ofDay = valid.filter(
    (each) =>
      each.day === day &&
      (each.week ?? (isA ? 'A' : 'B')) === (isA ? 'A' : 'B') &&
      isOfCourse(each, year),
  );
  if (ofDay.length === 0 && !noted.has(date)) return [];
  return ([1, 2, 3, 4, 5, 6, 7, 8] as const).flatMap((period): Slot[] => {
    const key = `${date}-${period}`;
    const lesson = ofDay.find((each) => each.period === period);
    if (lesson) {
      const half = lesson.half === 'turns' ? (isA ? 1 : 2) : lesson.half;
      return [{ key, date, period, room: lesson.room, half, isExtra: false }];
    }
    const entry = log.entries[key];
    return entry?.extra
      ? [{ key, date, period, room: undefined, half: entry.half, isExtra: true }]
      : [];
  });
}

/** At least one; halves up, without fractions. */
function partsOf(line: PlannedLesson, hours: LessonHours | undefined): number {
  if (line.sessions !== undefined) return line.sessions;
  if (line.hours === undefined) return 1;
  const length = hours?.minutes ?? 60;
  const minutes = Math.round(line.hours * 60);
  let parts = 0;
  while ((2 * parts + 1) * length <= 2 * minutes) parts += 1;
  return parts === 0 ? 1 : parts;
}

function namedLines(year: CourseYear): CourseLine[] {
  const texts = year.lines.map(({ lesson }) => fold(lesson));
  return year.lines.map((line, index) => {
    const nth = texts.slice(0, index + 1).filter((text) => text === texts[index]).length;
    const name = nth === 1 ? { lesson: line.lesson } : { lesson: line.lesson, nth };
    return {
      ...{ line, index, name },
      kind: kindOfLine(line),
      parts: partsOf(line, year.schoolYear.hours),
    };
  });
}

const isNamed = (line: CourseLine, { lesson, nth = 1 }: Pick<PlacedLine, 'lesson' | 'nth'>) =>
  fold(line.name.lesson) === fold(lesson) && (line.name.nth ?? 1) === nth;

/** Named lines as the order says; then each other one is put behind the one before it in the distribution. */
function inOrder(lines: readonly CourseLine[], order: readonly PlacedLine[] = []): CourseLine[] {
  const placed: CourseLine[] = [];
  for (const place of order) {
    const line = lines.find((each) => isNamed(each, place));
    if (line && !placed.some(({ index }) => index === line.index))
      placed.push({ ...line, parts: place.sessions ?? line.parts });
  }
  for (const line of lines) {
    if (placed.some(({ index }) => index === line.index)) continue;
    const before = placed.findIndex(({ index }) => index === line.index - 1);
    placed.splice(before + 1, 0, line);
  }
  return placed;
}

function allSlots(year: CourseYear): Slot[] {
  const { days, schoolYear, log } = year;
  const noted = new Set(Object.keys(log.entries).map((key) => key.slice(0, 10)));
  let isA = weeksBetween(schoolYear.weekA ?? days.from, days.from) % 2 === 0;
  return daysBetween(days.from, days.to).flatMap((day) => {
    if (day.weekday === 0 && day.date !== days.from) isA = !isA;
    return slotsOf(day, isA, year, noted);
  });
}

/** An exam, or which of its test's sessions it is, from 1. */
type Pinned = Map<string, 'exam' | number>;

function pinnedOf(
  slots: readonly Slot[],
  { schoolYear, tests, log }: CourseYear,
  testLines: ReadonlyMap<string, CourseLine>,
): Pinned {
  const pinned: Pinned = new Map();
  for (const { key, date } of slots) if (covers(date, schoolYear.exams)) pinned.set(key, 'exam');
  for (const date of tests) {
    const open = slots.filter(
      (slot) =>
        slot.date === date &&
        pinned.get(slot.key) !== 'exam' &&
        log.entries[slot.key]?.state !== 'lost',
    );
    const first = open.some(({ half }) => half === undefined)
      ? [open[0]]
      : [open.find(({ half }) => half === 1), open.find(({ half }) => half === 2)];
    for (const slot of first) {
      let last = slot;
      for (
        let part = 1;
        last && (part === 1 || part <= (testLines.get(date)?.parts ?? 1));
        part += 1
      ) {
        pinned.set(last.key, part);
        const { period, half, room } = last;
        last = open.find(
          (next) =>
            next.period === period + 1 && period !== 4 && next.half === half && next.room === room,
        );
      }
    }
  }
  return pinned;
}

const ticketsOf = (lines: readonly CourseLine[]): Ticket[] =>
  lines.flatMap((of) => Array.from({ length: of.parts }, (_, index) => ({ of, part: index + 1 })));

const isSame = (one: Ticket | undefined, other: Ticket | undefined): boolean =>
  one !== undefined && one.of.index === other?.of.index && one.part === other.part;

/** The year of a course as decision 136 says it, day by day. */
export function simulate(year: CourseYear): CourseSessions {
  const { log, tests } = year;
  const lines = inOrder(namedLines(year), log.order);
  const testDates = [...new Set(tests)].sort();
  const testLines = new Map<string, CourseLine>();
  const ofTests = lines.filter(({ kind }) => kind === 'test');
  for (const date of testDates) {
    const line = ofTests.shift();
    if (line) testLines.set(date, line);
  }
  const given = [...testLines.values()];
  const all = ticketsOf(lines.filter((line) => !given.includes(line)));
  const slots = allSlots(year);
  const pinned = pinnedOf(slots, year, testLines);

  const begun: Record<Half, Ticket | undefined> = { 1: undefined, 2: undefined };
  const regular = slots.filter(({ isExtra }) => !isExtra);
  const counted = ([1, 2] as const).filter((each) =>
    (regular.length > 0 ? regular : slots).some(({ half }) => half === undefined || half === each),
  );
  const pileOf = (half: Half, tickets: readonly Ticket[]): Ticket[] =>
    counted.includes(half) ? [...tickets] : [];
  const piles: Record<Half, Ticket[]> = { 1: pileOf(1, all), 2: pileOf(2, all) };
  const behind = (halves: readonly Half[]): Half =>
    halves.reduce((one, other) => (piles[other].length > piles[one].length ? other : one));
  const unknownLines: string[] = [];

  const jump = (halves: readonly Half[], here: NonNullable<LogEntry['here']>): boolean => {
    const line = lines.find((each) => isNamed(each, here));
    if (!line) return false;
    const later = lines.slice(lines.indexOf(line));
    const own = all.filter(({ of }) => of === line);
    const at =
      own.findLast(({ part }) => part <= here.part) ?? all.find(({ of }) => later.includes(of));
    const from = at ? all.indexOf(at) : all.length;
    for (const half of halves) {
      piles[half] = pileOf(half, all.slice(from));
      begun[half] = undefined;
    }
    return true;
  };

  const sessions = slots.map((slot): Session => {
    const entry = log.entries[slot.key];
    const halves: Half[] = slot.half === undefined ? counted.slice() : [slot.half];
    if (entry?.here && !jump(halves, entry.here)) unknownLines.push(slot.key);
    const reached = all.length - piles[behind(counted)].length;
    const base = { ...slot, entry, hours: changed(slot.date, 'hours', year), reached };
    const none = { line: undefined, part: 0, isContinued: false };
    const pin = pinned.get(slot.key);
    if (pin === 'exam') return { ...base, ...none, what: 'exam' };
    const ticket = piles[behind(halves)][0];
    const shown = ticket
      ? {
          line: ticket.of,
          part: ticket.part,
          isContinued: halves.some((half) => isSame(ticket, begun[half])),
        }
      : none;
    if (entry?.state === 'lost') return { ...base, ...shown, what: 'lost' };
    if (pin !== undefined) {
      const line = testLines.get(slot.date);
      return { ...base, ...none, line, part: line ? pin : 0, what: 'test' };
    }
    if (entry?.lesson !== undefined) return { ...base, ...none, what: 'own' };
    if (!ticket) return { ...base, ...none, what: 'free' };
    for (const half of halves.filter((each) => isSame(piles[each][0], ticket))) {
      if (entry?.state !== 'half') piles[half].shift();
      begun[half] = entry?.state === 'half' ? ticket : undefined;
    }
    return { ...base, ...shown, what: 'line' };
  });

  const left = counted.length === 0 ? all : piles[behind(counted)];
  return {
    sessions,
    lines,
    unplaced: lines
      .map((line) => ({ line, parts: left.filter(({ of }) => of === line).length }))
      .filter(({ parts }) => parts > 0),
    reached: all.length - left.length,
    needed: all.length,
    strays: Object.keys(log.entries)
      .filter((key) => !slots.some((slot) => slot.key === key))
      .sort(),
    unknownLines: unknownLines.sort(),
  };
}

/** The planned year: the same with an empty log, except its order. */
export const simulatePlanned = (year: CourseYear): CourseSessions => {
  const log: CourseLogContent = { entries: {}, order: year.log.order };
  return simulate({ ...year, log });
};
