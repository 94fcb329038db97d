import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listContentJobs } from '#shared/contracts/ai-content.ts';
import { printAnswerCards } from '#shared/contracts/answer-cards.ts';
import { getClass, replaceClass } from '#shared/contracts/classes.ts';
import { addMarkSheet, listMarkSheets, printMarkSheet } from '#shared/contracts/mark-sheets.ts';
import { addStudent, listStudents } from '#shared/contracts/students.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { sampleMarks, sampleSheet } from '#test/support/sample-mark-sheet.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import {
  classMarksPath,
  classPath,
  classTestsPath,
  markSheetPath,
  pupilPath,
} from '#frontend/lib/class-paths.ts';
import { paths } from '#frontend/lib/paths.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeMarkSheets } from '#frontend/test-support/fake-mark-sheets.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { pendingDraft } from '#frontend/test-support/sample-jobs.ts';
import { sampleProfile } from '#frontend/test-support/sample-profile.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import ClassMarksPage from './class-marks-page.tsx';
import ClassPage from './class-page.tsx';
import ClassTestsPage from './class-tests-page.tsx';

vi.mock('#frontend/lib/save-file.ts', () => ({ saveFile: vi.fn() }));

let api: FakeApi;
const user = userEvent.setup({ delay: null });
const { id, pupils } = sampleSavedClass;
beforeEach(() => {
  sessionStorage.clear();
  notifications.set(undefined);
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  api.on(getClass, { body: sampleSavedClass, etag: 'W/"1"' });
  api.on(getProfile, { body: sampleProfile });
  api.on(listStudents, { body: [] });
});

const show = (at: string) =>
  renderPage(
    <Routes>
      <Route path={paths.class} element={<ClassPage />} />
      <Route path={paths.classMarks} element={<ClassMarksPage />} />
      <Route path={paths.classTests} element={<ClassTestsPage />} />
    </Routes>,
    { at },
  );
const address = () => screen.getByTestId('address').textContent;
const term = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('section')!);

describe('the page of a class', () => {
  it('shows its pupils, and who has left it', async () => {
    const gone = { id: 'z', fullName: 'زروقي لينا', leftOn: '2026-11-02' };
    api.on(getClass, { body: { ...sampleSavedClass, left: [gone] } });
    show(classPath(id));
    await screen.findByRole('heading', { level: 1, name: /2م3/ });
    const list = await screen.findByRole('list', { name: /Pupils of/ });
    expect(within(list).getAllByRole('listitem')).toHaveLength(pupils.length);
    expect(screen.getByText('Kept until 25 October 2027')).toBeTruthy();
    const left = screen.getByRole('heading', { name: 'No longer in this class' });
    expect(left.closest('section')?.textContent).toMatch(/زروقي لينا.*left on/);
  });

  it('shows and focuses the pupil whom the address names', async () => {
    const scrolled = vi.fn();
    Element.prototype.scrollIntoView = scrolled;
    show(pupilPath(id, pupils[1]!.id));
    const named = (await screen.findByText(pupils[1]!.fullName)).closest('li');
    await waitFor(() => expect(document.activeElement).toBe(named));
    expect(named?.getAttribute('aria-current')).toBe('true');
    expect(scrolled).toHaveBeenCalledOnce();
    expect(document.querySelectorAll('li[aria-current]')).toHaveLength(1);
  });

  it('has tabs with addresses of their own', async () => {
    fakeMarkSheets(api, sampleSheet);
    show(classPath(id));
    const tabs = within(await screen.findByRole('navigation', { name: 'Pages of this class' }));
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Pupils');
    await user.click(tabs.getByRole('link', { name: 'Marks' }));
    expect(address()).toBe(classMarksPath(id));
  });

  it('says that a class was deleted', async () => {
    api.on(getClass, { status: 404, body: { code: 'class-not-found' } });
    show(classPath(id));
    expect(await screen.findByText(/class/i, { selector: 'p' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'My Classes' })).toBeTruthy();
  });

  it('offers another try when the class cannot be loaded', async () => {
    api.on(getClass, { status: 503, body: { code: 'unavailable' } });
    show(classPath(id));
    await screen.findByText('The class could not be loaded');
    api.on(getClass, { body: sampleSavedClass });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: /2م3/ });
  });
});

describe('the marks of a class', () => {
  it('are listed by term with how much is filled', async () => {
    fakeMarkSheets(api, sampleSheet, sampleMarks);
    show(classMarksPath(id));
    const first = await term('First term');
    expect(first.getByText('4 of 9 marks filled in')).toBeTruthy();
    expect(first.getByRole('link', { name: 'الرياضيات' }).getAttribute('href')).toBe(
      markSheetPath(id, sampleSheet.id),
    );
    expect((await term('Third term')).getByText('Not begun')).toBeTruthy();
  });

  it('are printed as a sheet to fill in by hand', async () => {
    fakeMarkSheets(api, sampleSheet, sampleMarks);
    api.on(printMarkSheet, { status: 201, body: {} });
    show(classMarksPath(id));
    await user.click(await screen.findByRole('button', { name: /Print a sheet for/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Print a mark sheet' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Cells' }), 'filled');
    await user.click(dialog.getByRole('button', { name: 'Make the PDF' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsOf(printMarkSheet)).toMatchObject([
      {
        path: `/api/classes/${id}/mark-sheets/${sampleSheet.id}/print`,
        body: { language: 'en', filled: true },
      },
    ]);
    expect(vi.mocked(saveFile)).toHaveBeenCalledOnce();
  });

  it('are printed after a word about letters that cannot be, in names and remarks', async () => {
    const [first, ...others] = pupils;
    const kept = { ...sampleSavedClass, pupils: [{ ...first!, fullName: 'أمين 漢' }, ...others] };
    api.on(getClass, { body: kept, etag: 'W/"1"' });
    fakeMarkSheets(api, sampleSheet, { ...sampleMarks, remarks: { [first!.id]: 'ممتاز 👍' } });
    show(classMarksPath(id));
    await user.click(await screen.findByRole('button', { name: /Print a sheet for/ }));
    const notes = await screen.findAllByText(/cannot be printed/);
    await waitFor(() => expect(screen.getAllByText(/cannot be printed/)).toHaveLength(2));
    expect(notes[0]?.textContent).toContain('أمين 漢');
    expect(screen.getByText('ممتاز 👍', { selector: 'bdi' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Make the PDF' })).toHaveProperty('disabled', false);
  });

  it('begin with the subject of the class and the usual columns of its level', async () => {
    fakeMarkSheets(api, sampleSheet);
    show(classMarksPath(id));
    await user.click((await term('Second term')).getByRole('button'));
    const subject = await screen.findByRole('textbox', { name: 'Subject' });
    expect(subject).toHaveProperty('value', 'الرياضيات');
    await user.click(screen.getByRole('button', { name: 'Add and open' }));
    await waitFor(() => expect(address()).toMatch(/\/marks\/t1-/));
    expect(api.callsOf(addMarkSheet)[0]?.body).toMatchObject({
      ...{ subject: 'الرياضيات', term: 2 },
      content: {
        columns: [
          { heading: 'Activities', role: 'activities', scale: 20 },
          { heading: 'Test', role: 'test', scale: 20 },
          { heading: 'Exam', role: 'exam', scale: 20 },
        ],
        marks: {},
        averages: { preset: 'middle-2022' },
      },
    });
  });

  it('that exist already are not begun again, and the dialog says so', async () => {
    fakeMarkSheets(api, sampleSheet, sampleMarks);
    api.on(addMarkSheet, { status: 409, body: { code: 'mark-sheet-exists' } });
    show(classMarksPath(id));
    await user.click((await term('First term')).getByRole('button', { name: /Add marks/ }));
    const subject = await screen.findByRole('textbox', { name: 'Subject' });
    await user.clear(subject);
    await user.click(screen.getByRole('button', { name: 'Add and open' }));
    expect(await screen.findByText('Enter the subject.')).toBeTruthy();
    await user.type(subject, 'الرياضيات');
    await user.click(screen.getByRole('button', { name: 'Add and open' }));
    expect(await screen.findByText(/has marks of this subject/)).toBeTruthy();
    expect(address()).toBe(classMarksPath(id));
  });

  it('are deleted once that is confirmed', async () => {
    fakeMarkSheets(api, sampleSheet, sampleMarks);
    show(classMarksPath(id));
    await user.click(await screen.findByRole('button', { name: /Delete the marks of/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/4 marks are deleted for good/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getAllByText('Not begun')).toHaveLength(3));
  });

  it('offer another try when they cannot be loaded', async () => {
    api.on(listMarkSheets, { status: 503, body: { code: 'unavailable' } });
    show(classMarksPath(id));
    await screen.findByText('The marks could not be loaded');
    fakeMarkSheets(api, sampleSheet);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByText('Not begun')).toHaveLength(3);
  });
});

describe('the tests of a class', () => {
  const drafted = { ...pendingDraft, classId: id, date: '2026-11-26' };
  const written = {
    ...{ column: 'c2', heading: 'فرض الكسور', scale: 20, date: '2026-11-19', marks: 2 },
    ...{ draft: '01KJQ5N8000000000000000009', questions: 4 },
  };
  const list = (name: string) =>
    within(screen.getByRole('heading', { level: 2, name }).closest('section')!);

  it('are those that were drafted for it, and those in its marks', async () => {
    fakeMarkSheets(api, { ...sampleSheet, tests: [written] }, sampleMarks);
    api.on(listContentJobs, { body: [drafted, { ...drafted, id: 'x', type: 'EXERCISE' }] });
    show(classTestsPath(id));
    await screen.findByRole('heading', { level: 2, name: 'Drafted' });
    expect(api.callsOf(listContentJobs)[0]?.search).toContain(`classId=${id}`);
    const drafts = list('Drafted');
    expect(drafts.getAllByRole('listitem')).toHaveLength(1);
    expect(drafts.getByRole('link', { name: 'Fractions' }).getAttribute('href')).toBe(
      `/ai-content/${drafted.id}`,
    );
    expect(drafts.getByText('26 November 2026')).toBeTruthy();
    expect(drafts.getByText('Pending')).toBeTruthy();
    expect(drafts.getByRole('link', { name: 'Draft a test' }).getAttribute('href')).toBe(
      `/ai-content/test?class=${id}`,
    );
    const marked = list('In the marks');
    const sheet = markSheetPath(id, sampleSheet.id);
    expect(marked.getByRole('link', { name: 'Marks of 2 pupils' }).getAttribute('href')).toBe(
      sheet,
    );
    expect(marked.getByRole('link', { name: 'Points of 4 questions' }).getAttribute('href')).toBe(
      `${sheet}?points=c2`,
    );
  });

  it('lead from the draft to its results', async () => {
    const results = { ...written, draft: drafted.id };
    fakeMarkSheets(api, { ...sampleSheet, tests: [results] }, sampleMarks);
    api.on(listContentJobs, { body: [{ ...drafted, status: 'SUCCESS' }] });
    show(classTestsPath(id));
    await screen.findByRole('heading', { level: 2, name: 'Drafted' });
    expect(list('Drafted').getByRole('link', { name: 'Marks of 2 pupils' })).toBeTruthy();
  });

  it('say what to do while there are none', async () => {
    fakeMarkSheets(api, sampleSheet);
    api.on(listContentJobs, { body: [] });
    show(classTestsPath(id));
    await screen.findByText('No test was drafted for this class yet.');
    expect(screen.getByText(/press “Enter results”/)).toBeTruthy();
  });

  it('can be asked for again when they could not be loaded', async () => {
    fakeMarkSheets(api, sampleSheet);
    api.on(listContentJobs, { status: 503, body: { code: 'unavailable' } });
    show(classTestsPath(id));
    await screen.findByText('The tests of the class could not be loaded');
    api.on(listContentJobs, { body: [drafted] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: 'Fractions' });
  });
});

describe('a pupil of a class', () => {
  const [first, second] = pupils as [(typeof pupils)[number], (typeof pupils)[number]];
  const student = (studentId: string, fullName: string, joined = true) => ({
    ...{ studentId, fullName, joined, email: `${studentId}@school.test` },
    addedAt: '2026-10-01T08:00:00.000Z',
  });
  const dialogOf = async (name: string) => {
    await user.click(
      await screen.findByRole('button', { name: `Invite \u2068${name}\u2069 as a student` }),
    );
    return within(await screen.findByRole('dialog', { name: 'Pupil and student' }));
  };
  const sent = () => api.callsOf(replaceClass).map(({ body }) => body);

  it('has the address again that was being typed before a reload', async () => {
    show(classPath(id));
    await user.type((await dialogOf(first.fullName)).getByLabelText('Email'), 'yacine@sch');
    cleanup();
    show(classPath(id));
    const dialog = await dialogOf(first.fullName);
    expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('yacine@sch');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('is invited as a student by address', async () => {
    api.on(addStudent, { body: { studentId: 's9' } });
    api.on(replaceClass, { body: sampleSavedClass, etag: 'W/"2"' });
    show(classPath(id));
    const dialog = await dialogOf(first.fullName);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    await user.type(dialog.getByLabelText('Email'), 'Yacine@School.test');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(api.callsOf(addStudent)).toMatchObject([
      { body: { fullName: first.fullName, email: 'yacine@school.test' } },
    ]);
    expect(sent()).toMatchObject([{ pupils: [{ id: first.id, studentId: 's9' }, {}, {}] }]);
    expect(notifications.get()?.text.id).toBe('classes.invited');
  });

  it('is linked to the student of the same name, who is proposed', async () => {
    const known = student('s1', first.fullName.split(' ').toReversed().join(' '));
    api.on(listStudents, { body: [student('s2', 'Other'), known] });
    api.on(replaceClass, { body: sampleSavedClass, etag: 'W/"2"' });
    show(classPath(id));
    const dialog = await dialogOf(first.fullName);
    expect(dialog.getByLabelText<HTMLSelectElement>('Student').value).toBe('s1');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toMatchObject([{ pupils: [{ studentId: 's1' }, {}, {}] }]);
    expect(api.callsOf(addStudent)).toEqual([]);
  });

  it('who is a student says so, and is unlinked', async () => {
    const linked = { ...first, studentId: 's1' };
    const kept = { ...sampleSavedClass, pupils: [linked, ...pupils.slice(1)] };
    api.on(getClass, { body: kept, etag: 'W/"1"' });
    api.on(listStudents, { body: [student('s1', 'A B', false), student('s2', 'C D')] });
    api.on(replaceClass, { body: sampleSavedClass, etag: 'W/"2"' });
    show(classPath(id));
    await user.click(
      await screen.findByRole('button', {
        name: `Invited: \u2068${first.fullName}\u2069`,
      }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('Student'), 'Not a student of mine');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()).toMatchObject([{ pupils: [{ studentId: '' }, {}, {}] }]);
  });

  it('is not offered the student of another pupil, and learns of one linked meanwhile', async () => {
    const linked = { ...second, studentId: 's1' };
    const [, , ...others] = pupils;
    api.on(listStudents, { body: [student('s1', 'A B'), student('s2', 'C D')] });
    show(classPath(id));
    const dialog = await dialogOf(first.fullName);
    await user.selectOptions(dialog.getByLabelText('Student'), 's1');
    api.on(getClass, {
      body: { ...sampleSavedClass, pupils: [first, linked, ...others] },
      etag: 'W/"2"',
    });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('This student is another pupil of the class now.');
    expect(sent()).toEqual([]);
  });

  it('who has left meanwhile is not invited', async () => {
    show(classPath(id));
    const dialog = await dialogOf(first.fullName);
    await user.type(dialog.getByLabelText('Email'), 'yacine@school.test');
    api.on(getClass, { body: { ...sampleSavedClass, pupils: pupils.slice(1) }, etag: 'W/"2"' });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('This pupil is no longer on the list of the class.');
    expect([...api.callsOf(addStudent), ...sent()]).toEqual([]);
  });
});

describe('answer cards', () => {
  it('name the letters that cannot be printed, of the chosen pupil alone', async () => {
    const [first, second, ...others] = pupils;
    const named = [{ ...first!, fullName: 'أمين 漢' }, second!, ...others];
    api.on(getClass, { body: { ...sampleSavedClass, pupils: named }, etag: 'W/"1"' });
    show(classPath(id));
    await user.click(await screen.findByRole('button', { name: 'Print answer cards' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Print answer cards' }));
    expect((await dialog.findByText(/cannot be printed/)).textContent).toContain('أمين 漢');
    const choice = dialog.getByRole('combobox', { name: /Cards for/ });
    await user.selectOptions(choice, second!.id);
    expect(dialog.queryByText(/cannot be printed/)).toBeNull();
  });

  it('are printed for the class, or for one pupil', async () => {
    api.on(printAnswerCards, { body: {} });
    show(classPath(id));
    await user.click(await screen.findByRole('button', { name: 'Print answer cards' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Print answer cards' }));
    const [pupil] = sampleSavedClass.pupils;
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Size' }), 'a6');
    await user.selectOptions(dialog.getByRole('combobox', { name: /Cards for/ }), pupil!.id);
    await user.click(dialog.getByRole('button', { name: 'Make the PDF' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsOf(printAnswerCards)).toMatchObject([
      {
        path: `/api/classes/${id}/answer-cards`,
        search: `?paper=a6&language=en&pupil=${pupil!.id}`,
      },
    ]);
    expect(vi.mocked(saveFile)).toHaveBeenCalledOnce();
  });
});
