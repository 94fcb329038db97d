import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { answerWithDraft, sampleDraftPath } from '../support/answer-with-draft.ts';
import { connect } from '../support/connect.ts';
import { sampleTest } from '../support/sample-drafts/edited-drafts.ts';
import { answerWithGradebook, reviewPath } from '../support/sample-review.ts';
import { it } from '../support/screen-test.ts';

const { accounts } = connect(inject('platform'));
const locale = 'ar' as const;

/** An input method shows each of these texts in turn, as dead keys and some keyboards do. */
const compose = async (protocol: CDPSession, ...texts: readonly string[]): Promise<void> => {
  for (const text of texts) {
    const end = { selectionStart: text.length, selectionEnd: text.length };
    await protocol.send('Input.imeSetComposition', { text, ...end });
  }
};

/** Reloads the page, although the browser asks because of what is unsaved. */
const reload = async (page: Page): Promise<void> => {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
};

const textOf = (cell: Locator): Promise<string | null> => cell.locator('> bdi').textContent();

it('a text of a draft is typed with an input method and in its middle, and survives a reload', async ({
  open,
}) => {
  const page = await open({ locale, account: await accounts.newTeacher() });
  const stored = await answerWithDraft(page, sampleTest(4));
  await page.goto(sampleDraftPath(sampleTest(4)));
  const title = page.locator('[data-text="title"]');
  await title.click();
  const field = page.locator('article textarea');
  const protocol = await page.context().newCDPSession(page);
  await field.waitFor();
  await compose(protocol, '`', '`e', 'è');
  await expect.poll(() => field.inputValue()).toBe('The water cycleè');
  await protocol.send('Input.insertText', { text: 'é' });
  await page.keyboard.press('Home');
  await page.keyboard.type('A');
  // The text enters the draft in a pause, which must not move the cursor.
  await expect.poll(() => stored().title).toBe('AThe water cycleé');
  await page.keyboard.type('BC');
  await expect.poll(() => field.inputValue()).toBe('ABCThe water cycleé');
  await reload(page);
  await title.getByText('ABCThe water cycleé').waitFor();
  await expect.poll(() => stored().title).toBe('ABCThe water cycleé');
});

it('a mark is typed with an input method, and survives a reload before it is accepted', async ({
  open,
}) => {
  const page = await open({ locale, account: await accounts.newTeacher() });
  await answerWithGradebook(page);
  await page.goto(reviewPath());
  const [first, second] = [page.locator('[data-place="0:2"]'), page.locator('[data-place="1:2"]')];
  await first.click();
  await page.keyboard.press('F2');
  const field = page.locator('[data-review-grid] input');
  const protocol = await page.context().newCDPSession(page);
  await field.waitFor();
  await page.keyboard.press('Control+A');
  await compose(protocol, '١', '١٣');
  await expect.poll(() => field.inputValue()).toBe('١٣');
  await protocol.send('Input.insertText', { text: '١٢' });
  await page.keyboard.press('Enter');
  await expect.poll(() => textOf(first)).toBe('١٢');
  await second.click();
  await page.keyboard.type('17');
  await reload(page);
  await expect.poll(() => textOf(second)).toBe('17');
  await expect.poll(() => textOf(first)).toBe('١٢');
});
