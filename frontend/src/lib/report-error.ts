import { reportBrowserError } from '#shared/contracts/browser-errors.ts';
import { framesOf, withoutContent } from '#shared/model/browser-error.ts';
import { pageOf } from '#shared/model/pages.ts';
import { call } from './api/client.ts';
import { freshToken } from './auth/token.ts';

/** A page that breaks at every turn says so three times. */
const MOST = 3;
const told = new Set<string>();

/** The script that runs, whose name changes with the build. */
const version = new URL(import.meta.url).pathname.split('/').at(-1) ?? 'unknown';

/**
 * Tells the platform of an error that nobody foresaw: its name, where it was thrown, and no word of what is on the screen.
 * Once each, and only while someone is signed in; whether it arrives is nobody's trouble.
 */
export async function reportError(error: Error): Promise<void> {
  const frames = framesOf(error.stack ?? '');
  const key = `${error.name} ${frames[0] ?? ''}`;
  if (told.has(key) || told.size >= MOST) return;
  told.add(key);
  try {
    if ((await freshToken()) === undefined) return;
    const message = withoutContent(error.message);
    const page = pageOf(window.location.pathname);
    await call(reportBrowserError, {
      body: { name: error.name, ...(message && { message }), frames, page, version },
    });
  } catch {
    // It is in the browser's console in any case.
  }
}
