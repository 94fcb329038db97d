import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { listClasses } from '#shared/contracts/classes.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { getSchoolYear, putSchoolYear } from '#shared/contracts/school-year.ts';
import type { Locale } from '#shared/model/locale.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { forgetAllUnsentForms } from '#frontend/lib/forms/unsent-forms.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleProfile } from '#frontend/test-support/sample-profile.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import SchoolYear from './school-year.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(getProfile, { body: { ...sampleProfile, classesTaught: '1م1، 2م3' } });
  api.on(listClasses, { body: [] });
  api.on(getSchoolYear, { body: { timetable: [] }, etag: '"1"' });
  api.on(putSchoolYear, () => ({ body: api.callsOf(putSchoolYear).at(-1)?.body, etag: '"2"' }));
  notifications.set(undefined);
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  forgetAllUnsentForms();
});

const fresh = async (locale: Locale = 'en-US') => {
  renderPage(<SchoolYear />, { locale });
  await screen.findAllByRole('table');
};
const hour = (name: string) => screen.getByRole('button', { name });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /Save timetable/ });
const hoursShown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const said = () => notifications.get()?.text.id;
const sent = () => api.callsOf(putSchoolYear).map(({ body }) => body);

describe('the timetable', () => {
  it('is filled with a class and its hours, and saved over the version that was shown', async () => {
    await fresh();
    expect(save().disabled).toBe(true);
    await userEvent.click(await screen.findByRole('button', { name: '2م3' }));
    await userEvent.click(hour('Sun, period 1: free'));
    await userEvent.click(hour('Thu, period 8: free'));
    await userEvent.click(hour('Sun, period 1: \u20682م3\u2069'));
    await userEvent.click(save());
    await waitFor(() => expect(said()).toBe('schoolYear.saved'));
    expect(sent()).toEqual([{ timetable: [{ day: 4, period: 8, className: '2م3' }] }]);
    expect(api.callsOf(putSchoolYear)[0]?.precondition).toBe('"1"');
    hour('Thu, period 8: \u20682م3\u2069');
  });

  it('has the class, the room and the added classes again that were typed before a reload', async () => {
    await fresh();
    await userEvent.type(screen.getByRole('textbox', { name: /class/i }), '4م9{Enter}5م');
    await userEvent.type(screen.getByLabelText(/^Room/), 'B12');
    cleanup();
    await fresh();
    expect(screen.getByRole('button', { name: '4م9' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /class/i })).toHaveProperty('value', '5م');
    expect(screen.getByLabelText(/^Room/)).toHaveProperty('value', 'B12');
    await userEvent.click(screen.getByRole('button', { name: '4م9' }));
    await userEvent.click(hour('Sun, period 1: free'));
    await userEvent.click(save());
    await waitFor(() => expect(said()).toBe('schoolYear.saved'));
    expect(sent()).toMatchObject([{ timetable: [{ className: '4م9', room: 'B12' }] }]);
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
  });

  it('starts on the first class, and says what to do when there is none', async () => {
    await fresh();
    const first = await screen.findByRole('button', { name: '1م1', pressed: true });
    expect(first).toBeTruthy();
    await userEvent.click(hour('Sun, period 1: free'));
    hour('Sun, period 1: \u20681م1\u2069');
    cleanup();
    forgetAllUnsentForms();
    api.on(getProfile, { body: { ...sampleProfile, classesTaught: '' } });
    await fresh();
    expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull();
    expect(screen.getByText('Add a class first, then tap its periods.')).toBeTruthy();
  });

  it.each([
    ['en-US', '{ArrowRight}{ArrowDown}', 'Mon, period 2: \u20681م1\u2069'],
    ['ar', '{ArrowLeft}{ArrowDown}', 'الاثنين، الحصة 2: \u20681م1\u2069'],
  ] as const)('is filled by keyboard in reading direction: %s', async (locale, keys, filled) => {
    await fresh(locale);
    await userEvent.click(await screen.findByRole('button', { name: '1م1' }));
    const table = screen.getByRole('table', {
      name: locale === 'ar' ? 'جدول التوقيت الأسبوعي' : 'Weekly timetable',
    });
    within(table).getAllByRole('button')[0]!.focus();
    await userEvent.keyboard(`${keys}{Enter}`);
    expect(document.activeElement).toBe(hour(filled));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{Enter}');
    expect(document.activeElement).toBe(
      hour(filled.replace('\u20681م1\u2069', locale === 'ar' ? 'فارغة' : 'free')),
    );
  });

  it('accepts a new class, and removes it again', async () => {
    await fresh();
    await userEvent.type(screen.getByRole('textbox', { name: 'Add a class' }), '4م1{Enter}');
    await userEvent.click(hour('Tue, period 3: free'));
    await userEvent.click(screen.getByRole('button', { name: 'Erase' }));
    await userEvent.click(hour('Tue, period 3: \u20684م1\u2069'));
    hour('Tue, period 3: free');
    expect(api.callsOf(putSchoolYear)).toEqual([]);
  });

  it('shows the room of a class, and moves it to another room', async () => {
    await fresh();
    await userEvent.click(await screen.findByRole('button', { name: '1م1' }));
    await userEvent.click(hour('Sun, period 1: free'));
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Room (optional)' }),
      ' مخبر 2{Enter}',
    );
    await userEvent.click(hour('Sun, period 1: \u20681م1\u2069'));
    await userEvent.click(hour('Sun, period 2: free'));
    await userEvent.click(hour('Sun, period 2: \u20681م1\u2069 · \u2068مخبر 2\u2069'));
    await userEvent.click(save());
    await waitFor(() => expect(said()).toBe('schoolYear.saved'));
    expect(sent()).toEqual([
      { timetable: [{ day: 0, period: 1, className: '1م1', room: 'مخبر 2' }] },
    ]);
  });

  it('is filled by dragging, in one step that can be undone, or taken back by Escape', async () => {
    const user = userEvent.setup();
    // jsdom has no layout.
    HTMLElement.prototype.setPointerCapture = () => undefined;
    await fresh();
    await user.click(await screen.findByRole('button', { name: '2م3' }));
    const filled = () =>
      screen.queryAllByRole('button', { name: /period.*2م3/ }).map((button) => button.dataset.hour);
    const drag = async (...names: string[]) => {
      const [first = '', ...others] = names;
      await user.pointer({ keys: '[MouseLeft>]', target: hour(first) });
      for (const name of others) {
        document.elementFromPoint = () => hour(name);
        await user.pointer({ target: hour(name) });
      }
    };
    await drag('Sun, period 1: free', 'Sun, period 4: free', 'Mon, period 4: free');
    await user.pointer('[/MouseLeft]');
    expect(filled()).toEqual(['0:0', '1:0', '2:0', '3:0', '3:1']);
    // A stroke that begins on the same class clears.
    await drag('Sun, period 4: \u20682م3\u2069', 'Mon, period 4: \u20682م3\u2069');
    expect(filled()).toEqual(['0:0', '1:0', '2:0']);
    await user.keyboard('{Escape}');
    await user.pointer('[/MouseLeft]');
    expect(filled()).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(filled()).toEqual([]);
  });

  it('shows the hours of the school, which are saved with it once they fit', async () => {
    await fresh();
    expect(hoursShown()[4]).toBe('513:0014:00');
    const afternoon = screen.getByLabelText('Afternoons start at');
    fireEvent.change(afternoon, { target: { value: '11:00' } });
    screen.getByText(/^Four lessons must fit/);
    await userEvent.click(save());
    expect(said()).toBe('schoolYear.invalid');
    expect(document.activeElement).toBe(afternoon);
    fireEvent.change(afternoon, { target: { value: '13:30' } });
    await userEvent.selectOptions(screen.getByLabelText('Length of a lesson'), '55');
    expect(hoursShown()[5]).toBe('614:2515:20');
    await userEvent.click(save());
    await waitFor(() => expect(said()).toBe('schoolYear.saved'));
    const hours = { morning: '08:00', afternoon: '13:30', minutes: 55 };
    expect(sent()).toEqual([{ timetable: [], hours }]);
  });

  it('says that another version was saved meanwhile, and replaces it on request', async () => {
    await fresh();
    await userEvent.click(await screen.findByRole('button', { name: '1م1' }));
    await userEvent.click(hour('Sun, period 1: free'));
    api.on(putSchoolYear, { status: 412, body: { code: 'precondition-failed' } });
    api.on(getSchoolYear, { body: { timetable: [], holidays: [] }, etag: '"3"' });
    await userEvent.click(save());
    await waitFor(() => expect(said()).toBe('error.precondition-failed'));
    hour('Sun, period 1: \u20681م1\u2069');
    api.on(putSchoolYear, { body: { timetable: [] }, etag: '"4"' });
    await waitFor(() => expect(save().disabled).toBe(false));
    await userEvent.click(save());
    await waitFor(() => expect(said()).toBe('schoolYear.saved'));
    expect(api.callsOf(putSchoolYear).at(-1)?.precondition).toBe('"3"');
  });
});

describe('the holidays', () => {
  it('say which feasts are calculated, and move one by a day with one press', async () => {
    await fresh();
    const days = () =>
      screen
        .getAllByRole('row')
        .filter((row) => within(row).queryByDisplayValue('Eid al-Adha'))
        .flatMap((row) =>
          [...row.querySelectorAll<HTMLInputElement>('[type=date]')].map(({ value }) => value),
        );
    expect(screen.getAllByText('Calculated; may be announced for another day.')).toHaveLength(5);
    expect(days()).toEqual(['2026-05-27', '2026-05-29']);
    await userEvent.click(hour('A day later: Eid al-Adha'));
    expect(days()).toEqual(['2026-05-28', '2026-05-30']);
    await userEvent.click(hour('A day earlier: Eid al-Adha'));
    await userEvent.click(hour('A day earlier: Eid al-Adha'));
    expect(days()).toEqual(['2026-05-26', '2026-05-28']);
    await userEvent.click(save());
    await waitFor(() => expect(said()).toBe('schoolYear.saved'));
    expect(JSON.stringify(sent())).toContain(
      '{"name":"Eid al-Adha","from":"2026-05-26","to":"2026-05-28"}',
    );
  });

  it('are the usual ones until one is changed, and can be reset', async () => {
    await fresh();
    screen.getByDisplayValue('Winter break');
    await userEvent.click(screen.getByRole('button', { name: 'Remove Winter break' }));
    expect(screen.queryByDisplayValue('Winter break')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Use the usual holidays' }));
    screen.getByDisplayValue('Winter break');
  });

  it('cannot be saved until each has a name and two days in order', async () => {
    await fresh();
    await userEvent.click(screen.getByRole('button', { name: 'Add a holiday' }));
    await userEvent.click(save());
    expect(said()).toBe('schoolYear.invalid');
    expect(sent()).toEqual([]);
    expect(screen.getAllByText('Please enter a valid date')).toHaveLength(2);
    const [last, first] = screen.getAllByLabelText(/^(First|Last) day, row/).toReversed();
    fireEvent.change(first!, { target: { value: '2026-03-20' } });
    fireEvent.change(last!, { target: { value: '2026-03-19' } });
    screen.getByText('The last day cannot be before the first');
  });
});
