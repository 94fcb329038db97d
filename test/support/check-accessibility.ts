import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axeScript = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Brings axe into each frame of the page, but for those that have it: it takes as long as a look at a small screen. */
const bringAxe = async (page: Page): Promise<void> => {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate<boolean>("'axe' in globalThis"))) await frame.evaluate(axeScript);
  }
};

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
  await bringAxe(page);
  // What is right is not described: on a large table that takes longer than finding what is wrong.
  const options: RunOptions = { resultTypes: ['violations'] };
  if (rules) options.runOnly = { type: 'rule', values: rules };
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
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
