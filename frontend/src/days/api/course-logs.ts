import { useEffect, useEffectEvent, useMemo } from 'react';
import { useSWRConfig, type ScopedMutator } from 'swr';
import * as z from 'zod/mini';
import { listCourseLogs } from '#shared/contracts/course-logs.ts';
import { findLogId, type LoggedCourse } from '#shared/course/course-log-id.ts';
import {
  courseLog,
  emptyCourseLog,
  type CourseLog,
  type CourseLogContent,
} from '#shared/model/course-log.ts';
import { unsavedVersion } from '#shared/model/class-document.ts';
import { call } from '#frontend/lib/api/client.ts';
import { readInFull } from '#frontend/lib/api/read-response.ts';
import { session, userIn, useUser } from '#frontend/lib/auth/session.ts';
import type { DocumentEditor } from '#frontend/lib/documents/document-editor.ts';
import type { SavedVersion } from '#frontend/lib/documents/edited-document.ts';
import { addressOf, editorKey, editorOf } from '#frontend/lib/documents/open-document.ts';
import { unsavedCopies, unsavedKey } from '#frontend/lib/documents/unsaved-copies.ts';
import { NewVersionError } from '#frontend/lib/new-version.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';
import { useStore } from '#frontend/lib/store.ts';
import { undoOf, writeLog, type LogChange } from '../model/write-log.ts';
import { courseLogDocumentId, courseLogDocuments, savedLogs } from './course-log-documents.ts';
import { openLogs } from './open-logs.ts';

const { editors } = courseLogDocuments;

/** A change of the log of a course. */
export interface CourseChange extends LoggedCourse, LogChange {}

export interface CourseLogs {
  /**
   * The log of a course, with edits that only this device has; empty if nothing was written; undefined while the logs
   * load.
   */
  readonly logOf: (course: LoggedCourse) => CourseLogContent | undefined;
  /** The same with what was recorded since the page was drawn, for a change that depends on it. */
  readonly logNow: CourseLogs['logOf'];
  /**
   * Writes into the logs of courses: shown and kept on the device at once, and sent in the background, also after the
   * page is left. An entry that another device has changed meanwhile is merged.
   * @returns takes all of it back as one step, except what was changed since
   */
  readonly record: (changes: readonly CourseChange[]) => () => void;
  /** The id of a course's log among `courseLogDocuments`, for its page. */
  readonly documentIdOf: (course: LoggedCourse) => string;
  readonly isLoading: boolean;
  /** Whether the logs are here. Without them `logOf` knows only the edits of this device, and lost sessions look taught. */
  readonly isKnown: boolean;
  /** Why the logs could not be fetched. What is recorded is kept, and merged when they can. */
  readonly error: unknown;
  readonly reload: () => void;
}

type Saved = SavedVersion<CourseLogContent>;
const unsaved: Saved = { ...unsavedVersion, content: emptyCourseLog };

/** The later of two versions of a log. */
const laterOf = (one: Saved | undefined, other: Saved | undefined): Saved | undefined =>
  !one || (other && other.createdAt > one.createdAt) ? other : one;

// A class whose log is left out would show its lost sessions as taught.
readInFull.add(listCourseLogs.response);

/** @throws NewVersionError if this tab cannot read one of the logs */
const fetchLogs = async (year: number): Promise<CourseLog[]> => {
  try {
    const rows = await call(listCourseLogs, { params: { year: String(year) } });
    return z.parse(z.array(courseLog), rows);
  } catch (cause) {
    if (!(cause instanceof z.core.$ZodError)) throw cause;
    throw new NewVersionError('a newer release wrote a log', { cause });
  }
};

/** Opens the editor of a log until it has sent its edits. */
const withEditor = (
  { uid, id, newest, mutate }: { uid: string; id: string; newest: Saved; mutate: ScopedMutator },
  edit: (editor: DocumentEditor<CourseLogContent>) => void,
): void => {
  const key = editorKey(uid, addressOf(courseLogDocuments, id));
  editors.open(key, uid, () => editorOf(courseLogDocuments, id, uid, newest, mutate));
  const editor = editors.entries.get().get(key)?.editor;
  if (editor) edit(editor);
  editors.close(key);
};

/** The newest versions of logs by the ids of their documents: as fetched, or as this tab has saved since. */
function newestOf(
  rows: readonly CourseLog[] = [],
  saved: ReadonlyMap<string, Saved>,
): ReadonlyMap<string, Saved> {
  const all = new Map<string, Saved>(
    rows.map(({ classId, id, document }) => [courseLogDocumentId(classId, id), document]),
  );
  for (const [id, version] of saved) all.set(id, laterOf(all.get(id), version) ?? version);
  return all;
}

/** The ids of the logs of a year of which the device has unsaved edits. */
const keptIds = (uid: string, year: number): string[] => {
  const prefix = unsavedKey(uid, addressOf(courseLogDocuments, ''));
  return unsavedCopies
    .keys(prefix)
    .map((key) => key.slice(prefix.length))
    .filter((id) => id.includes(`/y${year}-`));
};

/**
 * The logs of all courses of a school year, in one call; kept on the device, so that they show without a network.
 * @param year in which the school year begins; undefined: nothing is fetched
 */
export function useCourseLogs(year: number | undefined): CourseLogs {
  const { mutate } = useSWRConfig();
  const uid = useUser()?.uid;
  const isWanted = year !== undefined && uid !== undefined;
  const key = isWanted ? `${listCourseLogs.id}/${year}` : null;
  const list = useResource(key, () => fetchLogs(year ?? 0));
  const saved = useStore(savedLogs);
  const open = useStore(openLogs);
  const { data: rows, error, isLoading, mutate: again } = list;

  const newest = useMemo(() => newestOf(rows, saved), [rows, saved]);

  /** Edits of earlier visits, and what another device has saved meanwhile. */
  const takeUp = useEffectEvent(() => {
    if (uid === undefined || year === undefined) return;
    const versionOf = (id: string) => newest.get(id) ?? unsaved;
    for (const id of keptIds(uid, year))
      if (!openLogs.get().has(id)) withEditor({ uid, id, newest: versionOf(id), mutate }, () => {});
    for (const [entryKey, { editor }] of editors.entries.get()) {
      const found = newest.get(
        entryKey.slice(editorKey(uid, addressOf(courseLogDocuments, '')).length),
      );
      if (found) editor.find(found);
    }
  });
  const isAnswered = rows !== undefined || error !== undefined;
  // What was fetched before a newer release wrote is no longer the log.
  const isKnown = rows !== undefined && !(error instanceof NewVersionError);
  useEffect(() => {
    if (isAnswered) takeUp();
  }, [isAnswered, newest, key]);

  /** Another tab has saved. */
  const follow = useEffectEvent((event: StorageEvent) => {
    if (uid === undefined || key === null || event.newValue !== null) return;
    const prefix = unsavedKey(uid, addressOf(courseLogDocuments, ''));
    if (event.key?.startsWith(prefix)) void mutate(key);
  });
  useEffect(() => {
    const onStorage = (event: StorageEvent) => follow(event);
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  // Stays the same while a log is edited or saved, as what records does on each page.
  const { documentIdOf, record, logIn, logNow } = useMemo(() => {
    const documentIdOf = ({ classId, ...course }: LoggedCourse): string => {
      const prefix = courseLogDocumentId(classId, '');
      const ids = new Set([...newestOf(rows, savedLogs.get()).keys(), ...openLogs.get().keys()]);
      const known = [...ids].filter((id) => id.startsWith(`${prefix}y${year}-`));
      return (
        prefix +
        findLogId(
          year ?? 0,
          course,
          known.map((id) => id.slice(prefix.length)),
        )
      );
    };
    const write = (
      id: string,
      subject: string,
      change: (now: CourseLogContent) => LogChange,
    ): (() => void) => {
      let undo = (): void => undefined;
      const version = newestOf(rows, savedLogs.get()).get(id) ?? unsaved;
      // Undo may come after another user has signed in.
      if (uid !== undefined && uid === userIn(session.get()))
        withEditor({ uid, id, newest: version, mutate }, (editor) => {
          const before = editor.state.get().content;
          editor.change((now) => writeLog(now, subject, change(now)));
          const takeBack = undoOf(before, editor.state.get().content);
          undo = () => void write(id, subject, takeBack);
        });
      return undo;
    };
    const record: CourseLogs['record'] = (changes) => {
      const undos = changes.map((change) =>
        write(documentIdOf(change), change.subject, () => change),
      );
      return () => undos.forEach((undo) => undo());
    };
    const logIn =
      (edited: typeof open, all: typeof newest): CourseLogs['logOf'] =>
      (course) => {
        const id = documentIdOf(course);
        // What this tab has saved since it was drawn is among it.
        const saved = laterOf(all.get(id), savedLogs.get().get(id));
        return edited.get(id) ?? saved?.content ?? (isAnswered ? emptyCourseLog : undefined);
      };
    const logNow: CourseLogs['logOf'] = (course) =>
      logIn(openLogs.get(), newestOf(rows, savedLogs.get()))(course);
    return { documentIdOf, record, logIn, logNow };
  }, [uid, year, mutate, rows, isAnswered]);

  return useMemo(
    () => ({
      logOf: logIn(open, newest),
      ...{ logNow, record, documentIdOf, isLoading, isKnown, error },
      reload: () => void again(),
    }),
    [newest, open, isLoading, isKnown, again, error, logIn, logNow, record, documentIdOf],
  );
}
