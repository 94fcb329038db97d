import type {
  ClassContent,
  ClassSummary,
  SavedClass,
  SavedPupil,
} from '#shared/model/saved-class.ts';

/** A class as it is stored: each pupil has an id. */
export type ClassToStore = Omit<ClassContent, 'pupils'> & Pick<SavedClass, 'pupils' | 'left'>;

/** What a list of all mark sheets reads of a class. */
export interface SheetsOfClass {
  readonly id: string;
  readonly pupils: readonly Pick<SavedPupil, 'id'>[];
  /** The sheets that it may have, by id and birth. */
  readonly sheets: ReadonlySet<string>;
  /** When these were last compared with its record; '' in a class that an earlier release has written. */
  readonly sheetsCheckedAt: string;
}

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
  /** Writes nothing and answers `undefined` if there is a class with this id. */
  add(uid: string, classId: string, content: ClassToStore): Promise<SavedClass | undefined>;
  /** Replaces a class as it was read. Writes nothing and answers `undefined` if it has changed since or is gone. */
  replace(uid: string, seen: SavedClass, content: ClassToStore): Promise<SavedClass | undefined>;
  /** Answers whether there was such a class. */
  remove(uid: string, classId: string): Promise<boolean>;
}
