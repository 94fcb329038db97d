import Dialog from '@mui/material/Dialog';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  announce,
  NOTIFICATION_DURATION,
  notifications,
  notify,
} from '../../lib/notifications/notifications.ts';
import { renderPage } from '../../test-support/render.tsx';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  notifications.set(undefined);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });

const show = async () => {
  renderPage(<Toaster />);
  act(() => notify('success', 'profile.saved'));
  await screen.findByText('Profile updated successfully.');
};

/** Notifies while a field has the focus. */
const showFromField = () => {
  renderPage(
    <>
      <input aria-label="A field" />
      <Toaster />
    </>,
  );
  act(() => screen.getByLabelText('A field').focus());
  act(() => notify('success', 'profile.saved'));
};

const userWithTimers = () =>
  userEvent.setup({ advanceTimers: (delay) => vi.advanceTimersByTime(delay) });

describe('a notification', () => {
  it('is announced in a live region that was there before', async () => {
    const region = renderPage(<Toaster />).baseElement.querySelector('[aria-live]');
    act(() => notify('error', 'error.status', { status: '502' }));
    expect((await screen.findByText('API error with status 502')).closest('[aria-live]')).toBe(
      region,
    );
  });

  it('is only announced when the page itself shows what happened', async () => {
    renderPage(<Toaster />);
    act(() => announce('profile.saved'));
    const said = await screen.findByText('Profile updated successfully.');
    expect(said.closest('[aria-live]')).not.toBeNull();
    expect(said.closest('[data-tone=quiet]')).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    await pass(NOTIFICATION_DURATION);
    expect(screen.queryByText('Profile updated successfully.')).toBeNull();
  });

  it('stays for its full time while something else is only announced, which does not shorten either', async () => {
    await show();
    await pass(NOTIFICATION_DURATION - 500);
    act(() => announce('students.deleted'));
    const shown = () => [
      screen.queryByText('Profile updated successfully.') !== null,
      document.querySelector('[data-tone=quiet]') !== null,
    ];
    expect(shown()).toEqual([true, true]);
    await pass(1_000);
    expect(shown()).toEqual([false, true]);
    await pass(NOTIFICATION_DURATION);
    expect(shown()).toEqual([false, false]);
  });

  it('is announced while a dialog is open, too', async () => {
    renderPage(
      <>
        <Toaster />
        <Dialog open>A dialog</Dialog>
      </>,
    );
    await screen.findByRole('dialog');
    act(() => notify('error', 'students.addFailed'));
    expect((await screen.findByRole('status')).textContent).toContain('Failed to add student');
  });

  it('disappears after 2,500 ms', async () => {
    await show();
    await pass(NOTIFICATION_DURATION - 500);
    expect(screen.queryByText('Profile updated successfully.')).not.toBeNull();
    await pass(1_000);
    expect(screen.queryByText('Profile updated successfully.')).toBeNull();
  });

  it('disappears when it is closed', async () => {
    await show();
    await userWithTimers().click(screen.getByRole('button', { name: 'Close' }));
    expect(notifications.get()).toBeUndefined();
  });

  it('keeps the focus on its button when a newer one replaces it', async () => {
    await show();
    const button = screen.getByRole('button', { name: 'Close' });
    act(() => button.focus());
    act(() => notify('error', 'students.addFailed'));
    await screen.findByText(/Failed to add student/);
    expect(document.activeElement).toBe(button);
    await pass(NOTIFICATION_DURATION + 500);
    expect(screen.queryByText(/Failed to add student/)).not.toBeNull();
  });

  it('is announced again, for its full time, when the same message comes twice', async () => {
    await show();
    const first = screen.getByText('Profile updated successfully.');
    await pass(NOTIFICATION_DURATION - 500);
    act(() => notify('success', 'profile.saved'));
    expect(screen.getByText('Profile updated successfully.')).not.toBe(first);
    await pass(1_000);
    expect(screen.queryByText('Profile updated successfully.')).not.toBeNull();
  });

  it('gives the focus back when it is closed', async () => {
    showFromField();
    const user = userWithTimers();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('{Enter}');
    expect(notifications.get()).toBeUndefined();
    expect(document.activeElement).toBe(screen.getByLabelText('A field'));
  });

  it.each([
    ['below what was pressed if it would cover it', new DOMRect(600, 10, 120, 44), '0 54px'],
    ['at the top if what was pressed is lower', new DOMRect(600, 300, 120, 44), ''],
    ['at the top if what was pressed is beside it', new DOMRect(0, 10, 120, 44), ''],
    ['at the top over what is as large as a page', new DOMRect(0, 0, 1280, 800), ''],
  ])('is %s', async (_, pressed, translate) => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      return this.matches('[data-tone]') ? new DOMRect(500, 16, 280, 48) : pressed;
    });
    showFromField();
    const words = await screen.findByText('Profile updated successfully.');
    expect(words.closest<HTMLElement>('[data-tone]')?.style.translate).toBe(translate);
  });
});
