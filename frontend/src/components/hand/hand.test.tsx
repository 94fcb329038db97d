import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { HandCard, HandOffer } from './hand-parts.ts';

const api = vi.hoisted(() => ({ hand: undefined as object | undefined, call: vi.fn() }));
vi.mock('#frontend/lib/api/client.ts', () => ({ call: api.call }));

const user = userEvent.setup({ delay: null });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const said = () => notifications.get()?.text.id;
const learning = { since: '2026-09-21T08:00:00.000Z', pages: 3, marks: 210 };

beforeEach(() => {
  localStorage.clear();
  notifications.set(undefined);
  session.set({ status: 'signed-in', user: { uid: 'u' } as never, role: 'teacher' });
  api.hand = undefined;
  api.call
    .mockReset()
    .mockImplementation(async ({ id }: Endpoint, sent?: { body: { learn: boolean } }) => {
      if (id === 'put-hand')
        api.hand = sent?.body.learn ? { ...learning, pages: 0, marks: 0 } : undefined;
      return api.hand;
    });
});

describe('the choice to have one’s handwriting learnt', () => {
  it('is off until the teacher asks for it', async () => {
    renderPage(<HandCard />);
    await press('Let Daftar learn my handwriting');
    await screen.findByText(/Nothing has been learnt yet/);
    expect(said()).toBe('hand.begun');
  });

  it('says since when and how much was learnt, and forgets it after a question', async () => {
    api.hand = learning;
    renderPage(<HandCard />);
    expect((await screen.findByText(/Learning since/)).textContent).toContain('21 September 2026');
    expect(screen.getByText('210 marks of 3 pages have been learnt.')).toBeTruthy();
    await press('Delete what was learnt');
    await screen.findByRole('dialog');
    expect(api.hand).toBe(learning);
    await press('Delete what was learnt');
    await screen.findByRole('button', { name: 'Let Daftar learn my handwriting' });
    expect([said(), api.hand]).toEqual(['hand.forgotten', undefined]);
  });

  it('stays as it was when it could not be changed', async () => {
    renderPage(<HandCard />);
    const button = await screen.findByRole('button', { name: 'Let Daftar learn my handwriting' });
    api.call.mockRejectedValue(new Error('down'));
    await user.click(button);
    await waitFor(() => expect(said()).toBe('hand.failed'));
    expect(screen.getByRole('button', { name: 'Let Daftar learn my handwriting' })).toBeTruthy();
  });
});

describe('the offer after many marks were checked', () => {
  const offer = () => screen.queryByText(/You had to check 24 marks/);
  const show = () => renderPage(<HandOffer count={24} />);

  it('is made once on a device, and ends with an answer', async () => {
    const { unmount } = show();
    await press('No, thank you');
    expect(offer()).toBeNull();
    unmount();
    show();
    await waitFor(() => expect(api.call).toHaveBeenCalledTimes(2));
    expect(offer()).toBeNull();
  });

  it('begins to learn, and ends', async () => {
    show();
    await press('Let Daftar learn my handwriting');
    await waitFor(() => expect(offer()).toBeNull());
    expect(api.hand).toMatchObject({ pages: 0 });
  });

  it('is not made to a teacher whose handwriting is learnt', async () => {
    api.hand = learning;
    show();
    await waitFor(() => expect(api.call).toHaveBeenCalled());
    expect(offer()).toBeNull();
  });
});
