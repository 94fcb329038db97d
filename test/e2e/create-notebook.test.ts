import { describe, expect, inject } from 'vitest';
import { submitNotebook } from '#shared/contracts/notebooks.ts';
import { putProfile } from '#shared/contracts/profile.ts';
import { createUpload } from '#shared/contracts/uploads.ts';
import { spreadsheetType } from '#shared/model/upload.ts';
import { answerCall, refusal } from '../support/answer-call.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { sampleProfile } from '../support/sample-profile.ts';
import { it } from '../support/screen-test.ts';
import { createSteps } from '../support/teacher-steps.ts';

const { accounts, call } = connect(inject('platform'));
const locale = 'ar' as const;
const say = textsIn(locale);
const sample = 'test/fixtures/spreadsheets/english-list.xlsx';
const inMemory = (name: string, bytes: number, mimeType: string = spreadsheetType) => ({
  name,
  mimeType,
  buffer: Buffer.alloc(bytes),
});

describe('Create Notebook', () => {
  it('asks for the profile first, then shows for whom the notebook is and what is missing', async ({
    open,
  }) => {
    const account = await accounts.newTeacher({ profile: false });
    const page = await open({ locale, account });
    const { heading, press, seeNotice, chooseFile } = createSteps(page, say);
    await page.goto('/notebooks/create');
    const warning = page.getByRole('alert');
    await warning.getByText(say('createNotebook.noProfile')).waitFor();
    await warning.getByRole('link', { name: say('createNotebook.completeProfile') }).click();
    await heading('profile.title');
    await page.getByRole('button', { name: say('profile.save') }).waitFor();

    await call(putProfile, { token: account.token, body: sampleProfile });
    await page.goto('/notebooks/create');
    const owner = say('createNotebook.owner', sampleProfile);
    await page.locator('main').getByText(owner).waitFor();
    await press('createNotebook.submit');
    await seeNotice('createNotebook.incomplete');
    await page.getByText(say('file.required')).waitFor();
    await page.getByText(say('createNotebook.coverRequired'), { exact: true }).waitFor();

    await chooseFile(inMemory('names.docx', 10, 'application/octet-stream'));
    const extensions = '.xlsx, .xlsm, .xls, .xlsb, .ods, .csv, .tsv, .txt';
    await page.getByText(say('file.wrongType', { extensions })).waitFor();
    await chooseFile(inMemory('empty.xlsx', 0));
    await page.getByText(say('file.empty')).waitFor();
    await chooseFile(inMemory('large.xlsx', 5 * 1024 * 1024 + 1));
    await page.getByText(say('file.tooLarge', { maximum: 5 })).waitFor();
  });

  it('shows an upload in progress, cancels it, and retries a refused one', async ({ open }) => {
    const account = await accounts.newTeacher();
    const page = await open({
      locale,
      account,
      expected: [refusal(403, ''), refusal(503, createUpload.path)],
    });
    const { press, chooseFile, uploadState } = createSteps(page, say);
    await page.goto('/notebooks/create');
    await page.getByText(sampleProfile.fullName).waitFor();

    // In progress until it is answered.
    let held = 0;
    await page.route(/[?&]X-Amz-Signature=/, (route) => {
      held += 1;
      if (held > 1) return route.fulfill({ status: 403, body: '<Error/>' });
    });
    await chooseFile(sample);
    await uploadState('sending').waitFor();
    await page.getByRole('progressbar', { name: say('file.progress') }).waitFor();
    await expect.poll(() => held).toBe(1);
    await press('file.cancel');
    await page.getByText(say('file.browse')).waitFor();

    await chooseFile(sample);
    await uploadState('failed').getByText(say('file.refused')).waitFor();
    await page.unrouteAll();
    await press('common.retry');
    await uploadState('sent').waitFor();
    await press('file.remove');
    await page.getByText(say('file.browse')).waitFor();

    await answerCall(page, createUpload, () => ({
      status: 503,
      body: { status: 503, code: 'unavailable' },
    }));
    await chooseFile(sample);
    await uploadState('failed').getByText(say('error.unavailable')).waitFor();
  });

  it('keeps everything when the job cannot be submitted, and sends the same job again', async ({
    open,
  }) => {
    const account = await accounts.newTeacher();
    const page = await open({ locale, account, expected: [refusal(503, submitNotebook.path)] });
    const { press, seeNotice, chooseFile, seeReading, uploadState } = createSteps(page, say);
    await page.goto('/notebooks/create');
    await page.getByText(sampleProfile.fullName).waitFor();
    await chooseFile(sample);
    await seeReading();
    await press('createNotebook.selectCover');
    await press('covers.select');
    await page.getByRole('button', { name: say('createNotebook.changeCover') }).waitFor();
    const keys: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(submitNotebook.path)) {
        keys.push(request.headers()['idempotency-key']);
      }
    });
    await answerCall(page, submitNotebook, () => ({
      status: 503,
      body: { status: 503, code: 'unavailable' },
    }));
    await press('createNotebook.submit');
    await seeNotice('error.unavailable');
    await uploadState('sent').waitFor();
    await page.unrouteAll();
    await press('createNotebook.submit');
    await seeNotice('notebooks.submitted');
    await page.waitForURL('/notebooks');
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });
});
