import type { PlannedLesson } from '../model/annual-distribution.ts';
import type { CourseLogContent, LogEntry } from '../model/course-log.ts';
import { groupsOf, linesOfClass, orderOf } from './class-order.ts';
import type { CourseLine, CourseSessions, CourseYear, Session } from './course.ts';
import type { UnclearLine } from './line-matches.ts';
import { lineFinder, lineKey } from './line-names.ts';
import { sessionsOf } from './sessions-of.ts';

/** What replacing a distribution writes into the log of a class. */
interface LogOfReplacement {
  /** The entries that change, whole, by key. Null deletes one. */
  readonly entries: Readonly<Record<string, LogEntry | null>>;
  /** The whole order of the class; undefined: the new distribution's. */
  readonly order: CourseLogContent['order'];
}

/** What a session has to show: a part of a new line, or a text. */
interface Shown {
  readonly key: string;
  readonly line: CourseLine | undefined;
  readonly part: number;
  readonly text: string;
}

type Find = (line: CourseLine) => CourseLine | undefined;

/** Finds the new line of an old one: by its text, or because the teacher said that they are the same. */
function newLineFinder(lines: readonly CourseLine[], same: readonly UnclearLine[]): Find {
  const find = lineFinder(lines);
  const said = new Map(same.map(({ taught, maybe }) => [lineKey(taught.name), maybe.name]));
  return ({ name }) => find(said.get(lineKey(name)) ?? name);
}

/** What is left of the lines on a date: what would not fit if all later sessions were lost. */
function leftOn(year: CourseYear, { sessions }: CourseSessions, date: string) {
  const lost: [string, LogEntry][] = sessions
    .filter((session) => session.date >= date)
    .map(({ key, entry }) => [
      key,
      { state: 'lost', ...(entry?.extra && { extra: entry.extra, half: entry.half }) },
    ]);
  const entries: CourseLogContent['entries'] = {
    ...year.log.entries,
    ...Object.fromEntries(lost),
  };
  return sessionsOf({ ...year, log: { ...year.log, entries } }).unplaced;
}

/**
 * The new lines: first those that are finished, as they were taught, then the one that is begun, so that none of the others
 * is passed over.
 */
function inSequence(
  lines: readonly CourseLine[],
  old: CourseSessions,
  left: CourseSessions['unplaced'],
  find: Find,
) {
  const [current] = left;
  const open = new Set(left.map(({ line }) => line.index));
  const part = current ? current.line.parts - current.parts + 1 : 1;
  const begun = part > 1 && current ? find(current.line) : undefined;
  const isFinished = ({ index, parts }: CourseLine): boolean => parts > 0 && !open.has(index);
  const finished = groupsOf(old.lines).filter(([line]) => isFinished(line));
  const taught = new Set(finished.flat().flatMap((line) => find(line) ?? []));
  if (begun && part > begun.parts) taught.add(begun);
  const isBegun = begun !== undefined && !taught.has(begun);
  const others = lines.filter((line) => !taught.has(line) && line !== begun);
  return {
    sequence: [...taught, ...(isBegun ? [begun] : []), ...others],
    next: isBegun ? { line: begun, part } : { line: others[0], part: 1 },
    /** What the class had to be taught next. */
    current,
  };
}

/** What the sessions have to show: before the date what they showed, and then what is next for the class and for each half. */
function shownSessions(
  { sessions }: CourseSessions,
  date: string,
  find: Find,
  { next, current }: ReturnType<typeof inSequence>,
): Shown[] {
  const kept = sessions.filter(({ what }) => what === 'line');
  const past = kept.filter((session) => session.date < date);
  const later = kept.filter((session) => session.date >= date);
  const firsts = ([undefined, 1, 2] as const).flatMap(
    (half) => later.find((session) => session.half === half) ?? [],
  );
  const shownIn = ({ key, line, part }: Session): Shown => {
    const found = line && find(line);
    const isKept = found !== undefined && part <= found.parts;
    return { key, part, line: isKept ? found : undefined, text: line?.line.lesson ?? '' };
  };
  const isCurrent = ({ line, part }: Session): boolean =>
    line !== undefined &&
    line.index === current?.line.index &&
    part === line.parts - current.parts + 1;
  return [
    ...past.map(shownIn),
    ...firsts
      .toSorted((one, other) => (one.key < other.key ? -1 : 1))
      // A half that is ahead stays so. If its line is gone, it goes on after what it was taught.
      .map((session) =>
        isCurrent(session)
          ? { key: session.key, ...next, text: '' }
          : { ...shownIn(session), text: '' },
      ),
  ];
}

/** An entry without its place. */
function withoutHere({ here: _, ...others }: LogEntry): LogEntry | null {
  return Object.keys(others).length > 0 ? others : null;
}

/** The entry that makes a session show something; undefined if it does, or if nothing can be shown. */
function entryFor({ line, part, text }: Shown, session: Session | undefined): LogEntry | undefined {
  if (line) {
    const isShown = session?.line?.index === line.index && session.part === part;
    // A line of no sessions, or of a test, shows no part: the class is at the next one.
    if (isShown || line.parts === 0) return undefined;
    return { ...session?.entry, here: { ...line.name, part } };
  }
  return text === '' ? undefined : { ...withoutHere(session?.entry ?? {}), lesson: text };
}

/**
 * What to write into the log of a class when its distribution is replaced, so that what was taught before a date stays, and
 * the class goes on with what it was not taught. Lines that both distributions have stay lines; a text is written for the
 * others. Nothing is written where the new distribution says the same.
 * @param year with the old distribution
 * @param same the unclear lines of which the teacher says that they are the same
 */
export function replaceLines(
  year: CourseYear,
  lines: readonly PlannedLesson[],
  date: string,
  same: readonly UnclearLine[] = [],
): LogOfReplacement {
  const before = sessionsOf(year);
  const newLines = linesOfClass({ ...year, lines });
  const find = newLineFinder(newLines, same);
  const arranged = inSequence(newLines, before, leftOn(year, before, date), find);
  const order = orderOf(arranged.sequence, { ...year, lines });
  const shown = shownSessions(before, date, find, arranged);

  const isKnown = lineFinder(newLines);
  const unknown = new Set(before.unknownLines);
  const cleared = before.sessions.flatMap(({ key, date: at, entry }) =>
    entry?.here && at < date && !unknown.has(key) && !isKnown(entry.here)
      ? [[key, withoutHere(entry)] as const]
      : [],
  );
  const changed = new Map<string, LogEntry | null>(cleared);
  const entriesNow = (): CourseLogContent['entries'] =>
    Object.fromEntries(
      Object.entries({ ...year.log.entries, ...Object.fromEntries(changed) }).filter(
        (pair): pair is [string, LogEntry] => pair[1] !== null,
      ),
    );

  const dated = (): ReadonlyMap<string, Session> => {
    const log = { entries: entriesNow(), ...(order && { order: [...order] }) };
    const { sessions } = sessionsOf({ ...year, lines: [...lines], log });
    return new Map(sessions.map((session) => [session.key, session]));
  };
  // An entry changes nothing before it: what is right stays right.
  let byKey = dated();
  for (const one of shown) {
    const entry = entryFor(one, byKey.get(one.key));
    if (!entry) continue;
    changed.set(one.key, entry);
    byKey = dated();
  }
  return { entries: Object.fromEntries(changed), order: order && [...order] };
}
