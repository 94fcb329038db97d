import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleDays } from '#frontend/test-support/sample-days.ts';
import { weekPath } from '../model/week-path.ts';
import WeekBoard from './week-board.tsx';

const user = userEvent.setup({ delay: null });
/** A Tuesday, before the afternoon. */
const now = new Date(2026, 9, 6, 10);

/** Shows the week of a day at a width: a phone's, or a wider one. */
const show = (day: string, sample: Parameters<typeof sampleDays>[0] = {}, isWide = true) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  renderPage(<WeekBoard days={sampleDays(sample)} day={day} now={now} />, { at: weekPath(day) });
};
afterEach(() => void vi.unstubAllGlobals());

const textOf = (element: HTMLElement) => element.textContent;

describe('the table of a week', () => {
  it('has days as headings of columns and times as headings of rows', () => {
    show('2026-10-06');
    expect(screen.getAllByRole('columnheader').map(textOf)).toEqual([
      'Sunday4 October',
      'Monday5 October',
      'Tuesday6 October · today',
      'Wednesday7 October',
      'Thursday8 October',
    ]);
    expect(screen.getAllByRole('rowheader').map(textOf)).toEqual(['08:00', '09:00', '13:00']);
    const today = screen.getByRole('columnheader', { name: /Tuesday/ });
    expect(today.getAttribute('aria-current')).toBe('date');
  });

  it('says of each session the class, the lesson, the part and its state', () => {
    const logs = { '2م3': { entries: { '2026-10-04-1': { state: 'taught' } } } } as const;
    show('2026-10-06', { logs });
    const names = screen.getAllByRole('button').map(textOf);
    expect(names).toEqual([
      '2م3درس 2part 2 of 2',
      '2م4درس 3part 1 of 2',
      '2م4درس 2part 2 of 2',
      '2م3درس 3part 1 of 2',
    ]);
    expect(screen.getByRole('button', { name: /2م3.*Taught.*درس 2/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /2م4.*Taught, assumed.*درس 2/ })).toBeTruthy();
  });

  it('cuts a long lesson at its end, in the direction of the lesson', () => {
    show('2026-10-06');
    const [lesson] = screen.getAllByText('درس 2');
    expect(lesson!.closest('[dir]')?.getAttribute('dir')).toBe('rtl');
  });

  it('says why a session was lost and where its part went', () => {
    const logs = {
      '2م3': { entries: { '2026-10-04-1': { state: 'lost', reason: 'strike' } } },
    } as const;
    show('2026-10-06', { logs });
    expect(screen.getByRole('button', { name: /Lost/ }).textContent).toBe(
      '2م3درس 2Strike · to Tuesday, 13:00',
    );
    expect(screen.getByText('4 sessions: 1 lost')).toBeTruthy();
  });

  it('gives a holiday its whole columns', () => {
    show('2026-12-20');
    const cells = screen.getAllByText('عطلة الشتاء').map((name) => name.closest('td'));
    expect(cells.map((cell) => cell?.rowSpan)).toEqual([3, 3, 3, 3, 3]);
    expect(screen.getByText('No sessions')).toBeTruthy();
  });

  it('opens what can be said of a session', async () => {
    show('2026-10-06');
    await user.click(screen.getByRole('button', { name: /2م3.*درس 3/ }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toMatch(/13:00.*درس 3.*part 1 of 2/);
  });
});

describe('the week on a phone', () => {
  const days = () => within(screen.getByRole('navigation', { name: 'Days of the week' }));

  it('shows one day, the number of sessions of each, and the day after', () => {
    show('2026-10-06', {}, false);
    expect(
      days()
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label')),
    ).toEqual([
      'Sunday 4 October: 2 sessions',
      'Monday 5 October: no sessions',
      'Tuesday 6 October: 2 sessions',
      'Wednesday 7 October: no sessions',
      'Thursday 8 October: no sessions',
    ]);
    const lists = screen.getAllByRole('heading', { level: 2 }).map(textOf);
    expect(lists).toEqual(['Tuesday 6 October', 'Wednesday 7 October']);
    expect(screen.getByText('Tomorrow, Wednesday')).toBeTruthy();
  });

  it('goes to the next day with a swipe, and not past the last', () => {
    show('2026-10-08', {}, false);
    const list = screen.getByRole('region', { name: 'Thursday 8 October' });
    const swipe = (from: number, to: number) => {
      fireEvent.touchStart(list, { touches: [{ clientX: from, clientY: 100 }] });
      fireEvent.touchEnd(list, { changedTouches: [{ clientX: to, clientY: 110 }] });
    };
    const address = () => screen.getByTestId('address').textContent;
    swipe(300, 100);
    expect(address()).toBe(weekPath('2026-10-08'));
    swipe(100, 130);
    expect(address()).toBe(weekPath('2026-10-08'));
    swipe(100, 300);
    expect(address()).toBe(weekPath('2026-10-07'));
  });
});
