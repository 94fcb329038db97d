import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyOverlay } from '../../components/dialog/lazy-overlay.tsx';
import { newerVersion } from '../../lib/new-version.ts';
import { notifications } from '../../lib/notifications/notifications.ts';
import { renderPage } from '../../test-support/render.tsx';
import { NewVersionNote } from './new-version-note.tsx';

afterEach(() => {
  newerVersion.set(false);
  document.head.querySelector('script')?.remove();
});

it('offers to load the page again once a dialog’s file is gone with an older version', async () => {
  document.head.insertAdjacentHTML('beforeend', '<script type="module" src="/main-1.js"></script>');
  vi.stubGlobal('fetch', async () => new Response('<script src="/main-2.js"></script>'));
  const Dialog = lazyOverlay(
    (): Promise<{ default: ComponentType<{ open: boolean; onClose: () => void }> }> =>
      Promise.reject(new TypeError('Failed to fetch')),
  );
  renderPage(<NewVersionNote />);
  expect(screen.queryByRole('button')).toBeNull();
  await act(async () => renderPage(<Dialog open onClose={() => undefined} />));
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(screen.getByText(/^There is a new version of this site/)).toBeTruthy();
  expect(notifications.get()?.text.id).toBe('error.newVersion');
});
