import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { listClasses } from '#shared/contracts/classes.ts';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { listContentJobs } from '#shared/contracts/ai-content.ts';
import { listGradeJobs } from '#shared/contracts/grades.ts';
import { listNotebookJobs } from '#shared/contracts/notebooks.ts';
import { demoProfile } from '#shared/contracts/examples.ts';
import { putProfile } from '#shared/contracts/profile.ts';
import { locales } from '#shared/model/locale.ts';
import {
  classAttendancePath,
  classLessonsPath,
  classMarksPath,
  classPath,
  classReportsPath,
  classSeatingPath,
  classSubjectsPath,
  classTestsPath,
  markSheetPath,
  registerPhotoPath,
} from '#frontend/lib/class-paths.ts';
import { fillDemoClassroom } from '#infra/local/platform/demo-classroom.ts';
import type { Account } from '../support/accounts.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { it as screenTest } from '../support/screen-test.ts';

const { accounts, call, url } = connect(inject('platform'));

/** A teacher with what the demo teacher has, once all of it is made. */
const it = screenTest.extend<{ demo: Account }>({
  demo: [
    // eslint-disable-next-line no-empty-pattern -- Vitest reads the dependencies of a fixture from this pattern
    async ({}, use) => {
      const account = await accounts.newTeacher({ profile: false });
      const { token } = account;
      await call(putProfile, { token, body: demoProfile });
      await fillDemoClassroom(url, token);
      const open = async () => {
        const [drafts, notebooks, pages] = await Promise.all([
          call(listContentJobs, { token }),
          call(listNotebookJobs, { token }),
          call(listGradeJobs, { token }),
        ]);
        return [...drafts, ...notebooks, ...pages].filter(({ status }) => status !== 'SUCCESS');
      };
      await expect.poll(open).toEqual([]);
      await use(account);
    },
    { scope: 'file' },
  ],
});

const laptop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

/** Where an element begins and ends on the page, in whole pixels. */
const boxOf = async (page: Page, selector: string) => {
  await page.locator(selector).first().waitFor();
  const [top = 0, bottom = 0] = await page.evaluate<number[]>(`(() => {
    const box = [...document.querySelectorAll('${selector}')].find((one) => one.checkVisibility()).getBoundingClientRect();
    return [box.top + scrollY, box.bottom + scrollY].map(Math.round);
  })()`);
  return { top, bottom };
};

it.for(locales)(
  'the dashboard of the demo teacher fits on a laptop: work first, then the tools, in %s',
  async (locale, { open, demo }) => {
    const page = await open({ locale, account: demo, ...laptop });
    const say = textsIn(locale);
    await page.goto('/dashboard');
    await page.locator('main section ol li').first().waitFor();
    const titles = [
      ...(['students.title', 'dashboard.notebook', 'grades.card', 'games.title'] as const),
      ...(['aiContent.lessonPlanCard', 'aiContent.testCard', 'aiContent.exerciseCard'] as const),
    ];
    const tools = page.locator('main > div > ul > li');
    for (const title of titles)
      await tools.getByRole('link', { name: say(title), exact: true }).waitFor();
    const end = () => boxOf(page, 'main > div > ul').then(({ bottom }) => bottom);
    await expect.poll(end).toBeLessThanOrEqual(laptop.height);
    const { bottom } = await boxOf(page, 'main section:has(ol)');
    expect(bottom).toBeLessThan((await boxOf(page, 'main > div > ul')).top);
  },
);

it.for(locales)(
  'all pages of a class have one head, which leaves a screen its content, in %s',
  async (locale, { open, demo }) => {
    const page = await open({ locale, account: demo, ...laptop });
    const say = textsIn(locale);
    const { token } = demo;
    const [sheet] = await call(listAllMarkSheets, { token });
    const { classId = '', id = '' } = sheet ?? {};
    const name = (await call(listClasses, { token })).find((one) => one.id === classId)?.name ?? '';
    const sheetPath = markSheetPath(classId, id);
    const paths = [
      ...[classPath, classSeatingPath, classMarksPath, classLessonsPath, classAttendancePath],
      ...[classTestsPath, classReportsPath, classSubjectsPath, registerPhotoPath],
    ].map((pathOf) => pathOf(classId));
    const heads = new Set<string>();
    for (const path of [...paths, sheetPath]) {
      for (const [size, most] of [
        [laptop, 240],
        [phone, 260],
      ] as const) {
        await page.setViewportSize(size);
        await page.goto(path);
        await page.getByRole('heading', { level: 1, name }).waitFor();
        const { top, bottom } = await boxOf(page, 'main nav');
        expect(bottom, `${path} at ${size.width}`).toBeLessThanOrEqual(most);
        heads.add(`${size.width}: ${top}`);
      }
      const tabs = page.getByRole('navigation', { name: say('classFrame.tabs') });
      await tabs.locator('[aria-current=page]').waitFor();
    }
    expect([...heads]).toHaveLength(2);

    await page.setViewportSize(laptop);
    await page.goto(sheetPath);
    expect((await boxOf(page, '[role=grid]')).top).toBeLessThanOrEqual(330);
    const figures = page.getByRole('region', { name: say('review.figures') });
    await figures.getByText(say('review.passRate')).waitFor();
    const { bottom } = await boxOf(page, 'section:has(dl)');
    expect(bottom).toBeLessThanOrEqual(laptop.height);
    const terms = page.getByRole('group', { name: say('sheets.term') });
    await terms
      .locator('[aria-pressed=true]', { hasText: say('sheets.termName', { term: 1 }) })
      .waitFor();
    // A term without marks leads to where they are begun.
    await terms.getByRole('button', { name: say('sheets.termName', { term: 2 }) }).click();
    await page.waitForURL(classMarksPath(classId));
  },
);
