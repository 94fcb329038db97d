import type { ClassContent, ClassSummary, SavedClass } from '#shared/model/saved-class.ts';
import type { SheetsOfClass } from './class-item.ts';

/** A class as it is stored: each pupil has an id. */
export type ClassToStore = Omit<ClassContent, 'pupils'> & Pick<SavedClass, 'pupils' | 'left'>;

/** The saved classes of teachers. An expired class is never returned, even if it is not deleted yet. */
export interface ClassStore {
  /** All classes without their pupils, in the order in which they were saved. */
  list(uid: string): Promise<ClassSummary[]>;
  /** The same classes with their pupils. */
  listInFull(uid: string): Promise<SavedClass[]>;
  /** The same classes with which mark sheets they may have. */
  listSheets(uid: string): Promise<SheetsOfClass[]>;
  find(uid: string, classId: string): Promise<SavedClass | undefined>;
  /** Finds a class and extends its expiry, because it is used now. */
  use(uid: string, classId: string): Promise<SavedClass | undefined>;
  add(uid: string, classId: string, content: ClassToStore): Promise<SavedClass>;
  /** Replaces a class as it was read. Writes nothing and answers `undefined` if it has changed since or is gone. */
  replace(uid: string, seen: SavedClass, content: ClassToStore): Promise<SavedClass | undefined>;
  /** Answers whether there was such a class. */
  remove(uid: string, classId: string): Promise<boolean>;
}
