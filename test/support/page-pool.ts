import type { Browser, Page } from 'playwright-core';
import { createVisitedPage, type Visit, type VisitedPage } from './open-page.ts';

/** Records whether a test changes a page or its context permanently. */
function watchUse(page: Page): () => boolean {
  let isUsed = false;
  const watch = <Target extends object>(target: Target, names: readonly (keyof Target)[]) => {
    for (const name of names) {
      const value = target[name];
      const get = () => {
        isUsed = true;
        return value;
      };
      Object.defineProperty(target, name, { configurable: true, get });
    }
  };
  // A page's routes are removed when the visit ends.
  watch(page, ['addInitScript', 'clock', 'exposeFunction']);
  watch(page.context(), ['addInitScript', 'clock', 'exposeFunction', 'route', 'setOffline']);
  return () => isUsed;
}

interface PooledPage extends VisitedPage {
  /** Whether the next visitor would find traces of the last one. */
  readonly isChanged: () => boolean;
  readonly close: () => Promise<void>;
}

/**
 * Pages for one visitor after another: a page that has shown the site shows it again for a third of the work. Each
 * visitor finds empty storage and no history; a page that was changed permanently is closed instead.
 */
export const createPagePool = (browser: Browser, origin: string) => {
  const waiting = new Map<string, PooledPage[]>();
  /** The properties that an open page cannot change. */
  const pagesFor = ({ browserLanguage, hasTouch, opensOffline }: Visit): PooledPage[] => {
    const kind = JSON.stringify([browserLanguage, hasTouch, opensOffline]);
    const pages = waiting.get(kind) ?? [];
    waiting.set(kind, pages);
    return pages;
  };

  const create = async (visit: Visit): Promise<PooledPage> => {
    const visited = await createVisitedPage(browser, origin, visit);
    const context = visited.page.context();
    const isUsed = watchUse(visited.page);
    const isChanged = () => isUsed() || context.pages().length > 1;
    return { ...visited, isChanged, close: () => context.close() };
  };

  /** A new visitor's page and the function that ends the visit; problems are added to `problems`. */
  const open = async (visit: Visit, problems: string[]) => {
    const pages = pagesFor(visit);
    const pooled = pages.pop() ?? (await create(visit));
    await pooled.begin(visit, problems);
    const end = async (): Promise<void> => {
      if (pooled.isChanged()) return pooled.close();
      await pooled.end();
      pages.push(pooled);
    };
    return { page: pooled.page, end };
  };

  return { open };
};
