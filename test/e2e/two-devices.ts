/**
 * `npm run test:devices`: two browsers edit one mark sheet in many rounds, with deletions and new beginnings, lost
 * networks, reloads and closed tabs. `--rounds` and `--seed`. It ends with an error if a mark that somebody typed and
 * nobody gave up is neither in the record, nor asked about, nor offered to be copied.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { addClass } from '#shared/contracts/classes.ts';
import { addMarkSheet, deleteMarkSheet, getMarkSheet } from '#shared/contracts/mark-sheets.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { createLedger } from '#frontend/test-support/edit-ledger.ts';
import { seeded } from '#shared/seeded.ts';
import { startPlatform } from '#infra/local/platform.ts';
import { prepare } from '#infra/local/platform/prepare.ts';
import { launchBrowser } from '../support/browser.ts';
import { readOptions, wholeNumber } from '../support/command-line.ts';
import { connect } from '../support/connect.ts';
import { openPage } from '../support/open-page.ts';
import { sampleClass } from '../support/sample-class.ts';

const values = readOptions({
  rounds: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
});
const rounds = wholeNumber('rounds', values.rounds);
const random = seeded(wholeNumber('seed', values.seed));
const pick = <T>(...all: readonly T[]): T => all[Math.floor(random() * all.length)]!;

const dataDir = await mkdtemp(join(tmpdir(), 'daftar-two-devices-'));
const platform = await startPlatform({ port: 0, authPort: 0, dataDir, prepare });
const browser = await launchBrowser();
const { accounts, call, send } = connect({ url: platform.url, authUrl: platform.auth.url });
const account = await accounts.newTeacher();
const { token } = account;
const { id: classId } = await call(addClass, { token, body: sampleClass });
const columns = ['c1', 'c2'].map((id) => ({ id, heading: id, scale: 20 }));
const body = { subject: 'Physics', term: 1 as const, content: { columns, marks: {} } };
const { id: sheetId } = await call(addMarkSheet, { token, params: { classId }, body });
const params = { classId, sheetId };
const path = `/classes/${classId}/marks/${sheetId}`;

const ledger = createLedger();
let typed = 0;
const one = (text: string): MarkSheetContent => ({ columns: [], marks: { a: { b: { text } } } });
const none: MarkSheetContent = { columns: [], marks: {} };

const stored = async (): Promise<string> => {
  const { status, body: sheet } = await send(getMarkSheet, { token, params });
  return status === 200 ? JSON.stringify((sheet as { document: unknown }).document) : '';
};
/** The marks in a text; each was typed once. */
const marksIn = (text: string): string[] =>
  Array.from(text.matchAll(/(?<![\d.])\d{1,2}\.\d\d(?![\d.])/g), ([mark]) => mark);

/** Saves that succeeded, with the times between which they reached the record. */
const saves: { readonly marks: readonly string[]; readonly from: number; readonly to: number }[] =
  [];
/** Between which times the sheet was deleted. */
const deletions: { readonly from: number; readonly to: number }[] = [];

interface Device {
  readonly name: string;
  page: Page;
  isClosed: boolean;
}
const openDevice = async (name: string): Promise<Device> => {
  const visit = { account, locale: 'en-US' as const, opensOffline: true };
  const page = await openPage(browser, platform.url, visit, []);
  // The browser asks before a page with unsaved edits is left; the user leaves it all the same.
  page.context().on('dialog', (question) => void question.accept());
  page.context().on('response', (response) => {
    const request = response.request();
    if (request.method() !== 'PUT' || response.status() !== 200) return;
    const from = request.timing().startTime;
    saves.push({ marks: marksIn(request.postData() ?? ''), from, to: Date.now() });
  });
  await page.goto(path);
  await page.getByRole('grid').waitFor();
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  return { name, page, isClosed: false };
};
const devices = [await openDevice('phone'), await openDevice('computer')];

const grid = ({ page }: Device) => page.getByRole('grid');
const statusOf = async ({ page }: Device): Promise<string | null> => {
  const status = page.locator('[data-status]');
  return (await status.count()) > 0 ? status.first().getAttribute('data-status') : null;
};
const note = ({ page }: Device) => page.getByRole('button', { name: 'Show them' });
/** Without a network, a page that was never stored does not open; the next act opens it again. */
const visit = async (device: Device): Promise<void> => {
  await device.page.goto(path).catch(() => undefined);
};

const type = async (device: Device): Promise<void> => {
  if (device.isClosed || !(await grid(device).isVisible())) return;
  const { page } = device;
  const here = page.locator('[data-here]');
  await here.first().focus();
  for (let moves = Math.floor(random() * 4); moves > 0; moves -= 1)
    await page.keyboard.press(pick('ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft'));
  const cell = page.locator('[role=gridcell][data-here]');
  if ((await cell.count()) === 0) await page.keyboard.press('ArrowDown');
  if ((await cell.count()) === 0) return;
  const [before] = marksIn(await cell.first().innerText());
  typed += 1;
  const mark = (typed / 100).toFixed(2);
  await page.keyboard.type(mark);
  await page.keyboard.press('Enter');
  if (!marksIn(await grid(device).innerText()).includes(mark)) return;
  ledger.changed(device.name, before === undefined ? none : one(before), one(mark));
};
const del = async (): Promise<void> => {
  const from = Date.now();
  const had = await stored();
  const { status } = await send(deleteMarkSheet, { token, params });
  if (status !== 204) return;
  ledger.deleted(marksIn(had));
  deletions.push({ from, to: Date.now() });
};
const begin = () => send(addMarkSheet, { token, params: { classId }, body });
/** What may happen on a device, by name; typing most often. */
const acts: Readonly<Record<string, (device: Device) => Promise<unknown>>> = {
  type,
  wait: ({ page }) => page.waitForTimeout(pick(100, 700, 2_000)),
  line: ({ page }) => page.context().setOffline(pick(true, true, false)),
  reload: async (device) => {
    if (device.isClosed) await visit(device);
    else await device.page.reload().catch(() => undefined);
    device.isClosed = false;
  },
  close: async (device) => {
    const { page } = device;
    device.page = await page.context().newPage();
    device.isClosed = true;
    // Leaves it first, as a browser does when its tab is closed; Playwright would end it in the middle.
    await page.goto('about:blank');
    await page.close();
  },
  'begin again': async () => {
    await del();
    await begin();
  },
  delete: del,
  begin,
};
const names = [...Object.keys(acts), 'type', 'type', 'type', 'type'];

/** What the dialog of changes that cannot be saved shows. */
const shownEdits = async (device: Device): Promise<string> => {
  if (!(await note(device).isVisible())) return '';
  await note(device).click();
  const dialog = device.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copy the changes' }).first().waitFor();
  await dialog.getByRole('group').first().waitFor();
  const text = await dialog.innerText();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  return text;
};

/** Whether a device has nothing more to send by itself: it has no edits, asks about them, or offers to copy them. */
const isQuiet = async (device: Device): Promise<boolean> => {
  if (await note(device).isVisible()) return true;
  const status = await statusOf(device);
  if (status !== null) return status === 'saved' || status === 'changed-elsewhere';
  if (await grid(device).isVisible()) return false;
  const keys = 'Object.keys(localStorage).filter((key) => key.startsWith("daftar.document."))';
  return (await device.page.evaluate<unknown[]>(keys)).length === 0;
};
const settle = async (): Promise<Set<string>> => {
  for (const device of devices) {
    await device.page.context().setOffline(false);
    if (device.isClosed || !(await grid(device).isVisible())) await visit(device);
    device.isClosed = false;
  }
  // Twice, because what one device sends the other one has to take in.
  for (const device of [...devices, ...devices]) {
    await device.page.evaluate("dispatchEvent(new Event('online'))");
    await device.page.waitForTimeout(500);
    for (let tries = 0; tries < 120 && !(await isQuiet(device)); tries += 1)
      await device.page.waitForTimeout(500);
  }
  // What was saved at the moment of a deletion went with the sheet.
  for (const { from, to } of deletions)
    for (const save of saves) if (save.from <= to && save.to >= from) ledger.deleted(save.marks);
  const inSight = new Set(marksIn(await stored()));
  for (const device of devices) {
    if ((await statusOf(device)) === 'changed-elsewhere')
      for (const mark of marksIn(await grid(device).innerText())) inSight.add(mark);
    for (const mark of marksIn(await shownEdits(device))) inSight.add(mark);
  }
  return inSight;
};

/** A user chooses, drops what cannot be saved, or begins the sheet again for it. */
const decide = async (device: Device): Promise<void> => {
  const { page } = device;
  if (await note(device).isVisible()) {
    if (pick(true, false) && (await stored()) === '') {
      await begin();
      await visit(device);
      return;
    }
    ledger.deleted(marksIn(await shownEdits(device)));
    await note(device).click();
    await page.getByRole('button', { name: 'Remove the changes' }).first().click();
    await page
      .getByRole('dialog', { name: 'Remove these changes?' })
      .getByRole('button', { name: 'Remove the changes' })
      .click();
    await note(device).waitFor({ state: 'detached' });
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
    return;
  }
  if ((await statusOf(device)) !== 'changed-elsewhere') return;
  await page.getByRole('button', { name: 'Compare and choose' }).click();
  const dialog = page.getByRole('dialog');
  const all = { mine: 'All from here', theirs: 'All from elsewhere' } as const;
  const side = pick('mine', 'theirs');
  const mine = new Set(marksIn(await grid(device).innerText()));
  await dialog.getByRole('button', { name: all[side] }).click();
  for (const mark of marksIn(await dialog.innerText()))
    if (mine.has(mark) !== (side === 'mine')) ledger.changed(device.name, one(mark), none);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
};

const failed: string[] = [];
/** What has happened since the last time everything was in sight. */
const steps: string[] = [];
const act = async (): Promise<void> => {
  const [name, device] = [pick(...names), pick(...devices)];
  const before = typed;
  await acts[name]?.(device);
  steps.push(`${name}${typed > before ? ` ${(typed / 100).toFixed(2)}` : ''} (${device.name})`);
};
try {
  for (let round = 1; round <= rounds; round += 1) {
    for (let left = 3 + Math.floor(random() * 5); left > 0; left -= 1) await act();
    const inSight = await settle();
    const lost = ledger.lost(inSight);
    if (lost.length > 0)
      failed.push(`round ${round}: ${lost.join(', ')} after ${steps.join(', ')}`);
    steps.length = 0;
    ledger.deleted(lost);
    console.log(
      `round ${round}: ${typed} marks typed, ${inSight.size} in sight, ${lost.length} lost`,
    );
    for (const device of devices) await decide(device);
    if ((await stored()) === '') await begin();
    for (const device of devices) if (!(await grid(device).isVisible())) await visit(device);
  }
} finally {
  await browser.close();
  await platform.close();
  await rm(dataDir, { recursive: true, force: true });
}
if (failed.length > 0) {
  console.error(`Lost with --seed ${values.seed}:\n${failed.join('\n')}`);
  process.exitCode = 1;
}
