import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { notifications } from '../../lib/notifications/notifications.ts';
import { lazyOverlay } from './lazy-overlay.tsx';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}
const Content = ({ open }: Props) => <p>{open ? 'open' : 'leaving'}</p>;
const onClose = vi.fn();

beforeEach(() => {
  onClose.mockReset();
  notifications.set(undefined);
});

it('fetches an overlay when it is first opened, and keeps it while it leaves', async () => {
  const load = vi.fn(async () => ({ default: Content }));
  const Overlay = lazyOverlay(load);
  const { rerender } = render(<Overlay open={false} onClose={onClose} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Overlay open onClose={onClose} />);
  expect(await screen.findByText('open')).toBeTruthy();
  rerender(<Overlay open={false} onClose={onClose} />);
  expect(screen.getByText('leaving')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('keeps the page when the file cannot be fetched, says so, and tries again', async () => {
  const load = vi.fn(async () => ({ default: Content }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Overlay = lazyOverlay(load);
  const page = (open: boolean) => (
    <>
      <input defaultValue="typed" />
      <Overlay open={open} onClose={onClose} />
    </>
  );
  const { rerender } = render(page(true));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(notifications.get()).toMatchObject({ tone: 'error', text: { id: 'error.network' } });
  expect(screen.getByDisplayValue('typed')).toBeTruthy();
  rerender(page(false));
  rerender(page(true));
  expect(await screen.findByText('open')).toBeTruthy();
});
