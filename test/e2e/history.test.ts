import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { listNotebookJobs } from '#shared/contracts/notebooks.ts';
import { limits } from '#shared/model/limits.ts';
import { workbook, worksheet } from '../fixtures/spreadsheets/workbook.ts';
import { answerCall, refusal } from '../support/answer-call.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { jobsInEveryState } from '../support/sample-jobs.ts';
import { it } from '../support/screen-test.ts';
import { createSteps } from '../support/teacher-steps.ts';

const english = textsIn('en-US');
const locale = 'ar' as const;
const say = textsIn(locale);
const { accounts, notebooks } = connect(inject('platform'));
/** A workbook whose only sheet has no names. */
const withoutNames = workbook([
  [
    '2م3',
    worksheet([
      ['المادة', 'العلامة'],
      ['علوم', 12],
      ['علوم', 15],
    ]),
  ],
]);

describe('My Notebooks', () => {
  it('says why and where a job failed, tries again with another file, and deletes after a confirmation', async ({
    open,
  }) => {
    const account = await accounts.newTeacher();
    const { token } = account;
    const key = await notebooks.upload(token, withoutNames, 'أقسامي.xlsx');
    const { id } = await notebooks.submit(token, key, 'ar');
    await notebooks.waitFor(token, id);
    const page = await open({ locale, account });
    const { press, told } = createSteps(page, say);
    await page.goto('/notebooks');
    const jobs = page.locator('main tbody tr');
    await jobs.first().waitFor();
    expect(await jobs.count()).toBe(1);
    const failed = jobs.filter({ hasText: 'أقسامي.xlsx' });
    await failed.getByText(say('job.status.FAILED')).waitFor();
    await failed.getByText(say('failure.sheet-without-names', { sheet: '2م3' })).waitFor();

    await failed.getByRole('link', { name: say('job.anotherFile') }).click();
    // The cover is still selected.
    await page.getByRole('button', { name: say('createNotebook.changeCover') }).waitFor();
    await page
      .locator('input[type=file]')
      .setInputFiles('test/fixtures/spreadsheets/english-list.xlsx');
    await page.locator('[data-upload=sent]').waitFor();
    await press('createNotebook.submit');
    await told('notebooks.submitted');
    await expect.poll(() => jobs.count()).toBe(2);

    await jobs
      .last()
      .getByRole('button', { name: say('job.delete') })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(say('notebooks.deleteText')).waitFor();
    await dialog.getByRole('button', { name: say('common.cancel') }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await jobs.count()).toBe(2);
    await jobs
      .last()
      .getByRole('button', { name: say('job.delete') })
      .click();
    await dialog.getByRole('button', { name: say('job.delete') }).click();
    await told('notebooks.deleted');
    await expect.poll(() => jobs.count()).toBe(1);
  });

  it('offers to try again when it cannot be loaded, and the actions of each status', async ({
    open,
  }) => {
    const account = await accounts.newTeacher();
    const page = await open({ locale, account, expected: [refusal(500, listNotebookJobs.path)] });
    await answerCall(page, listNotebookJobs, () => ({
      status: 500,
      body: { status: 500, code: 'internal' },
    }));
    await page.goto('/notebooks');
    await page.getByRole('alert').getByText(say('notebooks.fetchFailed')).waitFor();
    await page.unrouteAll();
    await answerCall(page, listNotebookJobs, () => ({ body: jobsInEveryState() }));
    await createSteps(page, say).press('common.retry');
    const jobs = page.locator('main tbody tr');
    await jobs.first().waitFor();
    const states = jobs.locator('[data-status]');
    expect(await states.allTextContents()).toEqual([
      say('job.status.PENDING'),
      say('job.status.PROCESSING'),
      say('job.status.FAILED'),
      say('job.status.SUCCESS'),
    ]);
    const offered = async (index: number) => [
      await jobs.nth(index).getByText(say('notebooks.download')).count(),
      await jobs
        .nth(index)
        .getByRole('link', { name: say('job.anotherFile') })
        .count(),
      await jobs
        .nth(index)
        .getByRole('button', { name: say('job.delete') })
        .count(),
    ];
    expect([await offered(0), await offered(1), await offered(2), await offered(3)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 1, 1],
      [1, 0, 1],
    ]);
  });
});

describe('a long history', () => {
  it('shows every job with "show older", each once even if a new job arrives', async ({ open }) => {
    const account = await accounts.newTeacher();
    const [, , , finished] = jobsInEveryState();
    const jobs = Array.from({ length: limits.jobsShown + 3 }, (_, index) => ({
      ...finished!,
      id: `01KJQ5N80000000000000${String(90_000 - index)}`,
      source: `list ${index}.xlsx`,
    }));
    const [newest, ...others] = jobs;
    let stored = others;
    const page = await open({ locale, account });
    await page.route(new RegExp(`/api${listNotebookJobs.path}\\?`), (route) => {
      const query = new URL(route.request().url()).searchParams;
      const cursor = query.get('cursor') ?? 'Z';
      const older = stored.filter(({ id }) => id < cursor);
      return route.fulfill({ json: older.slice(0, Number(query.get('limit'))) });
    });
    await page.goto('/notebooks');
    const rows = page.locator('main tbody tr');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(limits.jobsShown);
    stored = jobs;
    const button = page.getByRole('button', { name: say('job.showOlder') });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText(say('job.olderEnd')).waitFor();
    await expect.poll(() => rows.count()).toBe(jobs.length);
    const sources = await rows.locator('bdi').allTextContents();
    expect(sources).toEqual(jobs.map(({ source }) => source));
    expect(sources[0]).toBe(newest?.source);
    expect(await button.count()).toBe(0);
  });
});

/** The test controls the clock, so that a slow page does not poll more often than a quick one. */
const stopClock = async (page: Page): Promise<void> => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
};
/** Waits for something on a page with a stopped clock, a hundredth of a second at a time. */
const appears = async (page: Page, target: Locator): Promise<void> => {
  const look = async () => {
    await page.clock.runFor(10);
    return target.count();
  };
  await expect.poll(look).toBeGreaterThan(0);
};

describe('the history of notebooks', () => {
  it('leads to the first notebook when it is empty', async ({ open }) => {
    const account = await accounts.newTeacher();
    const page = await open({ account });
    await page.goto('/notebooks');
    await page.getByText(english('notebooks.emptyTitle')).waitFor();
    await page.getByRole('link', { name: english('notebooks.create') }).click();
    await createSteps(page, english).heading('createNotebook.title');
  });

  it('is refreshed every ten seconds, only while it is visible', async ({ open }) => {
    const account = await accounts.newTeacher();
    const page = await open({ account });
    let asked = 0;
    await answerCall(page, listNotebookJobs, () => {
      asked += 1;
      return { body: jobsInEveryState() };
    });
    const show = (visibilityState: 'hidden' | 'visible') =>
      page.evaluate(`
        Object.defineProperty(document, 'visibilityState',
          { value: '${visibilityState}', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      `);
    await stopClock(page);
    await page.goto('/notebooks');
    await appears(page, page.locator('main [data-status]'));
    expect(asked).toBe(1);
    await page.clock.runFor(limits.pollingInterval);
    await expect.poll(() => asked).toBe(2);
    await show('hidden');
    await page.clock.runFor(5 * limits.pollingInterval);
    expect(asked).toBe(2);
    await show('visible');
    await page.clock.runFor(limits.pollingInterval);
    await expect.poll(() => asked).toBeGreaterThan(2);
    await page.getByRole('link', { name: english('layout.profile') }).click();
    const name = english('profile.title');
    await appears(page, page.getByRole('heading', { level: 1, name }));
    const before = asked;
    await page.clock.runFor(5 * limits.pollingInterval);
    expect(asked).toBe(before);
  });

  it('recovers by itself after a failed refresh, and keeps its list', async ({ open }) => {
    const account = await accounts.newTeacher();
    const page = await open({ account, expected: [refusal(503, listNotebookJobs.path)] });
    const [pending, ...others] = jobsInEveryState();
    let fails = false;
    let jobs = others;
    await answerCall(page, listNotebookJobs, () =>
      fails ? { status: 503, body: { status: 503, code: 'unavailable' } } : { body: jobs },
    );
    await stopClock(page);
    await page.goto('/notebooks');
    const shown = page.locator('main tbody tr');
    await appears(page, shown);
    fails = true;
    await page.clock.runFor(limits.pollingInterval);
    const failure = page.getByRole('alert').getByText(english('notebooks.fetchFailed'));
    await appears(page, failure);
    expect(await shown.count()).toBe(others.length);
    fails = false;
    jobs = [pending!, ...others];
    await page.clock.runFor(limits.pollingInterval);
    await failure.waitFor({ state: 'detached' });
    expect(await shown.count()).toBe(jobs.length);
  });
});
