import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listCourseLogs } from '#shared/contracts/course-logs.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeYear, laterLog } from '#frontend/test-support/fake-year.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { sampleClasses } from '#test/support/sample-classes.ts';
import ClassLessons from './class-lessons.tsx';

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 9, 35) });
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  fakeYear(api);
});
afterEach(() => void vi.useRealTimers());

const show = () => renderPage(<ClassLessons classId={sampleClasses[0]?.id ?? ''} />);

it.each([
  ['cannot be fetched', { status: 503, body: { code: 'unavailable' } }],
  ['was written by a newer release', { body: laterLog }],
] as const)('shows no dates while the log %s', async (_, answer) => {
  api.on(listCourseLogs, answer);
  show();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/could not be loaded/);
  expect(screen.queryByText('المعادلات')).toBeNull();
});
