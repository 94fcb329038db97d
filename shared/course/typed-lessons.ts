import type { PlannedLesson } from '../model/annual-distribution.ts';
import type { LogEntry } from '../model/course-log.ts';
import { linesOfClass } from './class-order.ts';
import type { CourseLine, CourseSessions, CourseYear, Session } from './course.ts';
import { lineFinder } from './line-names.ts';
import { plannedOf, sessionsOf } from './sessions-of.ts';

/** What a class is taught in a session. */
export interface Place {
  readonly line: CourseLine;
  readonly part: number;
}

/** What the first distribution of a course makes of the lessons that the teacher typed before. */
export interface TypedLessons {
  /** How many there are. They stay what was taught. */
  readonly count: number;
  /** The session that is next, and the lines that it may show. */
  readonly next: Session | undefined;
  readonly lines: readonly CourseLine[];
  /** What is probably taught there: after the last typed lesson that is a line, else what is planned. */
  readonly likely: Place | undefined;
  /** The entries to write, by key; with what is next, if that is said. */
  readonly entries: (next: Place | undefined) => Readonly<Record<string, LogEntry>>;
}

const placeIn = (sessions: CourseSessions['sessions'], key: string | undefined) =>
  sessions.find((session) => session.key === key);

const shows = (session: Session | undefined, { line, part }: Place): boolean =>
  session?.what === 'line' && session.line?.index === line.index && session.part === part;

/**
 * Compares the lessons that were typed until a date, the date included, with the first distribution of a course. One whose
 * text is a line becomes that line; the others keep their texts.
 * @param year without a distribution
 */
export function typedLessons(
  year: CourseYear,
  lines: readonly PlannedLesson[],
  date: string,
): TypedLessons {
  const before = sessionsOf(year).sessions;
  const typed = before.filter((session) => session.what === 'own' && session.date <= date);
  const next = before.find((session) => session.what === 'free' && session.date >= date);
  const ofClass = linesOfClass({ ...year, lines });
  const find = lineFinder(ofClass);
  const dated = (entries: Readonly<Record<string, LogEntry>>) =>
    sessionsOf({
      ...{ ...year, lines },
      log: { ...year.log, entries: { ...year.log.entries, ...entries } },
    }).sessions;

  let found: Readonly<Record<string, LogEntry>> = {};
  const taught = new Map<CourseLine, number>();
  for (const { key, entry } of typed) {
    const { lesson, ...others } = entry ?? {};
    const line = lesson === undefined ? undefined : find({ lesson });
    if (!line || line.parts === 0) continue;
    const part = Math.min((taught.get(line) ?? 0) + 1, line.parts);
    taught.set(line, part);
    found = { ...found, [key]: { ...others, here: { ...line.name, part } } };
  }

  const planned = (): CourseSessions['sessions'] => plannedOf({ ...year, lines }).sessions;
  const { line, part } = placeIn(taught.size > 0 ? dated(found) : planned(), next?.key) ?? {};
  return {
    count: typed.length,
    next,
    lines: ofClass.filter(({ parts }) => parts > 0),
    likely: line && { line, part: taught.size > 0 ? (part ?? 1) : 1 },
    entries: (place) => {
      if (!place || !next || shows(placeIn(dated(found), next.key), place)) return found;
      const here = { ...place.line.name, part: place.part };
      return { ...found, [next.key]: { ...next.entry, here } };
    },
  };
}
