import type { CourseLog } from '#shared/model/course-log.ts';
import type { DocumentStore, VersionRecord } from '#core/documents/document-store.ts';

/** Names the log of a course of a teacher's class. */
export interface CourseLogAddress {
  readonly uid: string;
  readonly classId: string;
  readonly logId: string;
}

/** The logs of courses. Each exists, and is empty until it is saved: its newest version is then 0. */
export interface CourseLogStore {
  readonly documents: Omit<DocumentStore<CourseLogAddress>, 'newest'> & {
    newest(log: CourseLogAddress): Promise<VersionRecord>;
  };
  /**
   * The saved logs of a class in a school year, each with its newest version, in the order of their ids.
   * @param year in which the school year begins, `2026`
   */
  list(uid: string, classId: string, year: string): Promise<CourseLog[]>;
}
