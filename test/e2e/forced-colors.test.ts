import type { Locator, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { it } from '../support/screen-test.ts';
import { createSteps } from '../support/teacher-steps.ts';

const { accounts } = connect(inject('platform'));
const say = textsIn('en-US');

/** The thinnest side of an element's border in pixels; 0 where a side has none. */
const borderOf = (element: Locator): Promise<number> =>
  element.evaluate((one: unknown) => {
    const { getComputedStyle } = globalThis as unknown as {
      getComputedStyle: (element: unknown) => Record<string, string>;
    };
    const style = getComputedStyle(one);
    const widths = ['Top', 'Right', 'Bottom', 'Left'].map((side) =>
      style[`border${side}Style`] === 'solid' ? parseFloat(style[`border${side}Width`]!) : 0,
    );
    return Math.min(...widths);
  });

const forceColors = (page: Page) => page.emulateMedia({ forcedColors: 'active' });

it('selected items and buttons have visible edges in forced colours', async ({ open }) => {
  const page = await open({ account: await accounts.newTeacher() });
  await forceColors(page);
  await page.goto('/notebooks/create');
  const { press } = createSteps(page, say);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const place = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  await button(say('createNotebook.selectCover')).waitFor();

  for (const chosen of [place(say('layout.notebooks')), button('English')])
    await expect.poll(() => borderOf(chosen)).toBe(2);
  await expect.poll(() => borderOf(place(say('layout.profile')))).toBe(0);
  await expect.poll(() => borderOf(button('العربية'))).toBe(1);
  for (const plain of [button(say('layout.menu')), button(say('createNotebook.selectCover'))])
    await expect.poll(() => borderOf(plain)).toBeGreaterThanOrEqual(1);
  await expect.poll(() => borderOf(button(say('createNotebook.submit')))).toBe(2);

  await press('createNotebook.selectCover');
  await page.getByRole('option', { selected: true }).waitFor();
  await expect.poll(() => borderOf(page.getByRole('option', { selected: true }))).toBe(2);
  await expect.poll(() => borderOf(page.getByRole('option', { selected: false }).first())).toBe(1);
  await expect.poll(() => borderOf(button(say('common.cancel')))).toBe(1);
});
