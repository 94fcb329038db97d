import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session, type SessionUser } from '#frontend/lib/auth/session.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import SignInLinkPage from './sign-in-link-page.tsx';

const emailLink = vi.hoisted(() => ({ signInByLink: vi.fn(), sendSignInLink: vi.fn() }));
// The identity provider's client needs a network.
vi.mock('#frontend/lib/auth/load-identity.ts', () => ({ loadEmailLink: async () => emailLink }));

const refusal = (code: string) => Object.assign(new Error(code), { code });
const user = userEvent.setup({ delay: null });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const address = () => screen.getByTestId('address').textContent;
const link = '/sign-in-link?email=salma%40example.com&mode=signIn&oobCode=c&apiKey=k';
const nameless = '/sign-in-link?mode=signIn&oobCode=c&apiKey=k';
const someone = (email: string): SessionUser => ({
  uid: 'u',
  email,
  displayName: undefined,
  photoUrl: undefined,
  emailVerified: true,
  provider: 'password',
});
const open = (at: string) => renderPage(<SignInLinkPage />, { at });

beforeEach(() => {
  for (const fake of Object.values(emailLink)) fake.mockReset().mockResolvedValue(undefined);
  notifications.set(undefined);
  localStorage.clear();
  session.set({ status: 'signed-out', deliberate: false });
});

describe('the page of a sign-in link', () => {
  it('asks whether to continue, and does nothing until then', async () => {
    open(link);
    expect(screen.getByText(/Continue as/).textContent).toBe('Continue as salma@example.com?');
    await user.click(screen.getByRole('link', { name: 'This is not my address' }));
    expect(address()).toBe('/login');
    expect(emailLink.signInByLink).not.toHaveBeenCalled();
    expect(localStorage.getItem('userLanguage')).toBeNull();
  });

  it('signs in with the address of the link and leads home', async () => {
    open(link);
    await press('Continue');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(emailLink.signInByLink).toHaveBeenCalledExactlyOnceWith(
      'salma@example.com',
      location.href,
    );
    expect(notifications.get()?.text.id).toBe('auth.loginSuccess');
  });

  it('keeps the language of the mail on this device', async () => {
    renderPage(<SignInLinkPage />, { at: link, locale: 'ar' });
    await press('متابعة');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(localStorage.getItem('userLanguage')).toBe('ar');
  });

  it('waits until it is known who is signed in', () => {
    session.set({ status: 'loading' });
    open(link);
    expect(emailLink.signInByLink).not.toHaveBeenCalled();
  });

  it('asks for the address when the link has none', async () => {
    open(nameless);
    await press('Continue');
    expect(screen.getByText('Please enter your email')).toBeTruthy();
    await user.type(screen.getByLabelText('Email'), 'salma@example');
    expect(screen.getByText('Please enter a valid email')).toBeTruthy();
    expect(emailLink.signInByLink).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Email'), '.com');
    await press('Continue');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('asks again when the link was sent to another address', async () => {
    emailLink.signInByLink.mockRejectedValueOnce(refusal('auth/invalid-email'));
    open(link);
    await press('Continue');
    await screen.findByText('The link was sent to another address. Please check it.');
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'amina@example.com');
    await press('Continue');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(emailLink.signInByLink).toHaveBeenLastCalledWith('amina@example.com', location.href);
  });

  it.each(['auth/invalid-action-code', 'auth/expired-action-code'])(
    'offers a new link after %s',
    async (code) => {
      emailLink.signInByLink.mockRejectedValue(refusal(code));
      open(link);
      await press('Continue');
      await screen.findByText(/This link has expired or was already used/);
      await press('Email me a new link');
      expect(emailLink.sendSignInLink).toHaveBeenCalledWith('salma@example.com');
      await screen.findByText(/we have sent it a sign-in link/);
    },
  );

  it.each([
    ['auth/user-disabled', 'This account has been disabled.'],
    ['auth/network-request-failed', 'No connection. Check your network and try again.'],
    ['daftar/no-account', /There is no account for/],
  ])('says what %s means', async (code, text) => {
    emailLink.signInByLink.mockRejectedValue(refusal(code));
    open(link);
    await press('Continue');
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('leads to the dashboard without a second message when the session has ended', async () => {
    emailLink.signInByLink.mockRejectedValue(refusal('daftar/session-ended'));
    open(link);
    await press('Continue');
    await waitFor(() => expect(address()).toBe('/dashboard'));
    expect(notifications.get()).toBeUndefined();
  });

  it('tries again after a failure', async () => {
    emailLink.signInByLink.mockRejectedValueOnce(refusal('auth/network-request-failed'));
    open(link);
    await press('Continue');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it.each(['/sign-in-link', '/sign-in-link?mode=resetPassword&oobCode=c'])(
    'says that %s is incomplete',
    (at) => {
      open(at);
      expect(screen.getByText(/Part of the link is missing/)).toBeTruthy();
      expect(emailLink.signInByLink).not.toHaveBeenCalled();
    },
  );

  it('asks before it logs out another user', async () => {
    session.set({ status: 'signed-in', user: someone('amina@example.com'), role: 'teacher' });
    open(link);
    expect(screen.getByText(/amina@example\.com/)).toBeTruthy();
    expect(emailLink.signInByLink).not.toHaveBeenCalled();
    await press('Log out and continue');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('also asks when a link without an address belongs to another user', async () => {
    session.set({ status: 'signed-in', user: someone('amina@example.com'), role: 'teacher' });
    open(nameless);
    await user.type(screen.getByLabelText('Email'), 'salma@example.com');
    await press('Continue');
    expect(emailLink.signInByLink).not.toHaveBeenCalled();
    await press('Log out and continue');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('does not ask the same user to log out first', async () => {
    session.set({ status: 'signed-in', user: someone('Salma@example.com'), role: 'student' });
    open(link);
    expect(screen.getByRole('link', { name: 'Stay logged in' })).toBeTruthy();
    await press('Continue');
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('leads to the dashboard when the link was used and the user is signed in', async () => {
    emailLink.signInByLink.mockRejectedValue(refusal('auth/invalid-action-code'));
    session.set({ status: 'signed-in', user: someone('salma@example.com'), role: 'student' });
    open(link);
    await press('Continue');
    await screen.findByText('This link was already used, and you are logged in.');
    expect(screen.getByRole('link', { name: 'Go to homepage' }).getAttribute('href')).toBe(
      '/dashboard',
    );
  });
});
