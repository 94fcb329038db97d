import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { mutate } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getClass, listClasses } from '#shared/contracts/classes.ts';
import { getMarkSheet, listMarkSheets, markSheetVersions } from '#shared/contracts/mark-sheets.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { getReportSettings, putReportSettings } from '#shared/contracts/report-settings.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import {
  classMarksPath,
  classReportsPath,
  exerciseOnMissedPath,
  markSheetPath,
} from '#frontend/lib/class-paths.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { answerReviewPath, paths } from '#frontend/lib/paths.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleProfile } from '#frontend/test-support/sample-profile.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { fakeMarkSheets } from '#frontend/test-support/fake-mark-sheets.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { sampleMarks, sampleSheet } from '#test/support/sample-mark-sheet.ts';
import ClassReportsPage from './class-reports-page.tsx';
import ReportsPage from './reports-page.tsx';

vi.mock('#frontend/lib/save-file.ts', () => ({ saveFile: vi.fn() }));

let api: FakeApi;
const user = userEvent.setup({ delay: null });
const { id, pupils } = sampleSavedClass;
const [first, second, third] = pupils.map(({ fullName }) => fullName);
const full: MarkSheetContent = {
  ...{ ...sampleMarks, points: {} },
  marks: Object.fromEntries(
    pupils.map(({ id: pupil }, index) => [
      pupil,
      Object.fromEntries(
        ['c1', 'c2', 'c3'].map((column) => [column, { text: `${8 + 4 * index}` }]),
      ),
    ]),
  ),
};

beforeEach(() => {
  sessionStorage.clear();
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  api.on(getClass, { body: sampleSavedClass, etag: 'W/"1"' });
  const { pupils: _, left: __, ...summary } = sampleSavedClass;
  api.on(listClasses, { body: [summary] });
  api.on(getReportSettings, { body: {}, etag: '"0"' });
  api.on(getProfile, { status: 204 });
});

const show = (at: string) =>
  renderPage(
    <Routes>
      <Route path={paths.reports} element={<ReportsPage />} />
      <Route path={paths.classReports} element={<ClassReportsPage />} />
    </Routes>,
    { at },
  );
const rows = async (name: string | RegExp) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.children].map(({ textContent }) => textContent.replaceAll(/\p{Cf}/gu, '')),
    );

describe('the reports of a class', () => {
  it('show its figures, and the pupils in their order', async () => {
    fakeMarkSheets(api, sampleSheet, full);
    show(paths.reports);
    expect(await rows('Ranking')).toEqual([
      ['1', third, '16.00', 'Congratulations'],
      ['2', second, '12.00', 'Honour roll'],
      ['3', first, '8.00', '—'],
    ]);
    const figures = screen.getByText('Passed: 2 of 3').closest('dl')!;
    expect(figures.textContent).toMatch(/Mean12\.00.*66\.7%Median12\.00Highest16\.00Lowest8\.00/);
    await user.click(screen.getByRole('button', { name: 'By name' }));
    expect((await rows('Ranking')).map(([, name]) => name).toSorted()).toEqual(
      [first, second, third].toSorted(),
    );
  });

  it('put names in one order, however the last letter and the hamza are typed', async () => {
    fakeMarkSheets(api, sampleSheet, full);
    const typed = ['فاطمة تومي', 'فاطمه أحمد', 'فاطمة بدر'];
    api.on(getClass, {
      body: {
        ...sampleSavedClass,
        pupils: pupils.map((pupil, index) => ({ ...pupil, fullName: typed[index]! })),
      },
      etag: 'W/"1"',
    });
    show(paths.reports);
    await rows('Ranking');
    await user.click(screen.getByRole('button', { name: 'By name' }));
    expect((await rows('Ranking')).map(([, name]) => name)).toEqual([
      ...['فاطمه أحمد', 'فاطمة بدر', 'فاطمة تومي'],
    ]);
  });

  it('say what to teach again, by the points of a test, with exercises for each group', async () => {
    const questions = full.columns[1]!.questions!;
    const row = (texts: string[]) => ({
      c2: Object.fromEntries(questions.map((question, index) => [question.id, texts[index]!])),
    });
    const [a, b] = pupils.map((pupil) => pupil.id);
    const draft = '01KJQ5N8000000000000000009';
    fakeMarkSheets(api, sampleSheet, {
      ...full,
      columns: full.columns.with(1, {
        ...full.columns[1]!,
        draft,
        draftVersion: 2,
        answers: draft,
      }),
      points: { [a!]: row(['4', '0', '4', '8']), [b!]: row(['4', '3', '4', '8']) },
    });
    show(paths.reports);
    expect((await rows(/^Questions of .*الفرض/)).map(([, facility]) => facility)).toEqual([
      ...['100%', '43%', '89%', '100%'],
    ]);
    const group = within(screen.getByRole('list', { name: 'Groups by what was missed' }));
    expect(group.getAllByRole('listitem')[0]!.textContent).toContain(first);
    const link = group.getByRole('link', { name: 'Exercises for this group, on question 2' });
    expect(link.getAttribute('href')).toBe(
      exerciseOnMissedPath(id, { draft, version: 2, question: questions[1]!.id }),
    );
    const chosen = screen.getByRole('link', { name: /^Which options were chosen/ });
    expect(chosen.getAttribute('href')).toBe(answerReviewPath(draft));
    expect(screen.getByText('Missed nothing:').textContent).toContain(second);
    expect(screen.getByText(/2 pupils have points for every question/)).toBeTruthy();
    expect(screen.getByText('Without any points:').textContent).toContain(third);
  });

  it('say how to see what to teach again, where no points were entered', async () => {
    fakeMarkSheets(api, sampleSheet, full);
    show(paths.reports);
    await rows('Ranking');
    expect(screen.getByRole('link', { name: 'To the tests' })).toBeTruthy();
  });

  it('are downloaded as files', async () => {
    fakeMarkSheets(api, sampleSheet, full);
    show(classReportsPath(id));
    await user.click(await screen.findByRole('button', { name: 'Download as .csv' }));
    await waitFor(() => expect(vi.mocked(saveFile)).toHaveBeenCalledOnce());
    const [[blob, name]] = vi.mocked(saveFile).mock.calls as [[Blob, string]];
    expect(name).toMatch(/2م3 .* First term\.csv/);
    expect((await blob.text()).split('\r\n')[1]).toContain(`1;${third};16;16;16;16`);
  });

  it('use the thresholds that the teacher sets', async () => {
    fakeMarkSheets(api, sampleSheet, full);
    api.on(putReportSettings, () => ({
      body: api.callsOf(putReportSettings).at(-1)?.body,
      etag: '"1"',
    }));
    show(classReportsPath(id));
    await user.click(await screen.findByRole('button', { name: 'Thresholds' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Thresholds of honours' }));
    const field = dialog.getByLabelText(/Congratulations/);
    await user.clear(field);
    await user.type(field, '13');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(
      dialog.getByText('Each honour needs a higher average than the one before.'),
    ).toBeTruthy();
    await user.clear(field);
    await user.type(field, '16,5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsOf(putReportSettings)).toMatchObject([
      { body: { honours: { thresholds: { encouragement: 14, congratulations: 16.5 } } } },
    ]);
    expect((await rows('Ranking'))[0]?.[3]).toBe('Encouragement');
  });

  it('give a pupil one of the teacher’s own remarks by one press', async () => {
    fakeMarkSheets(api, sampleSheet, full);
    api.on(getReportSettings, {
      body: {
        remarks: [
          { band: 5, text: 'ممتاز' },
          { band: 1, text: 'اجتهد' },
        ],
      },
    });
    api.on(markSheetVersions.putDocument, {
      body: { ...sampleSheet.document, version: 2, content: full },
      etag: 'W/"2"',
    });
    show(classReportsPath(id));
    await user.click(await screen.findByRole('button', { name: 'Appraisals and advice' }));
    await user.click(
      await screen.findByRole('textbox', { name: (label) => label.includes(third!) }),
    );
    const button = screen.getByRole('button', { name: 'ممتاز' });
    await user.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(api.callsOf(markSheetVersions.putDocument)).toHaveLength(1), {
      timeout: 10_000,
    });
    expect(api.callsOf(markSheetVersions.putDocument)).toMatchObject([
      { body: { remarks: { [pupils[2]!.id]: 'ممتاز' } } },
    ]);
  });

  it('go on with another subject when the marks of the chosen one are deleted elsewhere', async () => {
    fakeMarkSheets(api, sampleSheet, full);
    const physics = { ...sampleSheet, id: 't1-aaaaaaaaaa', subject: 'الفيزياء' };
    api.on(listMarkSheets, { body: [sampleSheet, physics] });
    show(classReportsPath(id));
    await user.selectOptions(await screen.findByLabelText('Subject'), physics.subject);
    api.on(listMarkSheets, { body: [sampleSheet] });
    await act(() => mutate(() => true));
    await waitFor(() => expect(screen.queryByLabelText('Subject')).toBeNull());
    expect(await screen.findByRole('table', { name: 'Ranking' })).toBeTruthy();
  });

  it('show what to do instead of a table of dashes while there is no average', async () => {
    fakeMarkSheets(api, sampleSheet, { ...sampleMarks, marks: {}, points: {} });
    show(classReportsPath(id));
    await screen.findByText(/There are no averages yet/);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText('—')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Enter the marks of term 1' }));
    expect(screen.getByTestId('address').textContent).toBe(markSheetPath(id, sampleSheet.id));
  });

  it('lead to the marks where the class has none, and where they have no rule', async () => {
    const { averages: _, ...withoutRule } = full;
    fakeMarkSheets(api, sampleSheet, withoutRule);
    show(classReportsPath(id));
    const open = await screen.findByRole('link', { name: 'Open the marks' });
    expect(open.getAttribute('href')).toBe(markSheetPath(id, sampleSheet.id));
    cleanup();
    fakeMarkSheets(api, sampleSheet);
    await act(() => mutate(() => true, undefined));
    show(classReportsPath(id));
    const enter = await screen.findByRole('link', { name: /^Enter the marks of term/ });
    expect(enter.getAttribute('href')).toBe(classMarksPath(id));
  });

  it.each([
    ['the class', 'الفيزياء', 'الرياضيات', 'الفيزياء'],
    ['the teacher, where the class has none', undefined, 'الفيزياء', 'الفيزياء'],
    ['the class before the teacher’s', 'الرياضيات', 'الفيزياء', 'الرياضيات'],
    ['the first sheet, where nothing else is known', undefined, 'التاريخ', 'الرياضيات'],
  ])('open on the subject of %s', async (_, ofClass, ofTeacher, expected) => {
    fakeMarkSheets(api, sampleSheet, full);
    const physics = { ...sampleSheet, id: 't1-aaaaaaaaaa', subject: 'الفيزياء' };
    api.on(listMarkSheets, { body: [sampleSheet, physics] });
    const { subject: __, ...kept } = sampleSavedClass;
    api.on(getClass, { body: { ...kept, ...(ofClass && { subject: ofClass }) }, etag: 'W/"1"' });
    api.on(getProfile, { body: { ...sampleProfile, subject: ofTeacher } });
    show(classReportsPath(id));
    const field = await screen.findByLabelText<HTMLSelectElement>('Subject');
    expect(field.selectedOptions[0]?.text).toContain(expected);
  });

  it('offer another try when the network is lost', async () => {
    fakeMarkSheets(api, sampleSheet, full);
    api.on(getMarkSheet, { status: 503, body: { code: 'unavailable' } });
    show(classReportsPath(id));
    await screen.findByRole('button', { name: 'Try again' });
    fakeMarkSheets(api, sampleSheet, full);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Ranking' })).toBeTruthy();
  });
});
