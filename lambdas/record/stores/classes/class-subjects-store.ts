import type { ClassSubjects } from '#shared/model/class-subjects.ts';

/** How the general averages of classes are calculated. */
export interface ClassSubjectsStore {
  find(uid: string, classId: string): Promise<ClassSubjects | undefined>;
  /**
   * Saves the value in place of any other.
   * @param seen only in place of this one; of undefined: only if there is none
   * @returns whether it was saved
   */
  save(
    of: { readonly uid: string; readonly classId: string },
    value: ClassSubjects,
    seen?: { readonly stored: ClassSubjects | undefined },
  ): Promise<boolean>;
  remove(uid: string, classId: string): Promise<void>;
}
