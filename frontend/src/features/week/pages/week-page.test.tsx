import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listCourseLogs } from '#shared/contracts/course-logs.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeYear, laterLog } from '#frontend/test-support/fake-year.fixture.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import WeekPage from './week-page.tsx';

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 9, 35) });
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  fakeYear(api);
});
afterEach(() => void vi.useRealTimers());

it.each([
  ['cannot be fetched', { status: 503, body: { code: 'unavailable' } }],
  ['was written by a newer release', { body: laterLog }],
] as const)('shows no week, and writes no file of it, while the log %s', async (_, answer) => {
  api.on(listCourseLogs, answer);
  renderPage(<WeekPage />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Your week could not be loaded.');
  expect(screen.queryByRole('table')).toBeNull();
  for (const name of ['Print', 'Calendar file'])
    expect(screen.queryByRole('button', { name })).toBeNull();

  api.on(listCourseLogs, { body: [] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: /2م3.*حالات تقايس/ });
  expect(await screen.findByRole('button', { name: 'Calendar file' })).toBeTruthy();
});
