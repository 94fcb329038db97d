import { useSyncExternalStore } from 'react';
import type { Readable } from './store.ts';

/** What `choose` takes from a store; the component is drawn again only when that changes. */
export const useSelector = <State, Part>(
  { subscribe, get }: Readable<State>,
  choose: (state: State) => Part,
): Part => useSyncExternalStore(subscribe, () => choose(get()));
