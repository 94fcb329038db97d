import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { addClass, listClasses } from '#shared/contracts/classes.ts';
import { addMarkSheet, getMarkSheet, markSheetVersions } from '#shared/contracts/mark-sheets.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { answerCall, refusal } from '../support/answer-call.ts';
import { expectTidy } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { countPresses } from '../support/count-presses.ts';
import { textsIn } from '../support/interface-text.ts';
import { offlineProblems } from '../support/offline-problems.ts';
import { sampleClass } from '../support/sample-class.ts';
import { sampleMarks } from '../support/sample-mark-sheet.ts';
import { it } from '../support/screen-test.ts';

const { accounts, call } = connect(inject('platform'));

/** A teacher with a class and a sheet without marks, which another device can save as well. */
async function newSheet() {
  const account = await accounts.newTeacher();
  const { token } = account;
  const { id: classId, pupils } = await call(addClass, { token, body: sampleClass });
  const content = { ...sampleMarks, marks: {} };
  const body = { subject: 'الرياضيات', term: 1 as const, content };
  const { id: sheetId } = await call(addMarkSheet, { token, params: { classId }, body });
  const params = { classId, sheetId };
  const newest = async () => (await call(getMarkSheet, { token, params })).document;
  const saveElsewhere = async (marks: MarkSheetContent['marks']): Promise<void> => {
    const headers = { 'if-match': versionTag(await newest()) };
    await call(markSheetVersions.putDocument, {
      ...{ token, params, body: { ...content, marks } },
      headers,
    });
  };
  return { account, pupils, path: `/classes/${classId}/marks/${sheetId}`, newest, saveElsewhere };
}

const status = (page: Page) => page.locator('[data-status]').getAttribute('data-status');

it.for<readonly [Locale, number, number]>([
  ['en-US', 1280, 800],
  ['ar', 360, 740],
  ['en-US', 740, 360],
])(
  'no state of a sheet moves its grid, and two values are settled in a few presses: %s at %i × %i',
  async ([locale, width, height], { open }) => {
    const { account, pupils, path, newest, saveElsewhere } = await newSheet();
    const [first, second, third] = pupils.map(({ id }) => id) as [string, string, string];
    const say = textsIn(locale);
    const page = await open({ account, locale, opensOffline: true, expected: offlineProblems });
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await page.getByRole('grid').waitFor();
    // The parts that show a state open without a network.
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    const box = () =>
      page.evaluate<string>(`(() => {
        const { left, top, width } = document.querySelector('[role=grid]').parentElement.getBoundingClientRect();
        return [left, top + scrollY, width].map(Math.round).join();
      })()`);
    const boxes: Record<string, string> = {};
    const note = async (state: string) => {
      boxes[state] = await box();
      await expectTidy(page);
    };
    await expect.poll(() => status(page)).toBe('saved');
    await note('saved');
    const type = async (place: string, mark: string) => {
      await page.locator(`[data-place="${place}"]`).click();
      await page.keyboard.type(mark);
      await page.keyboard.press('Enter');
    };
    await type('0:2', '12');
    await note('saving');
    await expect.poll(() => status(page)).toBe('saved');
    await page.locator('[data-place="0:2"]').click();
    await page.keyboard.type('x');
    await note('a letter');
    await page.keyboard.press('Escape');

    // Without a network, the page opens with what the device has kept.
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText(say('layout.offline')).waitFor();
    await page.getByRole('grid').waitFor();
    await note('offline');
    await type('0:2', '13');
    await type('1:2', '14');
    await page.getByText(say('documents.keptHere')).waitFor();
    await note('kept here');

    // Another device has written other marks meanwhile: one in the same cell, one in another.
    await saveElsewhere({ [first]: { c1: { text: '8' } }, [third]: { c1: { text: '9' } } });
    await page.context().setOffline(false);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const choose = button(say('documents.toChoose', { count: 1 }));
    await choose.waitFor();
    await page.getByText(say('layout.offline')).waitFor({ state: 'detached' });
    const overlap = page.locator('[data-place="0:2"][data-state=overlap]');
    await overlap.waitFor();
    // In words for those who do not see the sign.
    await expect.poll(() => overlap.textContent()).toBe(`13${say('review.overlap')}`);
    await note('to choose');
    const allClear = [say('documents.saved'), say('search.allSent')];
    const shown = await page.locator('body').innerText();
    expect(allClear.filter((text) => shown.includes(text))).toEqual([]);

    const presses = await countPresses(page);
    await choose.click();
    await button(say('conflict.allMine')).click();
    await button(say('conflict.save')).click();
    await expect.poll(() => status(page)).toBe('saved');
    expect(await presses()).toBeLessThanOrEqual(3);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await note('settled');
    expect((await newest()).content.marks).toEqual({
      [first]: { c1: { text: '13' } },
      [second]: { c1: { text: '14' } },
      [third]: { c1: { text: '9' } },
    });
    expect(new Set(Object.values(boxes)).size, JSON.stringify(boxes)).toBe(1);
    const top = Number(boxes['saved']?.split(',')[1]);
    // Head, tabs and terms leave the screen to the marks.
    expect(top).toBeLessThanOrEqual(width < 1200 ? 380 : 240);

    // Undo goes to the mark it changes, wherever it is.
    await type('2:2', '5');
    await page.locator('[data-place="0:4"]').click();
    await page.keyboard.press('Control+z');
    await page.locator('[data-place="2:2"][data-here]:focus').waitFor();
    await page.getByRole('status').filter({ hasText: pupils[2]!.fullName }).waitFor();
  },
);

it('a class is typed by hand, and a pupil added to it, in a few presses', async ({ open }) => {
  const account = await accounts.newTeacher();
  const say = textsIn('en-US');
  const page = await open({ account });
  await page.goto('/classes');
  const type = page.getByRole('button', { name: say('classes.typeList') });
  await type.waitFor();
  const presses = await countPresses(page);
  await type.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('typed.names')).fill('بن علي ياسين\nحداد سلمى\nزروقي لينا');
  await dialog.locator('[name=className]').fill('3م2');
  await dialog.getByRole('button', { name: say('classes.keep') }).click();
  await expect.poll(async () => (await call(listClasses, { token: account.token })).length).toBe(1);
  expect(await presses()).toBeLessThanOrEqual(3);

  const [kept] = await call(listClasses, { token: account.token });
  await page.goto(`/classes/${kept!.id}`);
  const add = page.getByRole('button', { name: say('classes.pupil.add') });
  await add.waitFor();
  const adding = await countPresses(page);
  await add.click();
  await page.getByRole('dialog').locator('[name=fullName]').fill('قاسي علي');
  await page.keyboard.press('Enter');
  await page.getByText(say('classes.pupil.done.add', { name: 'قاسي علي' })).waitFor();
  expect(await adding()).toBeLessThanOrEqual(2);
});

it('the login page says why the session ended, beside the toast and after a reload, until the next login', async ({
  open,
}) => {
  const account = await accounts.newTeacher();
  const say = textsIn('ar');
  const page = await open({ account, locale: 'ar', expected: [refusal(401, '/classes')] });
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await answerCall(page, listClasses, () => ({ status: 401, body: {} }));
  await page.goto('/classes');
  const why = page.getByText(say('auth.ended.authentication'));
  await why.waitFor();
  await page.getByText(say('error.authentication')).waitFor();
  await expectTidy(page);
  await page.reload();
  await why.waitFor();
});
