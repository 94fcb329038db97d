/** A value that each class has at most once, such as its subjects or its seating plan. */
export interface ClassValueStore<T> {
  find(uid: string, classId: string): Promise<T | undefined>;
  /**
   * Saves the value in place of any other.
   * @param seen only in place of this one; of undefined: only if there is none
   * @returns whether it was saved
   */
  save(
    of: { readonly uid: string; readonly classId: string },
    value: T,
    seen?: { readonly stored: T | undefined },
  ): Promise<boolean>;
  remove(uid: string, classId: string): Promise<void>;
}
