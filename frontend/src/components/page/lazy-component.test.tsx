import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pendingChunks } from '../../lib/pending-chunks.ts';
import { lazyComponent } from './lazy-component.tsx';

const file = { default: ({ name }: { readonly name: string }) => <p>{name}</p> };

it('shows a placeholder until its file arrives, and counts as pending until then', async () => {
  let arrive = (_: typeof file): void => undefined;
  const Part = lazyComponent(
    () => new Promise<typeof file>((resolve) => (arrive = resolve)),
    'soon',
  );
  render(<Part name="the part" />);
  expect(screen.getByText('soon')).toBeTruthy();
  expect(pendingChunks.get()).toBe(1);
  await act(async () => arrive(file));
  expect(screen.getByText('the part')).toBeTruthy();
  expect(pendingChunks.get()).toBe(0);
});

it('appears when the network is back', async () => {
  const load = vi.fn(async () => file);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Part = lazyComponent(load);
  await act(async () => render(<Part name="a late part" />));
  expect(screen.queryByText('a late part')).toBeNull();
  expect(pendingChunks.get()).toBe(0);
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('a late part')).toBeTruthy();
});

it('is drawn at once if its file was loaded before', async () => {
  const Part = lazyComponent(async () => file, 'soon');
  await Part.preload();
  render(<Part name="a part at once" />);
  expect(screen.getByText('a part at once')).toBeTruthy();
});

it('loads its file again when it is shown, if that could not be loaded before', async () => {
  const load = vi.fn(async () => file);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const Part = lazyComponent(load);
  await Part.preload();
  await act(async () => render(<Part name="a part after all" />));
  expect(screen.getByText('a part after all')).toBeTruthy();
});
