import type { CourseLine, CourseSessions, Session } from '#shared/course/course.ts';
import type { Holiday } from '#shared/model/school-year.ts';

/** From the first to the last date, both included. */
export interface Dates {
  readonly from: string;
  readonly to: string;
}

/** What a course makes of a line. */
export interface LineDates {
  /** Undefined if no session has it. */
  readonly dates: Dates | undefined;
  /** How many of its parts are over. */
  readonly done: number;
  /** How many of its parts no session is left for. */
  readonly unplaced: number;
  /** The part that comes next, if the course is at this line. */
  readonly nextPart: number | undefined;
}

export interface LessonRow extends LineDates {
  readonly kind: 'lesson';
  readonly line: CourseLine;
  readonly planned: Dates | undefined;
  /** The sessions that were lost when it would have been taught. */
  readonly lost: readonly Session[];
}

/** What takes sessions beside the lines: exams, tests without a line, and what was taught instead. */
export type OtherRow =
  | { readonly kind: 'exam'; readonly name: string; readonly dates: Dates }
  | { readonly kind: 'test' | 'own'; readonly session: Session };

export type YearRow = LessonRow | OtherRow;

/** Real sessions of a course, and the one that comes next. */
interface Standing {
  readonly real: CourseSessions;
  readonly current: Session | undefined;
}

const datesOf = (sessions: readonly Session[]): Dates | undefined => {
  const [first] = sessions;
  const last = sessions.at(-1);
  return first && last && { from: first.date, to: last.date };
};

/** The sessions that show each line, by its index in the distribution. */
function byLine({ sessions }: CourseSessions): ReadonlyMap<number, readonly Session[]> {
  const found = new Map<number, Session[]>();
  for (const session of sessions) {
    const { line, what } = session;
    if (!line || (what !== 'line' && what !== 'test')) continue;
    const known = found.get(line.index);
    if (known) known.push(session);
    else found.set(line.index, [session]);
  }
  return found;
}

/** A part is over when all its sessions are: those of both halves, and those that continue it. */
const countDone = (sessions: readonly Session[], before: string | undefined): number => {
  const parts = new Set(sessions.map(({ part }) => part));
  for (const { key, part } of sessions)
    if (before !== undefined && key >= before) parts.delete(part);
  return parts.size;
};

/** The next session that is for a lesson: the next of all may be an exam. */
export const nextLesson = ({ real, current }: Standing): Session | undefined =>
  current && real.sessions.find(({ what, key }) => what === 'line' && key >= current.key);

/** The lines that a class can be at: those with sessions of their own, but for the tests of the record. */
export function linesToBeAt({ sessions, lines }: CourseSessions): CourseLine[] {
  const tests = new Set(sessions.map(({ what, line }) => (what === 'test' ? line : undefined)));
  return lines.filter((line) => line.parts > 0 && !tests.has(line));
}

/** What a course makes of each line, by its index in the distribution. */
export function lineDates({ real, current }: Standing): (index: number) => LineDates {
  const sessions = byLine(real);
  const next = nextLesson({ real, current });
  const unplaced = new Map(real.unplaced.map(({ line, parts }) => [line.index, parts]));
  return (index) => {
    const own = sessions.get(index) ?? [];
    return {
      dates: datesOf(own),
      done: countDone(own, current?.key),
      unplaced: unplaced.get(index) ?? 0,
      nextPart: next?.line?.index === index ? next.part : undefined,
    };
  };
}

const lostByLine = ({ sessions }: CourseSessions): ReadonlyMap<number | undefined, Session[]> =>
  Map.groupBy(
    sessions.filter(({ what }) => what === 'lost'),
    ({ line }) => line?.index,
  );

/** The lines of a course with their dates, in the order of the class. */
export function lessonRows(course: Standing & { readonly planned: CourseSessions }): LessonRow[] {
  const planned = byLine(course.planned);
  const real = lineDates(course);
  const lost = lostByLine(course.real);
  return course.real.lines.map((line) => ({
    kind: 'lesson',
    line,
    ...real(line.index),
    planned: datesOf(planned.get(line.index) ?? []),
    lost: lost.get(line.index) ?? [],
  }));
}

/** Exams, tests that no line is for, and what was taught instead of a line. */
export const otherRows = ({ sessions }: CourseSessions, exams: readonly Holiday[]): OtherRow[] => [
  ...exams.map(({ name, from, to }) => ({ kind: 'exam' as const, name, dates: { from, to } })),
  ...sessions.flatMap((session): OtherRow[] => {
    if (session.what === 'own') return [{ kind: 'own', session }];
    return session.what === 'test' && !session.line ? [{ kind: 'test', session }] : [];
  }),
];
