import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listAttendance } from '#shared/contracts/attendance.ts';
import { languages } from '#shared/model/locale.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { sampleAttendance, sampleRoll } from '#frontend/test-support/fake-attendance.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeYear } from '#frontend/test-support/fake-year.fixture.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { collectSavedFiles } from '#frontend/test-support/saved-files.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import ClassAttendance from './class-attendance.tsx';

const user = userEvent.setup({ delay: null });
const names = ['=1+1', 'Amine', 'ياسمين'];
const pupils = names.map((fullName, index) => ({ id: `p${index}`, fullName }));
const ids = pupils.map(({ id }) => id);
const kept = {
  ...sampleSavedClass,
  pupils,
  left: [{ id: 'x', fullName: 'Gone', leftOn: '2026-11-20' }],
};
const rolls = {
  '2026-11-15-2': sampleRoll([...ids, 'x'], { p0: 'absent', p1: 'late', x: 'absent' }),
  '2026-11-15-5': sampleRoll([...ids, 'x'], { p0: 'excused' }),
  '2026-11-22-2': sampleRoll(ids.slice(0, 2), { p0: 'absent' }),
};
let api: FakeApi;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 15) });
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  fakeYear(api);
  api.on(listAttendance, { body: sampleAttendance(kept.id, rolls) });
});
afterEach(() => void vi.useRealTimers());

const show = (search = '', locale: 'en-US' | 'ar' = 'en-US') =>
  renderPage(<ClassAttendance kept={kept} />, { at: `/classes/one/attendance${search}`, locale });
const table = async () => within(await screen.findByRole('table'));
const rowsOf = async () => {
  const [, ...rows] = (await table()).getAllByRole('row');
  return rows.map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replaceAll(/[\u2066-\u2069]/g, '')),
  );
};

describe('the register of a month', () => {
  it('has the totals of each pupil, and each session with what is known', async () => {
    show();
    expect(await rowsOf()).toEqual([
      ['1 =1+1', '2', '1', '0', '100%', 'absent', 'absent with an excuse', 'absent', 'not known'],
      ['2 Amine', '0', '0', '1', '0%', 'late', 'present', 'present', 'not known'],
      ['3 ياسمين', '0', '0', '0', '0%', 'present', 'present', 'not known', 'not known'],
      [
        'Gone left on 20 November 2026',
        '1',
        '0',
        '0',
        '50%',
        'absent',
        'present',
        'not known',
        'not known',
      ],
      ['Absentees', '', '2', '1', '1', '—'],
    ]);
    // Each of them has its sign, as the roll draws it.
    const signs = (await table()).getAllByRole('cell').filter((one) => one.querySelector('svg'));
    expect(signs).toHaveLength(5);
  });

  it('opens a roll, also one that was not taken, from its heading', async () => {
    show();
    const heading = (await table()).getByRole('link', {
      name: 'Roll of Sunday 22 November, Period 5: not called',
    });
    expect(heading.getAttribute('href')).toBe(`/classes/${kept.id}/roll/2026-11-22-5`);
    expect(screen.getByText(/1 session was not called/)).toBeTruthy();
    expect(screen.getByText(/^3 rolls · 4 absences \(1 with an excuse\)/)).toBeTruthy();
  });

  it('is ordered by a figure', async () => {
    show();
    await user.click((await table()).getByRole('button', { name: /Late/ }));
    expect((await rowsOf()).map(([name]) => name)[0]).toBe('2 Amine');
    expect((await table()).getByRole('columnheader', { name: /Late/ }).ariaSort).toBe('descending');
  });

  it('says that nothing is known where no roll was called', async () => {
    api.on(listAttendance, { body: [] });
    show('?unit=week&at=2026-11-09');
    expect(await screen.findByText(/No roll was called/)).toBeTruthy();
    expect((await rowsOf())[0]).toEqual(['1 =1+1', '—', '—', '—', '—']);
  });
});

it('shows months instead of rolls in a term, which lead to the month', async () => {
  show('?unit=term&at=2026-11-22');
  expect((await rowsOf())[3]).toEqual(['Gone left on 20 November 2026', '1', '0', '0', '50%', '1']);
  const month = screen.getByRole('link', { name: 'Rolls of November 2026' });
  expect(month.getAttribute('href')).toContain('unit=month&at=2026-11-01');
});

it('opens the dates of a pupil, and closes them', async () => {
  show('?unit=term&at=2026-11-22&pupil=p0');
  const dialog = within(await screen.findByRole('dialog', { name: '=1+1' }));
  expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Sunday 22 NovemberPeriod 2',
    'Sunday 15 NovemberPeriod 5',
    'Sunday 15 NovemberPeriod 2',
  ]);
  expect(dialog.getByText(/last 3 sessions/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.getByTestId('address').textContent).not.toContain('pupil');
});

describe('the list for the supervisor', () => {
  const list = '?from=2026-11-15&to=2026-11-22';

  it('has each absence by session, and says what was not called', async () => {
    show(list);
    expect((await rowsOf()).map((row) => row.slice(0, 4).join(' | '))).toEqual([
      '1 =1+1 | Sunday 15 November | Period 2 | absent',
      '2 Amine | Sunday 15 November | Period 2 | late',
      'Gone left on 20 November 2026 | Sunday 15 November | Period 2 | absent',
      '1 =1+1 | Sunday 15 November | Period 5 | absent with an excuse',
      '1 =1+1 | Sunday 22 November | Period 2 | absent',
    ]);
    expect(screen.getByText(/1 session was not called/)).toBeTruthy();
  });

  it.each(languages)('is saved as CSV in %s, in which no name is a formula', async (language) => {
    const saved = collectSavedFiles();
    show(list, language === 'ar' ? 'ar' : 'en-US');
    await user.click(await screen.findByRole('button', { name: /CSV/ }));
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    const bytes = new Uint8Array(await saved[0]!.blob.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[1]).toMatch(/^1;'=1\+1;2026-11-15;/);
    expect(saved[0]?.name).toMatch(/2م3 2026-11-15 2026-11-22\.csv$/);
  });
});

it('says that the rolls could not be loaded', async () => {
  api.on(listAttendance, { status: 503, body: { code: 'unavailable' } });
  show();
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be loaded/);
});
