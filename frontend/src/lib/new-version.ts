import { createStore } from './store.ts';

/** Whether the site has a newer version than this tab, as far as the tab has noticed. */
export const newerVersion = createStore(false);

/** A file of the application is gone because the site has a newer version, which loading the page again brings. */
export class NewVersionError extends Error {
  override readonly name = 'NewVersionError';
}

const entryScripts = (): string[] =>
  [...document.querySelectorAll('script[type=module][src]')].flatMap(
    (script) => script.getAttribute('src') ?? [],
  );

/** The site's page as it is now; undefined when it cannot be reached. */
const fetchSite = async (): Promise<string | undefined> => {
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Loads a file of the application by `import()`, whose failure alone does not say whether the network or the file is
 * missing.
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
