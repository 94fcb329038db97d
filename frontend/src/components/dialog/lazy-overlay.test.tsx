import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pendingChunks } from '../../lib/pending-chunks.ts';
import { notifications } from '../../lib/notifications/notifications.ts';
import { lazyOverlay } from './lazy-overlay.tsx';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}
const Content = ({ open }: Props) => <p>{open ? 'open' : 'leaving'}</p>;
const onClose = vi.fn();

beforeEach(() => {
  cleanup();
  onClose.mockReset();
  notifications.set(undefined);
});

it('fetches an overlay when it is first opened, and keeps it while it closes', async () => {
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

it('keeps the page when the overlay’s file cannot be fetched, says so, and tries again', async () => {
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

describe('an overlay on its way', () => {
  /** Renders a page with an overlay for each name; the returned function finishes loading their files. */
  const show = (...names: string[]) => {
    const arrivals: (() => void)[] = [];
    const overlays = names.map((name) => ({
      name,
      Overlay: lazyOverlay<Props>(
        () =>
          new Promise((resolve) => {
            arrivals.push(() =>
              resolve({ default: ({ open }: Props) => (open ? <p>{`${name} is open`}</p> : null) }),
            );
          }),
      ),
    }));
    const Opener = ({ name, Overlay }: (typeof overlays)[number]) => {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button onClick={() => setOpen(true)}>{name}</button>
          <Overlay open={open} onClose={() => setOpen(false)} />
        </>
      );
    };
    render(
      <>
        <input />
        {overlays.map((overlay) => (
          <Opener key={overlay.name} {...overlay} />
        ))}
      </>,
    );
    return () => act(async () => arrivals.splice(0).forEach((arrive) => arrive()));
  };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const opened = () => screen.queryAllByText(/is open/).map(({ textContent }) => textContent);

  it('counts as pending until its file arrives', async () => {
    const arrive = show('A');
    await press('A');
    expect(pendingChunks.get()).toBe(1);
    await arrive();
    expect(pendingChunks.get()).toBe(0);
    expect(opened()).toEqual(['A is open']);
  });

  it('gives way to an overlay that is asked for later', async () => {
    const arrive = show('A', 'B');
    await press('A');
    await press('B');
    expect(pendingChunks.get()).toBe(1);
    await arrive();
    expect(opened()).toEqual(['B is open']);
    expect(pendingChunks.get()).toBe(0);
  });

  it('is cancelled by Escape, and can be opened again', async () => {
    const arrive = show('A');
    await press('A');
    await userEvent.keyboard('{Escape}');
    expect(pendingChunks.get()).toBe(0);
    await arrive();
    expect(opened()).toEqual([]);
    await press('A');
    await arrive();
    expect(opened()).toEqual(['A is open']);
  });

  it('leaves the focus alone when the user has moved on', async () => {
    const arrive = show('A');
    await press('A');
    await userEvent.type(screen.getByRole('textbox'), 'typed');
    await arrive();
    expect(opened()).toEqual([]);
    expect(pendingChunks.get()).toBe(0);
    await press('A');
    await arrive();
    expect(opened()).toEqual(['A is open']);
  });

  it('is cancelled when its page closes', async () => {
    const arrive = show('A');
    await press('A');
    cleanup();
    expect(pendingChunks.get()).toBe(0);
    await arrive();
  });
});
