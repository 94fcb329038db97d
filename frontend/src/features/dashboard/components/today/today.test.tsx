import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listAnswersJobs } from '#shared/contracts/answer-sheets.ts';
import { listAttendance } from '#shared/contracts/attendance.ts';
import { listContentJobs } from '#shared/contracts/ai-content.ts';
import { addClass, listClasses } from '#shared/contracts/classes.ts';
import { listGradeJobs } from '#shared/contracts/grades.ts';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { listNotebookJobs } from '#shared/contracts/notebooks.ts';
import { getAnnualDistributions } from '#shared/contracts/annual-distributions.ts';
import { listCourseLogs } from '#shared/contracts/course-logs.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { getSchoolYear } from '#shared/contracts/school-year.ts';
import type { Lesson } from '#shared/model/school-year.ts';
import { sampleClasses } from '#test/support/sample-classes.ts';
import { sampleSheet } from '#test/support/sample-mark-sheet.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { classMarksPath } from '#frontend/lib/class-paths.ts';
import { unsavedCopies, unsavedKey } from '#frontend/lib/documents/unsaved-copies.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { pendingJob } from '#frontend/test-support/sample-jobs.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { workbooksReadHere } from '#frontend/test-support/workbooks-read-here.ts';
import Today from './today.tsx';

const [class3, class1] = sampleClasses;
const lesson = (period: Lesson['period'], className: string, room?: string): Lesson => ({
  ...{ day: 0, period, className, ...(room && { room }) },
});
const timetable = [lesson(1, '4م1'), lesson(2, '٢م٣', '4'), lesson(5, '3م9', 'مخبر 2')];
const notYet = { status: 503, body: { code: 'unavailable' } };
const user = userEvent.setup({ delay: null });
let api: FakeApi;

beforeEach(() => {
  localStorage.clear();
  // A Sunday, in the second lesson.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 9, 35) });
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  api.on(getSchoolYear, { body: { timetable, holidays: [] } });
  api.on(listClasses, { body: sampleClasses });
  api.on(listAllMarkSheets, { body: [sampleSheet] });
  api.on(listNotebookJobs, { body: [] });
  api.on(listGradeJobs, { body: [] });
  api.on(listAnswersJobs, { body: [] });
  api.on(listContentJobs, { body: [] });
  api.on(getProfile, { status: 204 });
  api.on(getAnnualDistributions, { body: { distributions: [] } });
  api.on(listCourseLogs, { body: [] });
  api.on(listAttendance, { body: [] });
});
afterEach(() => void vi.useRealTimers());

const part = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const textsOf = (items: HTMLElement[]) => items.map(({ textContent }) => textContent);

describe('the lessons', () => {
  it('of today are in order, and the one now is marked and leads to the marks of its class', async () => {
    renderPage(<Today />);
    const lessons = (await part('Today’s lessons')).getAllByRole('listitem');
    expect(textsOf(lessons)).toEqual([
      '08:00 – 09:004م14م1over',
      '09:00 – 10:00now, 25 min left٢م٣الرياضياتroom 4',
      '13:00 – 14:003م93م9مخبر 2next',
    ]);
    expect(lessons.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'time', null]);
    expect(within(lessons[1]!).getByRole('link').getAttribute('href')).toBe(
      classMarksPath(class3!.id),
    );
    expect(within(lessons[0]!).getByRole('link').getAttribute('href')).toBe(
      classMarksPath(class1!.id),
    );
    // No saved class has this name.
    expect(within(lessons[2]!).queryByRole('link')).toBeNull();
  });

  it('of the next day with lessons are shown on a day without any, and a holiday is named', async () => {
    api.on(getSchoolYear, {
      body: { timetable, holidays: [{ name: 'عطلة', from: '2026-11-20', to: '2026-11-28' }] },
    });
    renderPage(<Today />);
    const next = await part('Next lessons: Sunday 29 November');
    expect(next.getByText(/Holiday: \u2068عطلة\u2069/)).toBeTruthy();
    expect(next.getAllByRole('listitem')).toHaveLength(3);
  });

  it('are those of a timetable that is valid from a later day, where the first one is empty', async () => {
    api.on(getSchoolYear, {
      body: { timetable: [], changes: [{ from: '2026-11-29', timetable }] },
    });
    renderPage(<Today />);
    const next = await part('Next lessons: Sunday 29 November');
    expect(next.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByText(/^Enter your timetable/)).toBeNull();
  });

  it('are asked for in one line while there is no timetable', async () => {
    api.on(getSchoolYear, { body: { timetable: [] } });
    renderPage(<Today />);
    const lessons = await part('Today’s lessons');
    expect(lessons.getByText(/^Enter your timetable/)).toBeTruthy();
    expect(lessons.getByRole('link', { name: 'Timetable' }).getAttribute('href')).toBe(
      '/profile/school-year',
    );
  });
});

describe('what was begun', () => {
  it('has a link for each thing', async () => {
    const createdAt = '2026-11-21T10:00:00.000Z';
    api.on(listGradeJobs, { body: [{ ...pendingJob, status: 'SUCCESS', createdAt }] });
    api.on(listNotebookJobs, { body: [pendingJob] });
    unsavedCopies.write(unsavedKey(sampleUser.uid, 'get-content-job/1'), '{}');
    unsavedCopies.write(unsavedKey('colleague', 'get-content-job/2'), '{}');
    renderPage(<Today />);
    const links = (await part('Worth a look')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/ai-content/1',
      `/grades/${pendingJob.id}`,
      '/notebooks',
    ]);
    expect(links[1]!.textContent).toBe('Marks to checkpage 3.jpg · 21 November');
  });

  it('is not shown when there is nothing', async () => {
    renderPage(<Today />);
    await part('Today’s lessons');
    expect(screen.queryByRole('region', { name: 'Worth a look' })).toBeNull();
  });
});

describe('the classes', () => {
  it('say how much of the term is filled', async () => {
    renderPage(<Today />);
    const classes = await part('My Classes');
    expect(textsOf(classes.getAllByRole('listitem'))).toEqual([
      '2م3الرياضياتFirst term: 44% (4 of 9)',
      '4م14م1First term: Not begun',
      'ClubEnglishFirst term: Not begun',
    ]);
    expect(classes.getByRole('link', { name: 'All classes' }).getAttribute('href')).toBe(
      '/classes',
    );
  });

  it('are not shown when there are none', async () => {
    api.on(listClasses, { body: [] });
    renderPage(<Today />);
    await part('Today’s lessons');
    expect(screen.queryByRole('region', { name: 'My Classes' })).toBeNull();
  });
});

describe('the first steps', () => {
  const steps = () => part('One list, and you are ready');
  const current = async () => {
    const step = (await steps()).getByRole('listitem', { current: 'step' });
    return within(step).getByRole('heading').textContent;
  };
  const workbook = () =>
    new File([readFileSync('test/fixtures/spreadsheets/ministry-6x40.xlsx')], 'list.xlsx');

  beforeEach(() => {
    workbooksReadHere();
    api.on(getSchoolYear, { body: { timetable: [] } });
    api.on(listClasses, { body: [] });
  });

  it('lead a new account from one file to its first notebook', async () => {
    renderPage(<Today />);
    expect(await current()).toBe('Your class list');
    // A new account is not asked for its timetable as well.
    expect(screen.getAllByRole('region')).toHaveLength(1);
    await user.upload(screen.getByLabelText('Workbook with class lists'), workbook());
    await screen.findByText('1 of 3');
    expect(await current()).toBe('Save your classes');
    api.on(addClass, () => {
      api.on(listClasses, { body: [class3] });
      return { body: { ...class3, pupils: [] } };
    });
    await user.click(await screen.findByRole('button', { name: 'Save \u20681م1\u2069' }));
    const make = await screen.findByRole('link', { name: 'Make a notebook for the class' });
    expect(make.getAttribute('href')).toBe(`/notebooks/create?classes=${class3!.id}`);
    expect(await current()).toBe('Print your first notebook');
    // The other classes of the file can still be saved.
    expect(screen.getByText('Saved')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save all 5 classes' })).toBeTruthy();
  });

  it('are still there after the classes were saved elsewhere, until there is a notebook', async () => {
    const { unmount } = renderPage(<Today />);
    await steps();
    unmount();
    api.on(listClasses, { body: sampleClasses });
    const again = renderPage(<Today />);
    expect(await current()).toBe('Print your first notebook');
    expect(screen.getByText('3 classes are saved.')).toBeTruthy();
    again.unmount();
    api.on(listNotebookJobs, { body: [pendingJob] });
    renderPage(<Today />);
    await part('My Classes');
    expect(screen.queryByText('One list, and you are ready')).toBeNull();
  });

  it('go away for good by “Later”, and the focus is not lost', async () => {
    const { unmount } = renderPage(<Today />);
    await steps();
    await user.click(screen.getByRole('button', { name: 'Later' }));
    await part('Today’s lessons');
    expect(screen.queryByText('One list, and you are ready')).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    unmount();
    renderPage(<Today />);
    await part('Today’s lessons');
    expect(screen.queryByText('One list, and you are ready')).toBeNull();
  });

  it('are not for an account that has classes already', async () => {
    api.on(listClasses, { body: sampleClasses });
    renderPage(<Today />);
    await part('My Classes');
    expect(screen.queryByText('One list, and you are ready')).toBeNull();
  });
});

describe('what cannot be loaded', () => {
  it('says so in its part, is loaded again on request, and the rest is shown', async () => {
    for (const list of [getSchoolYear, listAllMarkSheets, listGradeJobs]) api.on(list, notYet);
    renderPage(<Today />);
    expect(textsOf((await part('My Classes')).getAllByRole('listitem'))[0]).toBe('2م3الرياضيات');
    const again = async (name: string) => {
      const failed = await part(name);
      const said = failed.getByRole('alert').textContent;
      expect(said).toContain('The service is not available right now.');
      await user.click(failed.getByRole('button', { name: 'Try again' }));
    };
    api.on(getSchoolYear, { body: { timetable, holidays: [] } });
    await again('Today’s lessons');
    await waitFor(async () =>
      expect((await part('Today’s lessons')).getAllByRole('listitem')).toHaveLength(3),
    );
    api.on(listAllMarkSheets, { body: [sampleSheet] });
    await again('My Classes');
    await screen.findByText(/44%/);
    api.on(listGradeJobs, { body: [] });
    await again('Worth a look');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Worth a look' })).toBeNull();
    // What was there already is not fetched again.
    expect(api.callsOf(listNotebookJobs)).toHaveLength(1);
  });

  it('is no reason to offer a teacher with classes the first steps', async () => {
    api.on(listClasses, notYet);
    renderPage(<Today />);
    expect((await part('My Classes')).getByRole('alert')).toBeTruthy();
    expect(screen.queryByText('One list, and you are ready')).toBeNull();
  });
});
