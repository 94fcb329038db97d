import { describe, expect, inject } from 'vitest';
import { addStudent } from '#shared/contracts/students.ts';
import { limits } from '#shared/model/limits.ts';
import { refusal } from '../support/answer-call.ts';
import { connect } from '../support/connect.ts';
import { textsIn } from '../support/interface-text.ts';
import { mailsTo } from '../support/mailbox.ts';
import { it } from '../support/screen-test.ts';
import { createSteps } from '../support/teacher-steps.ts';

const { accounts, call, url } = connect(inject('platform'));
const locale = 'ar' as const;
const say = textsIn(locale);

describe('a teacher whose address is not verified', () => {
  it('verifies it at the daily limit of invitations, and goes on', async ({ open }) => {
    const account = await accounts.newTeacher({ profile: false, verified: false });
    const addressOf = (name: string) => `${name}-${account.uid}@example.com`.toLowerCase();
    for (let sent = 0; sent < limits.unverifiedInvitationsPerDay; sent += 1) {
      const body = { fullName: 'Yacine', email: addressOf(`few-${sent}`) };
      await call(addStudent, { token: account.token, body });
    }
    const page = await open({
      locale,
      account,
      width: 640,
      height: 360,
      expected: [refusal(429, addStudent.path)],
    });
    const { press, fill, seeNotice } = createSteps(page, say);
    await page.goto('/manage-students');
    await press('students.add');
    await fill('students.fullName', 'Amina');
    await fill('students.email', addressOf('amina'));
    await press('students.addSubmit');
    const notice = page.getByRole('dialog').getByRole('alert');
    await notice.getByText(say('error.unverified-quota-exceeded')).waitFor();
    const ways = notice.getByRole('button', { name: say('layout.resendLink') });
    // It is also visible on a telephone in landscape, above the dialog's own buttons.
    const submit = page.getByRole('button', { name: say('students.addSubmit'), exact: true });
    const room = async () => {
      const { y = Infinity, height = 0 } = (await ways.boundingBox()) ?? {};
      return ((await submit.boundingBox())?.y ?? 0) - (y + height);
    };
    await expect.poll(room).toBeGreaterThanOrEqual(0);
    await ways.click();
    await notice.getByText(say('layout.linkSent')).waitFor();
    const [mail] = await mailsTo(url, account.email);
    await fetch(mail!.link);
    await notice.getByRole('button', { name: say('layout.iVerified') }).click();
    await notice.getByText(say('verification.done')).waitFor();
    await press('students.addSubmit');
    await seeNotice('students.added');
  });
});
