import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../lib/auth/session.ts';
import { renderPage } from '../../../test-support/render.tsx';
import SignInLinkPage from './sign-in-link-page.tsx';

const identity = vi.hoisted(() => ({ signInByLink: vi.fn() }));
// The identity provider's client needs a network.
vi.mock('../../../lib/auth/load-identity.ts', () => ({ loadIdentity: async () => identity }));

const link = '/sign-in-link?email=a%2Bb%40example.com&mode=signIn&oobCode=x';
const open = (at: string) => renderPage(<SignInLinkPage />, { at });
const user = userEvent.setup();

beforeEach(() => {
  identity.signInByLink.mockReset().mockResolvedValue(undefined);
  session.set({ status: 'signed-out', deliberate: false });
});

describe('the page of an invitation’s link', () => {
  it('signs a visitor in at once and goes to the dashboard', async () => {
    open(link);
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/dashboard'));
    expect(identity.signInByLink).toHaveBeenCalledWith('a+b@example.com', window.location.href);
  });

  it('waits until it is known who is signed in, and asks who already is', async () => {
    session.set({ status: 'loading' });
    open(link);
    expect(identity.signInByLink).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(identity.signInByLink).toHaveBeenCalledOnce();
  });

  it('asks for an address the link does not bring', async () => {
    open('/sign-in-link?oobCode=x');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Please enter your email')).toBeTruthy();
    expect(identity.signInByLink).not.toHaveBeenCalled();
  });

  it('says what to do about a used link', async () => {
    identity.signInByLink.mockRejectedValue(
      Object.assign(new Error('used'), { code: 'auth/invalid-action-code' }),
    );
    open(link);
    expect(await screen.findByText(/no longer valid/)).toBeTruthy();
  });
});
