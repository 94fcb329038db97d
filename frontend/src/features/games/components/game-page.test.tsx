import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#frontend/test-support/render.tsx';
import { GamePage } from './game-page.tsx';

it.each([
  ['en-US', 'Spinner Gamespinner'],
  ['ar', 'عجلة الأسماء'],
] as const)('shows the id of a game only after an English title: %s', (locale, header) => {
  renderPage(
    <GamePage title="games.spinner.title" id="spinner">
      …
    </GamePage>,
    { locale },
  );
  expect(screen.getByRole('banner').textContent).toBe(header);
});
