import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { shownSince } from '../../lib/offline/kept-answers.ts';
import { writeSetting } from '../../lib/settings/local-settings.ts';
import { renderPage } from '../../test-support/render.tsx';
import { NotSavedNote } from './not-saved-note.tsx';

afterEach(() => {
  act(() => shownSince.set(undefined));
  localStorage.clear();
});

const show = async (problem: 'error.network' | 'error.unavailable') => {
  renderPage(
    <NotSavedNote
      problem={{ id: problem }}
      saveNow={async () => undefined}
      onTried={() => undefined}
    />,
  );
  await screen.findByRole('button', { name: 'Save now' });
};
const isShown = () => screen.queryByRole('button', { name: 'Save now' }) !== null;

it('is left out while the page says that there is no network and edits are kept', async () => {
  await show('error.network');
  act(() => shownSince.set(Date.parse('2026-11-28T08:00:00Z')));
  expect(isShown()).toBe(false);
  act(() => shownSince.set(undefined));
  expect(isShown()).toBe(true);
});

it('stays for another reason', async () => {
  await show('error.unavailable');
  act(() => shownSince.set(Date.parse('2026-11-28T08:00:00Z')));
  expect(isShown()).toBe(true);
});

it('stays on a shared computer, which keeps nothing', async () => {
  writeSetting('sharedDevice', 'true');
  await show('error.network');
  act(() => shownSince.set(Date.parse('2026-11-28T08:00:00Z')));
  expect(isShown()).toBe(true);
});
