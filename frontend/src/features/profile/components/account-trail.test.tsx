import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { listTrail } from '#shared/contracts/trail.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { fakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { AccountTrail } from './account-trail.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);

it('shows a month when asked, then earlier ones below, and what it has no name for', async () => {
  const api = fakeApi();
  const answers = [
    {
      month: '2026-11',
      entries: [{ at: '2026-11-20T08:00:00.000Z', what: 'class-deleted', device: 'phone' }],
      earlier: '2026-10',
    },
    {
      month: '2026-10',
      entries: [{ at: '2026-10-20T08:00:00.000Z', what: 'of-a-newer-release', device: 'watch' }],
    },
  ];
  api.on(listTrail, () => ({ body: answers.shift() }));
  renderPage(<AccountTrail />);
  expect(rows()).toEqual([]);
  await press('Show the latest month');
  await screen.findByText('A class was deleted');
  await press('Show the month before');
  await screen.findByText('Something else');
  expect(api.callsOf(listTrail).map(({ search }) => search)).toEqual(['', '?month=2026-10']);
  const [first, second] = rows();
  expect(first).toMatch(/class was deleted.*Phone/);
  expect(second).toMatch(/Something else.*Another device/);
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that a month has nothing, and keeps what it shows when a month cannot be loaded', async () => {
  const api = fakeApi();
  api.on(listTrail, { body: { month: '2026-11', entries: [], earlier: '2026-10' } });
  renderPage(<AccountTrail />);
  await press('Show the latest month');
  await screen.findByText('Nothing in these months.');
  api.on(listTrail, { status: 500, body: { code: 'internal' } });
  await press('Show the month before');
  await waitFor(() =>
    expect(notifications.get()).toMatchObject({ text: { id: 'profile.trailFailed' } }),
  );
  expect(screen.getByRole('button', { name: 'Show the month before' })).toBeTruthy();
});
