/** Blocks writes to an account from before it is deleted until its last token has expired. */
export interface AccountClosure {
  /** Afterwards no profile or school year can be saved, and no student, job or upload added. Safe to repeat. */
  close(uid: string, now: Date): Promise<void>;
  /** Ask after a write: if the account was closed, the deletion may have missed it, and the writer removes it. */
  isClosed(uid: string): Promise<boolean>;
}
