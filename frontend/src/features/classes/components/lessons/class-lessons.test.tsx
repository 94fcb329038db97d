import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listCourseLogs } from '#shared/contracts/course-logs.ts';
import { getSchoolYear } from '#shared/contracts/school-year.ts';
import { courseLogIdOf } from '#shared/course/course-log-id.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { noteConflict } from '#frontend/lib/documents/unsaved-conflicts.ts';
import { documentPath } from '#frontend/lib/document-path.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeYear, laterLog } from '#frontend/test-support/fake-year.fixture.ts';
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

const classId = sampleClasses[0]?.id ?? '';
const show = (at?: string) =>
  renderPage(<ClassLessons classId={classId} />, at === undefined ? {} : { at });

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

describe('a class of two subjects', () => {
  const address = `get-course-log/${classId}/${courseLogIdOf(2026, 'الفيزياء')}`;
  const lesson = (day: 0 | 1, subject: string) => ({ day, period: 2, className: '2م3', subject });
  const shown = async (subject: string) => {
    const button = await screen.findByRole('button', { name: subject });
    return button.getAttribute('aria-pressed');
  };
  beforeEach(() =>
    api.on(getSchoolYear, {
      body: { timetable: [lesson(0, 'الرياضيات'), lesson(1, 'الفيزياء')], begins: '2026-11-15' },
    }),
  );
  afterEach(() => noteConflict(address, false));

  it('opens at the one whose log a note leads to', async () => {
    show(documentPath(address));
    expect(await shown('الفيزياء')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'الرياضيات' }));
    expect(await shown('الرياضيات')).toBe('true');
  });

  it('opens at the one whose log waits for a choice, else at the first', async () => {
    noteConflict(address, true);
    const { unmount } = show();
    expect(await shown('الفيزياء')).toBe('true');
    unmount();
    noteConflict(address, false);
    show();
    expect(await shown('الرياضيات')).toBe('true');
  });
});
