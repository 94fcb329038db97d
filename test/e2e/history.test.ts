import { describe, expect, inject } from 'vitest';
import { workbook, worksheet } from '../fixtures/spreadsheets/workbook.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { it } from '../support/screen-test.ts';
import { createSteps } from '../support/teacher-steps.ts';

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
    const { press, seeNotice } = createSteps(page, say);
    await page.goto('/notebooks');
    const jobs = page.locator('main tbody tr');
    await jobs.first().waitFor();
    await expect.poll(() => jobs.count()).toBe(1);
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
    await seeNotice('notebooks.submitted');
    await expect.poll(() => jobs.count()).toBe(2);
    // When it is ready, its row grows and moves the buttons below it, also away from under a press.
    await jobs.first().getByText(say('job.status.SUCCESS')).waitFor();

    await jobs
      .last()
      .getByRole('button', { name: say('job.delete') })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(say('notebooks.deleteText')).waitFor();
    await dialog.getByRole('button', { name: say('common.cancel') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => jobs.count()).toBe(2);
    await jobs
      .last()
      .getByRole('button', { name: say('job.delete') })
      .click();
    await dialog.getByRole('button', { name: say('job.delete') }).click();
    await seeNotice('notebooks.deleted');
    await expect.poll(() => jobs.count()).toBe(1);
  });
});
