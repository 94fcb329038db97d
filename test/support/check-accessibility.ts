import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axeScript = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Injects axe once into each frame of the page, because that is as slow as checking a small screen. */
const bringAxe = async (page: Page): Promise<void> => {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate<boolean>("'axe' in globalThis"))) await frame.evaluate(axeScript);
  }
};

/** Waits for transitions, because half-shown text has half its contrast; endless ones continue. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(`Promise.allSettled(
    document.getAnimations()
      .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
      .map((animation) => animation.finished),
  ).then(() => undefined)`);

/** What axe reports about the page: one line each, naming the elements. */
export const accessibilityProblems = async (page: Page): Promise<string[]> => {
  await settle(page);
  await bringAxe(page);
  // Passed rules are not described, because on a large table that takes most of the time.
  const options: RunOptions = { resultTypes: ['violations'] };
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`).join('; ')}`,
  );
};

/**
 * How many pixels wider the page is than the screen. A Chromium that resizes a page while its fonts load may keep rules
 * of the old width, though their media query is false, until the root's style changes; so a page that seems too wide is
 * measured again after such a change.
 */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate<number>(`(() => {
    const root = document.documentElement;
    const measured = () => Math.max(root.scrollWidth, document.body.scrollWidth) - root.clientWidth;
    if (measured() <= 0) return 0;
    const { fontSize } = root.style;
    root.style.fontSize = '300%';
    measured();
    root.style.fontSize = fontSize;
    return measured();
  })()`);

/**
 * Fields that cut off the lowest Arabic letters, because a field clips what is outside its line, and dates in words that
 * are cut off, or do not cover what the browser writes on the left and leave its sign on the right.
 */
const FIND_CLIPPED = `(() => {
  const pen = document.createElement('canvas').getContext('2d');
  const clips = (field) => {
    const { font, lineHeight } = getComputedStyle(field);
    pen.font = font;
    const letters = pen.measureText('\u064A\u0639\u062C');
    const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = letters;
    const line = parseFloat(lineHeight) || above + below;
    return (line - above - below) / 2 + below < letters.actualBoundingBoxDescent;
  };
  const isBadDate = (field) => {
    const words = field.parentElement.querySelector('[data-date-words]');
    if (!words?.checkVisibility()) return false;
    const [own, over] = [field, words].map((element) => element.getBoundingClientRect());
    return (
      words.scrollWidth > words.clientWidth || over.left > own.left + 8 || over.right > own.right - 36
    );
  };
  const texts = [...document.querySelectorAll('input:is([type=text], :not([type]))')].filter(clips);
  const dates = [...document.querySelectorAll('input[type=date]')].filter(isBadDate);
  return [...texts, ...dates]
    .filter((field) => field.checkVisibility())
    .map((field) => field.name || field.ariaLabel || field.outerHTML);
})()`;

/** The names of fields that cut off letters. */
export const clippedFields = (page: Page): Promise<string[]> => page.evaluate(FIND_CLIPPED);

/**
 * Waits until axe finds no problem on the page and it does not scroll sideways. A concurrent test cannot use it, because
 * Vitest polls for one test of a file at a time.
 */
export const expectTidy = async (page: Page): Promise<void> => {
  await expect.poll(() => accessibilityProblems(page)).toEqual([]);
  await expect.poll(() => overflow(page)).toBe(0);
};

/** Controls and links smaller than their text, and elements that cut their text. */
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

/**
 * Controls that a parent cuts off: their box leaves that of a parent that hides what is outside it, is larger than one
 * that scrolls, or leaves the screen where nothing scrolls to it.
 */
const FIND_CLIPPED_CONTROLS = `(() => {
  const controls =
    'a, button, input, select, textarea, summary, [role=button], [role=menuitem], [role=option], [role=tab], [role=slider]';
  const hides = (overflow) => overflow === 'hidden' || overflow === 'clip';
  const isShown = (element) => {
    const { opacity, clipPath } = getComputedStyle(element);
    return (
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden=true]') &&
      opacity !== '0' &&
      !clipPath.startsWith('inset(50%')
    );
  };
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const leaves = (box, frame, sides) =>
    (sides.x && (box.left < frame.left - 1 || box.right > frame.right + 1)) ||
    (sides.y && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1));
  const cutBy = (control) => {
    let box = control.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return undefined;
    let { position } = getComputedStyle(control);
    for (let parent = control.parentElement; parent; parent = parent.parentElement) {
      if (position === 'fixed') return leaves(box, screen, { x: true, y: true }) ? 'the screen' : undefined;
      const style = getComputedStyle(parent);
      const contains = style.position !== 'static' || style.transform !== 'none';
      if (position === 'absolute' && !contains) continue;
      if (parent === document.body) return undefined;
      const frame = parent.getBoundingClientRect();
      const inside = { x: hides(style.overflowX), y: hides(style.overflowY) };
      const cut = leaves(box, frame, inside);
      const scrolls = { x: style.overflowX === 'auto' || style.overflowX === 'scroll', y: style.overflowY === 'auto' || style.overflowY === 'scroll' };
      const isTooSmall =
        (scrolls.y && frame.height + 1 < Math.min(box.height, 44)) ||
        (scrolls.x && frame.width + 1 < Math.min(box.width, 44));
      if (cut || isTooSmall) return parent.localName + '.' + parent.className;
      // What scrolls brings it into its own box.
      if (scrolls.x) box = new DOMRect(frame.x, box.y, frame.width, box.height);
      if (scrolls.y) box = new DOMRect(box.x, frame.y, box.width, frame.height);
      position = style.position;
    }
    return undefined;
  };
  return [...document.querySelectorAll(controls)].flatMap((control) => {
    const by = isShown(control) ? cutBy(control) : undefined;
    return by === undefined ? [] : [control.localName + ' ' + (control.ariaLabel || control.textContent || control.name).slice(0, 40) + ' is cut by ' + by];
  });
})()`;

/** The controls that a parent or the screen cuts off. */
export const clippedControls = async (page: Page): Promise<string[]> => {
  await settle(page);
  return page.evaluate<string[]>(FIND_CLIPPED_CONTROLS);
};

/** What does not fit when the browser's text has twice the size. */
export const largeTextProblems = async (page: Page): Promise<string[]> => {
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  await settle(page);
  const wider = await overflow(page);
  const cut = await page.evaluate<string[]>(FIND_CUT);
  await page.evaluate("document.documentElement.style.fontSize = ''");
  return [...(wider > 0 ? [`scrolls sideways by ${wider} pixels`] : []), ...cut];
};
