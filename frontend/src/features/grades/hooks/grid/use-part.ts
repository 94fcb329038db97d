import { useSyncExternalStore } from 'react';
import type { Store } from '#frontend/lib/store.ts';

/** What `choose` takes from a store; the component is drawn again only when that changes. */
export const usePart = <State, Part>(
  { subscribe, get }: Pick<Store<State>, 'get' | 'subscribe'>,
  choose: (state: State) => Part,
): Part => useSyncExternalStore(subscribe, () => choose(get()));
