// By name, because visitors do not load what calls the API.
const foreseen: readonly string[] = ['ApiError', 'SessionEndedError', 'AbortError'];

/** Errors that pages expect and show themselves: refused calls, no network, aborted fetches. */
const isForeseen = (error: unknown): boolean =>
  !(error instanceof Error) ||
  foreseen.includes(error.name) ||
  // `fetch` and a failed `import` give no other detail when the network fails.
  (error instanceof TypeError && /fetch|network|load|import/i.test(error.message));

/** Reports an error to the platform, unless pages expect it. */
export const watchError = (error: unknown): void => {
  if (error instanceof Error && !isForeseen(error)) {
    void import('./report-error.ts')
      .then(({ reportError }) => reportError(error))
      .catch(() => undefined);
  }
};

/** Reports uncaught errors and rejections. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => watchError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => watchError(reason));
}
