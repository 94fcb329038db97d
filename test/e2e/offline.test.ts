import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { addClass } from '#shared/contracts/classes.ts';
import { addMarkSheet, getMarkSheet } from '#shared/contracts/mark-sheets.ts';
import { connect } from '../support/connect.ts';
import { deviceCopies } from '../support/device-copies.ts';
import { expectTidy } from '../support/check-accessibility.ts';
import { textsIn } from '../support/interface-text.ts';
import { waitForNotification } from '../support/notifications.ts';
import { sampleClass } from '../support/sample-class.ts';
import { sampleMarks } from '../support/sample-mark-sheet.ts';
import { offlineProblems } from '../support/offline-problems.ts';
import { it } from '../support/screen-test.ts';

const { accounts, call } = connect(inject('platform'));
const locale = 'ar' as const;
const say = textsIn(locale);

/** A teacher with a class and a mark sheet without marks. */
async function newClass() {
  const account = await accounts.newTeacher();
  const { token } = account;
  const { id: classId, pupils } = await call(addClass, { token, body: sampleClass });
  const content = { ...sampleMarks, marks: {} };
  const body = { subject: 'الرياضيات', term: 1 as const, content };
  const { id: sheetId } = await call(addMarkSheet, { token, params: { classId }, body });
  const newest = async () =>
    (await call(getMarkSheet, { token, params: { classId, sheetId } })).document.content;
  const marks = async () => (await newest()).marks;
  const path = `/classes/${classId}/marks/${sheetId}`;
  return { account, pupils, path, marks, content: newest, reports: `/classes/${classId}/reports` };
}

/** Waits until the site can open without a network. */
const isReady = (page: Page) =>
  page.evaluate('navigator.serviceWorker.ready.then(({ active }) => active !== null)');

it('marks are read and typed without a network, and sent when it returns, from another page too', async ({
  open,
}) => {
  const { account, pupils, path, marks } = await newClass();
  const page = await open({ account, locale, opensOffline: true, expected: offlineProblems });
  await page.goto(path);
  await page.getByRole('grid').waitFor();
  await expect.poll(() => isReady(page)).toBe(true);
  await expect.poll(() => deviceCopies(page)).toContain(path.replace('/marks/', '/mark-sheets/'));

  // Only what the site has stored itself may answer then.
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.clearBrowserCache');
  await page.context().setOffline(true);
  await page.reload();
  const note = page.getByText(say('layout.offline', { at: 0 }).split('.')[0] ?? '');
  await note.waitFor();
  await expectTidy(page);
  await page.locator('[data-here]').focus();
  await page.keyboard.type('15');
  await page.keyboard.press('Enter');
  await page.getByText(say('documents.keptHere')).waitFor();
  await expect.poll(() => marks()).toEqual({});

  // Closed with the edit on the device; another page opens first afterwards.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/games');
  await note.waitFor();
  await page.getByRole('heading', { name: say('games.title') }).waitFor();
  await page.goto('/dashboard');
  const notLoaded = page.getByText(say('dashboard.notLoaded'));
  await expect.poll(() => notLoaded.count()).toBe(6);
  await expectTidy(page);
  await page.context().setOffline(false);
  const begun = page.getByRole('region', { name: say('today.begun') });
  await begun.getByRole('button', { name: say('common.retry') }).click();
  await expect.poll(() => notLoaded.count()).toBe(0);
  await expect.poll(marks).toEqual({ [pupils[0]!.id]: { c1: { text: '15' } } });
  await note.waitFor({ state: 'detached' });
});

it('appraisals are read and typed without a network, and sent when it returns', async ({
  open,
}) => {
  const { account, pupils, content, reports } = await newClass();
  const page = await open({ account, locale, opensOffline: true, expected: offlineProblems });
  await page.goto(reports);
  const texts = page.getByRole('button', { name: say('report.remarks') });
  await texts.waitFor();
  await expect.poll(() => isReady(page)).toBe(true);

  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.clearBrowserCache');
  await page.context().setOffline(true);
  await page.reload();
  await texts.click();
  const [first] = pupils;
  const field = page.getByRole('textbox', {
    name: say('appraisals.field.remarks', { name: first!.fullName }),
  });
  await field.fill('نتائج حسنة');
  await field.press('Enter');
  await page.getByText(say('documents.keptHere')).waitFor();
  await expectTidy(page);
  await page.context().setOffline(false);
  await expect.poll(async () => (await content()).remarks).toEqual({ [first!.id]: 'نتائج حسنة' });
});

it('typing goes on while a page in another tab sends what is not saved yet', async ({ open }) => {
  const { account, pupils, path, marks } = await newClass();
  const page = await open({ account, locale, opensOffline: true, expected: offlineProblems });
  await page.goto(path);
  await page.getByRole('grid').waitFor();
  await page.locator('[data-here]').focus();
  await page.context().setOffline(true);
  await page.keyboard.type('15');
  await page.keyboard.press('Enter');
  await page.getByText(say('documents.keptHere')).waitFor();
  await page.context().setOffline(false);
  const other = await page.context().newPage();
  await Promise.all([
    other.goto('/classes'),
    page.keyboard.type('12').then(() => page.keyboard.press('Enter')),
  ]);
  const [first, second] = pupils;
  await expect
    .poll(marks)
    .toEqual({ [first!.id]: { c1: { text: '15' } }, [second!.id]: { c1: { text: '12' } } });
  await page.getByText(say('documents.saved')).waitFor();
});

it('nothing stays on the device after a log-out, also not by another tab', async ({ open }) => {
  const { account, path } = await newClass();
  const page = await open({ account, locale, opensOffline: true, expected: offlineProblems });
  await page.goto(path);
  await page.getByRole('grid').waitFor();
  await expect.poll(() => deviceCopies(page)).not.toEqual([]);
  const other = await page.context().newPage();
  await other.goto('/classes');
  await other.getByRole('link', { name: sampleClass.name }).first().waitFor();
  await page.getByRole('button', { name: say('layout.userMenu') }).click();
  await page.getByRole('menuitem', { name: say('layout.logout') }).click();
  await waitForNotification(page, say('logoutSuccess'));
  await other.waitForURL(/\/login/);
  await expect.poll(() => deviceCopies(page)).toEqual([]);
});

it('a shared computer keeps nothing of its user, and the session ends with the tab', async ({
  open,
}) => {
  const { account, pupils, path, marks } = await newClass();
  const page = await open({ locale, opensOffline: true, expected: offlineProblems });
  await page.goto(path);
  await page.getByRole('checkbox', { name: say('auth.shared') }).check();
  await page.getByText(say('auth.sharedText')).waitFor();
  await expectTidy(page);
  await page.getByLabel(say('auth.email')).fill(account.email);
  await page.getByLabel(say('auth.password'), { exact: true }).fill(account.password);
  await page.getByRole('button', { name: say('auth.loginSubmit'), exact: true }).click();
  await page.getByRole('grid').waitFor();
  await page.context().setOffline(true);
  await page.locator('[data-here]').focus();
  await page.keyboard.type('15');
  await page.keyboard.press('Enter');
  await page.getByText(say('documents.keptInTab')).waitFor();
  const left = `Promise.all([
    Object.keys(localStorage).filter((key) => !/^(userLanguage|locale|sharedDevice)$/.test(key)),
    navigator.serviceWorker.getRegistrations().then((workers) => workers.length),
    caches.keys(),
  ])`;
  await expect.poll(() => page.evaluate(left)).toEqual([[], 0, []]);
  await expect.poll(() => deviceCopies(page)).toEqual([]);
  await page.context().setOffline(false);
  await expect.poll(marks).toEqual({ [pupils[0]!.id]: { c1: { text: '15' } } });

  await page.reload();
  await page.getByRole('grid').waitFor();
  const other = await page.context().newPage();
  await other.goto(path);
  await other.waitForURL(/\/login/);
});
