import { describe, expect, inject } from 'vitest';
import { addStudent, deleteStudent, listStudents } from '#shared/contracts/students.ts';
import type { Account } from '../support/accounts.ts';
import { answerCall, refusal } from '../support/answer-call.ts';
import { connect } from '../support/connect.ts';
import { createScreen } from '../support/english-screen.ts';
import { mailsTo } from '../support/mailbox.ts';
import { it } from '../support/screen-test.ts';

const { accounts, call, url } = connect(inject('platform'));
const newTeacher = (): Promise<Account> => accounts.newTeacher({ profile: false });

/** Students as the API lists them. */
const rosterOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    studentId: `student-${index}`,
    fullName: `Student ${String(index + 1).padStart(2, '0')}`,
    email: `student-${index + 1}@example.com`,
    addedAt: '2026-01-01T00:00:00.000Z',
  }));

describe('Manage Students', () => {
  it('shows the empty list, then adds, edits and deletes a student', async ({ open }) => {
    const account = await newTeacher();
    const email = `amina-${Date.now()}@example.com`;
    const page = await open({ account });
    const { button, field, press, fill, told, shows } = createScreen(page);
    await page.goto('/manage-students');
    await shows("You haven't added any students yet.");
    await press('Add New Student');
    const dialog = page.getByRole('dialog');
    await fill('Full name', 'Amina Haddad', dialog);
    await fill('Email', email, dialog);
    await dialog.getByRole('button').last().click();
    await told('Student added and an invitation has been sent successfully.');
    await dialog.waitFor({ state: 'detached' });
    expect(await mailsTo(url, email)).toMatchObject([{ kind: 'email-sign-in' }]);

    const table = page.getByRole('table', { name: 'Manage Students' });
    expect(await table.getByRole('columnheader').allTextContents()).toEqual([
      expect.stringContaining('Full name'),
      expect.stringContaining('Email'),
      'Actions',
    ]);
    await table.getByRole('row', { name: `Amina Haddad ${email}` }).waitFor();

    // The fields are empty again.
    await press('Add New Student');
    expect(await field('Full name', dialog).inputValue()).toBe('');
    expect(await field('Email', dialog).inputValue()).toBe('');
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
    expect(await button('Delete Amina H.').count()).toBe(1);
    await press('Delete Amina H.');
    await press('Delete', dialog);
    await told('Student deleted successfully.');
    await shows("You haven't added any students yet.");
    expect(await call(listStudents, { token: account.token })).toEqual([]);
  });

  it('keeps two students deleted that were deleted at once, whichever is answered first', async ({
    open,
  }) => {
    const page = await open({ account: await newTeacher() });
    const { press, told, dismiss } = createScreen(page);
    await answerCall(page, listStudents, () => ({ body: rosterOf(3) }));
    const answers: (() => void)[] = [];
    await answerCall(page, deleteStudent, async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return {};
    });
    await page.goto('/manage-students');
    const dialog = page.getByRole('dialog');
    for (const name of ['Student 01', 'Student 02']) {
      await press(`Delete ${name}`);
      await press('Delete', dialog);
      await dialog.waitFor({ state: 'detached' });
    }
    await expect.poll(() => answers.length).toBe(2);
    const names = page.locator('tbody').getByRole('rowheader');
    for (const answer of answers.toReversed()) {
      answer();
      await told('Student deleted successfully.');
      await dismiss();
      expect(await names.allTextContents()).toEqual(['Student 03']);
    }
  });

  it('offers pages of 5, 7, 10, 15, 20, 25, 50 and all', async ({ open }) => {
    const page = await open({ account: await newTeacher() });
    await answerCall(page, listStudents, () => ({ body: rosterOf(60) }));
    await page.goto('/manage-students');
    const size = page.getByLabel('Rows per page', { exact: true });
    await size.waitFor();
    const options = await size.getByRole('option').allTextContents();
    expect(options).toEqual(['5', '7', '10', '15', '20', '25', '50', 'All']);
    const pages = page.getByRole('navigation', { name: 'Pages' });
    for (const option of options) {
      await size.selectOption(option);
      await pages.getByText(`1–${option === 'All' ? 60 : option} of 60`, { exact: true }).waitFor();
    }
    const rows = page.locator('tbody').getByRole('rowheader');
    await size.selectOption('7');
    await expect.poll(() => rows.count()).toBe(7);
    await page.getByRole('button', { name: 'Next page' }).click();
    await pages.getByText('8–14 of 60', { exact: true }).waitFor();
    expect(await rows.first().textContent()).toBe('Student 08');
  });
});

describe('Validation', () => {
  it('requires a full name and a valid email, and keeps the dialog open until the answer', async ({
    open,
  }) => {
    const page = await open({ account: await newTeacher() });
    const { press, fill, fieldErrors } = createScreen(page);
    await page.goto('/manage-students');
    await press('Add New Student');
    const dialog = page.getByRole('dialog');
    const submit = dialog.getByRole('button').last();
    await submit.click();
    await expect.poll(fieldErrors).toEqual(['This field is required', 'This field is required']);
    await fill('Full name', '   ', dialog);
    await fill('Email', 'amina@school', dialog);
    await expect
      .poll(fieldErrors)
      .toEqual(['This field is required', 'Please enter a valid email']);
    const paper = (await dialog.boundingBox())!;
    expect(paper.width).toBe(500);
    await page.mouse.click(paper.x - 50, paper.y - 50);
    await page.keyboard.press('Escape');
    expect(await dialog.isVisible()).toBe(true);
    await press('Cancel', dialog);
    await dialog.waitFor({ state: 'detached' });
  });
});

describe('Add student', () => {
  it('shows the error’s own message, that it failed, or that the answer is invalid', async ({
    open,
  }) => {
    const account = await newTeacher();
    const body = { fullName: 'Amina', email: `amina-${Date.now()}@example.com` };
    await call(addStudent, { token: account.token, body });
    const page = await open({
      account,
      expected: [refusal(409, addStudent.path), refusal(500, addStudent.path)],
    });
    const { press, fill } = createScreen(page);
    await page.goto('/manage-students');
    await press('Add New Student');
    const dialog = page.getByRole('dialog');
    await fill('Full name', body.fullName, dialog);
    await fill('Email', body.email, dialog);
    const submit = dialog.getByRole('button').last();
    const alert = dialog.getByRole('alert');
    await submit.click();
    await alert.getByText('This student is already on your list.', { exact: true }).waitFor();

    const answers = [
      [{ status: 500 }, 'Failed to add student. Please try again.'],
      [
        { status: 500, body: { status: 500, code: 'internal' } },
        'Failed to add student. Please try again.',
      ],
      [{ body: { id: 'x' } }, 'Invalid response structure received from the server.'],
      [{ status: 204 }, 'Invalid response structure received from the server.'],
    ] as const;
    for (const [answer, text] of answers) {
      await answerCall(page, addStudent, () => answer);
      await submit.click();
      await alert.getByText(text, { exact: true }).waitFor();
      await page.unrouteAll();
    }
    // The typed text is still there.
    expect(await dialog.getByLabel('Email', { exact: true }).inputValue()).toBe(body.email);
  });
});
