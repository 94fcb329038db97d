import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '#frontend/lib/auth/session.ts';
import { fakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeCourseLogs } from '#frontend/test-support/fake-listed-documents.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { useCourseLogs } from '../api/course-logs.ts';
import { LogBar } from './log-bar.tsx';

vi.mock('#frontend/lib/auth/token.ts', () => ({ freshToken: async () => 'token' }));
vi.mock('#frontend/lib/runtime-config.ts', () => ({
  loadConfig: async () => ({ apiBase: '/api' }),
}));

const maths = { classId: '01KJQ5N8000000000000000000', subject: 'الرياضيات' };
const key = '2026-11-17-3';

const Page = () => {
  const { logOf, record } = useCourseLogs(2026);
  const lost = { state: 'lost', reason: 'strike' } as const;
  return (
    <>
      <LogBar course={maths} year={2026} />
      <button onClick={() => record([{ ...maths, entries: { [key]: lost } }])}>Lost</button>
      <output>{logOf(maths)?.entries[key]?.state ?? 'nothing'}</output>
    </>
  );
};

const user = userEvent.setup();
let server: ReturnType<typeof fakeCourseLogs>;
beforeEach(() => {
  localStorage.clear();
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  server = fakeCourseLogs(fakeApi());
});
afterEach(() => session.set({ status: 'signed-out', deliberate: true }));

it('says that a log is saved, and undoes what was recorded', async () => {
  renderPage(<Page />);
  await screen.findByText('All changes saved');
  await user.click(screen.getByRole('button', { name: 'Lost' }));
  await waitFor(() => expect(server.stored(maths).entries).toHaveProperty(key));
  expect(await screen.findByText('lost')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('nothing')).toBeTruthy();
  await waitFor(() => expect(server.stored(maths).entries).toEqual({}));
});

it('asks which is right where two devices have said something else of a session', async () => {
  renderPage(<Page />);
  await screen.findByText('All changes saved');
  server.saveElsewhere(maths, { entries: { [key]: { state: 'half' } } });
  await user.click(screen.getByRole('button', { name: 'Lost' }));
  await user.click(await screen.findByRole('button', { name: /to choose$/ }));
  expect(await screen.findByText(/17 Nov 2026, period 3/)).toBeTruthy();
  expect(screen.getByText('Lost: strike')).toBeTruthy();
  await user.click(screen.getByText('Half done'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByText('half')).toBeTruthy());
  expect(server.stored(maths).entries).toEqual({ [key]: { state: 'half' } });
});
