import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Student } from '#shared/model/student.ts';
import { sampleClasses } from '#test/support/sample-classes.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { acceptNotice } from '#frontend/test-support/accept-notice.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { signInTeacher } from '#frontend/test-support/unverified-teacher.ts';
import StudentsPage from './students-page.tsx';

// The identity provider's client needs a network.
vi.mock('#frontend/lib/auth/end-session.ts', () => ({ endSession: vi.fn() }));

const student = (n: number, fullName = `Pupil ${n}`): Student => ({
  studentId: `s${n}`,
  fullName,
  email: `p${n}@school.dz`,
  addedAt: '2026-01-01T00:00:00.000Z',
});
const pupils = (count: number) => Array.from({ length: count }, (_, n) => student(n + 1));

type Answer = [status: number, body?: unknown];
const answers = new Map<string, Answer>();
const requests: { call: string; body: unknown }[] = [];
const user = userEvent.setup({ delay: null });

const fetchStub = async (url: string, { method, body }: RequestInit) => {
  const call = `${method} ${url.replace('/api', '')}`;
  requests.push({ call, body: typeof body === 'string' ? JSON.parse(body) : undefined });
  const [status, answer] = answers.get(call) ?? [404, { code: 'not-found' }];
  return new Response(answer === undefined ? null : JSON.stringify(answer), { status });
};

const nothing = () => {};
const mediaQuery = (matches: boolean) => ({
  matches,
  addEventListener: nothing,
  removeEventListener: nothing,
  addListener: nothing,
  removeListener: nothing,
});

/** Opens the page with these students, on a wide or a narrow screen. */
const open = async (students: Student[], { wide = true } = {}) => {
  vi.stubGlobal('matchMedia', () => mediaQuery(wide));
  answers.set('GET /students', [200, students]);
  renderPage(<StudentsPage />);
  await waitFor(() => expect(requests.length).toBeGreaterThan(0));
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const noticeIs = async (id: string) => waitFor(() => expect(notifications.get()?.text.id).toBe(id));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

beforeEach(() => {
  answers.clear();
  requests.length = 0;
  notifications.set(undefined);
  vi.stubGlobal('fetch', fetchStub);
  sessionStorage.clear();
  acceptNotice();
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
});

describe('the list of students', () => {
  it('says in which classes a student is, also if two have one name', async () => {
    const [one] = sampleClasses;
    const own = ['1', '2'].map((end) => ({
      ...one,
      id: `${one!.id.slice(0, -1)}${end}`,
      students: ['s1'],
    }));
    answers.set('GET /classes', [200, own]);
    await open(pupils(2));
    await waitFor(() => expect(names()).toEqual(['Pupil 12م32م3', 'Pupil 2']));
  });

  it('says when there are no students, and offers to add them', async () => {
    await open([]);
    expect(await screen.findByText("You haven't added any students yet.")).toBeTruthy();
    expect(await button('Add New Student')).toBeTruthy();
  });

  it('without accounts says how many pupils the classes have, and leads there', async () => {
    answers.set('GET /classes', [200, sampleClasses]);
    await open([]);
    const pupils = sampleClasses.reduce((sum, { counts }) => sum + counts.pupils, 0);
    const note = await screen.findByText(RegExp(`${pupils} pupils are in your classes`));
    expect(within(note).getByRole('link', { name: 'My Classes' }).getAttribute('href')).toBe(
      '/classes',
    );
  });

  it('says why it could not be loaded, and tries again', async () => {
    answers.set('GET /students', [503, { code: 'unavailable' }]);
    renderPage(<StudentsPage />);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    answers.set('GET /students', [200, [student(1)]]);
    await user.click(await button('Try again'));
    expect(await screen.findByText('Pupil 1')).toBeTruthy();
  });

  it('is a table with name, address and named actions', async () => {
    await open([student(1, 'Amina')]);
    const table = await screen.findByRole('table', { name: 'Manage Students' });
    expect(within(table).getByText('p1@school.dz')).toBeTruthy();
    for (const name of ['Edit Amina', 'Delete Amina', 'More actions for Amina']) {
      expect(within(table).getByRole('button', { name })).toBeTruthy();
    }
  });

  it.each([true, false])('shows who has joined and who is only invited; wide: %s', async (wide) => {
    const students = [
      { ...student(1), joined: true },
      { ...student(2), joined: false },
      student(3),
    ];
    await open(students, { wide });
    const rows = (await screen.findAllByText(/^Pupil/)).map(
      (name) => name.closest('tr, li')?.textContent,
    );
    expect(rows.map((row) => /Joined|Invited/.exec(row ?? '')?.[0])).toEqual([
      'Joined',
      'Invited',
      undefined,
    ]);
  });

  it('is a list of cards on narrow screens', async () => {
    await open(pupils(3), { wide: false });
    const list = await screen.findByRole('list', { name: 'Manage Students' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Name, Z to A');
    expect(within(list).getAllByRole('listitem')[0]?.textContent).toContain('Pupil 3');
  });

  it('offers every page size', async () => {
    await open(pupils(60));
    const size = await screen.findByLabelText<HTMLSelectElement>('Rows per page');
    expect([...size.options].map(({ text }) => text)).toEqual([
      '5',
      '7',
      '10',
      '15',
      '20',
      '25',
      '50',
      'All',
    ]);
    expect(names()).toHaveLength(10);
    await user.click(await button('Next page'));
    expect(names()[0]).toBe('Pupil 11');
    expect(screen.getByText('11–20 of 60')).toBeTruthy();
    await user.selectOptions(size, '7');
    expect(screen.getByText('1–7 of 60')).toBeTruthy();
    await user.selectOptions(size, 'All');
    expect(names()).toHaveLength(60);
  });

  it('sorts by a heading, and in reverse when it is pressed again', async () => {
    await open(pupils(12));
    await user.click(await button('Email'));
    expect(screen.getByRole('columnheader', { name: 'Email' }).ariaSort).toBe('ascending');
    await user.click(await button('Email'));
    expect(names()[0]).toBe('Pupil 12');
  });

  it('searches, shows how many were found, and clears the search', async () => {
    await open(pupils(30));
    await user.type(await screen.findByRole('searchbox'), 'pupil 30');
    expect(await screen.findByText('1 student found')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText(/No student matches/)).toBeTruthy();
    await user.click(screen.getAllByRole('button', { name: 'Clear search' })[0]!);
    expect(await screen.findByText('30 students')).toBeTruthy();
  });

  it.each([0, 1])(
    'moves the focus back to the search when it is cleared (button %i)',
    async (index) => {
      await open(pupils(3));
      await user.type(await screen.findByRole('searchbox'), 'x');
      screen.getAllByRole('button', { name: 'Clear search' })[index]?.focus();
      await user.keyboard('{Enter}');
      expect(await screen.findByText('3 students')).toBeTruthy();
      expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    },
  );

  it('renders only a part of ten thousand rows', async () => {
    await open(pupils(10_000));
    await user.selectOptions(await screen.findByLabelText('Rows per page'), 'All');
    expect(screen.getByText('1–10,000 of 10,000')).toBeTruthy();
    expect(names().length).toBeLessThan(150);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
  });

  it('shows markup as plain text', async () => {
    await open([student(1, '<img src=x onerror=alert(1)>')]);
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  });
});

describe('the dialog to add a student', () => {
  const add = async (fullName: string, email: string) => {
    await user.click(await button('Add New Student'));
    await screen.findByRole('dialog', { name: 'Add New Student' });
    if (fullName) await user.type(screen.getByLabelText('Full name'), fullName);
    if (email) await user.type(screen.getByLabelText('Email'), email);
    await user.click(await button('Add and invite'));
  };

  it('asks for both fields and a valid address', async () => {
    await open([]);
    await add('', '');
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
    await user.type(screen.getByLabelText('Full name'), '   ');
    await user.type(screen.getByLabelText('Email'), 'amina@school');
    expect(screen.getByText('Please enter a valid email')).toBeTruthy();
    expect(screen.getByText('This field is required')).toBeTruthy();
    expect(requests.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
  });

  it('adds the student, says so, closes and returns the focus', async () => {
    answers.set('POST /students', [201, { studentId: 'new' }]);
    await open([student(1)]);
    await add(' Amina Benali ', 'AMINA@School.dz');
    await noticeIs('students.added');
    await gone();
    const added = requests.find(({ call }) => call === 'POST /students');
    expect(added?.body).toEqual({ fullName: 'Amina Benali', email: 'amina@school.dz' });
    expect(screen.getByText('Amina Benali')).toBeTruthy();
    expect(document.activeElement).toBe(await button('Add New Student'));
    await user.click(await button('Add New Student'));
    expect((await screen.findByLabelText<HTMLInputElement>('Full name')).value).toBe('');
  });

  it('moves the focus to the list when the first button is gone', async () => {
    answers.set('POST /students', [201, { studentId: 'new' }]);
    await open([]);
    await add('Amina', 'amina@school.dz');
    await noticeIs('students.added');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Manage Students' }));
  });

  it.each<[string, Answer]>([
    ['This student is already on your list.', [409, { code: 'student-exists' }]],
    [
      'The sign-in service cannot be reached. Please try again.',
      [502, { code: 'identity-unavailable' }],
    ],
    ['Failed to add student. Please try again.', [500, { code: 'internal' }]],
    ['Failed to add student. Please try again.', [418, 'teapot']],
    ['Invalid response structure received from the server.', [201, { id: 'x' }]],
    ['Invalid response structure received from the server.', [201, 'x']],
    ['Invalid response structure received from the server.', [204]],
  ])('says “%s” and keeps what was typed', async (text, answer) => {
    answers.set('POST /students', answer);
    await open([]);
    await add('Amina', 'amina@school.dz');
    expect(await within(await screen.findByRole('alert')).findByText(text)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('amina@school.dz');
  });

  it('shows a student who was added although the answer was lost', async () => {
    answers.set('POST /students', [409, { code: 'student-exists' }]);
    await open([student(1)]);
    answers.set('GET /students', [200, [student(1), student(2, 'Amina')]]);
    await add('Amina', 'p2@school.dz');
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('already on'));
    await user.click(await button('Cancel'));
    await gone();
    await waitFor(() => expect(names()).toEqual(['Amina', 'Pupil 1']));
  });

  it('offers to verify the address when that is required, and then adds the same student', async () => {
    signInTeacher({ emailVerified: false });
    answers.set('POST /students', [429, { code: 'unverified-quota-exceeded' }]);
    await open([]);
    await add('Amina', 'amina@school.dz');
    expect(await button("I've Verified")).toBeTruthy();
    expect(await button('Resend Link')).toBeTruthy();
    act(() => signInTeacher({ emailVerified: true }));
    answers.set('POST /students', [201, { studentId: 'new' }]);
    await user.click(await button('Add and invite'));
    await noticeIs('students.added');
    const sent = requests.filter(({ call }) => call === 'POST /students');
    expect(sent.map(({ body }) => body)).toEqual(
      Array(2).fill({ fullName: 'Amina', email: 'amina@school.dz' }),
    );
  });

  it('stays open: neither a click outside nor Escape loses what was typed', async () => {
    await open([]);
    await user.click(await button('Add New Student'));
    const dialog = await screen.findByRole('dialog');
    await user.click(dialog.parentElement!);
    await user.type(screen.getByLabelText('Full name'), 'A');
    await user.keyboard('{Escape}');
    await user.click(dialog.parentElement!);
    expect(screen.getByRole('dialog')).toBe(dialog);
    await user.click(await button('Cancel'));
    await gone();
  });

  it('is restored when the page opens again, until it is cancelled', async () => {
    const fullName = () => screen.findByLabelText<HTMLInputElement>('Full name');
    await open([]);
    await user.click(await button('Add New Student'));
    await user.type(await fullName(), 'Amina');
    cleanup();
    renderPage(<StudentsPage />);
    await user.click(await button('Add New Student'));
    expect((await fullName()).value).toBe('Amina');
    expect(screen.getByText('We restored what you had entered here.')).toBeTruthy();
    await user.click(await button('Cancel'));
    await gone();
    await user.click(await button('Add New Student'));
    expect((await fullName()).value).toBe('');
  });

  it('shows beside its field what the API did not accept', async () => {
    const issues = [{ path: '/fullName', code: 'too_big' }];
    answers.set('POST /students', [400, { code: 'validation-failed', issues }]);
    await open([]);
    await add('Amina', 'amina@school.dz');
    await screen.findByText('At most 200 characters');
    expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
  });

  it('closes with Escape while nothing is typed', async () => {
    await open([]);
    await user.click(await button('Add New Student'));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await gone();
  });
});

describe('a row of the list', () => {
  it('can be edited', async () => {
    answers.set('PUT /students/s1', [200, student(1, 'Amina B')]);
    await open([student(1, 'Amina')]);
    await user.click(await button('Edit Amina'));
    await user.type(await screen.findByLabelText('Full name'), ' B');
    await user.click(await button('Save Changes'));
    await noticeIs('students.updated');
    expect(requests.at(-1)).toEqual({ call: 'PUT /students/s1', body: { fullName: 'Amina B' } });
    expect(names()).toEqual(['Amina B']);
  });

  it('says why it could not be edited', async () => {
    answers.set('PUT /students/s1', [404, { code: 'student-not-found' }]);
    await open([student(1, 'Amina')]);
    await user.click(await button('Edit Amina'));
    await user.click(await button('Save Changes'));
    const alert = within(await screen.findByRole('alert'));
    expect(await alert.findByText('This student is not on your list.')).toBeTruthy();
  });

  it('ignores Escape after a change, and closes with it before', async () => {
    await open([student(1, 'Amina')]);
    await user.click(await button('Edit Amina'));
    await user.type(await screen.findByLabelText('Full name'), 'B');
    await user.keyboard('{Escape}');
    await user.keyboard('{Backspace}');
    expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Amina');
    await user.keyboard('{Escape}');
    await gone();
  });

  const remove = async () => {
    await user.click(await button('Delete Amina'));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this student?' });
    expect(dialog.textContent).toContain('Amina is removed from your list');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  };

  it.each<[Answer]>([[[204]], [[404, { code: 'student-not-found' }]]])(
    'is deleted after a confirmation (%j)',
    async (answer) => {
      answers.set('DELETE /students/s1', answer);
      await open([student(1, 'Amina'), student(2)]);
      await remove();
      await noticeIs('students.deleted');
      expect(names()).toEqual(['Pupil 2']);
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Manage Students' }));
    },
  );

  it('comes back when it could not be deleted', async () => {
    answers.set('DELETE /students/s1', [500, { code: 'internal' }]);
    await open([student(1, 'Amina'), student(2)]);
    await remove();
    await noticeIs('students.deleteFailed');
    await waitFor(() => expect(names()).toEqual(['Amina', 'Pupil 2']));
  });

  it.each<[string, Answer]>([
    ['students.resent', [204]],
    ['students.resendFailed', [500, { code: 'internal' }]],
    ['error.quota-exceeded', [429, { code: 'quota-exceeded' }]],
    ['error.unverified-quota-exceeded', [429, { code: 'unverified-quota-exceeded' }]],
  ])('can be invited again: %s', async (text, answer) => {
    answers.set('POST /students/s1/invitation', answer);
    await open([student(1, 'Amina')]);
    await user.click(await button('More actions for Amina'));
    await user.click(await screen.findByRole('menuitem', { name: 'Resend invitation' }));
    await noticeIs(text);
  });
});
