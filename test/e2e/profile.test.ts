import { describe, expect, inject } from 'vitest';
import { getProfile, putProfile } from '#shared/contracts/profile.ts';
import { limits } from '#shared/model/limits.ts';
import { answerCall, refusal } from '../support/answer-call.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { fillProfile } from '../support/profile-form.ts';
import { sampleProfile } from '../support/sample-profile.ts';
import { it } from '../support/screen-test.ts';
import { createSteps } from '../support/teacher-steps.ts';

const { accounts } = connect(inject('platform'));
const locale = 'ar' as const;
const say = textsIn(locale);

describe('the profile', () => {
  it('asks for every field, and for nothing else', async ({ open }) => {
    const account = await accounts.newTeacher({ profile: false, verified: false });
    const page = await open({ locale, account });
    const { press } = createSteps(page, say);
    await page.goto('/profile');
    await page.getByText(say('profile.none')).waitFor();
    await page.getByText(say('profile.notVerified'), { exact: true }).waitFor();
    await page.getByText(say('profile.byPassword'), { exact: true }).waitFor();
    await press('profile.edit');
    await press('profile.save');
    const form = page.getByRole('form', { name: say('profile.professional') });
    const errors = form.locator('p[id$="-note"]');
    const required = Object.keys(sampleProfile).map(() => say('form.required'));
    await expect.poll(() => errors.allTextContents()).toEqual(required);
    // The first of them has the focus.
    expect(await page.locator(':focus').getAttribute('name')).toBe('fullName');

    await fillProfile(page, say, { school: 'x'.repeat(limits.textLength + 1) });
    await expect
      .poll(() => errors.allTextContents())
      .toContain(say('form.tooLong', { maximum: limits.textLength }));
  });

  it('keeps what was typed when it cannot be saved, and saves it later', async ({ open }) => {
    const account = await accounts.newTeacher();
    const page = await open({
      locale,
      account,
      expected: [refusal(500, putProfile.path), /connectionfailed|ERR_CONNECTION_FAILED/i],
    });
    const { press, told } = createSteps(page, say);
    const answers = [{ status: 500, body: { status: 500, code: 'internal' } }, null];
    await answerCall(page, putProfile, () => answers.shift() ?? null);
    const school = page.getByLabel(say('profile.field.school'), { exact: true });
    await page.goto('/profile');
    // Checks that the teacher can also discard it.
    await press('profile.edit');
    await school.fill('Elsewhere');
    await press('common.cancel');
    await press('profile.edit');
    expect(await school.inputValue()).toBe(sampleProfile.school);

    await fillProfile(page, say, { school: 'متوسطة الجديدة', level: 'Secondary' });
    while (answers.length > 0) {
      await press('profile.save');
      await told('profile.saveFailed');
      expect(await school.inputValue()).toBe('متوسطة الجديدة');
      await page.getByRole('button', { name: say('common.close') }).click();
    }
    await page.unrouteAll();
    await press('profile.save');
    await told('profile.saved');
    const card = page.getByRole('region', { name: say('profile.professional') });
    await card.getByText('متوسطة الجديدة').waitFor();
    await card.getByText(say('level.Secondary')).waitFor();
  });

  it('that cannot be loaded offers to try again', async ({ open }) => {
    const account = await accounts.newTeacher({ profile: false });
    const page = await open({ locale, account, expected: [refusal(503, getProfile.path)] });
    await answerCall(page, getProfile, () => ({
      status: 503,
      body: { status: 503, code: 'unavailable' },
    }));
    await page.goto('/profile');
    const alert = page.getByRole('alert');
    await alert.getByText(say('profile.loadError')).waitFor();
    await alert.getByText(say('error.unavailable')).waitFor();
    await page.unrouteAll();
    await createSteps(page, say).press('common.retry');
    await page.getByText(say('profile.none')).waitFor();
  });
});
