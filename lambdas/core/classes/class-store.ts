import type { ClassContent, ClassSummary, SavedClass } from '#shared/model/saved-class.ts';

/** The classes that teachers keep. One whose time is over is not there, whether or not it is deleted already. */
export interface ClassStore {
  /** Every class without its pupils, in the order they were kept. */
  list(uid: string): Promise<ClassSummary[]>;
  find(uid: string, classId: string): Promise<SavedClass | undefined>;
  /** The class, which has been used now, and so is kept the longer. */
  use(uid: string, classId: string): Promise<SavedClass | undefined>;
  add(uid: string, classId: string, content: ClassContent): Promise<SavedClass>;
  /** Replaces a class as it was read; nothing, and nothing written, if it has changed since or is gone. */
  replace(uid: string, seen: SavedClass, content: ClassContent): Promise<SavedClass | undefined>;
  /** Whether there was such a class. */
  remove(uid: string, classId: string): Promise<boolean>;
}
