import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { Account } from '../support/accounts.ts';
import { openPage } from '../support/open-page.ts';

/** Milliseconds between two looks at the page. */
const LOOK = 500;

interface Watching {
  readonly account: Account;
  /** Of the job. */
  readonly id: string;
  /** Is given the lines that the page shows for the first time. */
  readonly tell: (lines: string) => void;
}

/** Opens the page of a job as its teacher does, and tells what it shows until it is closed. */
export async function watchJob(browser: Browser, origin: string, { account, id, tell }: Watching) {
  const page = await openPage(browser, origin, { locale: 'en-US', account }, []);
  await page.goto(`/ai-content/${id}`);
  const known = new Set<string>();
  let isOpen = true;
  let shown = '';
  let changed = performance.now();
  let silence = 0;
  const look = async () => {
    const text = await page.locator('main').innerText();
    silence = Math.max(silence, performance.now() - changed);
    if (text === shown) return;
    shown = text;
    changed = performance.now();
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !known.has(line));
    if (lines.length === 0) return;
    for (const line of lines) known.add(line);
    tell(lines.join(' | '));
  };
  const watching = (async () => {
    while (isOpen) {
      await look();
      await sleep(LOOK);
    }
  })();
  return {
    page,
    /** The most seconds in which the page showed nothing new. */
    silence: () => Math.round(silence / 1_000),
    async close() {
      isOpen = false;
      await watching;
      await page.context().close();
    },
  };
}
