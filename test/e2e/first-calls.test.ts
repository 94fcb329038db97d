import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { classReportsPath } from '#frontend/lib/class-paths.ts';
import { connect } from '../support/connect.ts';
import { sampleSavedClass } from '../support/sample-classes.ts';
import { reviewPath } from '../support/sample-review.ts';
import { it } from '../support/screen-test.ts';
import { answerWithSamples } from '../support/screens.ts';

const { accounts } = connect(inject('platform'));

/** Pages whose parts ask one after another, with what they ask and what shows that the answers have come. */
const screens = [
  {
    path: classReportsPath(sampleSavedClass.id),
    calls: [/classes\/\w+$/, /mark-sheets$/, /report-settings$/],
    shown: 'table',
  },
  {
    path: reviewPath(),
    calls: [/grades\/jobs\/\w+$/, /picture$/, /profile\/professional$/],
    shown: '[role=grid]',
  },
  { path: '/manage-students', calls: [/students$/, /classes$/], shown: 'main li, main tr' },
  { path: '/notebooks', calls: [/notebooks\/jobs/, /library$/], shown: '[data-status]' },
] as const;

/** How often the page has asked for what each pattern names. */
const counted = (asked: readonly string[], calls: readonly RegExp[]): number[] =>
  calls.map((call) => asked.filter((url) => call.test(url)).length);

/** Answers no call until `release`; resolves with the addresses of all calls. */
const holdCalls = async (page: Page) => {
  const held = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route(/\/api\//, async (route) => {
    asked.push(route.request().url());
    await held.promise;
    await route.fallback();
  });
  return { asked, release: held.resolve };
};

it('a page asks for all that it needs at once, and for nothing twice', async ({ open }) => {
  const account = await accounts.newTeacher();
  for (const { path, calls, shown } of screens) {
    const page = await open({ locale: 'en-US', account });
    await answerWithSamples(page);
    const { asked, release } = await holdCalls(page);
    await page.goto(path);
    const once = calls.map(() => 1);
    await expect.poll(() => counted(asked, calls), { message: path }).toEqual(once);
    release();
    await page.locator(shown).first().waitFor();
    expect(counted(asked, calls), path).toEqual(once);
  }
});
