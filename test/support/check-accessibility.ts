import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Lets transitions come to their end: half-shown text has half its contrast. Those that go on for ever go on. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(`Promise.allSettled(
    document.getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
      .map((animation) => animation.finished),
  ).then(() => undefined)`);

/** What only the colours decide. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** What the texts of a language and its direction decide. */
export const textRules = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'document-title',
  'empty-heading',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'label',
  'link-name',
  'scrollable-region-focusable',
  'select-name',
  'target-size',
  'valid-lang',
];

/** What axe finds wrong with the page as it is now, by these rules or all: one line for each, naming the elements. */
export const accessibilityProblems = async (page: Page, rules?: string[]): Promise<string[]> => {
  await settle(page);
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`).join('; ')}`,
  );
};

/** How many pixels the page is wider than the screen. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate<number>(
    'Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - document.documentElement.clientWidth',
  );
