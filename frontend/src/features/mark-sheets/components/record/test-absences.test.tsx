import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listAttendance } from '#shared/contracts/attendance.ts';
import { getClass } from '#shared/contracts/classes.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { sampleMarks, sampleSheet } from '#test/support/sample-mark-sheet.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { markSheetPath } from '#frontend/lib/class-paths.ts';
import { paths } from '#frontend/lib/paths.ts';
import { forgetResources } from '#frontend/lib/resources/forget-resources.ts';
import { sampleAttendance, sampleRoll } from '#frontend/test-support/fake-attendance.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeMarkSheets } from '#frontend/test-support/fake-mark-sheets.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import MarkSheetPage from '../../pages/mark-sheet-page.tsx';

const user = userEvent.setup({ delay: null });
const { id: classId, pupils } = sampleSavedClass;
const [first, second, third] = pupils.map(({ id }) => id) as [string, string, string];
const all = [first, second, third];
const dated: MarkSheetContent = {
  ...sampleMarks,
  columns: sampleMarks.columns.map((column, index) =>
    index === 0 ? { ...column, date: '2026-11-22' } : column,
  ),
  marks: { [second]: { c1: { text: '12' } } },
};
let api: FakeApi;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 9) });
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  api.on(getClass, { body: sampleSavedClass, etag: 'W/"1"' });
});
afterEach(async () => {
  vi.useRealTimers();
  await forgetResources();
  localStorage.clear();
});

const open = async (content: MarkSheetContent, rolls: Parameters<typeof sampleAttendance>[1]) => {
  api.on(listAttendance, { body: sampleAttendance(classId, rolls) });
  const server = fakeMarkSheets(api, sampleSheet, content);
  renderPage(
    <Routes>
      <Route path={paths.markSheet} element={<MarkSheetPage />} />
    </Routes>,
    { at: markSheetPath(classId, sampleSheet.id) },
  );
  await screen.findByRole('grid');
  return server;
};

it('an absence on the date of a test is written with one press, and not before', async () => {
  const signs = { [first]: 'absent', [second]: 'absent', [third]: 'excused' } as const;
  const server = await open(dated, { '2026-11-22-2': sampleRoll(all, signs) });
  const button = await screen.findByRole('button', { name: /^Write 2 absences in/ });
  expect(server.stored()?.marks).toEqual(dated.marks);
  await user.click(button);
  await waitFor(() =>
    expect(server.stored()?.marks).toEqual({
      ...{ [first]: { c1: { text: 'غ' } }, [second]: { c1: { text: '12' } } },
      [third]: { c1: { text: 'غ م' } },
    }),
  );
  expect(screen.queryByRole('button', { name: /absence/ })).toBeNull();
  // Like each edit it can be undone.
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(server.stored()?.marks).toEqual(dated.marks));
});

it('a sheet without dated tests asks for no rolls', async () => {
  const columns = sampleMarks.columns.map(({ date: _, ...column }) => column);
  await open({ ...sampleMarks, columns }, {});
  await screen.findByText('All changes saved');
  expect(api.calls.filter(({ id }) => id === listAttendance.id)).toEqual([]);
});
