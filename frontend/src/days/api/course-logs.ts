import { useMemo } from 'react';
import { findLogId, type LoggedCourse } from '#shared/course/course-log-id.ts';
import type { CourseLogContent } from '#shared/model/course-log.ts';
import { classDocumentId, partsOfId } from '#frontend/lib/listed-documents/listed-documents.ts';
import { useListedDocuments } from '#frontend/lib/listed-documents/use-listed-documents.ts';
import { undoOf, writeLog, type LogChange } from '../model/write-log.ts';
import { courseLogDocuments } from './course-log-documents.ts';

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

/**
 * The logs of all courses of a school year, in one call; kept on the device, so that they show without a network.
 * @param year in which the school year begins; undefined: nothing is fetched
 */
export function useCourseLogs(year: number | undefined): CourseLogs {
  const asked = useListedDocuments(courseLogDocuments, year?.toString());
  const { contentOf, contentNow, idsNow, write, isLoading, isKnown, error, reload } = asked;

  // Stays the same while a log is edited or saved, as what records does on each page.
  const { documentIdOf, record, logNow } = useMemo(() => {
    const documentIdOf = ({ classId, ...course }: LoggedCourse): string => {
      const ofClass = idsNow()
        .map(partsOfId)
        .filter(([its]) => its === classId);
      const known = ofClass.map(([, id]) => id);
      return classDocumentId(classId, findLogId(year ?? 0, course, known));
    };
    const change = (
      id: string,
      subject: string,
      changeOf: (now: CourseLogContent) => LogChange,
    ): (() => void) => {
      const written = write(id, (now) => writeLog(now, subject, changeOf(now)));
      if (!written) return () => undefined;
      const takeBack = undoOf(written.before, written.after);
      return () => void change(id, subject, takeBack);
    };
    const record: CourseLogs['record'] = (changes) => {
      const undos = changes.map((one) => change(documentIdOf(one), one.subject, () => one));
      return () => undos.forEach((undo) => undo());
    };
    const logNow: CourseLogs['logOf'] = (course) => contentNow(documentIdOf(course));
    return { documentIdOf, record, logNow };
  }, [year, idsNow, contentNow, write]);

  return useMemo(
    () => ({
      logOf: (course: LoggedCourse) => contentOf(documentIdOf(course)),
      ...{ logNow, record, documentIdOf, isLoading, isKnown, error, reload },
    }),
    [contentOf, documentIdOf, logNow, record, isLoading, isKnown, error, reload],
  );
}
