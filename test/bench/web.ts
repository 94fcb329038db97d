import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type CDPSession } from 'playwright-core';
import { startPlatform } from '#infra/local/platform.ts';
import { prepare } from '#infra/local/platform/prepare.ts';
import { createAccounts } from '../support/accounts.ts';
import { createApiClient } from '../support/api-client.ts';
import { browserArguments, ensureBrowser } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';
import { initialScripts, kilobytes } from '../support/site-scripts.ts';
import { storedSession } from '../support/stored-session.ts';
import { startEdge } from './web/edge.ts';
import { quantile, THROTTLING, timeKeys, typings, workOfKeys } from './web/keys.ts';
import { audit, type Audit, type Throttling } from './web/lighthouse.ts';
import { startPeer } from './web/peer.ts';
import { sampleAnswers, sampleScreens } from './web/samples.ts';
import { guestScreens, teacherScreens, type Screen } from '../support/screens.ts';

/**
 * JavaScript that every page needs, Lighthouse's mobile scores of ten screens and of a comparable one in react-admin, and
 * how long keys take: `npm run bench:web`. Budgets: 125 KB, 95 points each, 200 ms for 98 of 100 keys on a slow processor.
 * `-- --only keys` times the keys alone, `-- --only routes` audits each route twice: as Lighthouse does by default, and
 * with a processor and a line that are really slow. Each other figure of a screen is the median of five runs.
 */

process.env['TZ'] = 'UTC';
const dataDir = await mkdtemp(path.join(tmpdir(), 'daftar-bench-'));
const platform = await startPlatform({
  port: 0,
  authPort: 0,
  dataDir,
  prepare,
});

const scripts = initialScripts('ar');
console.log('JavaScript that every page needs, as sent, in Arabic');
for (const [file, size] of scripts) {
  console.log(`  ${(size / 1000).toFixed(1).padStart(7)} KB  ${path.basename(file)}`);
}
console.log(`  ${kilobytes(scripts).toFixed(1).padStart(7)} KB  in all\n`);

const edge = await startEdge(platform.url, await sampleAnswers());
const port = await freePort();
const browser = await chromium.launchPersistentContext(path.join(dataDir, 'browser'), {
  executablePath: ensureBrowser(),
  args: [...browserArguments, edge.browserArgument, `--remote-debugging-port=${port}`],
});
const runs = 5;
/** The median run by score, each with an empty HTTP cache or with the cache of the run before. */
const measure = async (url: string, cache: 'empty' | 'warm') => {
  const results: Audit[] = [];
  for (let run = 0; run < runs; run += 1) {
    if (cache === 'empty') await clearCache();
    results.push(await auditAlone(url));
  }
  return results.toSorted((a, b) => a.performance - b.performance)[Math.floor(runs / 2)];
};
const tellBrowser = async (act: (protocol: CDPSession) => Promise<unknown>): Promise<void> => {
  const page = await browser.newPage();
  await act(await browser.newCDPSession(page));
  await page.close();
};
/**
 * Audits as when no page of the site is open, as on a telephone: otherwise Chromium reuses the process of the service
 * worker, and a tenth of a second that it works there before the page exists counts as the page's.
 */
const auditAlone = async (url: string, throttling?: Throttling): Promise<Audit> => {
  await tellBrowser(async (protocol) => {
    await protocol.send('ServiceWorker.enable');
    await protocol.send('ServiceWorker.stopAllWorkers');
  });
  return audit(url, port, throttling);
};
const clearCache = () =>
  tellBrowser(async (protocol) => {
    await protocol.send('Network.clearBrowserCache');
    // The service worker stores all scripts once a user has signed in.
    const stored = { origin: edge.url, storageTypes: 'service_workers,cache_storage' };
    await protocol.send('Storage.clearDataForOrigin', stored);
  });
const report = async (url: string, name = new URL(url).pathname) => {
  for (const cache of ['empty', 'warm'] as const) {
    const result = await measure(url, cache);
    if (result) print(`${shortened(name)} ${cache.padEnd(5)} cache`, result);
  }
};
const shortened = (name: string) => name.replaceAll(/[0-9A-Z]{20,}/g, '…').padEnd(30);
const print = (name: string, result: Audit) =>
  console.log(
    `${name}  performance ${result.performance}  accessibility ${result.accessibility}` +
      `  best practices ${result.bestPractices}  SEO ${result.seo}` +
      `  FCP ${seconds(result.firstContentfulPaint)}  LCP ${seconds(result.largestContentfulPaint)}` +
      `  TBT ${Math.round(result.totalBlockingTime)} ms  CLS ${result.cumulativeLayoutShift.toFixed(3)}`,
  );
/** Audits the routes of these screens, without their states, with either kind of throttling. */
const reportRoutes = async (screens: readonly Screen[]) => {
  for (const route of new Set(screens.map(({ path }) => path)))
    for (const throttling of ['simulate', 'devtools'] as const)
      print(
        `${shortened(route)} ${throttling.padEnd(8)}`,
        await auditAlone(edge.url + route, throttling),
      );
};
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

const accounts = createAccounts(platform.auth.url, createApiClient(platform.url));
const session = storedSession(await accounts.newTeacher());
const signIn = async () => {
  const page = await browser.newPage();
  await page.goto(`${edge.url}/favicon.svg`);
  await page.evaluate(({ name, value }) => localStorage.setItem(name, value), session);
  await page.close();
};
const reportKeys = async () => {
  console.log(
    `\nKeys, from the press to the next picture, with a processor ${THROTTLING} times slower`,
  );
  await signIn();
  for (const typing of typings) {
    for (const [what, measureKeys] of [
      ['durations', timeKeys],
      ['work', workOfKeys],
    ] as const) {
      const page = await browser.newPage();
      const times = await measureKeys(page, edge.url, typing);
      const [median, slow, worst] = [0.5, 0.98, 1].map((share) => quantile(times, share));
      console.log(
        `${typing.name.padEnd(24)} ${what.padEnd(9)} of ${times.length} keys  median ${median} ms  p98 ${slow} ms  worst ${worst} ms`,
      );
      await page.close();
    }
  }
};

const only = (part: string): boolean => process.argv.includes(part);
if (only('routes')) {
  await reportRoutes(guestScreens);
  await signIn();
  await reportRoutes(teacherScreens);
} else if (!only('keys')) {
  console.log(`Lighthouse, mobile, over HTTP/2 and TLS as in production, median of ${runs}`);
  console.log('Who comes back has the files in the cache.');
  await report(`${edge.url}/login`);
  await signIn();
  for (const path of sampleScreens) await report(edge.url + path);
  const peer = await startPeer(path.join(dataDir, 'react-admin'));
  const peerEdge = await startEdge(peer.url);
  console.log(`A list of classes in react-admin: ${(peer.bytes / 1000).toFixed(1)} KB of scripts`);
  await report(`${peerEdge.url}/classes`, 'react-admin, classes');
  await peerEdge.close();
  await peer.close();
}
if (!only('routes')) await reportKeys();

await browser.close();
await edge.close();
await platform.close();
await rm(dataDir, { recursive: true, force: true });
