import type { Browser } from 'playwright-core';
import { openPage } from '../../support/open-page.ts';
import { marksIn, none, one, type Sheet } from './sheet.ts';

/** Milliseconds for what a page does in a moment. */
const LIMIT = 30_000;
/** Milliseconds in which a page with a network has sent everything, asks, or says what cannot be saved. */
const SENT = 60_000;

/** One of some values, by chance that a seed repeats. */
export type Pick = <T>(...all: readonly T[]) => T;

/** A browser in which a teacher has the sheet open, with a device storage of its own. */
export async function openDevice(browser: Browser, origin: string, name: string, sheet: Sheet) {
  const { ledger, account, path } = sheet;
  const visitor = { account, locale: 'en-US' as const, opensOffline: true };
  let page = await openPage(browser, origin, visitor, []);
  let isClosed = false;
  const context = page.context();
  context.setDefaultTimeout(LIMIT);
  // The browser asks before a page with unsaved edits is left; the user leaves it all the same.
  context.on('dialog', (question) => void question.accept());
  context.on('response', (response) => {
    const request = response.request();
    if (request.method() !== 'PUT' || response.status() !== 200) return;
    const from = request.timing().startTime;
    sheet.saves.push({ marks: marksIn(request.postData() ?? ''), from, to: Date.now() });
  });

  const grid = () => page.getByRole('grid');
  const note = () => page.getByRole('button', { name: 'Show them' });
  /** Asked in one step, because the sheet may be gone in the next moment. */
  const status = (): Promise<string | null> =>
    page.evaluate("document.querySelector('[data-status]')?.getAttribute('data-status') ?? null");
  /** Without a network, a page that was never stored does not open; the next act opens it again. */
  const unlessOffline = (error: Error): void => {
    if (!error.message.includes('net::ERR_INTERNET_DISCONNECTED')) throw error;
  };
  const visit = async (): Promise<void> => {
    await page.goto(path).catch(unlessOffline);
    isClosed = false;
  };

  /** Whether it has nothing more to send by itself: it has no edits, asks about them, or offers to copy them. */
  const isQuiet = async (): Promise<boolean> => {
    if (await note().isVisible()) return true;
    const now = await status();
    if (now !== null) return now === 'saved' || now === 'changed-elsewhere';
    if (await grid().isVisible()) return false;
    const keys = 'Object.keys(localStorage).filter((key) => key.startsWith("daftar.document."))';
    return (await page.evaluate<unknown[]>(keys)).length === 0;
  };
  /** What the dialog of changes that cannot be saved shows. */
  const shownEdits = async (): Promise<string> => {
    if (!(await note().isVisible())) return '';
    await note().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Copy the changes' }).first().waitFor();
    await dialog.getByRole('group').first().waitFor();
    const text = await dialog.innerText();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    return text;
  };
  const drop = async (): Promise<void> => {
    ledger.deleted(marksIn(await shownEdits()));
    await note().click();
    await page.getByRole('button', { name: 'Remove the changes' }).first().click();
    await page
      .getByRole('dialog', { name: 'Remove these changes?' })
      .getByRole('button', { name: 'Remove the changes' })
      .click();
    await note().waitFor({ state: 'detached' });
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
  };
  const choose = async (side: 'mine' | 'theirs'): Promise<void> => {
    // The dialog hides the page behind it, so its marks are read before.
    const mine = new Set(marksIn(await grid().innerText()));
    await page.getByRole('button', { name: /to choose$|Choose a version/ }).click();
    const dialog = page.getByRole('dialog');
    const all = { mine: 'All from here', theirs: 'All from elsewhere' } as const;
    const save = dialog.getByRole('button', { name: /^Save$/ });
    // What another device saves meanwhile is asked about anew.
    do await dialog.getByRole('button', { name: all[side] }).click();
    while (!(await save.isVisible()));
    for (const mark of marksIn(await dialog.innerText()))
      if (mine.has(mark) !== (side === 'mine')) ledger.changed(name, one(mark), none);
    await save.click();
    await dialog.waitFor({ state: 'detached' });
  };

  await visit();
  await grid().waitFor();
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  return {
    name,
    status,
    setOffline: (is: boolean) => context.setOffline(is),
    wait: (time: number) => page.waitForTimeout(time),
    /** Opens the page if it is closed or gone, with the network there is. */
    open: async (): Promise<void> => {
      if (isClosed || !(await grid().isVisible())) await visit();
    },
    /** Types a mark into a cell, if the page shows the sheet. */
    type: async (pick: Pick): Promise<void> => {
      const keys = ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft'] as const;
      const moves = Array.from({ length: pick(0, 1, 2, 3) }, () => pick(...keys));
      if (isClosed || !(await grid().isVisible())) return;
      await page.locator('[data-here]').first().focus();
      for (const key of moves) await page.keyboard.press(key);
      const cell = page.locator('[role=gridcell][data-here]');
      if ((await cell.count()) === 0) await page.keyboard.press('ArrowDown');
      if ((await cell.count()) === 0) return;
      const [before] = marksIn(await cell.first().innerText());
      const mark = sheet.newMark();
      await page.keyboard.type(mark);
      await page.keyboard.press('Enter');
      if (!marksIn(await grid().innerText()).includes(mark)) return;
      ledger.changed(name, before === undefined ? none : one(before), one(mark));
    },
    reload: async (): Promise<void> => {
      if (isClosed) await visit();
      else await page.reload().catch(unlessOffline);
    },
    close: async (): Promise<void> => {
      const left = page;
      page = await context.newPage();
      isClosed = true;
      // Leaves it first, as a browser does when its tab is closed; Playwright would end it in the middle.
      await left.goto('about:blank');
      await left.close();
    },
    /** Sends what it has, and takes in what others have sent. */
    send: async (): Promise<void> => {
      await page.evaluate("dispatchEvent(new Event('online'))");
      await page.waitForTimeout(300);
      const end = Date.now() + SENT;
      while (!(await isQuiet())) {
        if (Date.now() > end) throw new Error(`After a minute, ${name} has not sent its edits.`);
        await page.waitForTimeout(100);
      }
    },
    /** The marks that a user finds although the record does not have them: asked about, or offered to be copied. */
    keptMarks: async (): Promise<string[]> => [
      ...((await status()) === 'changed-elsewhere' ? marksIn(await grid().innerText()) : []),
      ...marksIn(await shownEdits()),
    ],
    /** The marks of a page that says that all is saved. */
    savedMarks: async (): Promise<string[] | undefined> =>
      (await status()) === 'saved' ? marksIn(await grid().innerText()) : undefined,
    /** The user chooses, drops what cannot be saved, or begins the sheet again for it. */
    decide: async (pick: Pick): Promise<void> => {
      const [begins, side] = [pick(true, false), pick('mine' as const, 'theirs' as const)];
      if (await note().isVisible()) {
        if (!begins || (await sheet.stored()) !== '') return drop();
        await sheet.begin();
        await visit();
      } else if ((await status()) === 'changed-elsewhere') await choose(side);
    },
    /** What the page shows, for a message. */
    describe: async (): Promise<string> => {
      const text = await page.evaluate<string>('document.body.innerText');
      return `${name}, at ${page.url()}, shows:\n${text}`;
    },
  };
}
export type Device = Awaited<ReturnType<typeof openDevice>>;
