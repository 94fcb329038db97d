import { paths } from '../../lib/paths.ts';

/** The path to return to after login, as the guard requested; always a path of this site. */
export const returnPath = (state: unknown): string => {
  const from = typeof state === 'object' && state && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : paths.dashboard;
};
