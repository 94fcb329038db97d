import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listClasses } from '#shared/contracts/classes.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { getSchoolYear, putSchoolYear } from '#shared/contracts/school-year.ts';
import type { SchoolYear as Year } from '#shared/model/school-year.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { forgetAllUnsentForms } from '#frontend/lib/forms/unsent-forms.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleProfile } from '#frontend/test-support/sample-profile.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import SchoolYear from './school-year.tsx';

const first = { day: 0, period: 1, className: '1م1' } as const;
const ramadan = { from: '2027-02-08', to: '2027-03-09' };

let api: FakeApi;
beforeEach(() => {
  // A Monday in the middle of the first term.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T10:00:00') });
  api = fakeApi();
  const profile = { ...sampleProfile, academicSeason: '2026/2027', classesTaught: '1م1، 2م3' };
  api.on(getProfile, { body: profile });
  api.on(listClasses, { body: [] });
  api.on(putSchoolYear, () => ({ body: api.callsOf(putSchoolYear).at(-1)?.body, etag: '"2"' }));
  notifications.set(undefined);
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  forgetAllUnsentForms();
});
afterEach(() => vi.useRealTimers());

const open = async (year: Year) => {
  api.on(getSchoolYear, { body: year, etag: '"1"' });
  renderPage(<SchoolYear />, { locale: 'en-US' });
  await screen.findAllByRole('table');
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const save = () => press(/Save timetable/);
const said = () => notifications.get()?.text.id;
const sent = async () => {
  await waitFor(() => expect(said()).toBe('schoolYear.saved'));
  return api.callsOf(putSchoolYear).at(-1)?.body;
};

describe('a timetable that changes after lessons have begun', () => {
  it('is valid from next Sunday or another day, and says how many sessions stay', async () => {
    await open({ timetable: [first] });
    await press('Mon, period 2: free');
    await save();
    const dialog = await screen.findByRole('dialog');
    const day = within(dialog).getByLabelText<HTMLInputElement>(/^First day of the change/);
    expect(day.value).toBe('2026-12-06');
    expect(within(dialog).getByRole('status').textContent).toMatch(/^Before it, 9 sessions stay/);
    fireEvent.change(day, { target: { value: '2026-09-01' } });
    await press('Apply from this day');
    expect(api.callsOf(putSchoolYear)).toEqual([]);
    fireEvent.change(day, { target: { value: '2026-12-13' } });
    await press('Apply from this day');
    const added = { day: 1, period: 2, className: '1م1' };
    expect(await sent()).toEqual({
      timetable: [first],
      changes: [{ from: '2026-12-13', timetable: [first, added] }],
    });
  });

  it('may have been so always, or be left unsaved', async () => {
    await open({ timetable: [first] });
    await press('Sun, period 1: \u20681م1\u2069');
    await save();
    await screen.findByRole('dialog');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.callsOf(putSchoolYear)).toEqual([]);
    await save();
    await screen.findByRole('dialog');
    await press('It was always so');
    expect(await sent()).toEqual({ timetable: [] });
  });

  it('shows its timetables with their days, which can be edited and removed', async () => {
    const second = { ...first, className: '2م3' };
    await open({ timetable: [first], changes: [{ from: '2026-10-11', timetable: [second] }] });
    expect(button('Timetable 2').getAttribute('aria-pressed')).toBe('true');
    button('Sun, period 1: \u20682م3\u2069');
    await press('Timetable 1');
    button('Sun, period 1: \u20681م1\u2069');
    const from = screen.getAllByLabelText<HTMLInputElement>('First day, row 2')[0]!;
    fireEvent.change(from, { target: { value: '2025-10-12' } });
    await save();
    expect(said()).toBe('schoolYear.invalid');
    screen.getByText(/^Not in the school year/);
    expect(document.activeElement).toBe(from);
    fireEvent.change(from, { target: { value: '2026-10-18' } });
    await press('Remove Timetable 2');
    expect(screen.queryByRole('button', { name: 'Timetable 1' })).toBeNull();
    await save();
    expect(await sent()).toEqual({ timetable: [first], changes: [] });
  });
});

describe('the hours of Ramadan', () => {
  it('are proposed for its days with one press, and moved by a day when it is announced', async () => {
    await open({ timetable: [first] });
    await press(/^Hours of Ramadan/);
    await press('A day later: Hours of Ramadan');
    await save();
    const hours = { morning: '08:30', afternoon: '12:30', minutes: 45 };
    expect(await sent()).toEqual({
      timetable: [first],
      changes: [{ from: '2027-02-09', to: '2027-03-10', hours }],
    });
    expect(screen.queryByRole('button', { name: /^Hours of Ramadan, from/ })).toBeNull();
  });

  it('cannot begin on the day of other hours', async () => {
    const hours = { morning: '08:30', afternoon: '12:30', minutes: 45 };
    await open({ timetable: [first], changes: [{ ...ramadan, hours }] });
    await press('Other hours from a day');
    const dates = screen
      .getAllByLabelText<HTMLInputElement>(/^First day/)
      .filter(({ name }) => name === 'change-from-1');
    fireEvent.change(dates[0]!, { target: { value: ramadan.from } });
    await save();
    expect(said()).toBe('schoolYear.invalid');
    screen.getByText('Another change begins on this day');
  });
});

describe('what few lessons have', () => {
  it('is entered with the class: a half, a week, a subject', async () => {
    await open({ timetable: [] });
    await press('Subject, half, weeks');
    await press('Half 1');
    await press('Week A');
    await press('Sun, period 1: free');
    await press('2م3');
    await press('Half 2');
    const ofLesson = within(screen.getByRole('group', { name: 'Weeks of the lesson' }));
    await userEvent.click(ofLesson.getByRole('button', { name: 'Week B' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Add a subject' }), 'تاريخ{Enter}');
    await press('Sun, period 1: \u20681م1\u2069 · Half 1 · Week A');
    button(
      'Sun, period 1: \u20681م1\u2069 · Half 1 · Week A, \u20682م3\u2069 · \u2068تاريخ\u2069 · Half 2 · Week B',
    );
    const weeks = within(screen.getByRole('group', { name: 'Letter of this week' }));
    expect(weeks.getByRole('button', { name: 'Week A' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(weeks.getByRole('button', { name: 'Week B' }));
    await save();
    expect(await sent()).toEqual({
      timetable: [
        { ...first, half: 1, week: 'A' },
        { ...first, className: '2م3', subject: 'تاريخ', half: 2, week: 'B' },
      ],
      weekA: '2026-12-06',
    });
  });
});

describe('the days of a year', () => {
  it('are the usual ones, and exams only if the teacher adds them', async () => {
    await open({ timetable: [first] });
    const begins = screen.getByLabelText<HTMLInputElement>(/^First day of lessons/);
    expect(begins.value).toBe('2026-09-21');
    await press('Add the usual weeks');
    fireEvent.change(begins, { target: { value: '2026-09-20' } });
    await userEvent.selectOptions(screen.getByLabelText(/^Morning of the subject/), 'Monday');
    await save();
    expect(await sent()).toMatchObject({
      ...{ timetable: [first], begins: '2026-09-20', meetings: 1 },
      exams: [{ from: '2026-12-06' }, { from: '2027-03-07' }, { from: '2027-05-09' }],
    });
  });

  it('cannot be saved in another season or in the wrong order', async () => {
    await open({ timetable: [first] });
    fireEvent.change(screen.getByLabelText(/^First day of lessons/), {
      target: { value: '2025-09-21' },
    });
    fireEvent.change(screen.getByLabelText(/^Last day of lessons/), {
      target: { value: '2026-09-01' },
    });
    await press('Add exam days');
    await save();
    expect(said()).toBe('schoolYear.invalid');
    expect(api.callsOf(putSchoolYear)).toEqual([]);
    screen.getByText(/^Not in the school year/);
    screen.getByText('The last day cannot be before the first');
  });

  it('of an earlier season are over, and its last timetable goes on', async () => {
    const last = { ...first, className: '2م3' };
    await open({
      ...{ timetable: [first], begins: '2025-09-21', ends: '2026-05-20' },
      changes: [{ from: '2025-10-12', timetable: [last] }],
      exams: [{ name: 'Exams', from: '2025-12-07', to: '2025-12-11' }],
    });
    button('Sun, period 1: \u20682م3\u2069');
    await userEvent.selectOptions(screen.getByLabelText(/^Morning of the subject/), 'Monday');
    await save();
    expect(await sent()).toEqual({ timetable: [last], changes: [], meetings: 1 });
  });
});
