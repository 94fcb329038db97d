import type { CourseLogContent, LogEntry, PlacedLine } from '#shared/model/course-log.ts';
import { isSame } from '#frontend/lib/documents/is-same.ts';

/** What is written into the log of a course. */
export interface LogChange {
  /**
   * By date and period, such as `2026-11-29-2`: the whole entry, or undefined, which removes it; or what makes it of the
   * entry that is there, so that two changes shortly one after the other both stay.
   */
  readonly entries?: Readonly<
    Record<string, LogEntry | undefined | ((now: LogEntry | undefined) => LogEntry | undefined)>
  >;
  /** The order of the class; null removes it. */
  readonly order?: readonly PlacedLine[] | null;
}

/** An entry without the fields that say nothing; undefined if none is left. */
const tidy = (entry: LogEntry | undefined): LogEntry | undefined => {
  const said = Object.entries(entry ?? {}).filter(([, value]) => value !== undefined);
  return said.length > 0 ? Object.fromEntries(said) : undefined;
};

/** The log after a change; the same object if nothing has changed. */
export function writeLog(
  content: CourseLogContent,
  subject: string,
  { entries = {}, order }: LogChange,
): CourseLogContent {
  const now = new Map<string, LogEntry | undefined>(Object.entries(content.entries));
  for (const [key, entry] of Object.entries(entries))
    now.set(key, tidy(typeof entry === 'function' ? entry(now.get(key)) : entry));
  const left = [...now].flatMap(([key, entry]) => (entry ? [[key, entry] as const] : []));
  const written: CourseLogContent = {
    subject: content.subject ?? subject,
    entries: Object.fromEntries(left),
    order: order === undefined ? content.order : order === null ? undefined : [...order],
  };
  const isChanged =
    !isSame(written.entries, content.entries) || !isSame(written.order, content.order);
  return isChanged ? written : content;
}

/** The change that takes a change back, except where something else was written since. */
export function undoOf(
  before: CourseLogContent,
  after: CourseLogContent,
): (now: CourseLogContent) => LogChange {
  const keys = [...new Set([...Object.keys(before.entries), ...Object.keys(after.entries)])].filter(
    (key) => !isSame(before.entries[key], after.entries[key]),
  );
  const isReordered = !isSame(before.order, after.order);
  return (now) => ({
    entries: Object.fromEntries(
      keys
        .filter((key) => isSame(now.entries[key], after.entries[key]))
        .map((key) => [key, before.entries[key]]),
    ),
    ...(isReordered && isSame(now.order, after.order) && { order: before.order ?? null }),
  });
}
