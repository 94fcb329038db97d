import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { sampleGradebook } from '#frontend/test-support/sample-gradebook.ts';
import { getGradePicture } from '#shared/contracts/gradebooks.ts';
import { answerCall, refusal } from '../support/answer-call.ts';
import { expectTidy } from '../support/check-accessibility.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { it } from '../support/screen-test.ts';
import { answerWithGradebook, reviewPath } from '../support/sample-review.ts';

const { accounts } = connect(inject('platform'));
const locale = 'ar' as const;
const say = textsIn(locale);

const here = (page: Page): Promise<string | null> =>
  page.evaluate('document.activeElement.getAttribute("data-place")');
const textAt = (page: Page, place: string): Promise<string | null> =>
  page.locator(`[data-place="${place}"] > bdi`).textContent();

describe('checking the marks of a photo', () => {
  it('works by keyboard alone, from the first doubt to the confirmed files', async ({ open }) => {
    const page = await open({ locale, account: await accounts.newTeacher() });
    const stored = await answerWithGradebook(page);
    await page.goto(reviewPath());
    await expect.poll(() => here(page)).toBe('3:2');
    const keys = [
      ...['Enter', '9', 'Enter', '1', '1', 'Enter', 'Enter', 'Enter', 'Space'],
      ...['Enter', 'Tab', 'Enter'],
    ];
    for (const [pressed, key] of keys.entries()) {
      // The last doubt is gone: the focused button opens the question, whose file is loaded on demand.
      if (pressed === 10) await page.getByRole('dialog').waitFor();
      await page.keyboard.press(key);
    }
    expect(keys.length).toBeLessThanOrEqual(20);
    await page.getByRole('link', { name: say('review.downloadCsv') }).waitFor();
    const { content, version, job } = stored();
    expect(job.confirmed?.version).toBe(version);
    expect(content.rows[14]?.cells[3]).toMatchObject({ text: '11', read: '71' });
    expect(content.rows[33]?.pupil).toBe(33);
    await expectTidy(page);
  });

  it('works by touch on a telephone, without its own keyboard', async ({ open }) => {
    const telephone = { locale, width: 360, height: 740, hasTouch: true };
    const page = await open({ ...telephone, account: await accounts.newTeacher() });
    const stored = await answerWithGradebook(page, sampleGradebook({ pupils: 10 }));
    await page.goto(reviewPath());
    await expect.poll(() => here(page)).toBe('3:2');
    const keypad = page.getByRole('group', { name: say('review.keypad') });
    const tap = (name: string) => keypad.getByRole('button', { name, exact: true }).tap();
    const accept = () => tap(say('review.acceptNext'));
    await accept();
    await expect.poll(() => here(page)).toBe('8:4');
    await tap('9');
    await expect
      .poll(() => page.locator('[data-review-grid] input').getAttribute('inputmode'))
      .toBe('none');
    await accept();
    await expect.poll(() => textAt(page, '8:4')).toBe('9');
    await expectTidy(page);
    await page.locator('[data-place="0:3"]').tap();
    await tap(say('review.absent'));
    await accept();
    await expect.poll(() => textAt(page, '0:3')).toBe('غ');
    // Everything that is tapped while checking marks is as large as a finger.
    const smallest = await page.evaluate<number>(`Math.min(
      ...[...document.querySelectorAll('[data-place], [data-keypad] button, section button')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getBoundingClientRect().height),
    )`);
    expect(smallest).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: say('review.confirm') }).tap();
    await page.getByRole('dialog').getByRole('button').last().tap();
    await page.getByRole('link', { name: say('review.downloadCsv') }).waitFor();
    expect(stored().content.rows[8]?.cells[4]).toMatchObject({ text: '9', checked: true });
  });
});

/** Whether the selected cell is fully visible: nothing covers its middle or its corners. */
const isCellFree = (page: Page): Promise<boolean> =>
  page.evaluate(`(() => {
    const cell = document.querySelector('[data-review-grid] [data-here]');
    if (!cell) return false;
    const { left, right, top, bottom } = cell.getBoundingClientRect();
    const across = [left + 3, (left + right) / 2, right - 3];
    const down = [top + 3, (top + bottom) / 2, bottom - 3];
    return across.every((x) => down.every((y) => cell.contains(document.elementFromPoint(x, y))));
  })()`);

/** Whether the question about that cell is visible. */
const isQuestionSeen = (page: Page): Promise<boolean> =>
  page.evaluate(`(() => {
    const id = document.querySelector('[data-review-grid] [data-here]')?.getAttribute('aria-describedby');
    const words = document.getElementById(id)?.firstElementChild;
    if (!words) return false;
    const { left, top, bottom } = words.getBoundingClientRect();
    return [top + 3, bottom - 3].every((y) => words.contains(document.elementFromPoint(left + 3, y)));
  })()`);

describe('checking marks on a small screen', () => {
  const sizes = [
    { width: 740, height: 360 },
    { width: 360, height: 640 },
    { width: 320, height: 256 },
  ];

  it.for([
    ...sizes.map((size) => ({ locale, ...size })),
    // The other direction, where there is the least room.
    { locale: 'en-US', width: 320, height: 256 } as const,
  ])('keeps the selected cell visible in $locale at $width × $height', async (screen, { open }) => {
    const say = textsIn(screen.locale);
    const account = await accounts.newTeacher();
    const page = await open({ ...screen, hasTouch: true, account });
    await answerWithGradebook(page);
    await page.goto(reviewPath());
    await expect.poll(() => here(page)).toBe('3:2');
    const keypad = page.getByRole('group', { name: say('review.keypad') });
    const tap = (name: string) => keypad.getByRole('button', { name, exact: true }).tap();
    await keypad.waitFor();
    await expect.poll(() => isCellFree(page)).toBe(true);
    await expect.poll(() => isQuestionSeen(page)).toBe(true);
    for (const place of ['8:4', '14:3']) {
      await tap(say('review.acceptNext'));
      await expect.poll(() => here(page)).toBe(place);
      await expect.poll(() => isCellFree(page), { message: place }).toBe(true);
      await expect.poll(() => isQuestionSeen(page), { message: place }).toBe(true);
    }
    await tap('9');
    await expect.poll(() => isCellFree(page)).toBe(true);
    await expectTidy(page);
    // When the screen turns while typing, the keypad changes its height.
    for (const turned of sizes) {
      await page.setViewportSize(turned);
      const message = `turned to ${turned.width} × ${turned.height}`;
      await expect.poll(() => isCellFree(page), { message }).toBe(true);
    }
    // Last, because measuring it enlarges the text for a moment, which scrolls the page.
    await expectTidy(page);
  });
});

it('the photo leads to the mark under the pointer, and can be dragged and zoomed', async ({
  open,
}) => {
  const page = await open({ account: await accounts.newTeacher() });
  const say = textsIn('en-US');
  await answerWithGradebook(page);
  await page.goto(reviewPath());
  const photo = page.getByAltText(say('review.photo'));
  await photo.waitFor();
  const scale = async () => (await photo.boundingBox())?.width ?? 0;
  const before = await scale();
  await page.getByRole('button', { name: say('review.zoomIn') }).click();
  await expect.poll(scale).toBeGreaterThan(before);
  await page.getByRole('button', { name: say('review.fit') }).click();
  await expect.poll(scale).toBeLessThan(before);
  // The whole width is visible: the third pupil's exam mark is where the page has it.
  const box = await photo.boundingBox();
  const [left = 0, top = 0, width = 0, height = 0] = sampleGradebook().rows[2]?.cells[4]?.box ?? [];
  const at = {
    x: ((left + width / 2) / 10_000) * box!.width,
    y: ((top + height / 2) / 10_000) * box!.height,
  };
  await page.mouse.click(box!.x + at.x, box!.y + at.y);
  await expect.poll(() => here(page)).toBe('2:4');
});

it('the review works without the photo, and says so', async ({ open }) => {
  const page = await open({
    account: await accounts.newTeacher(),
    expected: [refusal(404, '/picture')],
  });
  await answerWithGradebook(page);
  await answerCall(page, getGradePicture, () => ({
    status: 404,
    body: { code: 'document-not-found' },
  }));
  await page.goto(reviewPath());
  await page.getByText(textsIn('en-US')('review.noPicture')).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => here(page)).toBe('8:4');
});
