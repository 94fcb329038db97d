import type { Page, Request, Route } from 'playwright-core';
import { expect, inject } from 'vitest';
import { connect } from '../support/connect.ts';
import { reviewPath } from '../support/sample-review.ts';
import { it } from '../support/screen-test.ts';
import { answerWithSamples } from '../support/screens.ts';

const { accounts } = connect(inject('platform'));

/** Pages whose data come late: the call, what is there before it is answered, and what shows that it was. */
const screens = [
  {
    path: '/notebooks',
    call: /api.notebooks.jobs/,
    before: '.MuiSkeleton-root',
    after: '[data-status]',
  },
  { path: '/classes', call: /api.classes$/, before: '.MuiSkeleton-root', after: 'li h2' },
  {
    path: '/notebooks/create',
    call: /api.classes$/,
    before: '[type=file]',
    after: '[name=classes]',
  },
  {
    path: '/ai-content/test',
    call: /api.classes$/,
    before: '[name=topic]',
    after: '[name=classId]',
  },
  { path: reviewPath(), call: /api.*picture/, before: '[data-crops]', after: '[data-crops] image' },
] as const;

/** Waits until the page has its letters, and has drawn what it has; then it has asked for what else it needs. */
const drawn = `document.fonts.ready.then(
  () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
)`;
/** Notes where each element of the page is while its data load; the picture in a button changes with them. */
const noteBoxes = `
  self.topOf = (element) => Math.round(element.getBoundingClientRect().top + scrollY);
  self.boxes = [...document.querySelectorAll('main :not(.MuiSkeleton-root, button *)')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => [element, topOf(element)]);
`;
/** The elements that are now at another height, and where they were and are. */
const moved = (page: Page): Promise<unknown> =>
  page.evaluate(`
    boxes
      .filter(([element, top]) => element.isConnected && Math.abs(topOf(element) - top) > 1)
      .map(([element, top]) => [element.tagName, top, topOf(element), element.textContent.slice(0, 40)])
  `);

it('what a page shows while its data load stays where it is', async ({ open }) => {
  const account = await accounts.newTeacher();
  const page = await open({ locale: 'en-US', account, width: 412, height: 823 });
  await answerWithSamples(page);
  for (const { path, call, before, after } of screens) {
    const held = Promise.withResolvers<void>();
    const hold = async (route: Route) => {
      await held.promise;
      await route.fallback();
    };
    await page.route(call, hold);
    // Boxes are noted once everything but the held answer has come.
    const underway = new Set<Request>();
    const begin = (request: Request) => !call.test(request.url()) && underway.add(request);
    const end = (request: Request) => underway.delete(request);
    page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
    await page.goto(path);
    const main = page.locator('main');
    await main.locator('h1').waitFor();
    await main.locator(before).first().waitFor();
    const missing = async () => {
      await page.evaluate(drawn);
      return underway.size;
    };
    await expect.poll(missing).toBe(0);
    await page.evaluate(noteBoxes);
    held.resolve();
    await main.locator(after).first().waitFor();
    await expect.poll(() => moved(page), { message: path }).toEqual([]);
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
    await page.unroute(call, hold);
  }
});
