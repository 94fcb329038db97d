import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { getClass, listClasses } from '#shared/contracts/classes.ts';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { getReportSettings } from '#shared/contracts/report-settings.ts';
import { listReportJobs, submitReport } from '#shared/contracts/reports.ts';
import { optionsIn } from '#shared/model/job-options.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { reportsOfClassPath } from '#frontend/lib/class-paths.ts';
import { paths } from '#frontend/lib/paths.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { reportsInEveryState } from '#test/support/sample-jobs.ts';
import { sampleSheet } from '#test/support/sample-mark-sheet.ts';
import MakeReportsPage from './make-reports-page.tsx';
import ReportFilesPage from './report-files-page.tsx';

let api: FakeApi;
const user = userEvent.setup({ delay: null });
const { pupils, left: _, ...summary } = sampleSavedClass;
const other = { ...summary, id: '01KJQ5N8000000000000000077', name: '4م1' };
const { document: __, ...listed } = sampleSheet as typeof sampleSheet & { document?: unknown };
const sheet = { ...listed, classId: summary.id, term: 2, columns: 3, marks: 9 };

beforeEach(() => {
  sessionStorage.clear();
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  api.on(listClasses, { body: [summary, other] });
  api.on(getClass, { body: sampleSavedClass, etag: 'W/"1"' });
  api.on(listAllMarkSheets, { body: [sheet] });
  api.on(listReportJobs, { body: [] });
  api.on(getReportSettings, { body: {} });
  api.on(submitReport, { status: 202, body: reportsInEveryState()[0]! });
});

const show = (at: string) =>
  renderPage(
    <Routes>
      <Route path={paths.makeReports} element={<MakeReportsPage />} />
      <Route path={paths.reportFiles} element={<ReportFilesPage />} />
    </Routes>,
    { at },
  );
const said = () => notifications.get()?.text.id;
const make = async () => {
  await user.click(screen.getByRole('button', { name: 'Make the reports' }));
};
const tick = async (name: RegExp) => {
  await user.click(await screen.findByRole('checkbox', { name }));
};

describe('the form for reports', () => {
  it('says what the files will hold and for how long, and sends what was chosen', async () => {
    show(reportsOfClassPath(summary.id, undefined));
    expect(await screen.findByRole('checkbox', { name: /2م3/ })).toHaveProperty('checked', true);
    expect(screen.getByRole('note').textContent).toMatch(
      /of \D?3\D? pupils, names, marks.*deleted after \D?365/,
    );
    // The last term with marks.
    expect(screen.getByLabelText('Term')).toHaveProperty('value', '2');
    await tick(/^Pupil slips/);
    await user.selectOptions(await screen.findByLabelText(/Slips for/), pupils[1]!.id);
    await tick(/^The rank/);
    await make();
    await waitFor(() => expect(said()).toBe('reports.submitted'));
    expect(api.callsOf(submitReport)[0]?.body).toEqual({
      classIds: [summary.id],
      contents: ['council', 'slips'],
      term: 2,
      language: 'en',
      slips: { ...optionsIn('slips', { rank: false }), pupilId: pupils[1]!.id },
    });
  });

  it('offers all subjects of a class that has several, and only then', async () => {
    const physics = { ...sheet, id: 't2-aaaaaaaaaa', subject: 'الفيزياء' };
    api.on(listAllMarkSheets, { body: [sheet, physics] });
    show(reportsOfClassPath(summary.id, undefined));
    await tick(/^All subjects/);
    await make();
    await waitFor(() => expect(api.callsOf(submitReport)).toHaveLength(1));
    expect(api.callsOf(submitReport)[0]?.body).toMatchObject({ allSubjects: true, term: 2 });
  });

  it('does not offer all subjects of a class with one', async () => {
    show(reportsOfClassPath(summary.id, undefined));
    expect(await screen.findByRole('checkbox', { name: /2م3/ })).toHaveProperty('checked', true);
    expect(screen.queryByRole('checkbox', { name: /^All subjects/ })).toBeNull();
  });

  it('names the letters of its classes that cannot be printed', async () => {
    const [first, ...others] = pupils;
    const named = [{ ...first!, fullName: 'أمين 漢' }, ...others];
    api.on(getClass, { body: { ...sampleSavedClass, pupils: named }, etag: 'W/"1"' });
    show(reportsOfClassPath(summary.id, undefined));
    expect((await screen.findByText(/cannot be printed/)).textContent).toContain('أمين 漢');
    await tick(/2م3/);
    expect(screen.queryByText(/cannot be printed/)).toBeNull();
  });

  it('names the letters of who set the thresholds that cannot be printed', async () => {
    const honours = { thresholds: {}, source: 'مجلس 漢' };
    api.on(getReportSettings, { body: { honours } });
    show(reportsOfClassPath(summary.id, undefined));
    expect((await screen.findByText(/cannot be printed/)).textContent).toContain('مجلس 漢');
  });

  it('takes all classes, or none, with one press', async () => {
    show(reportsOfClassPath(summary.id, undefined));
    const ticked = () =>
      ['All classes (2)', /2م3/, /4م1/].map(
        (name) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked,
      );
    await tick(/^All classes/);
    expect(ticked()).toEqual([true, true, true]);
    await tick(/^All classes/);
    expect(ticked()).toEqual([false, false, false]);
    await tick(/^All classes/);
    await make();
    await waitFor(() => expect(said()).toBe('reports.submitted'));
    expect(api.callsOf(submitReport)[0]?.body).toMatchObject({ classIds: [summary.id, other.id] });
  });

  it('needs no term for the year, and no pupil for several classes', async () => {
    show(reportsOfClassPath(summary.id, 1));
    await tick(/^Year/);
    await tick(/^Council pack/);
    expect(screen.queryByLabelText('Term')).toBeNull();
    await tick(/4م1/);
    // One of the two has no marks, which is said.
    expect(await screen.findByText(/will be nearly empty.*4م1/)).toBeTruthy();
    await make();
    await waitFor(() => expect(api.callsOf(submitReport)).toHaveLength(1));
    expect(api.callsOf(submitReport)[0]?.body).toEqual({
      ...{ classIds: [summary.id, other.id], contents: ['year'], language: 'en' },
    });
  });

  it('asks for a class and for something to make, and sends nothing without marks', async () => {
    show(paths.makeReports);
    await screen.findByRole('checkbox', { name: /2م3/ });
    await make();
    expect(said()).toBe('reports.classMissing');
    expect(screen.getByRole('checkbox', { name: /2م3/ })).toBe(document.activeElement);
    await tick(/4م1/);
    await make();
    expect(said()).toBe('reports.noMarks');
    await tick(/2م3/);
    await tick(/^Council pack/);
    await make();
    expect(said()).toBe('reports.contentMissing');
    expect(screen.getByText('Choose what to make.')).toBeTruthy();
    expect(api.callsOf(submitReport)).toEqual([]);
  });

  it('says why the reports could not be asked for, and keeps the choice', async () => {
    api.on(submitReport, { status: 429, body: { code: 'quota-exceeded' } });
    show(reportsOfClassPath(summary.id, 2));
    await screen.findByRole('checkbox', { name: /2م3/ });
    await make();
    await waitFor(() => expect(said()).toBe('error.quota-exceeded'));
    expect(screen.getByRole('checkbox', { name: /2م3/ })).toHaveProperty('checked', true);
  });

  it('leads to the classes if there are none', async () => {
    api.on(listClasses, { body: [] });
    show(paths.makeReports);
    expect((await screen.findByRole('link', { name: 'My classes' })).getAttribute('href')).toBe(
      paths.classes,
    );
  });
});

describe('the reports that were made', () => {
  it('have a download for each file, and say what they are', async () => {
    api.on(listReportJobs, { body: reportsInEveryState() });
    show(paths.reportFiles);
    const council = await screen.findByRole('link', { name: 'Download the council pack' });
    expect(council.getAttribute('href')).toBe('/results/council.pdf');
    expect(screen.getByRole('link', { name: 'Download the slips' })).toBeTruthy();
    expect(screen.getByText(/14 pages/).textContent).toMatch(
      /Council pack.*Pupil slips.*First.*Two on a page.*The rank on each slip: no · .*14 pages/,
    );
  });

  it('are none at first, with a link to the form', async () => {
    show(paths.reportFiles);
    expect(await screen.findByText('No reports yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Make reports' }).getAttribute('href')).toBe(
      paths.makeReports,
    );
  });
});
