import type { CourseSessions, Session } from '#shared/course/course.ts';
import { sessionsOf } from '#shared/course/sessions-of.ts';
import type { CourseLogContent, LogEntry, PlacedLine } from '#shared/model/course-log.ts';
import type { DayCourse } from './day-course.ts';

/** Fields of an entry to set; undefined ones are removed. What it does not name stays, also what another device wrote. */
export type EntryPatch = { readonly [Field in keyof LogEntry]?: LogEntry[Field] | undefined };

/** What an edit changes in the log of a course, by the keys of sessions. */
export interface CourseEdit {
  readonly of: DayCourse;
  /** Null deletes an entry. */
  readonly entries: Readonly<Record<string, EntryPatch | null>>;
  /** The order of the class; null for that of the distribution. Missing: it stays. */
  readonly order?: readonly PlacedLine[] | null;
}

/** A part of a lesson, and when it was to be taught and will be; undefined if the year has no session left for it. */
export interface Move {
  readonly of: DayCourse;
  readonly from: Session;
  readonly to: Session | undefined;
}

/** What a change of logs moves. Numbers are sessions. */
export interface Effect {
  readonly moves: readonly Move[];
  /** What will not fit in the year, before and after. */
  readonly unplacedBefore: number;
  readonly unplacedAfter: number;
  /** The first session of these courses after the change that never moves. */
  readonly pinned: { readonly of: DayCourse; readonly session: Session } | undefined;
}

/** An entry with a patch; undefined if nothing is left of it. A reason is only of a lost session. */
export function patchedEntry(
  entry: LogEntry | undefined,
  patch: EntryPatch | null,
): LogEntry | undefined {
  if (patch === null) return undefined;
  const { reason, ...others } = { ...entry, ...patch };
  const patched: LogEntry = {
    ...others,
    ...(others.state === 'lost' && reason && { reason }),
  };
  const isEmpty = Object.values(patched).every((value) => value === undefined);
  return isEmpty ? undefined : patched;
}

/** A log with some of its entries changed. */
export const patchedLog = (
  log: CourseLogContent,
  patches: CourseEdit['entries'],
): CourseLogContent => ({
  ...log,
  entries: Object.fromEntries(
    Object.entries({
      ...log.entries,
      ...Object.fromEntries(
        Object.entries(patches).map(([key, patch]) => [key, patchedEntry(log.entries[key], patch)]),
      ),
    }).filter((pair): pair is [string, LogEntry] => pair[1] !== undefined),
  ),
});

/** The sessions of a course after a change. */
export const afterChange = ({ of, entries }: CourseEdit): CourseSessions =>
  sessionsOf({ ...of.year, log: patchedLog(of.year.log, entries) });

/** Names a part for the pupils of a session. */
const partOf = ({ line, part, half }: Session): string => `${line?.index} ${part} ${half ?? ''}`;

/** The sessions in which parts begin, by part. */
const beginnings = ({ sessions }: CourseSessions): ReadonlyMap<string, Session> =>
  new Map(
    sessions
      .filter(({ what, isContinued }) => what === 'line' && !isContinued)
      .map((session) => [partOf(session), session]),
  );

function movesOf(of: DayCourse, after: CourseSessions): Move[] {
  const later = beginnings(after);
  return [...beginnings(of.real)].flatMap(([part, from]): Move[] => {
    const to = later.get(part);
    return to?.key === from.key ? [] : [{ of, from, to }];
  });
}

const unplacedIn = ({ unplaced }: CourseSessions): number =>
  unplaced.reduce((sum, { parts }) => sum + parts, 0);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Says what changes of logs move, before they are made. */
export function effectOf(changes: readonly CourseEdit[], afterOf = afterChange): Effect {
  const dated = changes.map((change) => ({ ...change, after: afterOf(change) }));
  const pins = dated.flatMap(({ of, entries, after }) => {
    const [first = ''] = Object.keys(entries).toSorted();
    const session = after.sessions.find(
      ({ key, what }) => key > first && (what === 'exam' || what === 'test'),
    );
    return session ? [{ of, session }] : [];
  });
  return {
    moves: dated
      .flatMap(({ of, after }) => movesOf(of, after))
      .toSorted((one, other) => (one.from.key < other.from.key ? -1 : 1)),
    unplacedBefore: sum(changes.map(({ of }) => unplacedIn(of.real))),
    unplacedAfter: sum(dated.map(({ after }) => unplacedIn(after))),
    pinned: pins.toSorted((one, other) => (one.session.key < other.session.key ? -1 : 1))[0],
  };
}
