import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { lazyPage, type LazyPage } from '../../components/page/lazy-page.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { textsOf } from '../../i18n/shared-texts.ts';
import { paths } from '../../lib/paths.ts';
import { pageFileOf } from './page-files.ts';

const loaders = import.meta.glob<{ default: ComponentType }>('../../features/*/pages/*-page.tsx');
const pagesByFile = new Map<string, LazyPage>(
  Object.entries(loaders).map(([path, load]) => {
    const [feature = '', , file = ''] = path.split('/').slice(-3);
    const route = Object.entries(paths).find(([name]) => pageFileOf(name) === file)?.[1];
    const loadWithTexts = async () => {
      if (route) globalThis.preloadPageFiles?.(route);
      return (await Promise.all([load(), ...textsOf(feature).map(loadMessages)]))[0];
    };
    return [file, lazyPage(loadWithTexts)];
  }),
);

/**
 * The page of a route, by the route's name.
 * @throws Error when there is no such page
 */
export const pageNamed = (name: string): LazyPage => {
  const page = pagesByFile.get(pageFileOf(name));
  if (!page) throw new Error(`no feature has ${pageFileOf(name)}`);
  return page;
};

/** Loads the page of an address, if there is one, so that the first render shows it. Never rejects. */
export const preloadPage = async (pathname: string): Promise<void> => {
  const found = Object.entries(paths).find(([, path]) => matchPath(path, pathname));
  if (found) await pageNamed(found[0]).preload();
};
