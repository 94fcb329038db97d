import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getClassSeating, printSeating, putClassSeating } from '#shared/contracts/class-seating.ts';
import { listMarkSheets, getMarkSheet } from '#shared/contracts/mark-sheets.ts';
import { noSeating, type SeatingPlan } from '#shared/model/seating.ts';
import { seatsByPupil } from '#shared/seating/room.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import ClassSeats from './class-seats.tsx';

vi.mock('#frontend/lib/save-file.ts', () => ({ saveFile: vi.fn() }));

const user = userEvent.setup({ delay: null });
const pupils = ['أمينة', 'Bilal', 'سلمى', 'Djamel'].map((fullName, at) => ({
  ...{ id: `p${at + 1}`, fullName },
}));
const kept = { ...sampleSavedClass, pupils };
const plan: SeatingPlan = {
  ...{ rows: 2, columns: 2, aisles: [] },
  seats: { '1-1': 'p1', '1-2': 'p2', '2-1': 'p3', '2-2': '' },
};

let api: FakeApi;
let stored: SeatingPlan;
let version: number;

/** Answers as the API does: a save over another version than the stored one is refused. */
const keep = (seating: SeatingPlan): void => {
  stored = seating;
  version += 1;
};
beforeEach(() => {
  notifications.set(undefined);
  session.set({
    status: 'signed-in',
    user: { ...sampleUser, uid: crypto.randomUUID() },
    role: 'teacher',
  });
  version = 0;
  keep(plan);
  api = fakeApi();
  api.on(getClassSeating, () => ({ body: stored, etag: `W/"${version}"` }));
  api.on(putClassSeating, () => {
    const { body, precondition } = api.callsOf(putClassSeating).at(-1)!;
    if (precondition !== `W/"${version}"`)
      return { status: 412, body: { code: 'precondition-failed' } };
    keep(body as SeatingPlan);
    return { body: stored, etag: `W/"${version}"` };
  });
});

const show = async (locale: 'en-US' | 'ar' = 'en-US') => {
  renderPage(<ClassSeats kept={kept} />, { locale });
  await screen.findByRole('group', { name: /^(?:What a press|ما تغيّره)/ });
};
const bare = (text: string | null) => (text ?? '').replaceAll(/[\u2068\u2069]/g, '');
const seats = () =>
  [...document.querySelectorAll('[data-seat]')].map((seat) =>
    bare(seat.getAttribute('aria-label')),
  );
const seat = (key: string) => document.querySelector<HTMLElement>(`[data-seat="${key}"]`)!;
const waiting = () =>
  within(screen.getByRole('region', { name: /Beside the plan/ }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const allSaved = () => screen.findByText(/^All saved/);

describe('the seats of a class', () => {
  it('are named by row and seat, with who sits there; who has none waits beside the plan', async () => {
    await show();
    expect(seats()).toEqual([
      'Row 1, seat 1: أمينة',
      'Row 1, seat 2: Bilal',
      'Row 2, seat 1: سلمى',
      'Row 2, seat 2: empty',
    ]);
    expect(waiting()).toEqual(['Djamel']);
  });

  it('are counted from the right in Arabic, and drawn as the room is', async () => {
    await show('ar');
    expect(seats()).toEqual([
      'الصف 1، المقعد 2: أمينة',
      'الصف 1، المقعد 1: Bilal',
      'الصف 2، المقعد 2: سلمى',
      'الصف 2، المقعد 1: فارغ',
    ]);
    expect(seat('1-1').closest('[dir]')?.getAttribute('dir')).toBe('ltr');
  });

  it('change by pressing a pupil and a seat, and are saved', async () => {
    await show();
    await user.click(seat('1-1'));
    expect(seat('1-1').getAttribute('aria-pressed')).toBe('true');
    screen.getByText(/^Choose the new seat of/);
    await user.click(seat('2-2'));
    expect(seats()[3]).toBe('Row 2, seat 2: أمينة');
    await allSaved();
    expect(stored.seats).toEqual({ '1-1': '', '1-2': 'p2', '2-1': 'p3', '2-2': 'p1' });
    await press('Djamel');
    await user.click(seat('1-2'));
    expect(waiting()).toEqual(['Bilal']);
    await press('Undo the last change of the seats');
    await press('Undo the last change of the seats');
    expect(seats()[0]).toBe('Row 1, seat 1: أمينة');
    await waitFor(() => expect(stored).toEqual(plan));
  });

  it('change by the keyboard alone: arrows lead over the room, Enter picks up and sets down', async () => {
    await show();
    seat('1-1').focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(seat('1-2'));
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}');
    expect(document.activeElement).toBe(seat('2-1'));
    await user.keyboard('{Enter}{ArrowRight}{Enter}');
    expect(seats().slice(2)).toEqual(['Row 2, seat 1: empty', 'Row 2, seat 2: سلمى']);
    await user.keyboard('{Enter}{Escape}{ArrowUp}{Enter}');
    expect(seat('1-2').getAttribute('aria-pressed')).toBe('true');
    await press('Free the seat');
    expect(waiting()).toEqual(['Bilal', 'Djamel']);
    await allSaved();
  });

  it('change by dragging, also to a place beside the plan', async () => {
    // jsdom has no layout.
    HTMLElement.prototype.setPointerCapture = () => undefined;
    HTMLElement.prototype.hasPointerCapture = () => false;
    await show();
    const drag = async (from: HTMLElement, to: HTMLElement) => {
      document.elementFromPoint = () => to;
      await user.pointer([
        { keys: '[MouseLeft>]', target: from, coords: { x: 10, y: 100 } },
        { target: to, coords: { x: 40, y: 130 } },
        { keys: '[/MouseLeft]', target: to, coords: { x: 40, y: 130 } },
      ]);
    };
    await drag(seat('1-1'), seat('1-2'));
    expect(seats().slice(0, 2)).toEqual(['Row 1, seat 1: Bilal', 'Row 1, seat 2: أمينة']);
    await drag(seat('2-1'), screen.getByRole('region', { name: /Beside the plan/ }));
    expect(waiting()).toEqual(['سلمى', 'Djamel']);
    await drag(screen.getByRole('button', { name: 'Djamel' }), seat('2-2'));
    expect(seats()[3]).toBe('Row 2, seat 2: Djamel');
    await allSaved();
    expect(stored.seats).toEqual({ '1-1': 'p2', '1-2': 'p1', '2-1': '', '2-2': 'p4' });
  });

  it('of one who has left are empty, and theirs again when they come back', async () => {
    keep({ ...plan, seats: { ...plan.seats, '2-2': 'gone' } });
    await show();
    expect(seats()[3]).toBe('Row 2, seat 2: empty');
    await user.click(seat('1-1'));
    await user.click(seat('1-2'));
    await allSaved();
    expect(stored.seats['2-2']).toBe('gone');
  });
});

describe('a class without a plan', () => {
  it('has its seats dealt by one press', async () => {
    keep(noSeating);
    renderPage(<ClassSeats kept={kept} />);
    await user.click(await screen.findByRole('button', { name: 'Deal the seats' }));
    await allSaved();
    expect([...seatsByPupil(stored).keys()].toSorted()).toEqual(['p1', 'p2', 'p3', 'p4']);
    expect(stored.aisles).toEqual([2, 4]);
    expect(waiting()).toEqual([]);
  });

  it('says why it could not be loaded', async () => {
    api.on(getClassSeating, { status: 500, body: { code: 'internal-error' } });
    renderPage(<ClassSeats kept={kept} />);
    await screen.findByText('The seating plan could not be loaded');
  });
});

describe('dealing again', () => {
  it('asks who sits in front and apart, keeps that with the plan, and says what is not possible', async () => {
    await show();
    await press('Deal…');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(
      within(dialog.getByRole('group', { name: 'In front' })).getByRole('checkbox', {
        name: 'سلمى',
      }),
    );
    const apart = within(dialog.getByRole('group', { name: 'Apart' }));
    await user.click(apart.getByRole('checkbox', { name: 'أمينة' }));
    await user.click(apart.getByRole('checkbox', { name: 'Bilal' }));
    await user.click(dialog.getByRole('button', { name: 'Keep these 2 apart' }));
    await user.click(dialog.getByRole('button', { name: 'Deal' }));
    await allSaved();
    expect(stored).toMatchObject({ front: ['p3'], apart: [['p1', 'p2']] });
    expect(seatsByPupil(stored).get('p3')).toMatch(/^1-/);
    // In a room of two rows of two everybody is next to everybody.
    expect(bare((await screen.findByRole('note')).textContent)).toMatch(
      /^This pair could not be kept apart/,
    );
  });

  it('mixes levels by the last averages, and says if there are none', async () => {
    api.on(listMarkSheets, { body: [] });
    await show();
    await press('Deal…');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Mixed by level' }));
    await dialog.findByText(/^This class has no averages yet/);
    expect(dialog.getByRole('button', { name: 'Deal' }).getAttribute('aria-disabled')).toBe('true');
    expect(api.callsOf(getMarkSheet)).toEqual([]);
  });
});

describe('the room', () => {
  it('gets gaps, aisles, rows, a desk and a door', async () => {
    await show();
    await press('Room');
    await user.click(seat('2-2'));
    await user.click(screen.getByRole('button', { name: 'Row 2, column 2: no seat. Add one' }));
    await user.click(seat('1-2'));
    await press('Rows: one more');
    await press('Aisle after column 1');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Door/ }), 'back-left');
    await user.selectOptions(screen.getByRole('combobox', { name: /desk/ }), 'left');
    await allSaved();
    expect(stored).toEqual({
      ...{ rows: 3, columns: 2, aisles: [1], door: 'back-left', desk: 'left' },
      seats: { '1-1': 'p1', '2-1': 'p3', '2-2': '', '3-1': '', '3-2': '' },
    });
    expect(waiting()).toEqual(['Bilal', 'Djamel']);
  });
});

describe('saving', () => {
  it('merges what another device has saved meanwhile', async () => {
    await show();
    keep({ ...plan, seats: { ...plan.seats, '2-1': '', '2-2': 'p3' } });
    await user.click(seat('1-1'));
    await user.click(seat('1-2'));
    await screen.findByText(/^Another device had changed the plan too\. The changes of both/);
    await waitFor(() =>
      expect(stored.seats).toEqual({ '1-1': 'p2', '1-2': 'p1', '2-1': '', '2-2': 'p3' }),
    );
  });

  it('says what was not saved, and tries again when the network is back', async () => {
    await show();
    const refuse = vi.fn(() => ({ status: 503, body: { code: 'internal-error' } }));
    api.on(putClassSeating, refuse);
    await user.click(seat('1-1'));
    await user.click(seat('2-2'));
    await screen.findByRole('button', { name: 'Try again' });
    expect(seats()[3]).toBe('Row 2, seat 2: أمينة');
    // Also after a look at another page.
    cleanup();
    await show();
    expect(seats()[3]).toBe('Row 2, seat 2: أمينة');
    api.on(putClassSeating, () => {
      keep(api.callsOf(putClassSeating).at(-1)!.body as SeatingPlan);
      return { body: stored, etag: `W/"${version}"` };
    });
    fireEvent(window, new Event('online'));
    await allSaved();
    expect(stored.seats['2-2']).toBe('p1');
  });

  it('is complete before the page is printed', async () => {
    api.on(printSeating, { body: '%PDF' });
    await show();
    await press('Print');
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
    expect(api.callsOf(printSeating)[0]).toMatchObject({ search: '?language=en' });
  });
});
