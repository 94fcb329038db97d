import type { Browser, Page } from 'playwright-core';
import type { Locale } from '#shared/model/locale.ts';
import { noticeVersion } from '#shared/model/pupil-data-notice.ts';
import { choiceKey } from '#frontend/lib/settings/choice-key.ts';
import type { Account } from './accounts.ts';
import { noteNotifications } from './notifications.ts';
import { watchPage } from './page-problems.ts';
import { patienceMs } from './shake.ts';
import { storedSession } from './stored-session.ts';

/** The state of a visitor who opens the site. */
export interface Visit {
  /** The stored language; none by default. */
  readonly locale?: Locale;
  /** The browser's language; American English by default. */
  readonly browserLanguage?: string;
  /** The stored colour mode; the system's (light) by default. */
  readonly colorMode?: 'light' | 'dark';
  /** The device's own scheme; light by default. */
  readonly colorScheme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
  readonly hasTouch?: boolean;
  /** Whether the site's service worker may start. */
  readonly opensOffline?: boolean;
  /** The signed-in user. */
  readonly account?: Account;
  /** Whether the device does not know yet that the text about pupils' data is accepted. */
  readonly asksNotice?: boolean;
  /** Problems that the test causes and therefore expects; any other one fails it. */
  readonly expected?: readonly RegExp[];
}

/** The browser's stored data of a visitor. */
const stored = ({ locale, colorMode, account, asksNotice = false }: Visit) => [
  ...(locale ? [{ name: 'userLanguage', value: locale }] : []),
  ...(colorMode ? [{ name: 'darkMode', value: String(colorMode === 'dark') }] : []),
  ...(account ? [storedSession(account)] : []),
  ...(account && !asksNotice
    ? [{ name: choiceKey(account.uid, 'pupilDataNotice'), value: String(noticeVersion) }]
    : []),
];

/** The events that tests listen to. */
const pageEvents = [
  ...(['console', 'pageerror', 'request', 'requestfinished', 'requestfailed', 'response'] as const),
  ...(['download', 'popup'] as const),
];

/** A page between visitors: a small file of the site, with the site's origin and none of its scripts. */
export const waitingRoom = '/config.json';

/** A page for visits, one after the other. */
export interface VisitedPage {
  readonly page: Page;
  /** Prepares the page for a new visitor; problems are added to `problems`. */
  readonly begin: (visit: Visit, problems: string[]) => Promise<void>;
  /** Leaves the site, and removes the test's listeners and answers. */
  readonly end: () => Promise<void>;
}

/** A page of its own context. */
export async function createVisitedPage(
  browser: Browser,
  origin: string,
  { browserLanguage = 'en-US', hasTouch = false, opensOffline = false }: Visit,
): Promise<VisitedPage> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: browserLanguage,
    hasTouch,
    reducedMotion: 'reduce',
  });
  // For what never happens: no test relies on this limit.
  context.setDefaultTimeout(patienceMs);
  // Most tests answer requests themselves, which a service worker would hide from them.
  if (!opensOffline) await context.addInitScript('delete Navigator.prototype.serviceWorker');
  await noteNotifications(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(waitingRoom);
  const rate = Number(process.env['SHAKE_CPU'] ?? 1);
  if (rate > 1) await session.send('Emulation.setCPUThrottlingRate', { rate });

  const begin = async (visit: Visit, problems: string[]): Promise<void> => {
    const { width = 1280, height = 900, colorScheme = 'light' } = visit;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, media: null, forcedColors: null });
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await page.evaluate(`
      localStorage.clear();
      sessionStorage.clear();
      for (const { name, value } of ${JSON.stringify(stored(visit))}) localStorage.setItem(name, value);
    `);
    await session.send('Page.resetNavigationHistory');
    const watch = (each: Page) => watchPage(each, problems, visit.expected ?? []);
    watch(page);
    context.on('page', watch);
  };

  const end = async (): Promise<void> => {
    page.removeAllListeners('dialog');
    // The site is left while the test's answers are there: what a page saves last must not reach the platform.
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(waitingRoom);
    await page.mouse.move(-1, -1);
    for (const event of pageEvents) page.removeAllListeners(event);
    context.removeAllListeners('page');
  };

  return { page, begin, end };
}

/** A new visitor's page on the platform at `origin`; problems are added to `problems`. */
export const openPage = async (
  browser: Browser,
  origin: string,
  visit: Visit,
  problems: string[],
): Promise<Page> => {
  const { page, begin } = await createVisitedPage(browser, origin, visit);
  await begin(visit, problems);
  return page;
};
