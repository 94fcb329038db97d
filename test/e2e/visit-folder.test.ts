import { expect, inject } from 'vitest';
import { addClass } from '#shared/contracts/classes.ts';
import { putSchoolYear } from '#shared/contracts/school-year.ts';
import { schoolWeek } from '#shared/model/school-year.ts';
import { expectTidy } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { deviceCopies } from '../support/device-copies.ts';
import { textsIn } from '../support/interface-text.ts';
import { sampleClass } from '../support/sample-class.ts';
import { offlineProblems } from '../support/offline-problems.ts';
import { it } from '../support/screen-test.ts';

const { accounts, call } = connect(inject('platform'));
const locale = 'ar' as const;
const say = textsIn(locale);

it('a visitor’s folder that was made opens without a network', async ({ open }) => {
  const account = await accounts.newTeacher();
  const { token } = account;
  const timetable = schoolWeek.map((day) => ({ day, period: 2 as const, className: '2م3' }));
  await call(putSchoolYear, { token, body: { timetable, holidays: [] } });
  await call(addClass, { token, body: sampleClass });
  const page = await open({ account, locale, opensOffline: true, expected: offlineProblems });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: say('today.folder') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(say('folder.noneKept')).waitFor();
  await expectTidy(page);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: say('folder.make') }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  await dialog.getByRole('button', { name: say('folder.open') }).waitFor();
  await expect.poll(() => deviceCopies(page)).toContain('made folder visit');
  const ready = 'navigator.serviceWorker.ready.then(({ active }) => active !== null)';
  await expect.poll(() => page.evaluate(ready)).toBe(true);

  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Network.clearBrowserCache');
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: say('today.folder') }).click();
  await dialog.getByRole('button', { name: say('folder.make') }).click();
  await dialog.getByText(say('folder.noNetwork')).waitFor();
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: say('folder.open') }).click();
  // A browser without a reader of PDF saves the file and closes the tab.
  await opening;
});
