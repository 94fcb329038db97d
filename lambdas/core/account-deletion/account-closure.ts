/** Blocks writes to an account from before it is deleted until its last token has expired. */
export interface AccountClosure {
  /** Afterwards no profile or school year can be saved, and no student, job or upload added. Safe to repeat. */
  close(uid: string, now: Date): Promise<void>;
  /**
   * Whether the account was closed. Ask after a write: if not, the deletion finds what was written; if so, the
   * deletion may have missed it, and the writer removes it.
   */
  isClosed(uid: string): Promise<boolean>;
}
