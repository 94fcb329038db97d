import type { Text } from '../i18n/message-id.ts';
import { createStore } from './store.ts';

export const newerVersion = createStore(false);

/** A file of the application is missing because the site has a newer version; reloading the page loads it. */
export class NewVersionError extends Error {
  override readonly name = 'NewVersionError';
}

const entryScripts = (): string[] =>
  [...document.querySelectorAll('script[type=module][src]')].flatMap(
    (script) => script.getAttribute('src') ?? [],
  );

/** The site's current page; undefined when it cannot be reached. */
const fetchSite = async (): Promise<string | undefined> => {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Loads a file of the application by `import()`, whose error does not distinguish a network failure from a missing
 * file.
 *
 * @throws NewVersionError when the site's page names other scripts than this tab runs
 * @throws TypeError when the site cannot be reached, as `fetch` does
 */
export const loadFile = async <File>(load: () => Promise<File>): Promise<File> => {
  try {
    return await load();
  } catch (cause) {
    const page = await fetchSite();
    if (page === undefined) throw new TypeError('the site cannot be reached', { cause });
    if (entryScripts().every((script) => page.includes(script)))
      throw new Error('a file of the application did not come', { cause });
    newerVersion.set(true);
    throw new NewVersionError('the site has a newer version', { cause });
  }
};

/** The message for an error of `loadFile`, and for any other failure of which nothing is known. */
export const textOfLoadError = (error: unknown): Text => {
  if (error instanceof NewVersionError) return { id: 'error.newVersion' };
  // fetch and XMLHttpRequest give no other detail when the network fails
  return { id: error instanceof TypeError ? 'error.network' : 'error.unexpected' };
};
