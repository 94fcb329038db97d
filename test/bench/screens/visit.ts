import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { getProfile } from '#shared/contracts/profile.ts';
import type { Locale } from '#shared/model/locale.ts';
import { answerCall } from '../../support/answer-call.ts';
import { sampleProfile } from '../../support/sample-profile.ts';
import { storedSession } from '../../support/stored-session.ts';
import { answerWithSamples } from '../../support/screens.ts';

/** How much slower than this machine's the processor is: a cheap telephone's. */
const THROTTLING = 6;
/** The site's own address; its files come from the folder of a build. */
export const ORIGIN = 'http://localhost:3999';

/** What a page costs until it is quiet. */
export interface Cost {
  /** Milliseconds that the page's thread works on a slow processor, and its longest task. */
  readonly thread: number;
  readonly longest: number;
  readonly elements: number;
  /** Kilobytes of scripts, as sent. */
  readonly scripts: number;
}

const types: Readonly<Record<string, string>> = {
  ...{ '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' },
  ...{ '.svg': 'image/svg+xml', '.json': 'application/json', '.woff2': 'font/woff2' },
};

/** Serves the build in `folder`; resolves with the sizes of the scripts that the page asks for. */
const serveBuild = async (page: Page, folder: string): Promise<Map<string, number>> => {
  const loaded = new Map<string, number>();
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const asked = path.join(folder, 'frontend', pathname);
    const file = path.extname(pathname) ? asked : path.join(folder, 'frontend/index.html');
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    if (file.endsWith('.js'))
      loaded.set(pathname, statSync(path.join(folder, 'compressed', pathname)).size);
    const contentType = types[path.extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: readFileSync(file) });
  });
  const firebase = { projectId: 'demo', apiKey: 'demo-key', authDomain: 'localhost' };
  await page.route(`${ORIGIN}/config.json`, (route) =>
    route.fulfill({ json: { apiBase: '/api', firebase } }),
  );
  return loaded;
};

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token that only the browser reads. */
const signedIn = (time: number) => {
  const now = Math.floor(time / 1000);
  const claims = { sub: 'teacher', auth_time: now, role: 'teacher', email_verified: true };
  const token = `${encode({ alg: 'none' })}.${encode({ ...claims, exp: now + 3600 })}.`;
  const account = { uid: 'teacher', email: 'teacher@example.com', password: '' };
  return storedSession({ ...account, token, refreshToken: 'refresh' }, time);
};

interface Visitor {
  /** The folder of a build, `dist` by default. */
  readonly folder: string;
  readonly locale: Locale;
  readonly isUser: boolean;
  readonly answer: (page: Page) => Promise<unknown>;
  /** The size of the screen, a wide one by default. */
  readonly width?: number;
  readonly height?: number;
  /** When the visit is; now by default. */
  readonly time?: Date;
}

interface Visited extends Visitor {
  readonly address: string;
  /** A selector of what is there at the end. */
  readonly shows: string;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** How long the tasks of the page's thread work, by the clock of that thread: other programs do not make them longer. */
export const tasksOf = (events: readonly TraceEvent[]): number[] => {
  // Other releases of Chromium have only those that the second name says; where both are, one is in the other.
  const hasShort = events.some(({ name }) => name === 'RunTask');
  const isTask = ({ name }: TraceEvent) =>
    hasShort ? name === 'RunTask' : name.endsWith('::RunTask');
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => {
      const own = events.filter((event) => event.pid === pid && event.tid === tid);
      return own.filter(isTask).map(({ tdur = 0 }) => (THROTTLING * tdur) / 1000);
    });
  const sum = (times: readonly number[]) => times.reduce((all, time) => all + time, 0);
  return threads.toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
};

export const trace = async (
  session: CDPSession,
  act: () => Promise<unknown>,
): Promise<TraceEvent[]> => {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  await session.send('Tracing.start', {
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline', '__metadata', 'toplevel'],
    },
    transferMode: 'ReportEvents',
  });
  await act();
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  return events;
};

/** A script that sets the date; timers go on as they are. */
const setDate = (time: Date): string => `{
  const Today = Date;
  const shift = ${time.getTime()} - Today.now();
  globalThis.Date = class extends Today {
    constructor(...given) {
      super(...(given.length > 0 ? given : [Today.now() + shift]));
    }
    static now() {
      return Today.now() + shift;
    }
  };
}`;

/** A page of a visitor, to whom the files of a build are served; with the sizes of the scripts that it asks for. */
export const openBuild = async (
  browser: Browser,
  { folder, locale, isUser, answer, width = 1280, height = 900, time }: Visitor,
): Promise<{ readonly page: Page; readonly scripts: ReadonlyMap<string, number> }> => {
  const context = await browser.newContext({ locale, viewport: { width, height } });
  await context.addInitScript('delete Navigator.prototype.serviceWorker');
  const page = await context.newPage();
  if (time) await page.addInitScript(setDate(time));
  const scripts = await serveBuild(page, folder);
  await page.route('**/api/**', (route) => route.fulfill({ status: 404 }));
  await answerWithSamples(page);
  await answerCall(page, getProfile, () => ({ body: sampleProfile }));
  await answer(page);
  await page.goto(`${ORIGIN}/favicon.svg`);
  const stored = [
    { name: 'userLanguage', value: locale },
    ...(isUser ? [signedIn(time?.getTime() ?? Date.now())] : []),
  ];
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, stored);
  return { page, scripts };
};

/** Waits until nothing is added to the page for a while: what is drawn in portions has come to its end. */
export const untilQuiet = (page: Page, milliseconds: number): Promise<unknown> =>
  page.evaluate(`new Promise((done) => {
    let timer = setTimeout(done, ${milliseconds});
    new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, ${milliseconds});
    }).observe(document.body, { childList: true, subtree: true });
  })`);

/** Opens a page of a build with an empty cache, and waits until it has nothing to do. */
export const visit = async (
  browser: Browser,
  { address, shows, ...visitor }: Visited,
): Promise<Cost> => {
  const { page, scripts } = await openBuild(browser, visitor);
  const events = await trace(await browser.newBrowserCDPSession(), async () => {
    await page.goto(ORIGIN + address);
    await page.locator(shows).last().waitFor();
    await untilQuiet(page, 3000);
  });
  const tasks = tasksOf(events);
  const elements = Number(await page.evaluate('document.querySelectorAll("*").length'));
  await page.context().close();
  return {
    thread: tasks.reduce((sum, task) => sum + task, 0),
    longest: Math.max(...tasks),
    elements,
    scripts: [...scripts.values()].reduce((sum, size) => sum + size, 0) / 1000,
  };
};
