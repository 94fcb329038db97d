import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listClasses } from '#shared/contracts/classes.ts';
import { listCovers, listNotebookJobs, submitNotebook } from '#shared/contracts/notebooks.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { getReportSettings } from '#shared/contracts/report-settings.ts';
import { getSchoolYear } from '#shared/contracts/school-year.ts';
import { createUpload } from '#shared/contracts/uploads.ts';
import type { Locale } from '#shared/model/locale.ts';
import { contentsPresets } from '#shared/model/notebook-contents.ts';
import { spreadsheetType } from '#shared/model/upload.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { forgetAllUnsentForms, keptFiles } from '#frontend/lib/forms/unsent-forms.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { putFile } from '#frontend/lib/uploads/put-file.ts';
import { fakeRecord } from '#frontend/test-support/fake-record.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { pendingJob } from '#frontend/test-support/sample-jobs.ts';
import { sampleProfile } from '#frontend/test-support/sample-profile.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { workbooksReadHere } from '#frontend/test-support/workbooks-read-here.ts';
import CreateNotebookPage from './create-notebook-page.tsx';

// jsdom's XMLHttpRequest would look for the storage on the network.
vi.mock('#frontend/lib/uploads/put-file.ts', () => ({
  UploadRefusedError: class extends Error {},
  putFile: vi.fn(),
}));

const key = 'uploads/teacher-1/00/classes.xlsx';
const cover = {
  key: 'covers/pen.jpg',
  url: '/pen.jpg',
  title: 'The pen',
  titles: { en: 'The pen', ar: 'القلم' },
};
const title = (name: string) =>
  `وثيقة حجز النقاط الخاصة بـ: الفصل الأول السنة الدراسية : 2026-2027 الفوج التربوي : ${name} مادة : الرياضيات`;
/** Builds a sheet like the ministry's with the given number of pupils. */
const ministrySheet = (name: string, pupils: number) =>
  worksheet([
    ['الجمهورية الجزائرية الديمقراطية الشعبية'],
    ['وزارة التربية الوطنية'],
    ['مديرية التربية لولاية بومرداس'],
    ['متوسطة المتنبي'],
    [title(name)],
    ['رقم التعريف', 'اللقب', 'الاسم', 'تاريخ الميلاد', 'الفرض /20'],
    ...Array.from({ length: pupils }, (_, row) => [
      String(1_234_567_890_123_456 + row),
      'بن علي',
      `سلمى ${row}`,
      '2012-05-01',
      '12,5',
    ]),
  ]);
const ministryFile = () =>
  new File(
    [
      workbook([
        ['1م1', ministrySheet('1م1', 3)],
        ['3م2', ministrySheet('3م2', 2)],
      ]).slice(),
    ],
    'classes.xlsx',
  );

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(getProfile, { body: sampleProfile });
  api.on(getSchoolYear, { body: { timetable: [] } });
  api.on(listClasses, { body: [] });
  api.on(listCovers, { body: [cover] });
  api.on(createUpload, {
    body: {
      url: 'http://storage/',
      key,
      headers: { 'content-type': spreadsheetType, 'if-none-match': '*' },
    },
  });
  api.on(submitNotebook, { body: pendingJob });
  api.on(listNotebookJobs, { body: [pendingJob] });
  vi.mocked(putFile).mockReset().mockResolvedValue();
  notifications.set(undefined);
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  forgetAllUnsentForms();
  localStorage.clear();
  workbooksReadHere();
});

const fresh = (locale: Locale = 'en-US') =>
  renderPage(<CreateNotebookPage />, { locale, at: '/?cover=covers%2Fpen.jpg' });
const choose = async (file = ministryFile()) => {
  await userEvent.upload(await screen.findByLabelText('Excel file with the names'), file);
  return screen.findByRole('group', { name: 'What we found' });
};
const create = async () => {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Create Notebook' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
};
const said = () => notifications.get()?.text.id;
const sent = () => api.callsOf(submitNotebook)[0]?.body;

describe('a chosen workbook', () => {
  it('is searched for letters that cannot be printed', async () => {
    fresh();
    const sheet = worksheet([
      ['اللقب', 'الاسم'],
      ['Ɣanem', 'ⴰⵎⴰⵣⵉⵖ'],
      ['حداد', 'سارة 漢'],
    ]);
    await choose(new File([workbook([['1م1', sheet]]).slice()], 'classes.xlsx'));
    const note = await screen.findByText(/cannot be printed/);
    expect(note.textContent).toContain('سارة 漢');
    expect(note.textContent).not.toContain('Ɣanem');
  });

  it('has columns of numbers that are named once, below or in the preview', async () => {
    fresh();
    const sheet = worksheet([
      ['Nom et prénom', 'Zzz'],
      ['Boualem Aya', 12],
      ['Kaci Ali', 13],
    ]);
    await choose(new File([workbook([['1م1', sheet]]).slice()], 'classes.xlsx'));
    const named = () => screen.queryAllByText(/not read: .*Zzz/).length;
    expect(named()).toBe(1);
    await userEvent.click(screen.getByText('See the file as it was read, and correct it'));
    await screen.findByRole('button', { name: 'Read it as marks' });
    expect(named()).toBe(1);
    await userEvent.click(screen.getByText('See the file as it was read, and correct it'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Read it as marks' })).toBeNull(),
    );
    expect(named()).toBe(1);
  });

  it('is read at once, and a class can be renamed or left out', async () => {
    fresh();
    const understood = await choose();
    within(understood).getByText('2 classes, 5 pupils');
    await userEvent.click(within(understood).getByRole('checkbox', { name: /3م2/ }));
    await within(understood).findByText('1 class, 3 pupils');
    await userEvent.click(
      within(understood).getByRole('button', { name: 'Rename \u20681م1\u2069' }),
    );
    await userEvent.clear(within(understood).getByRole('textbox'));
    await userEvent.keyboard('الأولى 1{Enter}');
    await within(understood).findByText('الأولى 1');
    await create();
    await waitFor(() => expect(said()).toBe('notebooks.submitted'));
    expect(sent()).toMatchObject({
      reading: [
        { sheet: '3م2', leftOut: true },
        { sheet: '1م1', name: 'الأولى 1' },
      ],
    });
  });

  it('has the new name of a class again that was typed before a reload', async () => {
    fresh();
    const rename = { name: 'Rename \u20681م1\u2069' };
    await userEvent.click(within(await choose()).getByRole('button', rename));
    await userEvent.type(screen.getByRole('textbox', { name: /1م1/ }), ' ب');
    cleanup();
    // A reload does not leave the chosen file.
    keptFiles.clear();
    fresh();
    const understood = await choose();
    expect(within(understood).getByRole('textbox')).toHaveProperty('value', '1م1 ب');
    await userEvent.click(within(understood).getByRole('textbox'));
    await userEvent.keyboard('{Enter}');
    await within(understood).findByText('1م1 ب');
  });

  it('is printed with one class alone at one press', async () => {
    fresh();
    const understood = await choose();
    const only = within(understood).getByRole('button', { name: /This class only.*1م1/ });
    await userEvent.click(only);
    await within(understood).findByText('1 class, 3 pupils');
    expect(document.activeElement).toBe(only);
    await create();
    await waitFor(() =>
      expect(sent()).toMatchObject({ reading: [{ sheet: '3م2', leftOut: true }] }),
    );
  });

  it('is shown as it was read, and printed with the columns that the teacher corrects', async () => {
    fresh();
    const sheet = worksheet([
      ['اللقب والاسم', 'الجبر', 'الهندسة'],
      ['قاسي علي', 12, 13],
      ['طالبي سارة', 14, 15.5],
    ]);
    const understood = await choose(new File([workbook([['1م1', sheet]]).slice()], 'classes.xlsx'));
    within(understood).getAllByText('no marks');
    await userEvent.click(screen.getByText('See the file as it was read, and correct it'));
    await userEvent.click(await screen.findByRole('button', { name: 'Read them as marks' }));
    await within(understood).findAllByText('with marks');
    await create();
    const columns = [1, 2].map((column) => ({ column, role: 'mark' }));
    await waitFor(() => expect(sent()).toMatchObject({ reading: [{ sheet: '1م1', columns }] }));
  });

  it('makes no notebook when no class is selected', async () => {
    fresh();
    const understood = await choose();
    for (const box of within(understood).getAllByRole('checkbox')) await userEvent.click(box);
    await create();
    expect(said()).toBe('createNotebook.unresolved');
    expect(sent()).toBeUndefined();
  });

  it('that cannot be read is rejected with the reason', async () => {
    fresh();
    const file = new File(['%PDF-1.7'], 'classes.xlsx');
    await userEvent.upload(await screen.findByLabelText('Excel file with the names'), file);
    await screen.findByText(/is not an Excel workbook/);
    await create();
    expect(said()).toBe('createNotebook.unresolved');
  });
});

describe('the saved classes of a notebook', () => {
  it('are chosen all at once, or none', async () => {
    const kept = ['1م1', '1م2', '2م1', '2م3'].map((name, index) => ({
      ...{ id: `class-${index}`, version: 1, name, counts: { pupils: 40, girls: 0, boys: 0 } },
      ...{ keptAt: '2026-09-20T08:00:00.000Z', changedAt: '2026-09-20T08:00:00.000Z' },
      keptUntil: '2027-10-25T08:00:00.000Z',
    }));
    api.on(listClasses, { body: kept });
    fresh();
    const all = await screen.findByRole('checkbox', { name: 'All classes (4)' });
    const chosen = () =>
      screen
        .getAllByRole<HTMLInputElement>('checkbox', { name: /م/ })
        .map(({ checked }) => checked);
    await userEvent.click(screen.getByRole('checkbox', { name: /1م2/ }));
    await userEvent.click(all);
    expect(chosen()).toEqual([true, true, true, true]);
    await userEvent.click(all);
    expect(chosen()).toEqual([false, false, false, false]);
    await userEvent.click(all);
    await create();
    await waitFor(() => expect(sent()).toMatchObject({ classIds: kept.map(({ id }) => id) }));
  });

  it('are searched for letters that cannot be printed, in names, remarks, the timetable and who set the thresholds', async () => {
    const kept = { ...sampleSavedClass, subject: 'الرياضيات' };
    const record = fakeRecord(api, [kept]);
    const [first] = kept.pupils;
    const sheet = (subject: string, term: 1 | 2, remark: string) =>
      record.put(kept.id, {
        ...{ subject, term },
        content: { columns: [], marks: {}, remarks: { [first!.id]: remark } },
      });
    sheet('الفيزياء', 1, 'مادة أخرى 漢');
    sheet('الرياضيات', 2, 'ممتاز 👍');
    sheet('الرياضيات', 1, 'حسن');
    const lesson = { day: 0 as const, period: 1 as const, className: '2م3', room: 'قاعة 😀' };
    api.on(getSchoolYear, { body: { timetable: [lesson] } });
    api.on(getReportSettings, { body: { honours: { thresholds: {}, source: 'مجلس 漢' } } });
    fresh();
    await userEvent.click(await screen.findByRole('checkbox', { name: /2م3/ }));
    await screen.findByText('ممتاز 👍', { selector: 'bdi' });
    await screen.findByText('مجلس 漢', { selector: 'bdi' });
    await screen.findByText('قاعة 😀', { selector: 'bdi' });
    expect(screen.queryByText('مادة أخرى 漢', { selector: 'bdi' })).toBeNull();
  });
});

describe('the owner of a notebook', () => {
  it('is taken from the file when there is no profile; only the rest is asked', async () => {
    api.on(getProfile, { status: 204 });
    fresh();
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Use these details' }));
    expect(screen.queryByLabelText(/^School/)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Amina');
    await create();
    await waitFor(() => expect(said()).toBe('notebooks.submitted'));
    expect(sent()).toMatchObject({
      printed: {
        fullName: 'Amina',
        school: 'متوسطة المتنبي',
        educationalAdministration: 'مديرية التربية لولاية بومرداس',
        subject: 'الرياضيات',
        level: 'Middle',
      },
    });
  });

  it('needs a name when there is no profile', async () => {
    api.on(getProfile, { status: 204 });
    fresh();
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Use these details' }));
    await userEvent.clear(screen.getByLabelText('Your name'));
    await create();
    expect(said()).toBe('createNotebook.ownerMissing');
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
  });

  it('asks when the file and the profile differ', async () => {
    fresh();
    await choose();
    const subject = await screen.findByRole('radiogroup', { name: 'Subject' });
    expect(within(subject).getByRole<HTMLInputElement>('radio', { name: /profile/ }).checked).toBe(
      true,
    );
    await userEvent.click(within(subject).getByRole('radio', { name: /الرياضيات/ }));
    await create();
    await waitFor(() => expect(said()).toBe('notebooks.submitted'));
    expect(sent()).toMatchObject({
      printed: { subject: 'الرياضيات', school: sampleProfile.school },
    });
  });
});

describe('what the notebook includes', () => {
  const plan = () => screen.getByText(/printed on both sides/).textContent;

  it('shows the number of pages, and is remembered', async () => {
    const { unmount } = fresh();
    await choose();
    const complete = plan();
    // Pupils of a file have no ids by which a photo could find them.
    expect(screen.queryByRole('checkbox', { name: /that a photo recognises/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /Marks only/ }));
    expect(plan()).not.toBe(complete);
    await userEvent.click(screen.getByRole('button', { name: 'Choose each part' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Marks, term 3' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Marks only/ }).checked).toBe(false);
    unmount();
    forgetAllUnsentForms();
    fresh();
    await choose();
    await userEvent.click(screen.getByRole('radio', { name: 'العربية' }));
    await create();
    await waitFor(() => expect(said()).toBe('notebooks.submitted'));
    expect(sent()).toMatchObject({
      contents: { ...contentsPresets['marks-only'], marks: [1, 2] },
      language: 'ar',
    });
    expect(sent()).not.toHaveProperty('cornerMarks');
  });

  it('has dates and lessons on the daily pages, from the day after the last print', async () => {
    const timetable = [{ day: 0, period: 1, className: '1م1' }];
    api.on(getSchoolYear, { body: { timetable } });
    api.on(getProfile, { body: { ...sampleProfile, academicSeason: '2026/2027' } });
    const made = { pages: 9, classes: [], days: { from: '2026-09-21', to: '2026-11-07' } };
    api.on(listNotebookJobs, { body: [{ ...pendingJob, status: 'SUCCESS', made }] });
    fresh();
    await choose();
    const from = await screen.findByLabelText<HTMLInputElement>('First day');
    const to = screen.getByLabelText<HTMLInputElement>('Last day');
    await waitFor(() => expect(from.value).toBe('2026-11-08'));
    expect(to.value).toBe('2026-11-30');
    expect(screen.getByText('4 days with lessons: a page each')).toBeTruthy();
    fireEvent.change(to, { target: { value: '2026-11-01' } });
    await create();
    await waitFor(() => expect(said()).toBe('contents.daily.wrong'));
    expect(document.activeElement).toBe(to);
    fireEvent.change(to, { target: { value: '2026-11-16' } });
    expect(screen.getByText('2 days with lessons: a page each')).toBeTruthy();
    await create();
    await waitFor(() => expect(said()).toBe('notebooks.submitted'));
    expect(sent()).toMatchObject({ dailyDays: { from: '2026-11-08', to: '2026-11-16' } });
  });

  it('has daily pages without dates if the teacher wishes it', async () => {
    api.on(getSchoolYear, { body: { timetable: [{ day: 0, period: 1, className: '1م1' }] } });
    api.on(getProfile, { body: { ...sampleProfile, academicSeason: '2026/2027' } });
    fresh();
    await choose();
    const dated = await screen.findByRole('checkbox', { name: /dates, lessons and plans/ });
    await userEvent.click(dated);
    expect(screen.queryByLabelText('First day')).toBeNull();
    await create();
    await waitFor(() => expect(said()).toBe('notebooks.submitted'));
    expect(sent()).not.toHaveProperty('dailyDays');
  });
});
