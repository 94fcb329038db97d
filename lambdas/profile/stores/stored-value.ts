/** A value and when it was saved; empty if there is none. */
export interface StoredValue<T> {
  readonly value?: T;
  readonly updatedAt?: string;
}

/** Stores one value per user, each in its own item. */
export interface ValueStore<T> {
  find(uid: string): Promise<T | undefined>;
  read(uid: string): Promise<StoredValue<T>>;
  /**
   * Saves a value, or with `seen` only if the stored one is still that. Saves nothing if the account is `closed`, or
   * if the value was `changed` since.
   */
  save(
    uid: string,
    value: T,
    now: Date,
    seen?: StoredValue<T>,
  ): Promise<'saved' | 'closed' | 'changed'>;
}
