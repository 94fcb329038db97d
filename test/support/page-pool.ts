import type { Browser, Page } from 'playwright-core';
import { createVisitedPage, type Visit, type VisitedPage } from './open-page.ts';

/** Notes whether a test uses anything that changes a page or its context for good. */
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
  // Routes of a page are taken back when the visit ends.
  watch(page, ['addInitScript', 'clock', 'exposeFunction']);
  watch(page.context(), ['addInitScript', 'clock', 'exposeFunction', 'route', 'setOffline']);
  return () => isUsed;
}

interface PooledPage extends VisitedPage {
  /** Whether the next visitor would find something of the last one. */
  readonly isChanged: () => boolean;
  readonly close: () => Promise<void>;
}

/**
 * Pages for one visitor after the other: a page that has shown the site shows it again for a third of the work of a new
 * one. Each visitor finds empty storage and no history; a page that a test has changed for good is closed instead.
 */
export const createPagePool = (browser: Browser, origin: string) => {
  const waiting = new Map<string, PooledPage[]>();
  /** What cannot be changed of a page that is there. */
  const pagesFor = ({ browserLanguage, hasTouch }: Visit): PooledPage[] => {
    const kind = JSON.stringify([browserLanguage, hasTouch]);
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

  /** A new visitor's page, and what ends the visit; problems are added to `problems`. */
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
