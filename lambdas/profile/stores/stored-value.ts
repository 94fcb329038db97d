/** A value and when it was saved; empty if there is none. */
export interface StoredValue<T> {
  readonly value?: T;
  readonly updatedAt?: string;
}

/** Stores one value per user, each in its own item. */
export interface ValueStore<T> {
  find(uid: string): Promise<T | undefined>;
  read(uid: string): Promise<StoredValue<T>>;
  /** Saves a value, with `seen` only over that one. Saves nothing if `closed`, or `changed` since. */
  save(
    uid: string,
    value: T,
    now: Date,
    seen?: StoredValue<T>,
  ): Promise<'saved' | 'closed' | 'changed'>;
}
