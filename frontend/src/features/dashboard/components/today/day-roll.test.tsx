import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listAnswersJobs } from '#shared/contracts/answer-sheets.ts';
import { listContentJobs } from '#shared/contracts/ai-content.ts';
import { listAttendance } from '#shared/contracts/attendance.ts';
import { getClass, listClasses } from '#shared/contracts/classes.ts';
import { listCourseLogs } from '#shared/contracts/course-logs.ts';
import { listGradeJobs } from '#shared/contracts/grades.ts';
import { listNotebookJobs } from '#shared/contracts/notebooks.ts';
import { getSchoolYear } from '#shared/contracts/school-year.ts';
import type { RollSign } from '#shared/model/attendance.ts';
import type { Lesson } from '#shared/model/school-year.ts';
import { sampleClasses, sampleSavedClass } from '#test/support/sample-classes.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { rollPath } from '#frontend/lib/class-paths.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeYear, logOf } from '#frontend/test-support/fake-year.fixture.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import Today from './today.tsx';

const [kept] = sampleClasses;
const classId = kept?.id ?? '';
/** The first of Sunday's two sessions of 2م3, in the second and fifth period. */
const KEY = '2026-11-22-2';
const at = '2026-11-22T08:10:00.000Z';
let api: FakeApi;
let users = 0;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 9, 35) });
  users += 1;
  session.set({
    status: 'signed-in',
    user: { ...sampleUser, uid: `${sampleUser.uid}-roll-${users}` },
    role: 'teacher',
  });
  api = fakeApi();
  fakeYear(api);
  api.on(getClass, { body: sampleSavedClass });
  api.on(listAttendance, { body: [] });
  for (const list of [listNotebookJobs, listGradeJobs, listAnswersJobs, listContentJobs])
    api.on(list, { body: [] });
});
afterEach(() => void vi.useRealTimers());

const region = async () => {
  await screen.findAllByText(/part \d of \d|to record its sessions|No lesson planned/);
  return within(screen.getByRole('region', { name: 'Today’s lessons' }));
};
const rollLink = () => screen.findByRole('link', { name: /^Roll of .*2م3/ });

const rollOf = (key: string, signs: Readonly<Record<string, RollSign>>, pupils: string[]) => ({
  classId,
  id: 'm2026-11',
  document: {
    ...{ version: 1, createdAt: at, author: 'teacher', contentHash: 'x' },
    content: {
      rolls: {
        [key]: {
          taken: { at, pupils },
          marks: Object.fromEntries(
            Object.entries(signs).map(([pupil, sign]) => [pupil, { sign, at }]),
          ),
        },
      },
    },
  },
});

it('the current session leads to its roll by one press', async () => {
  renderPage(<Today />);
  const link = await rollLink();
  expect(link.textContent).toBe('Roll');
  expect(link.getAttribute('href')).toBe(rollPath(classId, KEY));
  expect(link.closest('li')?.getAttribute('aria-current')).toBe('time');
  // A roll opens without a network then, although its class was never opened.
  await vi.waitFor(() => expect(api.callsOf(getClass)).toHaveLength(1));
});

it('a roll that was taken says how many are absent, with or without an excuse, of those it called', async () => {
  const signs = { a: 'absent', b: 'excused', c: 'late', gone: 'absent' } as const;
  api.on(listAttendance, { body: [rollOf(KEY, signs, ['a', 'b', 'c', 'd'])] });
  renderPage(<Today />);
  expect(await (await region()).findByText('2 absent')).toBeTruthy();
  expect((await rollLink()).getAttribute('aria-label')).toMatch(/^Roll of .*2م3.*: 2 absent$/);
});

it('a session that was over says what its roll said, and one that is to come has none', async () => {
  vi.setSystemTime(new Date(2026, 10, 22, 13, 35));
  api.on(listAttendance, { body: [rollOf(KEY, {}, ['a'])] });
  renderPage(<Today />);
  expect(await (await region()).findByText(/All present/)).toBeTruthy();
  expect((await rollLink()).getAttribute('href')).toBe(rollPath(classId, '2026-11-22-5'));
  expect((await region()).getAllByRole('link', { name: /^Roll of/ })).toHaveLength(1);
});

it('a session that was lost has no roll', async () => {
  const lost = { [KEY]: { state: 'lost', reason: 'strike' } };
  api.on(listCourseLogs, { body: [logOf(classId, 'الرياضيات', lost)] });
  renderPage(<Today />);
  expect(await (await region()).findByRole('button', { name: 'Lost', pressed: true })).toBeTruthy();
  expect((await region()).queryByRole('link', { name: /^Roll of/ })).toBeNull();
});

it('a class that is not saved says what to do', async () => {
  api.on(listClasses, { body: [] });
  renderPage(<Today />);
  const links = await (await region()).findAllByRole('link', { name: /call the roll$/ });
  expect(links[0]?.getAttribute('href')).toBe('/classes');
  expect((await region()).queryByRole('link', { name: /^Roll of/ })).toBeNull();
});

it('a class of a primary school has one roll before the morning and one before the afternoon', async () => {
  const lesson = (period: Lesson['period'], subject: string): Lesson => ({
    ...{ day: 0, period, className: kept?.name ?? '', subject },
  });
  const timetable = [lesson(1, 'العربية'), lesson(2, 'الرياضيات'), lesson(5, 'التاريخ')];
  api.on(getSchoolYear, {
    body: { timetable, holidays: [], begins: '2026-11-15', ends: '2026-12-20' },
  });
  api.on(listClasses, { body: [{ ...kept, level: 'Primary' }] });
  renderPage(<Today />);
  const day = await region();
  const links = await day.findAllByRole('link', { name: /^Roll of/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    rollPath(classId, '2026-11-22-am'),
    rollPath(classId, '2026-11-22-pm'),
  ]);
  expect(day.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 12))).toEqual([
    'Roll of the ',
    expect.stringContaining('08:00'),
    expect.stringContaining('09:00'),
    'Roll of the ',
    expect.stringContaining('13:00'),
  ]);
});
