import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { locales } from '#shared/model/locale.ts';
import { connect } from '../support/connect.ts';
import { textsIn, type SayText } from '../support/interface-text.ts';
import { sampleProfile } from '../support/sample-profile.ts';
import { it } from '../support/screen-test.ts';
import { createSteps } from '../support/teacher-steps.ts';

const { accounts } = connect(inject('platform'));

const openDialog = async (page: Page, say: SayText) => {
  await page.goto('/notebooks/create');
  await page.getByText(sampleProfile.fullName).waitFor();
  await createSteps(page, say).press('createNotebook.selectCover');
  await page.getByRole('option').first().locator('img').waitFor();
};

const arePicturesHere =
  '[...document.querySelectorAll("[role=option] img")].every((one) => one.complete && one.naturalWidth > 0)';

/** Whether an element lies inside another, edges included. */
const isInside = async (inner: Locator, outer: Locator): Promise<boolean> => {
  const [piece, frame] = await Promise.all([inner.boundingBox(), outer.boundingBox()]);
  return (
    piece !== null &&
    frame !== null &&
    piece.x >= frame.x &&
    piece.y >= frame.y &&
    piece.x + piece.width <= frame.x + frame.width &&
    piece.y + piece.height <= frame.y + frame.height
  );
};

it('opening the cover dialog downloads 250 KB at most', async ({ open }) => {
  const page = await open({ account: await accounts.newTeacher() });
  await page.goto('/notebooks/create');
  await page.getByText(sampleProfile.fullName).waitFor();
  await page.waitForLoadState('networkidle');
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize));
  });
  await createSteps(page, textsIn('en-US')).press('createNotebook.selectCover');
  await page.getByRole('option').first().locator('img').waitFor();
  await expect.poll(() => page.evaluate(arePicturesHere)).toBe(true);
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(sizes.length).toBeGreaterThan(3);
  expect(bytes).toBeLessThanOrEqual(250_000);
});

describe.each(locales)('The cover dialog in %s', (locale) => {
  const say = textsIn(locale);
  const counter = (index: number) => say('covers.counter', { index, total: 23 });

  it('shows its counter, arrows and buttons completely in low and narrow windows', async ({
    open,
  }) => {
    const page = await open({ account: await accounts.newTeacher(), locale });
    await openDialog(page, say);
    const dialog = page.getByRole('dialog');
    const content = page.locator('.MuiDialogContent-root');
    const button = (id: Parameters<SayText>[0]) =>
      dialog.getByRole('button', { name: say(id), exact: true });
    const pieces = [
      ['counter', page.getByText(counter(1)), content],
      ['previous', button('covers.previous'), content],
      ['next', button('covers.next'), content],
      ['picture', page.getByRole('option').first(), content],
      ['cancel', button('common.cancel'), dialog],
      ['select', button('covers.select'), dialog],
    ] as const;
    // A page of 1280 × 720 at 200 %, phones in landscape, a small one upright, a laptop.
    for (const [width, height] of [
      [640, 360],
      [740, 360],
      [667, 375],
      [360, 640],
      [1280, 720],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const [name, piece, frame] of pieces) {
        const message = `${name} at ${width} × ${height}`;
        await expect.poll(() => isInside(piece, frame), { message }).toBe(true);
      }
      const fits = async () => {
        const { y = -1, height: tall = Infinity } = (await dialog.boundingBox()) ?? {};
        return y >= 0 && y + tall <= height;
      };
      await expect.poll(fits, { message: `the dialog at ${width} × ${height}` }).toBe(true);
    }
  });
});
