import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#frontend/test-support/render.tsx';
import GamePage from './game-page.tsx';

const network = vi.hoisted(() => ({ works: false }));
vi.mock('../components/spinner/spinner-game.tsx', () => {
  if (!network.works) throw new TypeError('Failed to fetch dynamically imported module');
  return { default: () => 'the wheel', begin: undefined };
});

it('says that a game could not be loaded, and tries again', async () => {
  await act(async () =>
    renderPage(
      <Routes>
        <Route path="/games/:gameId" element={<GamePage />} />
      </Routes>,
      { at: '/games/spinner' },
    ),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('No connection');
  expect(screen.getByRole('link', { name: 'All games' })).toBeTruthy();
  network.works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/the wheel/)).toBeTruthy();
});
