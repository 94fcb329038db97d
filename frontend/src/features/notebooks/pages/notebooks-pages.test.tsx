import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { optionsIn } from '#shared/model/job-options.ts';
import { listClasses } from '#shared/contracts/classes.ts';
import {
  deleteNotebook,
  listCovers,
  listNotebookJobs,
  submitNotebook,
} from '#shared/contracts/notebooks.ts';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { getSchoolYear } from '#shared/contracts/school-year.ts';
import { createUpload } from '#shared/contracts/uploads.ts';
import type { Locale } from '#shared/model/locale.ts';
import { contentsPresets } from '#shared/model/notebook-contents.ts';
import { spreadsheetType } from '#shared/model/upload.ts';
import { sampleSheet } from '#test/support/sample-mark-sheet.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { unsentFormKey, forgetAllUnsentForms } from '#frontend/lib/forms/unsent-forms.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { putFile } from '#frontend/lib/uploads/put-file.ts';
import { noteSubmission } from '#frontend/lib/resources/submissions.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { pendingJob } from '#frontend/test-support/sample-jobs.ts';
import { sampleProfile } from '#frontend/test-support/sample-profile.ts';
import { workbooksReadHere } from '#frontend/test-support/workbooks-read-here.ts';
import { Toaster } from '#frontend/components/feedback/toaster.tsx';
import { notebookCalls } from '#frontend/lib/resources/job-lists.ts';
import CreateNotebookPage from './create-notebook-page.tsx';
import NotebooksPage from './notebooks-page.tsx';

// jsdom's XMLHttpRequest would look for the storage on the network.
vi.mock('#frontend/lib/uploads/put-file.ts', () => ({
  UploadRefusedError: class extends Error {},
  putFile: vi.fn(),
}));

const names = new File(['PK'], 'classes.xlsx');
const key = 'uploads/teacher-1/00/classes.xlsx';
const headers = { 'content-type': spreadsheetType, 'if-none-match': '*' };
const cover = (id: string, en: string, ar: string) => ({
  key: `covers/${id}.jpg`,
  url: `/library/covers/${id}.jpg`,
  thumbnailUrl: `/library/covers/${id}.thumb.jpg`,
  title: en,
  titles: { en, ar },
});
const covers = [cover('zellige', 'Zellige', 'زليج'), cover('pen', 'The pen', 'القلم')];

const askForLessMotion = (less: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: less && query.includes('reduced-motion'),
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(getProfile, { body: sampleProfile });
  api.on(getSchoolYear, { body: { timetable: [] } });
  api.on(listCovers, { body: covers });
  api.on(listClasses, { body: [] });
  api.on(createUpload, { body: { url: 'http://storage/', key, headers } });
  api.on(submitNotebook, { body: pendingJob });
  api.on(listNotebookJobs, { body: [pendingJob] });
  vi.mocked(putFile).mockReset().mockResolvedValue();
  // jsdom has no layout and scrolls nothing.
  Element.prototype.scrollBy = () => undefined;
  askForLessMotion(false);
  notifications.set(undefined);
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  forgetAllUnsentForms();
  localStorage.clear();
  workbooksReadHere();
});

const said = () => notifications.get()?.text.id;
const fresh = (page: React.ReactNode, locale: Locale = 'en-US', at = '/') =>
  renderPage(page, { locale, at });
/** The form is loaded after its page. */
const freshForm = async (...page: Parameters<typeof fresh>) => {
  fresh(...page);
  await screen.findByRole('button', { name: /^(Create Notebook|إنشاء الدفتر)$/ });
};
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Notebook' });
const chooseCover = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Select Cover' }));
  const dialog = await screen.findByRole('dialog', { name: 'Choose a cover' });
  await within(dialog).findByText('Zellige');
  return dialog;
};

/** The texts drawn on a picture of a first page. */
const firstPage = (page: Element | undefined): string =>
  Array.from(page?.querySelectorAll('[data-text]') ?? [], (line) =>
    String(line.getAttribute('data-text')),
  ).join('\n');

/** The form as in the application, which shows notifications on every page. */
const withNotifications = (
  <>
    <CreateNotebookPage />
    <Toaster />
  </>
);

describe('the notebook form', () => {
  it('names the teacher and the school year of the notebook', async () => {
    await freshForm(<CreateNotebookPage />);
    const said = await screen.findByText(/This notebook will be generated for/);
    const edit = screen.getByRole('link', { name: 'Edit info' });
    expect(edit.getAttribute('href')).toBe('/profile');
    expect(said.textContent).toContain('\u2068أمينة بن يوسف\u2069 for the 2025/2026 season.');
  });

  it('leads to the profile when there is none, and can be filled in without it', async () => {
    api.on(getProfile, { status: 204 });
    await freshForm(<CreateNotebookPage />);
    expect((await screen.findByRole('alert')).textContent).toContain('Complete it, or choose');
    expect(screen.getByRole('link', { name: 'Complete profile' }).getAttribute('href')).toBe(
      '/profile',
    );
    expect(create().disabled).toBe(false);
  });

  it('says why the profile could not be loaded, and tries again', async () => {
    api.on(getProfile, { status: 500, body: { code: 'internal' } });
    await freshForm(<CreateNotebookPage />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your profile could not be loaded.');
    expect(create().disabled).toBe(true);
    api.on(getProfile, { body: sampleProfile });
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByText(/This notebook will be generated for/);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(create().disabled).toBe(false);
  });

  it('asks for the file and the cover', async () => {
    await freshForm(withNotifications);
    await waitFor(() => expect(create().disabled).toBe(false));
    await userEvent.click(create());
    expect(screen.getByText('File is required')).toBeTruthy();
    expect(screen.getByText('Please choose a cover')).toBeTruthy();
    await screen.findByText('Please upload a file and select a cover');
    const input = screen.getByLabelText<HTMLInputElement>('Excel file with the names');
    expect(input.accept.split(',')).toEqual(expect.arrayContaining(['.xlsx', '.ods', '.csv']));
    expect(document.activeElement).toBe(input);
    await userEvent.upload(input, names);
    await userEvent.click(create());
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Zellige' }));
  });

  it('takes a cover at one press, and shows it with the first page', async () => {
    await freshForm(<CreateNotebookPage />);
    await userEvent.click(await screen.findByRole('radio', { name: 'The pen' }));
    expect(screen.getByRole('button', { name: 'Change cover' })).toBeTruthy();
    const [page] = await screen.findAllByRole('img', { name: 'First page' });
    await waitFor(() => expect(firstPage(page)).toContain('أمينة بن يوسف'));
    expect(page?.querySelector('img')?.getAttribute('src')).toBe(covers[1]?.thumbnailUrl);
    await userEvent.click(await screen.findByRole('radio', { name: 'العربية' }));
    await waitFor(() => expect(firstPage(page)).toContain('دفتر القسم'));
    expect(page?.getAttribute('dir')).toBe('rtl');
  });

  it('sends the file and the cover, and goes to the history', async () => {
    await freshForm(withNotifications);
    await waitFor(() => expect(create().disabled).toBe(false));
    await userEvent.upload(screen.getByLabelText('Excel file with the names'), names);
    const dialog = await chooseCover();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next cover' }));
    expect(within(dialog).getByText('2 of 2')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Select' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Change cover' })).toBeTruthy();
    await userEvent.click(create());
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/notebooks'));
    await screen.findByText('Notebook creation job submitted successfully');
    const [submitted] = api.callsOf(submitNotebook);
    expect(submitted?.body).toEqual({
      coverImageKey: covers[1]?.key,
      studentNamesFileS3Key: key,
      language: 'en',
      contents: contentsPresets.complete,
      ...{ format: 'a4', lessonsAhead: true, unplacedLessons: true },
    });
    expect(submitted?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  });

  it('repeats the request with the same key after a failure, so that nothing is made twice', async () => {
    api.on(submitNotebook, { status: 502, body: {} });
    await freshForm(<CreateNotebookPage />);
    await waitFor(() => expect(create().disabled).toBe(false));
    await userEvent.upload(screen.getByLabelText('Excel file with the names'), names);
    await userEvent.click(within(await chooseCover()).getByRole('button', { name: 'Select' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(create());
    await waitFor(() => expect(said()).toBe('error.submit'));
    await userEvent.click(create());
    await waitFor(() => expect(api.callsOf(submitNotebook)).toHaveLength(2));
    const [first, second] = api.callsOf(submitNotebook);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  });
});

describe('a notebook of saved classes', () => {
  const kept = (last: number, name: string) => ({
    id: `01KJQ5N800000000000000000${last}`,
    version: 1,
    name,
    counts: { pupils: 38, girls: 0, boys: 0 },
    keptAt: '2026-09-01T08:00:00.000Z',
    changedAt: '2026-09-01T08:00:00.000Z',
    keptUntil: '2027-10-06T08:00:00.000Z',
  });
  const [first, second] = [kept(1, '1م1'), kept(2, '2م3')];
  beforeEach(() => api.on(listClasses, { body: [first, second] }));
  const box = (name: RegExp) => screen.findByRole('checkbox', { name });

  it('uses the classes named in the address, and needs no file', async () => {
    await freshForm(<CreateNotebookPage />, 'en-US', `/notebooks/create?classes=${second.id}`);
    expect((await box(/2م3/)).matches(':checked')).toBe(true);
    expect(screen.queryByLabelText('Excel file with the names')).toBeNull();
    await userEvent.click(await box(/1م1/));
    const dialog = await chooseCover();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Select' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(create());
    await waitFor(() => expect(api.callsOf(submitNotebook)).toHaveLength(1));
    const { body } = api.callsOf(submitNotebook)[0]!;
    expect(body).toMatchObject({ classIds: [first.id, second.id], cornerMarks: true });
    expect(body).not.toHaveProperty('studentNamesFileS3Key');
  });

  it('has mark grids that a photo recognises, unless the teacher wants none', async () => {
    await freshForm(<CreateNotebookPage />, 'en-US', `/notebooks/create?classes=${second.id}`);
    await userEvent.click(await box(/that a photo recognises/));
    await userEvent.click(within(await chooseCover()).getByRole('button', { name: 'Select' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(create());
    await waitFor(() => expect(api.callsOf(submitNotebook)).toHaveLength(1));
    expect(api.callsOf(submitNotebook)[0]!.body).toMatchObject({ cornerMarks: false });
  });

  it('says which classes get no squares, because their subject is not known', async () => {
    api.on(getProfile, { status: 204 });
    const sheetsOf = (classId: string, ...subjects: string[]) =>
      subjects.map((subject, index) => ({
        ...{ ...sampleSheet, classId, subject },
        id: `t1-q3xk7nw2a${index}`,
      }));
    api.on(listAllMarkSheets, { body: sheetsOf(first.id, 'Physics', 'physics') });
    const classes = [first, second].map(({ id }) => id).join();
    await freshForm(<CreateNotebookPage />, 'en-US', `/notebooks/create?classes=${classes}`);
    const note = /^No squares for (.*), because/;
    const said = (await screen.findByText(note)).textContent;
    expect([said.includes(second.name), said.includes(first.name)]).toEqual([true, false]);
    await userEvent.click(await box(/that a photo recognises/));
    expect(screen.queryByText(note)).toBeNull();
  });

  it('needs a file again when no class is selected', async () => {
    await freshForm(<CreateNotebookPage />, 'en-US', `/notebooks/create?classes=${second.id}`);
    await userEvent.click(await box(/2م3/));
    await userEvent.click(create());
    expect(screen.getByText('File is required')).toBeTruthy();
  });
});

describe('a half-filled notebook form', () => {
  const chosen = () => screen.findByText('classes.xlsx');
  const fill = async () => {
    await freshForm(<CreateNotebookPage />);
    await userEvent.upload(screen.getByLabelText('Excel file with the names'), names);
    await userEvent.click(within(await chooseCover()).getByRole('button', { name: 'Select' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };

  it('is restored, and uses the file that was uploaded before', async () => {
    await fill();
    await screen.findByText('Uploaded');
    cleanup();
    await freshForm(<CreateNotebookPage />);
    await chosen();
    await screen.findByText('Zellige');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByText('We restored what you had entered here.')).toBeTruthy();
    await waitFor(() => expect(create().disabled).toBe(false));
    await userEvent.click(create());
    await waitFor(() => expect(said()).toBe('notebooks.submitted'));
    expect(api.callsOf(submitNotebook)).toMatchObject([{ body: { studentNamesFileS3Key: key } }]);
    expect(api.callsOf(createUpload)).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it('uploads again a file whose upload was interrupted', async () => {
    vi.mocked(putFile).mockReturnValueOnce(new Promise(() => undefined));
    await fill();
    cleanup();
    await freshForm(<CreateNotebookPage />);
    await screen.findByText('Uploaded');
    expect(putFile).toHaveBeenCalledTimes(2);
  });

  it('names the file that was lost when the page closed', async () => {
    sessionStorage.setItem(
      unsentFormKey(sampleUser.uid, 'notebook.file'),
      JSON.stringify({ name: 'classes.xlsx' }),
    );
    await freshForm(<CreateNotebookPage />);
    expect(screen.getByText(/again\. The browser cannot keep a file/).textContent).toContain(
      'classes.xlsx',
    );
    await userEvent.upload(screen.getByLabelText('Excel file with the names'), names);
    expect(screen.queryByText(/again\. The browser cannot keep a file/)).toBeNull();
  });

  it('can be started over', async () => {
    await fill();
    cleanup();
    await freshForm(<CreateNotebookPage />);
    await screen.findByText('Zellige');
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.queryByText('Zellige')).toBeNull();
    expect(screen.queryByText('classes.xlsx')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a notebook that failed', () => {
  const failed = (code: string) => ({
    ...pendingJob,
    status: 'FAILED',
    error: { code },
    coverImageKey: covers[1]?.key,
  });

  it('because of its file leads to the form, and keeps its cover', async () => {
    api.on(listNotebookJobs, { body: [failed('spreadsheet-damaged')] });
    fresh(<NotebooksPage />);
    const link = await screen.findByRole('link', { name: 'Choose another file' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    const address = link.getAttribute('href')!;
    expect(address).toBe('/notebooks/create?cover=covers%2Fpen.jpg');
    cleanup();
    await freshForm(<CreateNotebookPage />, 'en-US', address);
    expect(await screen.findByText('The pen')).toBeTruthy();
  });

  it('for another reason can be tried again', async () => {
    api.on(listNotebookJobs, { body: [failed('timed-out')] });
    fresh(<NotebooksPage />);
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('link', { name: 'Choose another file' })).toBeNull();
  });
});

describe('the cover carousel', () => {
  it('moves in reading direction, by keys too', async () => {
    await freshForm(<CreateNotebookPage />, 'ar');
    await userEvent.click(await screen.findByRole('button', { name: 'اختيار الغلاف' }));
    expect(await screen.findByText('1 من 2')).toBeTruthy();
    screen.getByRole('listbox').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByText('2 من 2')).toBeTruthy();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByText('2 من 2')).toBeTruthy();
    await userEvent.keyboard('{Home}');
    expect(screen.getByText('1 من 2')).toBeTruthy();
  });

  it('leaves the page unchanged when it closes', async () => {
    await freshForm(<CreateNotebookPage />);
    const dialog = await chooseCover();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(within(dialog).queryByRole('alert')).toBeNull();
    expect(within(dialog).getByText('Zellige')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('announces a cover once: in the focused strip, otherwise in the line below', async () => {
    await freshForm(<CreateNotebookPage />);
    const dialog = await chooseCover();
    const line = () => within(dialog).getByText('Zellige').closest('[aria-live]');
    expect(line()?.getAttribute('aria-live')).toBe('off');
    act(() => within(dialog).getByRole('button', { name: 'Next cover' }).focus());
    expect(line()?.getAttribute('aria-live')).toBe('polite');
  });

  it.each([
    [false, 'smooth'],
    [true, 'auto'],
  ] as const)('scrolls smoothly unless less motion is requested (%s)', async (less, behavior) => {
    askForLessMotion(less);
    const scrollBy = vi.fn();
    Element.prototype.scrollBy = scrollBy;
    await freshForm(<CreateNotebookPage />);
    const dialog = await chooseCover();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next cover' }));
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left: 0, behavior });
  });

  it('uses the first address a cover has: thumbnailUrl, url, src, path', async () => {
    const addresses = { thumbnailUrl: '/t.jpg', url: '/u.jpg', src: '/s.jpg', path: '/p.jpg' };
    const { thumbnailUrl: _t, ...noThumbnail } = addresses;
    const { url: _u, ...sourceAndPath } = noThumbnail;
    const { src: _s, ...onlyPath } = sourceAndPath;
    api.on(listCovers, {
      body: [addresses, noThumbnail, sourceAndPath, onlyPath, {}].map((some, index) => ({
        key: String(index),
        title: index === 0 ? 'Zellige' : '',
        ...some,
      })),
    });
    await freshForm(<CreateNotebookPage />);
    const dialog = await chooseCover();
    await userEvent.keyboard('{End}');
    const options = within(dialog).getAllByRole('option');
    const shown = options.map((option) => option.querySelector('img')?.getAttribute('src'));
    expect(shown).toEqual(['/t.jpg', '/u.jpg', '/s.jpg', '/p.jpg', undefined]);
    expect(within(options[4]!).getByText('This image could not be loaded')).toBeTruthy();
  });

  it('loads the covers near the middle, and keeps those already loaded', async () => {
    api.on(listCovers, {
      body: [covers[0], ...Array.from({ length: 8 }, (_, n) => cover(`c${n}`, '', ''))],
    });
    await freshForm(<CreateNotebookPage />);
    const dialog = await chooseCover();
    const fetched = () =>
      within(dialog)
        .getAllByRole('option')
        .flatMap((option, index) => (option.querySelector('img') ? [index] : []));
    expect(fetched()).toEqual([0, 1, 2]);
    await userEvent.keyboard('{End}');
    expect(fetched()).toEqual([0, 1, 2, 6, 7, 8]);
  });

  it.each([
    ['en-US', '{ArrowRight}', '2 of 2'],
    ['ar', '{ArrowLeft}', '2 من 2'],
  ] as const)('takes the keyboard focus as soon as it opens: %s', async (locale, key, counter) => {
    await freshForm(<CreateNotebookPage />, locale);
    document.querySelector<HTMLElement>('button[name=cover]')?.focus();
    await userEvent.keyboard('{Enter}');
    const strip = await screen.findByRole('listbox');
    expect(document.activeElement).toBe(strip);
    await userEvent.keyboard(key);
    expect(screen.getByText(counter)).toBeTruthy();
  });

  it('offers to try again when a picture is missing, and selects nothing', async () => {
    api.on(listCovers, { status: 500, body: {} });
    await freshForm(<CreateNotebookPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Select Cover' }));
    expect(await screen.findByText('Failed to fetch images')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Select' }).disabled).toBe(true);
    api.on(listCovers, { body: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('There are no covers yet')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Select' }).disabled).toBe(true);
    api.on(listCovers, { body: covers });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1 of 2')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Select' }).disabled).toBe(false);
  });
});

describe('the history of notebooks', () => {
  it('explains itself when it is empty', async () => {
    api.on(listNotebookJobs, { body: [] });
    fresh(<NotebooksPage />);
    expect(await screen.findByText('No notebooks found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create Notebook' }).getAttribute('href')).toBe(
      '/notebooks/create',
    );
  });

  it('says when it cannot be loaded', async () => {
    api.on(listNotebookJobs, { status: 500, body: {} });
    fresh(<NotebooksPage />);
    expect(await screen.findByText('Failed to fetch notebook jobs')).toBeTruthy();
  });

  it('shows the first page of a notebook once it is ready', async () => {
    // As after a submission, so that the list is soon fetched again.
    noteSubmission(notebookCalls.list);
    fresh(<NotebooksPage />);
    await screen.findByText('Pending');
    const made = { pages: 48, classes: [{ name: '2م3', pupils: 38, firstPage: 5, lastPage: 24 }] };
    const ready = {
      ...{ ...pendingJob, status: 'SUCCESS', made, coverImageKey: covers[1]?.key },
      ...{ language: 'en', printed: { fullName: 'Salma' } },
      generatedFiles: [
        { url: '/results/notebook.pdf', name: 'a.pdf', contentType: 'application/pdf', size: 9 },
      ],
    };
    api.on(listNotebookJobs, { body: [ready] });
    const card = (await screen.findByRole('heading', { name: 'Your notebook is ready' })).closest(
      '[role=status]',
    );
    const page = within(card as HTMLElement).getByRole('img', { name: 'First page' });
    await waitFor(() => expect(page.querySelector('img')).toBeTruthy());
    expect(firstPage(page)).toMatch(/Class notebook[^]*Salma[^]*2م3/);
    expect(
      within(card as HTMLElement)
        .getByRole('link', { name: 'Download' })
        .getAttribute('href'),
    ).toBe('/results/notebook.pdf');
    expect(said()).toBeUndefined();
  });

  it('says of a notebook what was not chosen as usual', async () => {
    const made = { pages: 48, classes: [{ name: '2م3', pupils: 38, firstPage: 5, lastPage: 24 }] };
    const usual = { ...pendingJob, status: 'SUCCESS', made, options: optionsIn('notebook', {}) };
    const options = { format: 'booklet', cornerMarks: true, watermark: 'of a newer release' };
    api.on(listNotebookJobs, {
      body: [
        { ...usual, options },
        { ...usual, id: 'job-2' },
      ],
    });
    fresh(<NotebooksPage />);
    const facts = await screen.findAllByText(/48 pages/);
    expect(
      facts.map(({ textContent }) => /48 pages([^]*?)Pages of/.exec(textContent)?.[1]),
    ).toEqual([' · A5 booklet · Mark grids that a photo recognises: yes', '']);
  });

  it('offers no actions for a running job', async () => {
    fresh(<NotebooksPage />);
    await screen.findByText('Pending');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Download' })).toBeNull();
  });

  it('shows what a notebook contains, and on which pages each class is', async () => {
    const classes = [{ name: '1م1', pupils: 38, firstPage: 6, lastPage: 24 }];
    const made = { pages: 25, classes };
    api.on(listNotebookJobs, { body: [{ ...pendingJob, status: 'SUCCESS', made }] });
    fresh(<NotebooksPage />);
    await screen.findByText('1 class, 25 pages');
    expect(screen.getByText('\u20681م1\u2069: 6–24')).toBeTruthy();
  });

  it('goes by its classes, with its file below; one without classes by its file', async () => {
    const classOf = (name: string) => ({ name, pupils: 38, firstPage: 6, lastPage: 24 });
    const notebook = (index: number, source: string, names: readonly string[]) => ({
      ...pendingJob,
      ...{ id: `01KJQ5N800000000000000000${index}`, status: 'SUCCESS', source },
      made: { pages: 25, classes: names.map(classOf) },
    });
    api.on(listNotebookJobs, {
      body: [
        notebook(0, 'وثيقة.xlsx', ['1م1', '1م2', '2م1', '2م3', '3م2', '4م1']),
        notebook(1, '2م3', ['2م3']),
        notebook(2, 'empty.xlsx', []),
      ],
    });
    fresh(<NotebooksPage />);
    expect(await screen.findByText(/and 2 more$/)).toHaveProperty(
      'textContent',
      '1م1, 1م2, 2م1, 2م3 and 2 more',
    );
    expect(screen.getByText('وثيقة.xlsx')).toBeTruthy();
    expect(screen.getAllByText('2م3', { selector: 'bdi' })).toHaveLength(2);
    expect(screen.getByText('empty.xlsx')).toBeTruthy();
  });

  it('deletes a notebook after a confirmation', async () => {
    api.on(listNotebookJobs, { body: [{ ...pendingJob, status: 'SUCCESS' }] });
    // The list may be read again at any time, and still has the notebook until it is deleted.
    api.on(deleteNotebook, () => {
      api.on(listNotebookJobs, { body: [] });
      return {};
    });
    fresh(<NotebooksPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this notebook?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(said()).toBe('notebooks.deleted'));
    expect(api.callsOf(deleteNotebook)).toHaveLength(1);
    await screen.findByText('No notebooks found');
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'My Notebooks' }));
  });
});
