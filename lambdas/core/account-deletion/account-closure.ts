/** Ends an account's writing before the account is deleted, and until its last token has expired. */
export interface AccountClosure {
  /** From now on neither profile nor school year can be saved, and no student, job or upload begins to be added. Safe to repeat. */
  close(uid: string, now: Date): Promise<void>;
  /**
   * Whether the account was closed. Who began to write before must ask after the write: if not, the deletion will
   * find what was written; if so, it may have looked already, and the writer takes it back.
   */
  isClosed(uid: string): Promise<boolean>;
}
