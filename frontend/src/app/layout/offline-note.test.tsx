import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shownSince } from '../../lib/offline/kept-answers.ts';
import { useResource } from '../../lib/resources/use-resource.ts';
import { renderPage } from '../../test-support/render.tsx';
import OfflineNote from './offline-note.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => vi.useRealTimers());

it('asks again for what is shown, every 30 seconds for as long as the network does not answer', async () => {
  const answer = vi.fn(async () => 'from the device');
  const asked = () => answer.mock.calls;
  const Page = () => {
    useResource('a class', answer);
    return <OfflineNote uid="u" />;
  };
  shownSince.set(0);
  const { container } = renderPage(<Page />);
  expect(container.textContent).toContain('Offline.');
  await vi.waitFor(() => expect(asked()).toHaveLength(1));
  vi.advanceTimersByTime(30_000);
  await vi.waitFor(() => expect(asked()).toHaveLength(2));
  act(() => shownSince.set(undefined));
  vi.advanceTimersByTime(300_000);
  expect(vi.getTimerCount()).toBe(0);
  expect(container.textContent).not.toContain('Offline');
});
