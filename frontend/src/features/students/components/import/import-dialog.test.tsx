import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '#frontend/lib/auth/session.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { acceptNotice } from '#frontend/test-support/accept-notice.ts';
import { workbooksReadHere } from '#frontend/test-support/workbooks-read-here.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { signInTeacher } from '#frontend/test-support/unverified-teacher.ts';
import { readFileSync } from 'node:fs';
import { addClass, listClasses } from '#shared/contracts/classes.ts';
import { keptFiles } from '#frontend/lib/forms/unsent-forms.ts';
import { fakeApi } from '#frontend/test-support/fake-api.ts';
import ImportDialog from './import-dialog.tsx';

// The identity provider's client needs a network.
vi.mock('#frontend/lib/auth/end-session.ts', () => ({ endSession: vi.fn() }));

const roster = [
  {
    studentId: 's',
    fullName: 'Known',
    email: 'known@school.dz',
    addedAt: '2026-01-01T00:00:00.000Z',
  },
];
const onImported = vi.fn();
const onClose = vi.fn();
const post = vi.fn<(draft: { email: string }) => Promise<number>>();
const user = userEvent.setup({ applyAccept: false, delay: null });

const list = (...rows: string[]) =>
  new File([['Full name;Email', ...rows].join('\n')], 'class.csv', { type: 'text/csv' });
const choose = (file: File) => user.upload(screen.getByLabelText('List of students'), file);
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

const Dialog = () => (
  <ImportDialog
    open
    students={roster}
    onImported={onImported}
    onClose={onClose}
    onExited={() => {}}
  />
);

beforeEach(() => {
  onImported.mockReset();
  onClose.mockReset();
  post.mockReset().mockResolvedValue(201);
  workbooksReadHere();
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const status = await post(JSON.parse(body) as { email: string });
    const codes = new Map([
      [409, 'student-exists'],
      [429, 'unverified-quota-exceeded'],
    ]);
    const code = codes.get(status) ?? 'validation-failed';
    return Response.json(status === 201 ? { studentId: 'new' } : { code }, { status });
  });
  sessionStorage.clear();
  localStorage.clear();
  acceptNotice();
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  renderPage(<Dialog />);
});

describe('choosing a list of students', () => {
  it.each([
    ['notes.docx', 'x', 'not an Excel workbook'],
    ['list.xlsx', 'x', 'not an Excel workbook'],
    ['list.csv', '', 'The list is empty.'],
    ['list.csv', 'Produit;Prix\nPain;12', 'We found no names with email addresses'],
    ['list.csv', 'x'.repeat(5 * 1024 * 1024 + 1), 'holds much more than class lists'],
    ['list.xlsx', 'x'.repeat(5 * 1024 * 1024 + 1), 'holds much more than class lists'],
  ])('says what is wrong with %s', async (name, content, text) => {
    await choose(new File([content], name));
    expect((await screen.findByRole('alert')).textContent).toContain(text);
  });

  it('names the formulas without results', async () => {
    await choose(list('=A1&" "&B1;amina@school.dz'));
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^The list holds formulas without results: .*A2.*Open and save it in a spreadsheet program/,
    );
  });

  it('reads rows pasted from a spreadsheet', async () => {
    expect((await button('Read these rows')).disabled).toBe(true);
    await user.click(screen.getByLabelText('Or paste rows copied from a spreadsheet'));
    await user.paste(
      'Amina Benali\tamina@school.dz\nLina Haddad\tlina@school.dz\nAli Saïd\tali@school.dz',
    );
    await user.click(await button('Read these rows'));
    expect(await button('Add 3 students')).toBeTruthy();
  });
});

describe('pasted rows', () => {
  const field = () =>
    screen.getByLabelText<HTMLTextAreaElement>('Or paste rows copied from a spreadsheet');
  const openAgain = () => {
    cleanup();
    renderPage(<Dialog />);
  };

  it('are restored when the page is opened again, until they are cancelled', async () => {
    await user.click(field());
    await user.paste('Amina Benali\tamina@school.dz');
    openAgain();
    expect(field().value).toBe('Amina Benali\tamina@school.dz');
    await user.click(await button('Cancel'));
    openAgain();
    expect(field().value).toBe('');
  });
});

describe('Escape in the import dialog', () => {
  const kept = 'None of this is saved yet. “Cancel” discards it.';

  it('closes it before the import starts, but keeps pasted rows and says so', async () => {
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    await user.type(screen.getByLabelText('Or paste rows copied from a spreadsheet'), 'Amina');
    await user.keyboard('{Escape}');
    expect(screen.getByText(kept)).toBeTruthy();
    await user.click(screen.getByRole('dialog').parentElement!);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('keeps a list that was read, and closes the dialog once it is added', async () => {
    await choose(list('Amina;amina@school.dz'));
    const add = await button('Add 1 student');
    expect(screen.queryByText(kept)).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.getByText(kept)).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await user.click(add);
    await button('Close');
    expect(screen.queryByText(kept)).toBeNull();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('the preview of a list', () => {
  it('names the rows with problems above the list as it is', async () => {
    await choose(
      list(
        'Amina;amina@school.dz',
        'B;',
        ';c@school.dz',
        'D;d(at)x',
        'E;AMINA@school.dz',
        'F;known@school.dz',
      ),
    );
    expect(await button('Add 1 student')).toBeTruthy();
    const items = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'B—Email missingRow 3',
      '—c@school.dzName missingRow 4',
      'Dd(at)xInvalid emailRow 5',
      'EAMINA@school.dzTwice in this listRow 6',
      'Fknown@school.dzAlready on your listRow 7',
    ]);
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent).slice(0, 3)).toEqual([
      'RowNameEmail address',
      '1Full nameEmail',
      '2Aminaamina@school.dz',
    ]);
    expect(screen.getByRole('status').textContent).toBe(
      '1 student will be added2 rows are already on your list3 rows cannot be added',
    );
    expect(document.activeElement?.getAttribute('data-stage')).toBe('preview');
  });

  it('has nothing to add when all students are already there, and goes back', async () => {
    await choose(list('F;known@school.dz'));
    expect((await button('Add 0 students')).disabled).toBe(true);
    await user.click(await button('Another list'));
    expect(screen.getByLabelText('List of students')).toBeTruthy();
  });
});

describe('a strange list of students', () => {
  const rows = [
    'Réf;Zzz;Yyy;Contact',
    '7X;Benali;Amina;amina@school.dz',
    '8X;Haddad;Lina;lina@school.dz',
    '9X;Saïd;Ali;ali@school.dz',
  ];
  const file = (name: string) => new File([rows.join('\n')], name);
  const press = async (role: 'button' | 'menuitem', name: string | RegExp) =>
    user.click(await screen.findByRole(role, { name }));
  const correct = async () => {
    await press('button', 'Row 1');
    await press('menuitem', 'The headings are here');
    await press('button', /^Column B, Zzz/);
    await press('menuitem', 'Surname');
    await press('button', /^Column C, Yyy/);
    await press('menuitem', 'Given name');
  };

  it('is corrected in the dialog, and added as corrected', async () => {
    await choose(file('a.csv'));
    await correct();
    await user.click(await button('Add 3 students'));
    await screen.findByText('3 students added and invited');
    expect(post.mock.calls[0]?.[0]).toEqual({ fullName: 'Benali Amina', email: 'amina@school.dz' });
  });

  it('is read as corrected the next time, and says so', async () => {
    await choose(file('a.csv'));
    await correct();
    await button('Add 3 students');
    cleanup();
    renderPage(<Dialog />);
    await choose(file('b.csv'));
    expect(await button('Add 3 students')).toBeTruthy();
    expect(await screen.findByText(/^Read as you corrected/)).toBeTruthy();
    const stored = JSON.stringify({ ...localStorage });
    expect(stored).toContain('student-columns');
    expect(stored).not.toMatch(/Benali|Zzz|school\.dz/);
  });

  it('asks for the columns that were not found', async () => {
    await choose(new File(['Mark;Contact\n12;amina@school.dz\n13;lina@school.dz'], 'c.csv'));
    expect(await screen.findByText(/^We did not find both the names and/)).toBeTruthy();
    expect((await button('Add 0 students')).disabled).toBe(true);
  });
});

describe('adding a list of students', () => {
  it('adds the valid rows and shows the result', async () => {
    post.mockImplementation(async ({ email }) => (email.startsWith('b') ? 409 : 201));
    await choose(list('A;a@school.dz', 'B;b@school.dz', 'C;'));
    await user.click(await button('Add 2 students'));
    expect(await screen.findByText('1 student added and invited')).toBeTruthy();
    expect(screen.getByText('1 student was already on your list')).toBeTruthy();
    expect(post).toHaveBeenCalledTimes(2);
    expect(onImported).toHaveBeenCalledTimes(1);
    await user.click(await button('Close'));
    expect(onClose).toHaveBeenCalled();
  });

  it('lists the failed rows with their reasons, and retries only those', async () => {
    post.mockResolvedValueOnce(201).mockResolvedValueOnce(400);
    await choose(list('A;a@school.dz', 'B;b@school.dz'));
    await user.click(await button('Add 2 students'));
    expect(await screen.findByText('1 student could not be added')).toBeTruthy();
    expect(screen.getByRole('list').textContent).toContain('Bb@school.dzSome values');
    await user.click(await button('Try the rest again'));
    expect(await screen.findByText('2 students added and invited')).toBeTruthy();
    expect(post).toHaveBeenCalledTimes(3);
  });

  it('offers to verify the address when that is required, then adds the rest', async () => {
    signInTeacher({ emailVerified: false });
    post.mockImplementation(async ({ email }) => (email.startsWith('p0') ? 201 : 429));
    await choose(list(...Array.from({ length: 8 }, (_, n) => `P${n};p${n}@school.dz`)));
    await user.click(await button('Add 8 students'));
    expect(await button("I've Verified")).toBeTruthy();
    expect(await button('Resend Link')).toBeTruthy();
    expect(screen.getByText('1 student added and invited')).toBeTruthy();
    act(() => signInTeacher({ emailVerified: true }));
    post.mockResolvedValue(201);
    await user.click(await button('Try the rest again'));
    expect(await screen.findByText('8 students added and invited')).toBeTruthy();
  });

  it('makes the browser ask before the page is closed, until it is over', async () => {
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const during: boolean[] = [];
    post.mockImplementation(async () => {
      during.push(asks());
      return 201;
    });
    await choose(list('A B;a@x.dz', 'C D;c@x.dz'));
    await user.click(await button('Add 2 students'));
    await screen.findByText('2 students added and invited');
    expect(during).toEqual([true, true]);
    expect(asks()).toBe(false);
  });

  it('shows its progress and can be stopped', async () => {
    const waiting: (() => void)[] = [];
    post.mockImplementation(() => new Promise((resolve) => waiting.push(() => resolve(201))));
    await choose(list(...Array.from({ length: 8 }, (_, n) => `P${n};p${n}@school.dz`)));
    await user.click(await button('Add 8 students'));
    const bar = await screen.findByRole('progressbar');
    await waitFor(() => expect(waiting).toHaveLength(3));
    expect(bar.getAttribute('aria-valuetext')).toBe('0 of 8 students');
    await user.click(await button('Stop'));
    for (const finish of waiting) finish();
    expect(await screen.findByText('3 students added and invited')).toBeTruthy();
    expect(screen.getByText('5 students have not been added yet')).toBeTruthy();
    expect(post).toHaveBeenCalledTimes(3);
  });
});

describe('a workbook of classes without addresses', () => {
  const bytes = readFileSync('test/fixtures/spreadsheets/ministry-6x40.xlsx');
  const workbook = new File([bytes], 'وثيقة حجز النقاط.xlsx');
  beforeEach(async () => {
    const api = fakeApi();
    api.on(listClasses, { body: [] });
    api.on(addClass, { status: 409, body: { code: 'classes-full' } });
    await choose(workbook);
  });

  it('is accepted: the dialog says what can be done with it', async () => {
    expect((await screen.findByText(/no email addresses/)).textContent).toContain(
      '6 classes with 240 pupils',
    );
    expect(await button('Save \u20681م1\u2069')).toBeTruthy();
    expect(await button('Save all 6 classes')).toBeTruthy();
  });

  it('becomes a notebook without choosing the file again', async () => {
    await user.click(await button('Make a notebook from it'));
    expect(screen.getByTestId('address').textContent).toBe('/notebooks/create');
    expect([...keptFiles.values()]).toEqual([{ file: workbook }]);
  });

  it('goes on the wheel, one class at a time', async () => {
    await user.selectOptions(
      await screen.findByLabelText('Class for the name wheel'),
      '\u20682م3\u2069',
    );
    await user.click(await button('Put \u20682م3\u2069 on the wheel'));
    expect(screen.getByTestId('address').textContent).toBe('/games/spinner');
  });

  it('can be followed by another list', async () => {
    await user.click(await button('Another list'));
    expect(await screen.findByLabelText('List of students')).toBeTruthy();
  });
});
