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

/** Controls and links that are smaller than what they say, and what cuts its text inside them. */
const FIND_CUT = `(() => {
  const pen = document.createElement('canvas').getContext('2d');
  const chosen = (element) => element.selectedOptions?.[0]?.text;
  // The text of a select is no part of what it scrolls.
  const needed = (select) => {
    const { font, paddingLeft, paddingRight, whiteSpace } = getComputedStyle(select);
    pen.font = font;
    const words = whiteSpace === 'normal' ? chosen(select).split(' ') : [chosen(select)];
    const longest = Math.max(...words.map((word) => pen.measureText(word).width));
    return longest + parseFloat(paddingLeft) + parseFloat(paddingRight);
  };
  const isCut = (element) =>
    element.scrollWidth > element.clientWidth + 1 ||
    (element.matches('a, button, select') && element.scrollHeight > element.clientHeight + 1) ||
    (chosen(element) !== undefined && needed(element) > element.clientWidth + 1);
  return [...document.querySelectorAll('nav a, nav a *, a[class*=Button], button, button *, select')]
    .filter((element) => element.clientWidth > 1 && element.checkVisibility() && isCut(element))
    .map((element) => 'cut: ' + element.localName + ' ' + (chosen(element) ?? element.textContent));
})()`;

/** What does not fit where the reader has set their browser to text of twice the size. */
export const largeTextProblems = async (page: Page): Promise<string[]> => {
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  await settle(page);
  const wider = await overflow(page);
  const cut = await page.evaluate<string[]>(FIND_CUT);
  await page.evaluate("document.documentElement.style.fontSize = ''");
  return [...(wider > 0 ? [`scrolls sideways by ${wider} pixels`] : []), ...cut];
};
