import { paths } from '../../lib/paths.ts';

/** Where a guard asked to return to after the login; only ever a path of this site. */
export const returnPath = (state: unknown): string => {
  const from = typeof state === 'object' && state && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : paths.dashboard;
};
