import { usualHours } from '../school-year/period-hours.ts';
import { isWithin } from './course-days.ts';
import type { CourseLine, CourseSessions, CourseYear, Session } from './course.ts';
import { lineFinder, orderedLines } from './line-names.ts';
import { pinTests } from './pinned-tests.ts';
import { Positions, taughtHalves, type Part } from './positions.ts';
import { sessionDates, type DatedSession } from './session-dates.ts';

/** The parts of the lines that fill sessions, in order, and the first part at or after each line. */
function partsOf(lines: readonly CourseLine[], taken: ReadonlySet<CourseLine>) {
  const parts: Part[] = [];
  const starts = new Map<CourseLine, { readonly start: number; readonly count: number }>();
  for (const line of lines) {
    const count = taken.has(line) ? 0 : line.parts;
    starts.set(line, { start: parts.length, count });
    for (let part = 1; part <= count; part += 1) parts.push({ line, part });
  }
  return { parts, starts };
}

/** The lines of parts that are left, with how many are left of each. */
function linesOf(parts: readonly Part[]): CourseSessions['unplaced'] {
  const counts = new Map<CourseLine, number>();
  for (const { line } of parts) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([line, count]) => ({ line, parts: count }));
}

/**
 * Dates the year of a course: each session, and what it is for. It knows no clock: past and future are the same to it. The
 * rules are those of decision 136. Takes a time in proportion to days, lines and entries.
 */
export function sessionsOf(year: CourseYear): CourseSessions {
  const { schoolYear, log } = year;
  const { minutes } = schoolYear.hours ?? usualHours;
  const lines = orderedLines(year.lines, log.order, minutes);
  const { dated, strays } = sessionDates(year);
  const { tests, taken } = pinTests(year, dated, lines);
  const { parts, starts } = partsOf(lines, taken);
  const find = lineFinder(lines);
  const positions = new Positions(taughtHalves(dated));
  const unknownLines: string[] = [];

  const moveTo = ({ key, half, entry }: DatedSession): void => {
    if (!entry?.here) return;
    const line = find(entry.here);
    const { start, count } = (line && starts.get(line)) ?? { start: undefined, count: 0 };
    if (start === undefined) unknownLines.push(key);
    else positions.set(half, start + Math.max(0, Math.min(entry.here.part, count) - 1));
  };

  const sessions = dated.map((session): Session => {
    const { key, date, half, entry } = session;
    moveTo(session);
    const reached = positions.behind;
    const other = { ...session, line: undefined, part: 0, isContinued: false, reached };
    if (isWithin(date, schoolYear.exams)) return { ...other, what: 'exam' };
    const test = tests.get(key);
    if (test) return { ...other, ...test, what: 'test' };
    const position = positions.of(half);
    const part = parts[position];
    const isLost = entry?.state === 'lost';
    if (entry?.lesson !== undefined && !isLost) return { ...other, what: 'own' };
    if (!part) return { ...other, what: isLost ? 'lost' : 'free' };
    const isContinued = positions.isHalfDone(half);
    if (!isLost) {
      if (entry?.state === 'half') positions.leaveHalf(half);
      else positions.pass(half);
    }
    return { ...other, ...part, isContinued, what: isLost ? 'lost' : 'line' };
  });

  const reached = positions.behind;
  const unplaced = linesOf(parts.slice(reached));
  return { sessions, lines, unplaced, reached, needed: parts.length, strays, unknownLines };
}

/** The dates that a course has if all goes as planned: with an empty log, except the order of its class. */
export function plannedOf(year: CourseYear): CourseSessions {
  const { order } = year.log;
  return sessionsOf({ ...year, log: { entries: {}, ...(order && { order }) } });
}
