/** How often the parent is looked at, in milliseconds. */
const intervalMs = 200;

/**
 * Calls back when the process that started this one is gone. Who ends npm by SIGTERM ends npm and the shell between, and
 * the shell tells nobody: without this the platform would live on, and keep its ports.
 */
export const watchParent = (onGone: () => void): void => {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onGone();
  }, intervalMs);
  timer.unref();
};
