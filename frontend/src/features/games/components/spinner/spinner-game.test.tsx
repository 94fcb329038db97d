import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getClassSeating } from '#shared/contracts/class-seating.ts';
import { getClass, listClasses } from '#shared/contracts/classes.ts';
import { listStudents } from '#shared/contracts/students.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { Role } from '#shared/model/role.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import SpinnerGame from './spinner-game.tsx';

const NAMES = ['سارة', 'Amina', 'Yacine'];
const roster = NAMES.toReversed().map((fullName, i) => ({
  studentId: `s${i}`,
  fullName,
  email: `s${i}@example.com`,
  addedAt: '2026-09-01T08:00:00.000Z',
}));

const signIn = (role: Role = 'teacher', uid = 'u1') =>
  session.set({
    status: 'signed-in',
    role,
    user: {
      uid,
      email: undefined,
      displayName: undefined,
      photoUrl: undefined,
      emailVerified: true,
      provider: 'password',
    },
  });

let api: FakeApi;
beforeEach(() => {
  localStorage.clear();
  signIn();
  api = fakeApi();
  api.on(listStudents, { body: roster });
  api.on(listClasses, { body: [] });
  // jsdom has no media queries; with less motion the wheel stops at once.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'),
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
});

const open = (locale: Locale = 'en-US', at: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<SpinnerGame />, { locale, ...at });
const press = (code: string) => fireEvent.keyDown(document.body, { code });
const listed = (heading: RegExp) => {
  const list = screen.queryByRole('list', { name: heading });
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent)
    : [];
};
const remaining = () => listed(/^Still to be picked/);
const picked = () => listed(/^Picked/);
const spin = async () => {
  const before = picked().length;
  press('Space');
  await waitFor(() => expect(picked()).toHaveLength(before + 1));
};

describe('the spinner with the list of students', () => {
  it('picks everyone once before anyone twice, and shows and announces each pick', async () => {
    open();
    await screen.findByRole('img', { name: 'Wheel with 3 names' });
    for (const left of [2, 1, 0]) {
      await spin();
      expect(remaining()).toHaveLength(left);
    }
    expect(
      picked()
        .map((text) => text.slice(1))
        .sort(),
    ).toEqual([...NAMES].sort());
    const last = picked().at(-1)!.slice(1);
    expect(screen.getByText(/Everyone has had a turn/).textContent).toContain(last);

    press('Enter');
    expect(remaining()).toHaveLength(3);
    expect(screen.getByText('Round 2 · 0 picked, 3 left')).toBeTruthy();
    await spin();
    expect(picked()[0]!.slice(1)).not.toBe(last);
  });

  it('undoes one pick, or several', async () => {
    open();
    await screen.findByRole('img');
    await spin();
    await spin();
    press('KeyU');
    press('KeyU');
    expect(remaining()).toEqual(NAMES);
    expect(screen.getByRole('button', { name: 'Undo' }).hasAttribute('disabled')).toBe(true);
  });

  it('leaves out absent pupils until they are back', async () => {
    open();
    await screen.findByRole('img');
    await userEvent.click(screen.getByRole('button', { name: 'Mark Yacine absent' }));
    await spin();
    await spin();
    expect(picked().join()).not.toContain('Yacine');
    await userEvent.click(screen.getByRole('button', { name: 'Yacine is here' }));
    expect(remaining()).toEqual(['Yacine']);
  });

  it('returns the turn of an absent pupil', async () => {
    open();
    await screen.findByRole('img');
    await spin();
    press('KeyA');
    expect(picked()).toEqual([]);
    expect(listed(/^Absent today/)).toHaveLength(1);
  });

  it('puts a pupil back on the wheel, and starts over', async () => {
    open();
    await screen.findByRole('img');
    await spin();
    await userEvent.click(screen.getByRole('button', { name: /^Put .+ back/ }));
    expect(remaining()).toHaveLength(3);
    await spin();
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(remaining()).toHaveLength(3);
  });

  it('remembers the turns on this device, for this user only', async () => {
    const first = open();
    await screen.findByRole('img');
    await spin();
    const before = picked();
    first.unmount();
    const second = open();
    await screen.findByRole('img');
    expect(picked()).toEqual(before);
    second.unmount();
    signIn('teacher', 'u2');
    open();
    await screen.findByRole('img');
    expect(picked()).toEqual([]);
  });

  it('leaves the Space key to the button that has the focus', async () => {
    open();
    await screen.findByRole('img');
    const button = screen.getByRole('button', { name: 'Mark Amina absent' });
    fireEvent.keyDown(button, { code: 'Space' });
    expect(screen.getByRole('button', { name: /Spin/ })).toBeTruthy();
    expect(picked()).toEqual([]);
  });

  it('moves the focus nearby when the focused button disappears', async () => {
    open();
    await screen.findByRole('img');
    const button = (name: string | RegExp) => screen.getByRole('button', { name });
    const pressed = async (name: string | RegExp) => {
      button(name).focus();
      await userEvent.keyboard('{Enter}');
      return document.activeElement;
    };
    expect(await pressed('Mark Amina absent')).toBe(button('Mark Yacine absent'));
    expect(await pressed('Mark Yacine absent')).toBe(button('Mark \u2068سارة\u2069 absent'));
    expect(await pressed('Amina is here')).toBe(button('Yacine is here'));
    expect(await pressed('Yacine is here')).toBe(button(/^Spin/));
    await spin();
    expect(await pressed('Absent today')).toBe(button(/^Spin/));
    expect(await pressed('Start over')).toBe(button(/^Spin/));
  });

  it('leaves the focus where it was when a chip is clicked', async () => {
    open();
    await screen.findByRole('img');
    await userEvent.click(screen.getByRole('button', { name: 'Mark Yacine absent' }));
    expect(document.activeElement).toBe(document.body);
  });

  it('speaks Arabic', async () => {
    open('ar');
    expect(await screen.findByRole('img', { name: 'عجلة فيها 3 أسماء' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /تدوير العجلة/ })).toBeTruthy();
  });
});

describe('the spinner with typed names', () => {
  const names = () => screen.findByLabelText('Pupils’ names, one per line');

  it('uses typed names when the list of students cannot be loaded, and tries again', async () => {
    api.on(listStudents, { status: 500, body: { code: 'internal' } });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    await userEvent.type(await names(), 'Lina{Enter}Walid');
    expect(screen.getByText('2 names')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Put them on the wheel' }));
    expect(remaining()).toEqual(['Lina', 'Walid']);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Spinner Game' }));

    api.on(listStudents, { body: roster });
    api.on(listClasses, { body: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await userEvent.selectOptions(
      screen.getByLabelText('Class'),
      await screen.findByRole('option', { name: 'My students (3)' }),
    );
    expect(remaining()).toEqual(NAMES);
  });

  it('asks for names when there are no students', async () => {
    api.on(listStudents, { body: [] });
    open();
    expect(await names()).toBeTruthy();
    const put = screen.getByRole('button', { name: 'Put them on the wheel' });
    expect(put.hasAttribute('disabled')).toBe(true);
    press('Space');
  });

  it('never calls the server for a student', async () => {
    signIn('student');
    open();
    expect(await names()).toBeTruthy();
    expect(api.calls).toEqual([]);
  });

  it('keeps several classes with their turns, and deletes one', async () => {
    open();
    await screen.findByRole('img');
    await userEvent.click(screen.getByRole('button', { name: 'New list' }));
    await userEvent.type(screen.getByLabelText(/Name of the class/), '2AM1');
    fireEvent.change(await names(), { target: { value: '1. Lina\n2. Walid' } });
    await userEvent.click(screen.getByRole('button', { name: 'Put them on the wheel' }));
    await spin();
    expect(screen.getByRole('option', { name: '2AM1 (2)' })).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Class'), 'My students (3)');
    expect(picked()).toEqual([]);
    await userEvent.selectOptions(screen.getByLabelText('Class'), '2AM1 (2)');
    expect(picked()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this text?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('option', { name: '2AM1 (2)' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Class')));
  });

  it('shows a name as plain text, whatever it contains', async () => {
    api.on(listStudents, { body: [] });
    open();
    fireEvent.change(await names(), { target: { value: '<img src=x onerror=alert(1)>' } });
    await userEvent.click(screen.getByRole('button', { name: 'Put them on the wheel' }));
    await spin();
    expect(picked()[0]).toContain('<img src=x');
  });
});

describe('the spinner with a saved class', () => {
  const { id, pupils, ...heading } = {
    id: '01KJQ5N8000000000000000000',
    version: 1,
    name: '2م3',
    subject: 'الرياضيات',
    counts: { pupils: 2, girls: 0, boys: 0 },
    keptAt: '2026-09-01T08:00:00.000Z',
    changedAt: '2026-09-01T08:00:00.000Z',
    keptUntil: '2027-10-06T08:00:00.000Z',
    pupils: [
      { id: 'a0', fullName: 'بن علي ياسين' },
      { id: 'a1', fullName: 'حداد سلمى' },
    ],
  };
  const address = { at: `/games/spinner?class=${id}` };
  beforeEach(() => {
    api.on(listClasses, { body: [{ id, ...heading }] });
    api.on(getClass, { body: { id, ...heading, pupils } });
  });

  it('loads its pupils from a link, and continues where it was', async () => {
    const { unmount } = open('en-US', address);
    await screen.findByRole('img', { name: 'Wheel with 2 names' });
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/games/spinner'));
    expect(screen.getByLabelText<HTMLSelectElement>('Class').value).toBe(id);
    await spin();
    unmount();
    open();
    await waitFor(() => expect(picked()).toHaveLength(1));
    expect(remaining()).toHaveLength(1);
  });

  it('stays on the wheel until another class is chosen', async () => {
    const { unmount } = open();
    await screen.findByRole('img', { name: 'Wheel with 2 names' });
    expect(remaining()).toEqual(['بن علي ياسين', 'حداد سلمى']);
    await userEvent.selectOptions(screen.getByLabelText('Class'), 'My students (3)');
    await screen.findByRole('img', { name: 'Wheel with 3 names' });
    unmount();
    open();
    await screen.findByRole('img', { name: 'Wheel with 3 names' });
    await userEvent.selectOptions(screen.getByLabelText('Class'), id);
    await screen.findByRole('img', { name: 'Wheel with 2 names' });
  });

  it('shows the list of students when the classes cannot be loaded', async () => {
    api.on(listClasses, { status: 500, body: { code: 'internal' } });
    open();
    await screen.findByRole('img', { name: 'Wheel with 3 names' });
  });

  it('shows the list of students once the class is deleted, and forgets its turns', async () => {
    const { unmount } = open('en-US', address);
    await screen.findByRole('img', { name: 'Wheel with 2 names' });
    await spin();
    unmount();
    api.on(listClasses, { body: [] });
    api.on(getClass, { status: 404, body: { code: 'class-not-found' } });
    open();
    await screen.findByRole('img', { name: 'Wheel with 3 names' });
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).not.toMatch(/ياسين|سلمى/));
  });

  it('picks by the seats: the light goes to the seat of who is picked', async () => {
    const seats = { '1-1': 'a1', '1-2': 'a0' };
    api.on(getClassSeating, { body: { rows: 1, columns: 2, aisles: [], seats } });
    open('en-US', address);
    await screen.findByRole('img', { name: 'Wheel with 2 names' });
    expect(api.callsOf(getClassSeating)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Seats' }));
    await screen.findByText('Board');
    expect(screen.queryByRole('img', { name: /^Wheel/ })).toBeNull();
    for (const turn of [0, 1]) {
      await spin();
      const lit = document.querySelector<HTMLElement>('[data-lit]')!.dataset['lit'];
      const seat = document.querySelector(`[data-of="${lit}"]`);
      expect(picked()[turn]).toContain(seat?.textContent);
    }
  });

  it('says if the class has no seating plan, and leads to it', async () => {
    api.on(getClassSeating, { body: { rows: 1, columns: 1, aisles: [], seats: {} } });
    open('en-US', address);
    await screen.findByRole('img', { name: 'Wheel with 2 names' });
    await userEvent.click(screen.getByRole('button', { name: 'Seats' }));
    const link = await screen.findByRole('link', { name: 'Seating plan of the class' });
    expect(link.getAttribute('href')).toBe(`/classes/${id}/seating`);
    await userEvent.click(screen.getByRole('button', { name: 'Wheel' }));
    await screen.findByRole('img', { name: 'Wheel with 2 names' });
  });

  it('accepts names from another screen', async () => {
    const names = { name: '1م1', text: 'أمينة\nلينا\nكريم\nسارة' };
    open('en-US', { at: { pathname: '/games/spinner', state: { names } } });
    await screen.findByRole('img', { name: 'Wheel with 4 names' });
    expect(api.callsOf(getClass)).toEqual([]);
  });
});
