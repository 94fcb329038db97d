import { useSyncExternalStore } from 'react';

/** A value outside React that components can follow. */
export interface Store<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store for those who only follow it. */
export type Readable<T> = Pick<Store<T>, 'get' | 'subscribe'>;

export const createStore = <T>(initial: T): Store<T> => {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** A store whose value is worked out of two others, once for each pair of theirs. */
export const combine = <One, Other, Value>(
  one: Readable<One>,
  other: Readable<Other>,
  make: (one: One, other: Other) => Value,
): Readable<Value> => {
  let made: { readonly of: readonly [One, Other]; readonly value: Value } | undefined;
  return {
    get: () => {
      const [first, second] = [one.get(), other.get()];
      if (!made || made.of[0] !== first || made.of[1] !== second)
        made = { of: [first, second], value: make(first, second) };
      return made.value;
    },
    subscribe: (listener) => {
      const ends = [one.subscribe(listener), other.subscribe(listener)];
      return () => ends.forEach((end) => end());
    },
  };
};

const nothing: Readable<undefined> = { get: () => undefined, subscribe: () => () => undefined };

/** A store whose value is worked out of another's, once for each value. */
export const derive = <From, Value>(
  source: Readable<From>,
  make: (from: From) => Value,
): Readable<Value> => combine(source, nothing, make);

export const useStore = <T>(store: Readable<T>): T =>
  useSyncExternalStore(store.subscribe, store.get);
