import Dialog from '@mui/material/Dialog';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import ModalFocus from './modal-focus.tsx';

/** The browser's watchers that have not ended. */
let watchers: FakeWatcher[] = [];
class FakeWatcher {
  onclose: (() => void) | null = null;
  constructor() {
    watchers.push(this);
  }
  destroy() {
    watchers = watchers.filter((other) => other !== this);
  }
}

/** What Android's Back does; false if it would leave the page. */
const goBack = (): boolean => {
  const last = watchers.at(-1);
  if (!last) return false;
  last.destroy();
  act(() => last.onclose?.());
  return true;
};

interface Props {
  readonly name: string;
  readonly open?: boolean;
  readonly onClose: () => void;
  readonly onKeyDown?: (event: React.KeyboardEvent) => void;
}

/** Tests have MUI's own modal, which keeps the focus itself; its content stands for what the build gives it. */
const Sample = ({ name, open = true, onClose, onKeyDown }: Props) => (
  <Dialog open={open} onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}>
    <ModalFocus open={open} isEnabled={() => false}>
      <div tabIndex={-1}>
        <input aria-label={name} onKeyDown={onKeyDown} />
      </div>
    </ModalFocus>
  </Dialog>
);

beforeEach(() => {
  watchers = [];
  vi.stubGlobal('CloseWatcher', FakeWatcher);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('Back closes the topmost modal, then the one beneath, then leaves the page', async () => {
  const closed: string[] = [];
  const page = (form: boolean, question: boolean) => (
    <>
      <Sample name="form" open={form} onClose={() => closed.push('form')} />
      <Sample name="question" open={question} onClose={() => closed.push('question')} />
    </>
  );
  const { rerender } = render(page(true, false));
  rerender(page(true, true));
  expect(goBack()).toBe(true);
  expect(closed).toEqual(['question']);
  rerender(page(true, false));
  await waitFor(() => expect(screen.queryByLabelText('question')).toBeNull());
  expect(goBack()).toBe(true);
  expect(closed).toEqual(['question', 'form']);
  rerender(page(false, false));
  expect(goBack()).toBe(false);
});

it('a modal that stays open is asked again by the next Back', () => {
  const onClose = vi.fn();
  render(<Sample name="saving" onClose={onClose} />);
  expect([goBack(), goBack()]).toEqual([true, true]);
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('what has the focus takes Back first, as it takes Escape', () => {
  const onClose = vi.fn();
  const onKeyDown = vi.fn((event: React.KeyboardEvent) => event.stopPropagation());
  render(<Sample name="cell" {...{ onClose, onKeyDown }} />);
  screen.getByRole('textbox').focus();
  goBack();
  expect(onKeyDown).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

it('the key closes once, and the browser does not take it for another request', async () => {
  const onClose = vi.fn();
  const { rerender } = render(<Sample name="form" onClose={onClose} />);
  const pressed: boolean[] = [];
  const note = (event: Event) => pressed.push(event.defaultPrevented);
  addEventListener('keydown', note, true);
  await userEvent.type(screen.getByRole('textbox'), '{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  rerender(<Sample name="form" open={false} onClose={onClose} />);
  await userEvent.keyboard('{Escape}');
  removeEventListener('keydown', note, true);
  expect(pressed).toEqual([true, false]);
});

it('a modal that its page takes away leaves no watcher', () => {
  const { unmount } = render(<Sample name="form" onClose={vi.fn()} />);
  expect(watchers).toHaveLength(1);
  unmount();
  expect(watchers).toEqual([]);
});

it('is never hidden by what fills the screen', () => {
  const exitFullscreen = vi.fn(() => Promise.resolve());
  Object.assign(document, { exitFullscreen, fullscreenElement: document.body });
  render(<Sample name="form" onClose={vi.fn()} />);
  expect(exitFullscreen).toHaveBeenCalledOnce();
  Object.assign(document, { fullscreenElement: null });
  render(<Sample name="question" onClose={vi.fn()} />);
  expect(exitFullscreen).toHaveBeenCalledOnce();
});

it('browsers without close requests have Escape alone', async () => {
  vi.stubGlobal('CloseWatcher', undefined);
  const onClose = vi.fn();
  render(<Sample name="form" onClose={onClose} />);
  await userEvent.type(screen.getByRole('textbox'), '{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
