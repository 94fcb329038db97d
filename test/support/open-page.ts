import type { Browser, Page } from 'playwright-core';
import type { Locale } from '#shared/model/locale.ts';
import type { Account } from './accounts.ts';
import { noteNotifications } from './notifications.ts';
import { watchPage } from './page-problems.ts';
import { storedSession } from './stored-session.ts';

/** How a visitor comes to the site. */
export interface Visit {
  /** The stored choice of the language; none if not said. */
  readonly locale?: Locale;
  /** The browser's own language; American English if not said. */
  readonly browserLanguage?: string;
  /** Stored choice of the colour mode; the system's (light) when there is none. */
  readonly colorMode?: 'light' | 'dark';
  /** The device's own scheme; light if not said. */
  readonly colorScheme?: 'light' | 'dark';
  readonly width?: number;
  readonly height?: number;
  readonly hasTouch?: boolean;
  /** Who is signed in already. */
  readonly account?: Account;
  /** Problems the test provokes and therefore expects; any other one fails it. */
  readonly expected?: readonly RegExp[];
}

const stored = (origin: string, { locale, colorMode, account }: Visit) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [
        ...(locale ? [{ name: 'userLanguage', value: locale }] : []),
        ...(colorMode ? [{ name: 'darkMode', value: String(colorMode === 'dark') }] : []),
        ...(account ? [storedSession(account)] : []),
      ],
    },
  ],
});

/** A new visitor's page on the platform at `origin`; problems are added to `problems`. */
export const openPage = async (
  browser: Browser,
  origin: string,
  visit: Visit,
  problems: string[],
): Promise<Page> => {
  const { width = 1280, height = 900, colorScheme = 'light', hasTouch = false } = visit;
  const { browserLanguage = 'en-US' } = visit;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    locale: browserLanguage,
    colorScheme,
    hasTouch,
    reducedMotion: 'reduce',
    storageState: stored(origin, visit),
  });
  // For what never comes: no test waits for a limit to pass.
  context.setDefaultTimeout(60_000);
  await noteNotifications(context);
  context.on('page', (page) => watchPage(page, problems, visit.expected ?? []));
  return context.newPage();
};
