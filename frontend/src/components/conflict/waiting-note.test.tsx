import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadMessages } from '../../i18n/load-messages.ts';
import { renderPage } from '../../test-support/render.tsx';
import WaitingNote from './waiting-note.tsx';

const addresses = ['get-mark-sheet/c1/t1-abc', 'get-content-job/j1'];

beforeEach(() => loadMessages('conflict'));
afterEach(cleanup);

it('edits that wait for a choice are announced on other pages, with the way to the first', () => {
  renderPage(<WaitingNote addresses={addresses} />);
  expect(screen.getByText(/2 documents were changed here and on another device/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose' }).getAttribute('href')).toBe(
    '/classes/c1/marks/t1-abc',
  );
});

it('nothing is said where the page of the document asks itself', () => {
  renderPage(<WaitingNote addresses={addresses} />, { at: '/classes/c1/marks/t1-abc' });
  expect(screen.queryByRole('alert')).toBeNull();
});
