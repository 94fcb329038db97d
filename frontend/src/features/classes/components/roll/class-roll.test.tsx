import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyRoll } from '#shared/attendance/roll.ts';
import type { Rolls } from '#shared/attendance/totals.ts';
import { noSeating } from '#shared/model/seating.ts';
import { getClassSeating } from '#shared/contracts/class-seating.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { SchoolYear } from '#shared/model/school-year.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { sampleCourse, sampleDays, sampleYear } from '#frontend/days/days.fixture.ts';
import { recorded } from '#frontend/days/hooks/use-record.ts';
import type { Days } from '#frontend/days/model/day-course.ts';
import type { Attendance } from '#frontend/rolls/api/attendance.ts';
import { sayInMonth } from '#frontend/rolls/model/say-roll.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { ClassRoll } from './class-roll.tsx';
import { useHold } from './use-hold.ts';

// Counts how often a tile is drawn.
vi.mock(import('./use-hold.ts'), { spy: true });

const user = userEvent.setup({ delay: null });
const at = '2026-11-22T08:00:00.000Z';
/** Sunday's session of 2م3. */
const KEY = '2026-11-22-2';

let api: FakeApi;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  api.on(getClassSeating, { body: noSeating });
  recorded.set(undefined);
});
afterEach(() => void vi.useRealTimers());

const classOf = (count: number, left: readonly string[] = []): SavedClass => ({
  ...sampleSavedClass,
  id: '2م3',
  name: '2م3',
  pupils: Array.from({ length: count }, (_, index) => ({
    id: `p${index + 1}`,
    fullName:
      index === 22
        ? 'عبّاس مروى'
        : `تلميذ ${'أبتثجحخدذرزسشصضطظعغفقكلمنهوي'[index % 28]}${index + 1}`,
  })),
  ...(left.length > 0 && {
    left: left.map((id) => ({ id, fullName: `مغادر ${id}`, leftOn: '2026-11-01' })),
  }),
});

let kept: Rolls;
/** Shows other rolls, as an answer of the server does. */
let draw: (next: Rolls) => void;

interface Shown {
  readonly pupils?: number;
  readonly left?: readonly string[];
  readonly key?: string;
  readonly rolls?: Rolls;
  readonly days?: Days;
  readonly locale?: 'en-US' | 'ar';
}

/** A roll page with rolls that are kept in memory. */
const show = ({
  pupils = 38,
  left,
  key = KEY,
  rolls = {},
  days = sampleDays(),
  locale = 'en-US',
}: Shown = {}) => {
  kept = rolls;
  draw = () => undefined;
  const ofClass = classOf(pupils, left);
  const set = (next: Rolls) => {
    kept = next;
    draw(next);
  };
  const say: Attendance['say'] = (_, name, change) => {
    const before = kept[name];
    const said = typeof change === 'function' ? change(before ?? emptyRoll) : change;
    set(sayInMonth({ rolls: kept }, name, said, new Date()).rolls);
    return () => set({ ...kept, [name]: before ?? emptyRoll });
  };
  const Page = () => {
    const [all, setAll] = useState(kept);
    useEffect(() => {
      draw = setAll;
    }, []);
    return <ClassRoll kept={ofClass} rollKey={key} {...{ days, all, say }} />;
  };
  return renderPage(<Page />, { locale, at: `/classes/2م3/roll/${key}` });
};

const tiles = () => within(screen.getByRole('group', { name: 'Pupils' })).getAllByRole('button');
const tile = (number: number) =>
  tiles().find(({ dataset }) => dataset['pupil'] === `p${number}`) ?? expect.fail(`no ${number}`);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const counts = () => screen.getAllByRole('status')[0]?.textContent;
const done = () => user.click(button('Roll done'));
const signs = () =>
  Object.fromEntries(Object.entries(kept[KEY]?.marks ?? {}).map(([id, { sign }]) => [id, sign]));

describe('a roll of 38 pupils', () => {
  it('with three absent is taken by four presses, and calls all', async () => {
    show();
    expect(counts()).toContain('38 present');
    let presses = 0;
    for (const number of [9, 23, 30]) {
      await user.click(tile(number));
      presses += 1;
    }
    expect(counts()).toContain('35 present 3 absent');
    // Nothing is known of the others yet.
    expect(kept[KEY]?.taken).toBeUndefined();
    await done();
    presses += 1;
    // Today needs one more, to open it.
    expect(presses + 1).toBeLessThanOrEqual(6);
    expect(kept[KEY]?.taken?.pupils).toHaveLength(38);
    expect(kept[KEY]?.taken?.half).toBeUndefined();
    expect(signs()).toEqual({ p9: 'absent', p23: 'absent', p30: 'absent' });
    // Where it was opened says so, and takes it back.
    expect(screen.getByTestId('address').textContent).toBe('/dashboard');
    expect(recorded.get()?.text).toEqual({
      id: 'days.rollTaken',
      values: { name: '2م3', count: 3 },
    });
    act(() => recorded.get()?.undo?.());
    expect(kept[KEY]?.taken).toBeUndefined();
    expect(Object.keys(signs())).toHaveLength(3);
  });

  it('says absent, late, excused and present by one tap each, with a name for screen readers', async () => {
    show();
    const names: (string | null)[] = [];
    for (let tap = 0; tap < 4; tap += 1) {
      await user.click(tile(2));
      names.push(tile(2).getAttribute('aria-label'));
    }
    expect(names.map((name) => name?.split(': ')[1])).toEqual([
      'absent',
      'late',
      'excused',
      'present',
    ]);
    expect(names[0]).toMatch(/^2 .*تلميذ/);
  });

  it('draws only the tile of a tap again, and the one that had the focus', async () => {
    show();
    await user.click(tile(9));
    const drawn = async (act: () => unknown) => {
      vi.mocked(useHold).mockClear();
      await act();
      return vi.mocked(useHold).mock.calls.length;
    };
    // The focus goes from the one to the other, and then the sign changes.
    expect(await drawn(() => user.click(tile(23)))).toBe(3);
    expect(await drawn(() => user.click(tile(23)))).toBe(1);
    expect(await drawn(() => user.click(button(/^Undo: /)))).toBe(1);
    // The same roll, as a server answers it.
    expect(await drawn(() => act(() => void draw({ ...kept })))).toBe(0);
  });

  it('counts each of two taps that come before either is drawn', () => {
    show();
    act(() => {
      tile(2).click();
      tile(2).click();
      tile(3).click();
    });
    expect(signs()).toEqual({ p2: 'late', p3: 'absent' });
    expect(counts()).toContain('1 absent 1 late');
  });

  it('names what “Undo” takes back, step by step', async () => {
    show();
    expect(button('Undo').getAttribute('aria-disabled')).toBe('true');
    await user.click(tile(23));
    await user.click(tile(23));
    await user.click(tile(1));
    await user.click(button(/^Undo: .*تلميذ أ1.*, absent$/));
    expect(signs()).toEqual({ p23: 'late' });
    await user.click(button(/^Undo: .*مروى.*, late$/));
    expect(signs()).toEqual({ p23: 'absent' });
    await user.click(button(/^Undo: /));
    await user.click(button('Undo'));
    expect(signs()).toEqual({});
  });

  it('keeps the taps without “Done”, and is not taken', async () => {
    show();
    await user.click(tile(5));
    await user.click(button('Back'));
    expect(kept[KEY]).toMatchObject({ marks: { p5: { sign: 'absent' } } });
    expect(kept[KEY]?.taken).toBeUndefined();
    expect(recorded.get()).toBeUndefined();
  });
});

describe('finding a pupil', () => {
  it('by a number that is typed anywhere, in any digits, and Enter', async () => {
    show();
    tile(1).focus();
    await user.keyboard('23');
    expect(document.activeElement).toHaveProperty('value', '23');
    expect(tiles()).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(signs()).toEqual({ p23: 'absent' });
    expect(tiles()).toHaveLength(38);
    await user.keyboard('٢٣{Enter}');
    expect(signs()).toEqual({ p23: 'late' });
  });

  it('by a part of the name, without its marks; “Done” still calls all', async () => {
    show();
    await user.type(screen.getByRole('searchbox'), 'مرو');
    expect(tiles().map(({ dataset }) => dataset['pupil'])).toEqual(['p23']);
    await done();
    expect(kept[KEY]?.taken?.pupils).toHaveLength(38);
  });

  it('says if there is none, and Enter does nothing', async () => {
    show();
    await user.type(screen.getByRole('searchbox'), '99{Enter}');
    expect(screen.getByText(/^There is no pupil/)).toBeTruthy();
    expect(signs()).toEqual({});
    await user.keyboard('{Escape}');
    expect(tiles()).toHaveLength(38);
  });
});

describe('the keyboard', () => {
  it('has one stop for the names, arrows between them, and a key for the note', async () => {
    show();
    expect(tiles().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    tile(1).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(document.activeElement).toBe(tile(2));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(tile(38));
    await user.keyboard('{Home}{ArrowLeft} ');
    expect(signs()).toEqual({ p1: 'absent' });
    await user.keyboard('{F2}');
    const dialog = within(await screen.findByRole('dialog', { name: /تلميذ أ1/ }));
    await user.click(dialog.getByRole('button', { name: 'excused' }));
    await user.type(dialog.getByRole('textbox'), 'شهادة طبية');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(kept[KEY]?.marks['p1']).toMatchObject({ sign: 'excused', note: 'شهادة طبية' });
    expect(tile(1).getAttribute('aria-label')).toContain('شهادة طبية');
    // The next taps keep the note, and the dialog opens with what they say.
    await user.click(tile(1));
    expect(kept[KEY]?.marks['p1']).toMatchObject({ sign: 'present', note: 'شهادة طبية' });
    await user.click(button(/^Sign and note of .*تلميذ أ1/));
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByRole('button', { pressed: true }).textContent).toBe('present');
  });

  it('follows the direction of the page', async () => {
    show({ locale: 'ar' });
    const all = within(screen.getByRole('group', { name: 'التلاميذ' })).getAllByRole('button');
    all[0]?.focus();
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(all[1]);
  });
});

it('opens the note by a hold, which is no tap, and not by a scroll', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  show();
  const press = (name: string, more = {}) => {
    fireEvent(tile(3), new MouseEvent(name, { bubbles: true, button: 0, ...more }));
  };
  press('pointerdown');
  press('pointermove', { clientY: 40 });
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.queryByRole('dialog')).toBeNull();
  press('pointerdown');
  act(() => void vi.advanceTimersByTime(600));
  press('pointerup');
  press('click');
  vi.useRealTimers();
  const dialog = within(await screen.findByRole('dialog'));
  expect(signs()).toEqual({});
  await user.click(dialog.getByRole('button', { name: 'Leave out of this roll' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(tiles()).toHaveLength(37);
  await user.click(screen.getByText('1 pupil is not in this roll'));
  await user.click(button(/^Call .*تلميذ ت3.* too$/));
  expect(tiles()).toHaveLength(38);
});

it('counts the taps of two thumbs at once, of which browsers make no click, and no pinch', () => {
  show();
  const touch = (name: string, number: number, pointerId: number, more = {}) =>
    fireEvent(
      tile(number),
      new PointerEvent(name, {
        ...{ bubbles: true, button: 0, pointerType: 'touch', pointerId },
        ...{ isPrimary: pointerId === 1, ...more },
      }),
    );
  touch('pointerdown', 4, 1);
  touch('pointerdown', 5, 2);
  touch('pointerup', 4, 1);
  touch('pointerup', 5, 2);
  expect(signs()).toEqual({ p4: 'absent', p5: 'absent' });
  // A browser that makes a click all the same says nothing new.
  fireEvent.click(tile(5));
  expect(signs()).toEqual({ p4: 'absent', p5: 'absent' });
  // A single finger makes a click, and the click is the tap.
  touch('pointerdown', 6, 1);
  touch('pointerup', 6, 1);
  expect(signs()).not.toHaveProperty('p6');
  fireEvent.click(tile(6));
  expect(signs()).toMatchObject({ p6: 'absent' });
  touch('pointerdown', 7, 1);
  touch('pointerdown', 8, 2);
  touch('pointermove', 8, 2, { clientY: 60 });
  touch('pointercancel', 7, 1);
  touch('pointerup', 8, 2);
  expect(Object.keys(signs())).toEqual(['p4', 'p5', 'p6']);
});

it('is called by the seats too, if the class has a plan; who has no seat has a tile', async () => {
  const plan = { rows: 1, columns: 2, aisles: [], seats: { '1-1': 'p2', '1-2': '' } };
  api.on(getClassSeating, { body: plan, etag: '"1"' });
  show({ pupils: 2 });
  await user.click(await screen.findByRole('button', { name: 'By the seats' }));
  const seat = () => button(/row 1, seat 1.*تلميذ ب2/i);
  await screen.findByRole('button', { name: /row 1, seat 1.*تلميذ ب2/i });
  await user.click(seat());
  expect(signs()).toEqual({ p2: 'absent' });
  expect(seat().getAttribute('aria-label')).toContain('absent');
  await user.click(tile(1));
  expect(signs()).toEqual({ p1: 'absent', p2: 'absent' });
  fireEvent.contextMenu(seat());
  await screen.findByRole('dialog', { name: /تلميذ ب2/ });
});

describe('half a class', () => {
  const days = (half: 1 | 2): Days => {
    const schoolYear: SchoolYear = {
      ...sampleYear,
      timetable: sampleYear.timetable.map((one) => ({ ...one, half })),
    };
    return sampleDays([sampleCourse('2م3', {}, schoolYear)]);
  };

  it('is the half of its session, with the other one press away, and Done calls those shown', async () => {
    show({ days: days(2) });
    expect(tiles()).toHaveLength(19);
    expect(tile(20)).toBeTruthy();
    await user.click(button('Half 1 (19)'));
    expect(tile(19)).toBeTruthy();
    await user.click(button('One pupil more in half 1'));
    expect(tiles()).toHaveLength(20);
    await user.click(button(/^Undo: the border/));
    await user.click(button('One pupil more in half 1'));
    await user.click(button('Half 2 (18)'));
    expect(tiles()).toHaveLength(18);
    await done();
    expect(kept[KEY]?.taken).toMatchObject({ half: 2 });
    expect(kept[KEY]?.taken?.pupils).toHaveLength(18);
    expect(kept[KEY]?.taken?.pupils).not.toContain('p20');
  });

  it('keeps a border that was moved although the roll is left, until it is taken', async () => {
    const { unmount } = show({ days: days(2) });
    await user.click(button('One pupil more in half 1'));
    expect(tiles()).toHaveLength(18);
    unmount();
    const again = show({ days: days(2) });
    expect(tiles()).toHaveLength(18);
    await done();
    expect(kept[KEY]?.taken?.pupils).not.toContain('p20');
    again.unmount();
    // It went into the roll, and nothing of it is left on the device.
    expect(Object.keys(sessionStorage).filter((key) => key.endsWith('.called'))).toEqual([]);
    // Undone on Today, the roll is as it was before.
    act(() => recorded.get()?.undo?.());
    show({ days: days(2) });
    expect(tiles()).toHaveLength(18);
  });

  it('is who the last taken roll of that half called', () => {
    const pupils = ['p1', 'p3', 'p5'];
    show({
      days: days(1),
      rolls: { '2026-11-15-2': { taken: { at, pupils, half: 1 }, marks: {} } },
    });
    expect(tiles().map(({ dataset }) => dataset['pupil'])).toEqual(pupils);
    expect(screen.getByText('35 pupils are not in this roll')).toBeTruthy();
  });
});

describe('a roll that was taken', () => {
  const pupils = ['p1', 'p2', 'x'];
  const rolls = {
    [KEY]: { taken: { at, pupils }, marks: { p2: { sign: 'absent' as const, at } } },
  };

  it('is corrected at once, calls whom it called, and names who joined or left since', async () => {
    show({ pupils: 3, left: ['x', 'y'], rolls });
    expect(tiles().map((one) => one.getAttribute('aria-label')?.split(': ')[1])).toEqual([
      'present',
      'absent',
      'present, left on 1 November 2026',
    ]);
    await user.click(tile(2));
    await user.click(tile(2));
    expect(signs()).toEqual({ p2: 'excused' });
    expect(kept[KEY]?.taken).toEqual({ at, pupils });
    await user.click(screen.getByText('1 pupil is not in this roll'));
    await user.click(button(/^Call .* too$/));
    expect(kept[KEY]?.taken?.pupils).toEqual([...pupils, 'p3']);
    await done();
    expect(recorded.get()).toBeUndefined();
    expect(kept[KEY]?.taken?.pupils).toEqual([...pupils, 'p3']);
  });

  it('is taken back on request, and keeps what was tapped', async () => {
    show({ pupils: 3, rolls });
    await user.click(button(/^Take the roll back/));
    expect(kept[KEY]?.taken?.pupils).toEqual([]);
    expect(signs()).toEqual({ p2: 'absent' });
    await user.click(button(/^Undo: /));
    expect(kept[KEY]?.taken?.pupils).toEqual(pupils);
  });
});

it('says who was absent both times before', () => {
  const absent = (key: string) => ({
    [key]: {
      taken: { at, pupils: ['p1', 'p2'] },
      marks: { p1: { sign: 'absent' as const, at } },
    },
  });
  show({ pupils: 2, rolls: { ...absent('2026-11-15-2'), ...absent('2026-11-16-1') } });
  expect(tile(1).textContent).toContain('absent twice before');
  expect(tile(2).textContent).not.toContain('absent twice before');
});

describe('there is no roll', () => {
  it('of a session that was lost, unless it is asked for', async () => {
    const lost = { [KEY]: { state: 'lost' as const, reason: 'strike' as const } };
    show({ days: sampleDays([sampleCourse('2م3', lost)]) });
    expect(screen.getByText('This session was lost')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Roll done' })).toBeNull();
    await user.click(button('Call the roll all the same'));
    expect(tiles()).toHaveLength(38);
  });

  it('of a session to come, or where there is no session', () => {
    const { unmount } = show({ key: '2026-11-23-1' });
    expect(screen.getByText('This session is still to come')).toBeTruthy();
    unmount();
    show({ key: '2026-11-22-7' });
    expect(screen.getByText('There is no session here')).toBeTruthy();
  });
});

it('is opened by the key of a later period of its block, and has that of the first', async () => {
  const schoolYear: SchoolYear = {
    timetable: [2, 3].map((period) => ({ day: 0, period: period === 2 ? 2 : 3, className: '2م3' })),
  };
  show({ key: '2026-11-22-3', days: sampleDays([sampleCourse('2م3', {}, schoolYear)]) });
  await waitFor(() =>
    expect(decodeURIComponent(screen.getByTestId('address').textContent ?? '')).toBe(
      `/classes/2م3/roll/${KEY}`,
    ),
  );
});

it.each([60, 100])('has %d pupils', async (count) => {
  show({ pupils: count });
  expect(tiles()).toHaveLength(count);
  await user.click(tile(count));
  await done();
  expect(kept[KEY]?.taken?.pupils).toHaveLength(count);
});
