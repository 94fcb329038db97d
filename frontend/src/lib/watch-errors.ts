import { ApiError, SessionEndedError } from './api/api-error.ts';

/** What a page expects, and tells its user: refused calls, no network, a fetch that was given up. */
const isForeseen = (error: unknown): boolean =>
  !(error instanceof Error) ||
  error instanceof ApiError ||
  error instanceof SessionEndedError ||
  error.name === 'AbortError' ||
  // `fetch` says no more than this when the network fails, and `import` when a page does not come.
  (error instanceof TypeError && /fetch|network|load|import/i.test(error.message));

/** Has an error told to the platform, unless it is one that a page expects. */
export const watchError = (error: unknown): void => {
  if (error instanceof Error && !isForeseen(error)) {
    void import('./report-error.ts')
      .then(({ reportError }) => reportError(error))
      .catch(() => undefined);
  }
};

/** Watches for what nobody caught. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => watchError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => watchError(reason));
}
