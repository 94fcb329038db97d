import type { ComponentType } from 'react';
import { pagesByAudience } from '#shared/model/pages.ts';
import { lazyPage, type LazyPage } from '../../components/page/lazy-page.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { textsOf } from '../../i18n/shared-texts.ts';
import { session } from '../../lib/auth/session.ts';
import { pageAt, paths } from '../../lib/paths.ts';
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

const { visitors, anyone } = pagesByAudience;
const isOpen = (name: string): boolean => Object.hasOwn({ ...visitors, ...anyone }, name);

/** Loads the page of an address, so that the first render shows it. Never rejects. */
export const preloadPage = async (pathname: string): Promise<void> => {
  const name = pageAt(pathname)?.name;
  if (name === undefined) return;
  const isVisitor = session.get().status === 'signed-out';
  await pageNamed(isVisitor && !isOpen(name) ? 'login' : name).preload();
};
