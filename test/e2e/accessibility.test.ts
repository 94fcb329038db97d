import type { Page } from 'playwright-core';
import { matchPath } from 'react-router';
import { expect, inject } from 'vitest';
import { listNotebookJobs } from '#shared/contracts/notebooks.ts';
import { defaultLocale, locales, type Locale } from '#shared/model/locale.ts';
import { pages } from '#shared/model/pages.ts';
import { answerCall } from '../support/answer-call.ts';
import {
  accessibilityProblems,
  clippedControls,
  clippedFields,
  expectTidy,
  largeTextProblems,
  overflow,
} from '../support/check-accessibility.ts';
import { colorProblems } from '../support/check-colors.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { newStudent } from '../support/new-student.ts';
import { answerWithGradebook, shortGradebook } from '../support/sample-review.ts';
import { it } from '../support/screen-test.ts';
import {
  answerWithSamples,
  guestScreens,
  plainScreens,
  showScreen,
  studentScreens,
  teacherScreens,
  type Screen,
} from '../support/screens.ts';
import { createSteps } from '../support/teacher-steps.ts';

const platform = connect(inject('platform'));
const { accounts } = platform;
const narrow = { width: 360, height: 800 };
const wide = { width: 1280, height: 900 };
/** A telephone held sideways, and a laptop's window at a zoom of 200 %. */
const low = [
  { width: 740, height: 360 },
  { width: 640, height: 400 },
] as const;

/** All that axe finds in one mode, with the colours that are not the product's own. */
const problemsIn = async (page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> => {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-color-scheme=${colorScheme}]`).waitFor();
  return [...(await accessibilityProblems(page)), ...(await colorProblems(page))];
};

/**
 * Checks each screen: with axe and its colours in light and in dark, its fields, its width on a telephone, text of twice
 * the size, and on a low screen that nothing cuts off a control. Colours, structure and names are the same in every
 * language, because each has all texts: one is checked with axe, and both for what does not fit.
 */
const check = async (page: Page, locale: Locale, screens: readonly Screen[]): Promise<void> => {
  for (const screen of screens) {
    const message = screen.name;
    await page.setViewportSize(wide);
    await showScreen(page, textsIn(locale), screen);
    if (locale === defaultLocale) {
      for (const mode of ['light', 'dark'] as const)
        await expect
          .poll(() => problemsIn(page, mode), { message: `${message} in ${mode}` })
          .toEqual([]);
    }
    await expect
      .poll(() => clippedFields(page), { message: `${message} cuts off letters` })
      .toEqual([]);
    await page.setViewportSize(narrow);
    await expect.poll(() => overflow(page), { message: `${message} scrolls sideways` }).toBe(0);
    for (const size of low) {
      await page.setViewportSize(size);
      await expect
        .poll(() => clippedControls(page), { message: `${message} at ${size.width} pixels` })
        .toEqual([]);
    }
    await page.setViewportSize(narrow);
    // The page lays itself out again after the type has grown.
    await expect
      .poll(() => largeTextProblems(page), { message: `${message} in large text` })
      .toEqual([]);
  }
};

it('every page is among the screens that are checked', () => {
  const screens = [...guestScreens, ...teacherScreens, ...plainScreens, ...studentScreens];
  const isChecked = (pattern: string): boolean =>
    screens.some(({ path }) => matchPath(pattern, path.replace(/\?.*/, '')));
  // Home only leads to the dashboard.
  const { home: _home, ...shown } = pages;
  expect(Object.values(shown).filter((pattern) => !isChecked(pattern))).toEqual([]);
});

it.for(locales)('a visitor’s screens are accessible in %s', async (locale, { open }) => {
  const page = await open({ locale, ...wide });
  await check(page, locale, guestScreens);
});

it.for(locales)('a teacher’s screens are accessible in %s', async (locale, { open }) => {
  const account = await accounts.newTeacher({ verified: false });
  const page = await open({ locale, account, ...wide });
  await answerWithSamples(page);
  await answerWithGradebook(page, shortGradebook());
  await check(page, locale, teacherScreens);
});

it.for(locales)('a teacher’s other screens are accessible in %s', async (locale, { open }) => {
  const account = await accounts.newTeacher();
  const page = await open({ locale, account, ...wide });
  await check(page, locale, plainScreens);
});

it.for(locales)('a student’s screens are accessible in %s', async (locale, { open }) => {
  const account = await newStudent(platform, await accounts.newTeacher({ profile: false }));
  const page = await open({ locale, account, ...wide });
  await check(page, locale, studentScreens);
});

it.for(locales)(
  'the history and the menu on a telephone are accessible in %s',
  async (locale, { open }) => {
    const account = await accounts.newTeacher();
    const page = await open({ locale, account, ...narrow });
    const say = textsIn(locale);
    await answerCall(page, listNotebookJobs, () => ({ body: [] }));
    await page.goto('/notebooks');
    await page.getByText(say('notebooks.emptyTitle')).waitFor();
    await expectTidy(page);
    await page.unrouteAll();
    await answerWithSamples(page);
    await page.goto('/notebooks');
    await page.locator('main [data-status]').first().waitFor();
    await expectTidy(page);
    await createSteps(page, say).press('layout.menu');
    await page.getByRole('dialog').getByRole('link').first().waitFor();
    await expectTidy(page);
    await expect.poll(() => largeTextProblems(page)).toEqual([]);
  },
);
