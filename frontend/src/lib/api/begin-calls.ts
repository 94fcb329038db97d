import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { session } from '../auth/session.ts';
import { pageAt } from '../paths.ts';
import { beginCall, dropBegun } from './client.ts';
import type { LooseOptions } from './request.ts';

/** A call that a page makes in any case, perhaps with a query; its parameters are those of the page's address. */
export type FirstCall =
  Endpoint | readonly [endpoint: Endpoint, query: NonNullable<LooseOptions['query']>];

/** The address of the page that has begun calls last. */
let begunOn: string | undefined;

// Pages ask again when the user returns to them, since something may have changed elsewhere.
for (const event of ['focus', 'visibilitychange']) addEventListener(event, () => dropBegun());

/**
 * Begins the calls that the open page makes, before React has drawn what makes them: a page whose parts ask one after
 * another waits for the network once. The page's own calls take the answers. A visitor makes none, and a student none of
 * a teacher's.
 */
export const beginCalls = (...calls: readonly FirstCall[]): void => {
  const { pathname } = window.location;
  // What the page before did not take may be older than what has changed since.
  if (pathname !== begunOn) dropBegun();
  begunOn = pathname;
  const params = pageAt(pathname)?.params;
  const begin = (): void => {
    const current = session.get();
    if (current.status !== 'signed-in') return;
    for (const one of calls) {
      const [endpoint, query] = 'id' in one ? [one] : one;
      if (endpoint.audience === 'teacher' && current.role !== 'teacher') continue;
      beginCall(endpoint, { params, query });
    }
  };
  if (session.get().status !== 'loading') return begin();
  const stop = session.subscribe(() => {
    stop();
    begin();
  });
};
