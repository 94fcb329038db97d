import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { lazyPage, type LazyPage } from '../../components/page/lazy-page.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { textsOf } from '../../i18n/shared-texts.ts';
import { filesByPath } from './page-files.ts';

const features = '../../features/';
const loaders = import.meta.glob<{ default: ComponentType }>('../../features/*/pages/*-page.tsx');
const pages = new Map<string, LazyPage>(
  Object.entries(loaders).map(([name, load]) => {
    const file = name.slice(features.length);
    const [feature = ''] = file.split('/');
    const loadWithTexts = async () =>
      (await Promise.all([load(), ...textsOf(feature).map(loadMessages)]))[0];
    return [file, lazyPage(loadWithTexts)];
  }),
);

/**
 * The page in `file`, a path below `features`.
 * @throws when there is no such page
 */
export const pageIn = (file: string): LazyPage => {
  const page = pages.get(file);
  if (!page) throw new Error(`no page in ${file}`);
  return page;
};

/** Fetches the page of an address, if it has one, so that the first render shows it. Never rejects. */
export const preloadPage = async (pathname: string): Promise<void> => {
  const found = Object.entries(filesByPath).find(([path]) => matchPath(path, pathname));
  if (found) await pageIn(found[1]).preload();
};
