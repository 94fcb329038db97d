import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useClass } from '#frontend/record/api/classes.ts';
import { fakeApi } from './fake-api.ts';
import { renderPage } from './render.tsx';
import { waitingNotice } from './wait-and-say.ts';

const ClassName = () => {
  const { data, error } = useClass('2m3');
  return <p>{error ? 'Not loaded' : data?.name}</p>;
};

it('a test that waits long names itself, what the page shows, and the calls without an answer', async () => {
  fakeApi();
  renderPage(<ClassName />);
  await screen.findByText('Not loaded');
  expect(waitingNotice()).toMatch(/names itself.* The page shows: Not loaded/);
  expect(waitingNotice()).toContain('The fake API has no answer for GET /api/classes/2m3.');
  fakeApi();
  expect(waitingNotice()).not.toContain('no answer');
});
