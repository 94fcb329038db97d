import { describe, expect, inject } from 'vitest';
import { listStudents } from '#shared/contracts/students.ts';
import type { Account } from '../support/accounts.ts';
import { connect } from '../support/connect.ts';
import { createScreen } from '../support/english-screen.ts';
import { mailsTo } from '../support/mailbox.ts';
import { it } from '../support/screen-test.ts';

const { accounts, call, url } = connect(inject('platform'));
const newTeacher = (): Promise<Account> => accounts.newTeacher({ profile: false });

describe('Manage Students', () => {
  it('shows the empty list, then adds, edits and deletes a student', async ({ open }) => {
    const account = await newTeacher();
    const email = `amina-${Date.now()}@example.com`;
    const page = await open({ account });
    const { button, field, press, fill, seeNotice, shows } = createScreen(page);
    await page.goto('/manage-students');
    await shows("You haven't added any students yet.");
    await press('Add New Student');
    const dialog = page.getByRole('dialog');
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(500);
    await fill('Full name', 'Amina Haddad', dialog);
    await fill('Email', email, dialog);
    await dialog.getByRole('button').last().click();
    await seeNotice('Student added and an invitation has been sent successfully.');
    await dialog.waitFor({ state: 'detached' });
    expect(await mailsTo(url, email)).toMatchObject([{ kind: 'email-sign-in' }]);

    const table = page.getByRole('table', { name: 'Manage Students' });
    await expect
      .poll(() => table.getByRole('columnheader').allTextContents())
      .toEqual([expect.stringContaining('Full name'), expect.stringContaining('Email'), 'Actions']);
    await table.getByRole('row', { name: `Amina Haddad ${email}` }).waitFor();

    // The fields are empty again.
    await press('Add New Student');
    await expect.poll(() => field('Full name', dialog).inputValue()).toBe('');
    await expect.poll(() => field('Email', dialog).inputValue()).toBe('');
    await press('Cancel', dialog);
    await dialog.waitFor({ state: 'detached' });

    await press('Edit Amina Haddad');
    await fill('Full name', 'Amina H.', dialog);
    await press('Save Changes', dialog);
    await button('Edit Amina H.').waitFor();
    expect(await call(listStudents, { token: account.token })).toMatchObject([
      { fullName: 'Amina H.', email },
    ]);

    await press('Delete Amina H.');
    await dialog.getByText('Delete this student?').waitFor();
    await press('Cancel', dialog);
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => button('Delete Amina H.').count()).toBe(1);
    await press('Delete Amina H.');
    await press('Delete', dialog);
    await seeNotice('Student deleted successfully.');
    await shows("You haven't added any students yet.");
    expect(await call(listStudents, { token: account.token })).toEqual([]);
  });
});
