/** Milliseconds between checks of the parent. */
const intervalMs = 200;

/**
 * Calls back when the parent process is gone. SIGTERM to npm ends npm and its shell, but the shell does not forward it;
 * without this the platform would live on and keep its ports.
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
