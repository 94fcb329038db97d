import { blocksOf } from './blocks.ts';
import type { CourseLine, CourseYear } from './course.ts';
import { isWithin } from './course-days.ts';
import type { DatedSession } from './session-dates.ts';

/** The first session of a day, or on a day of half-classes only the first of each half. */
function firstOf(sessions: readonly DatedSession[]): (DatedSession | undefined)[] {
  const ofHalf = (half: 1 | 2) => sessions.find((session) => session.half === half);
  return sessions.every(({ half }) => half !== undefined)
    ? [ofHalf(1), ofHalf(2)]
    : sessions.slice(0, 1);
}

/** The sessions of a test: the first, and those in a row with it as far as its line takes them. */
function sessionsOfTest(
  ofDay: readonly DatedSession[],
  first: DatedSession | undefined,
  line: CourseLine | undefined,
): readonly DatedSession[] {
  const block = blocksOf(ofDay).find(([begin]) => begin === first) ?? [];
  return block.slice(0, Math.max(1, line?.parts ?? 1));
}

/** What the written tests of the record take, which never moves. */
interface PinnedTests {
  /** The sessions that are tests, by key, each with the line that its test is, if the lines have one; else its part is 0. */
  readonly tests: ReadonlyMap<
    string,
    { readonly line: CourseLine | undefined; readonly part: number }
  >;
  /** The lines that the tests are: they fill no other session. */
  readonly taken: ReadonlySet<CourseLine>;
}

/**
 * Gives each written test of the record its session and its line: the first test by date is the first line of that kind. A
 * test on a day without a session has a line too, because it was written then.
 */
export function pinTests(
  { tests, schoolYear }: Pick<CourseYear, 'tests' | 'schoolYear'>,
  dated: readonly DatedSession[],
  lines: readonly CourseLine[],
): PinnedTests {
  const dates = [...new Set(tests)].toSorted();
  const kept = lines.filter(({ kind }) => kind === 'test').slice(0, dates.length);
  const lineOf = new Map(dates.map((date, index) => [date, kept[index]]));
  const byDate = new Map<string, DatedSession[]>(dates.map((date) => [date, []]));
  for (const session of dated) {
    if (session.entry?.state !== 'lost') byDate.get(session.date)?.push(session);
  }
  const pinned = [...byDate].flatMap(([date, ofDay]) => {
    if (isWithin(date, schoolYear.exams)) return [];
    const line = lineOf.get(date);
    return firstOf(ofDay).flatMap((first) =>
      sessionsOfTest(ofDay, first, line).map(
        ({ key }, index) => [key, { line, part: line ? index + 1 : 0 }] as const,
      ),
    );
  });
  return { tests: new Map(pinned), taken: new Set(kept) };
}
