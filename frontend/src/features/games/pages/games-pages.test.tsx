import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { listGames } from '#shared/contracts/games.ts';
import { gameImage, games } from '#lambdas/games/domain/games.ts';
import type { Locale } from '#shared/model/locale.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import GamePage from './game-page.tsx';
import GamesPage from './games-page.tsx';

const catalogue = games.map(({ id, name, description }) => ({
  id,
  name: name.en,
  description: description.en,
  image: gameImage(id),
  names: name,
  descriptions: description,
}));
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  localStorage.clear();
});

describe('the list of games', () => {
  const open = (locale: Locale = 'en-US') => renderPage(<GamesPage />, { locale });

  it('shows each game with its picture, name and description, as a link', async () => {
    api.on(listGames, { body: catalogue });
    const { container } = open();
    const link = await screen.findByRole('link', { name: 'Quiz Game' });
    expect(link.getAttribute('href')).toBe('/games/quiz');
    expect(screen.getByText(/podium/)).toBeTruthy();
    expect(container.querySelector('img[src="/games/quiz.svg"]')).toBeTruthy();
    expect(document.title).toBe('In-Class Games · Daftar');
  });

  it('speaks the language of the interface', async () => {
    api.on(listGames, { body: catalogue });
    open('ar');
    expect(await screen.findByRole('link', { name: 'عجلة الأسماء' })).toBeTruthy();
  });

  it('says that there are no games', async () => {
    api.on(listGames, { body: [] });
    open();
    expect(await screen.findByText('No games yet')).toBeTruthy();
  });

  it('says that the games could not be loaded, and tries again', async () => {
    api.on(listGames, { status: 500, body: { code: 'internal' } });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch games');
    api.on(listGames, { body: catalogue });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Spinner Game' })).toBeTruthy();
  });
});

describe('the page of a game', () => {
  const open = (id: string) =>
    act(async () =>
      renderPage(
        <Routes>
          <Route path="/games/:gameId" element={<GamePage />} />
        </Routes>,
        { at: `/games/${id}` },
      ),
    );

  it.each([
    ['quiz', 'Quiz Game'],
    ['spinner', 'Spinner Game'],
    ['chess', 'Game not found'],
    ['Quiz', 'Game not found'],
    ['constructor', 'Game not found'],
    ['<b>bold<%2Fb>', 'Game not found'],
  ])('titles %s as “%s”, followed by the id', async (id, title) => {
    await open(id);
    const heading = await screen.findByRole('heading', { level: 1, name: title });
    expect(heading.nextElementSibling?.textContent).toBe(decodeURIComponent(id));
    expect(document.title).toBe(`${title} · Daftar`);
  });

  it('leads from an unknown game back to all games', async () => {
    await open('chess');
    await userEvent.click(screen.getAllByRole('link', { name: 'All games' })[1]!);
    expect(screen.getByTestId('address').textContent).toBe('/games');
  });
});
