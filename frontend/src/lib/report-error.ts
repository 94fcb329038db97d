import { reportBrowserError } from '#shared/contracts/browser-errors.ts';
import { framesOf, loggable } from '#shared/model/browser-error.ts';
import { call } from './api/client.ts';
import { freshToken } from './auth/token.ts';

/** A page that keeps failing sends at most three reports. */
const MOST = 3;
const reported = new Set<string>();

/** The running script, whose name changes with each build. */
const version = new URL(import.meta.url).pathname.split('/').at(-1) ?? 'unknown';

/**
 * Reports an unexpected error to the platform: its kind and where it was thrown, but nothing from the screen. Reports
 * each error once, only while a user is signed in, and ignores a failed report.
 */
export async function reportError(error: Error): Promise<void> {
  const frames = framesOf((error.stack ?? '').split('\n'));
  const key = `${error.name} ${frames[0] ?? ''}`;
  if (reported.has(key) || reported.size >= MOST) return;
  reported.add(key);
  try {
    if ((await freshToken()) === undefined) return;
    const { name, message } = error;
    const page = window.location.pathname;
    await call(reportBrowserError, { body: loggable({ name, message, frames, page, version }) });
  } catch {
    // The browser's console shows the error in any case.
  }
}
