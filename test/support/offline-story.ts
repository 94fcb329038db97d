import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { addClass } from '#shared/contracts/classes.ts';
import { addMarkSheet, getMarkSheet } from '#shared/contracts/mark-sheets.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { connect } from './connect.ts';
import { deviceCopies } from './device-copies.ts';
import { textsIn } from './interface-text.ts';
import { openPage } from './open-page.ts';
import { sampleClass } from './sample-class.ts';
import { sampleMarks } from './sample-mark-sheet.ts';

const PUPILS = 41;
const typed = Array.from({ length: PUPILS - 1 }, (_, index) => String(8 + (index % 12)));

/** Asks again until it is so. */
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await pause(100);
};

const type = async (page: Page, keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await page.keyboard.type(key);
    await page.keyboard.press('Enter');
  }
};

/**
 * A teacher opens a mark sheet without a network and types forty marks, while another device changes the last pupil's;
 * when the network returns, the sheet has both. `shoot` is called at each step.
 *
 * @throws Error if a mark is missing in the end
 */
export const tellOfflineStory = async (
  browser: Browser,
  origin: string,
  { accounts, call }: ReturnType<typeof connect>,
  locale: Locale,
  shoot: (page: Page, step: string) => Promise<void>,
): Promise<void> => {
  const account = await accounts.newTeacher();
  const { token } = account;
  const names = Array.from({ length: PUPILS }, (_, index) => ({
    fullName: `التلميذ ${index + 1}`,
  }));
  const added = await call(addClass, { token, body: { ...sampleClass, pupils: names } });
  const { points: _points, ...sheet } = sampleMarks;
  const body = { subject: 'الرياضيات', term: 1 as const, content: { ...sheet, marks: {} } };
  const { id } = await call(addMarkSheet, { token, params: { classId: added.id }, body });
  const marks = async () => {
    const params = { classId: added.id, sheetId: id };
    return (await call(getMarkSheet, { token, params })).document.content.marks;
  };
  const address = `/classes/${added.id}/marks/${id}`;
  const visit = { account, locale, opensOffline: true };
  const openSheet = async (page: Page) => {
    await page.goto(address);
    await page.getByRole('grid').waitFor();
  };

  const page = await openPage(browser, origin, visit, []);
  await openSheet(page);
  await page.evaluate('navigator.serviceWorker.ready');
  const copied = address.replace('/marks/', '/mark-sheets/');
  await until(async () => JSON.stringify(await deviceCopies(page)).includes(copied));
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('grid').waitFor();
  await shoot(page, '1-opened');
  await page.locator('[data-here]').focus();
  await type(page, typed);
  await page.getByText(textsIn(locale)('documents.keptHere')).waitFor();
  await shoot(page, '2-typed');

  const other = await openPage(browser, origin, visit, []);
  await openSheet(other);
  await other.locator('[data-here]').focus();
  for (let row = 1; row < PUPILS; row += 1) await other.keyboard.press('ArrowDown');
  await type(other, ['19']);
  await until(async () => Object.keys(await marks()).length === 1);
  await shoot(other, '3-other-device');

  await page.context().setOffline(false);
  await until(async () => Object.keys(await marks()).length === PUPILS);
  const stored = await marks();
  const expected = [...typed, '19'];
  const wrong = added.pupils.filter(
    (pupil, row) => stored[pupil.id]?.['c1']?.text !== expected[row],
  );
  if (wrong.length > 0) throw new Error(`${wrong.length} marks are not as they were typed`);
  await until(async () => (await page.locator('body').textContent())?.includes('19') === true);
  await shoot(page, '4-merged');
  for (const each of [page, other]) await each.context().close();
};
