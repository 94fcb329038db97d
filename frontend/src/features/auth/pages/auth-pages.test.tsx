import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSharedDevice } from '#frontend/lib/settings/local-settings.ts';
import { removeSetting, writeSetting } from '#frontend/lib/settings/local-settings.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import ForgotPasswordPage from './forgot-password-page.tsx';
import LoginPage from './login-page.tsx';
import RegisterPage from './register-page.tsx';

const identity = vi.hoisted(() => ({
  signIn: vi.fn(),
  shareDevice: vi.fn(),
  signInInWindow: vi.fn(),
  register: vi.fn(),
  sendReset: vi.fn(),
  sendSignInLink: vi.fn(),
  canRedirectToGoogle: vi.fn(),
  redirectToGoogle: vi.fn(),
  finishRedirect: vi.fn(),
  openSecondStep: vi.fn(),
  confirm: vi.fn(),
}));
// The identity provider's client needs a network.
vi.mock('#frontend/lib/auth/load-identity.ts', () => ({
  loadIdentity: async () => identity,
  loadEmailLink: async () => identity,
  loadSecondStep: async () => ({ openSecondStep: identity.openSecondStep }),
}));
vi.mock('#frontend/lib/auth/share-device.ts', () => ({ shareDevice: identity.shareDevice }));

const refusal = (code: string) => Object.assign(new Error(code), { code });
const user = userEvent.setup({ delay: null });
const field = (label: string) => screen.getByLabelText(label);
/** Pastes a text, as a password manager does: a form is shown again for each typed letter. */
const fill = async (element: HTMLElement, text: string) => {
  await user.click(element);
  await user.paste(text);
};
const press = (name: string) => user.click(screen.getByRole('button', { name }));

/** The current path of the page. */
const AnyPage = () => {
  const { pathname } = useLocation();
  if (pathname === '/register') return <RegisterPage />;
  return pathname === '/login' ? <LoginPage /> : <ForgotPasswordPage />;
};

beforeEach(() => {
  for (const fake of Object.values(identity)) fake.mockReset().mockResolvedValue(undefined);
  notifications.set(undefined);
});

describe('the login page', () => {
  it('asks for both fields and moves the focus to the first', async () => {
    renderPage(<LoginPage />);
    await press('Login');
    expect(screen.getByText('Please enter your email')).toBeTruthy();
    expect(screen.getByText('Please enter your password')).toBeTruthy();
    expect(document.activeElement).toBe(field('Email'));
    expect(identity.signIn).not.toHaveBeenCalled();
  });

  it.each([
    ['token', 'en-US', /ended from another device or by a new password/],
    ['token', 'ar', /أُنهي هذا الدخول من جهاز آخر/],
    ['authentication', 'en-US', /no longer accepts this login/],
    ['accountGone', 'ar', /لم يعد هذا الحساب موجودا/],
  ] as const)(
    'says why the last session ended, also after a reload: %s in %s',
    (why, locale, text) => {
      writeSetting('sessionEnd', why);
      const { unmount } = renderPage(<LoginPage />, { locale });
      expect(screen.getByText(text)).toBeTruthy();
      unmount();
      renderPage(<LoginPage />, { locale });
      expect(screen.getByText(text)).toBeTruthy();
      cleanup();
      removeSetting('sessionEnd');
      renderPage(<LoginPage />, { locale });
      expect(screen.queryByText(text)).toBeNull();
    },
  );

  it('says nothing of a reason that this release does not know', () => {
    writeSetting('sessionEnd', '<b>');
    renderPage(<LoginPage />);
    expect(screen.queryByText(/logged out/)).toBeNull();
    removeSetting('sessionEnd');
  });

  it.each(['a', 'a@b', 'a b@c.d', '@b.c'])('rejects the address %s', async (address) => {
    renderPage(<LoginPage />);
    await user.type(field('Email'), address);
    await press('Login');
    expect(screen.getByText('Please enter a valid email')).toBeTruthy();
  });

  it('can be told that others use the computer too, says what that costs, and remembers it', async () => {
    const { unmount } = renderPage(<LoginPage />);
    const shared = () =>
      screen.getByRole<HTMLInputElement>('checkbox', { name: /shared computer/ });
    expect(screen.queryByText(/Closing this tab logs you out/)).toBeNull();
    await user.click(shared());
    expect(screen.getByText(/Closing this tab logs you out/)).toBeTruthy();
    await waitFor(() => expect(identity.shareDevice).toHaveBeenCalledOnce());
    unmount();
    renderPage(<LoginPage />);
    expect(shared().checked).toBe(true);
    await user.click(shared());
    expect(isSharedDevice()).toBe(false);
  });

  it('signs in and says so', async () => {
    renderPage(<LoginPage />);
    await user.type(field('Email'), ' amina@example.com ');
    await user.type(field('Password'), 'secret1');
    await press('Login');
    expect(identity.signIn).toHaveBeenCalledWith('amina@example.com', 'secret1');
    expect(notifications.get()).toMatchObject({
      tone: 'success',
      text: { id: 'auth.loginSuccess' },
    });
  });

  it.each([
    ['auth/invalid-credential', 'Invalid email or password.'],
    ['auth/user-disabled', 'This account has been disabled.'],
    ['auth/internal-error', 'An error occurred during login. Please try again.'],
  ])('shows the message for %s', async (code, text) => {
    identity.signIn.mockRejectedValue(refusal(code));
    renderPage(<LoginPage />);
    await fill(field('Email'), 'amina@example.com');
    await fill(field('Password'), 'secret1');
    await press('Login');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(notifications.get()?.tone).toBe('error');
  });

  it('shows no second message when the session has already ended with one', async () => {
    identity.signIn.mockRejectedValue(refusal('daftar/session-ended'));
    renderPage(<LoginPage />);
    await fill(field('Email'), 'amina@example.com');
    await fill(field('Password'), 'secret1');
    await press('Login');
    expect(notifications.get()).toBeUndefined();
    expect(screen.queryByText(/An error occurred/)).toBeNull();
  });
});

describe('the sign-in link by e-mail', () => {
  const notice = /we have sent it a sign-in link/;

  it('needs only the address', async () => {
    renderPage(<LoginPage />);
    await press('Email me a sign-in link');
    expect(screen.getByText('Please enter your email')).toBeTruthy();
    expect(screen.queryByText('Please enter your password')).toBeNull();
    expect(document.activeElement).toBe(field('Email'));
    await fill(field('Email'), ' amina@example.com ');
    await press('Email me a sign-in link');
    expect(identity.sendSignInLink).toHaveBeenCalledWith('amina@example.com');
    expect(screen.getByText(notice)).toBeTruthy();
  });

  it('says that it was requested too often', async () => {
    identity.sendSignInLink.mockRejectedValue(refusal('auth/too-many-requests'));
    renderPage(<LoginPage />);
    await fill(field('Email'), 'amina@example.com');
    await press('Email me a sign-in link');
    expect(notifications.get()).toMatchObject({
      tone: 'error',
      text: { id: 'auth.tooManyRequests' },
    });
    expect(screen.queryByText(notice)).toBeNull();
  });
});

describe('the Google button', () => {
  it('says what to do about a blocked pop-up window', async () => {
    identity.signInInWindow.mockRejectedValue(refusal('auth/popup-blocked'));
    renderPage(<LoginPage />);
    await press('Continue with Google');
    expect(notifications.get()).toMatchObject({
      tone: 'error',
      text: { id: 'auth.popupBlocked' },
    });
    expect(screen.queryByRole('button', { name: /on this page/ })).toBeNull();
  });

  it('signs in and says so', async () => {
    renderPage(<LoginPage />);
    await press('Continue with Google');
    expect(notifications.get()?.text.id).toBe('auth.googleSuccess');
  });

  it.each([
    ['auth/popup-closed-by-user', undefined],
    ['auth/cancelled-popup-request', undefined],
    ['daftar/session-ended', undefined],
    ['auth/internal-error', 'auth.loginError'],
  ])('answers %s with %s', async (code, id) => {
    identity.signInInWindow.mockRejectedValue(refusal(code));
    renderPage(<LoginPage />);
    await press('Continue with Google');
    expect(notifications.get()?.text.id).toBe(id);
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeTruthy();
  });
});

describe('signing in with Google without a pop-up window', () => {
  const here = 'Continue with Google on this page';
  const pending = 'firebase:pendingRedirect:key:[DEFAULT]';
  afterEach(() => sessionStorage.clear());

  const blocked = async (): Promise<void> => {
    identity.signInInWindow.mockRejectedValue(refusal('auth/popup-blocked'));
    identity.canRedirectToGoogle.mockResolvedValue(true);
    renderPage(<LoginPage />);
    await press('Continue with Google');
  };

  it('is offered when the pop-up was blocked', async () => {
    await blocked();
    await press(here);
    expect(notifications.get()?.text.id).toBe('auth.popupBlockedHere');
    expect(identity.redirectToGoogle).toHaveBeenCalledOnce();
  });

  it('says why the page could not open Google', async () => {
    identity.redirectToGoogle.mockRejectedValue(refusal('auth/network-request-failed'));
    await blocked();
    await press(here);
    await waitFor(() => expect(notifications.get()?.text.id).toBe('error.network'));
  });

  it.each([
    [undefined, 'auth.googleSuccess'],
    ['auth/redirect-cancelled-by-user', undefined],
    ['auth/user-disabled', 'auth.disabled'],
    ['auth/internal-error', 'auth.loginError'],
  ])('finishes when Google leads back: %s is answered with %s', async (code, id) => {
    sessionStorage.setItem(pending, 'true');
    if (code !== undefined) identity.finishRedirect.mockRejectedValue(refusal(code));
    renderPage(<LoginPage />);
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeTruthy();
    expect(identity.finishRedirect).toHaveBeenCalledOnce();
    expect(notifications.get()?.text.id).toBe(id);
  });

  it('asks the provider nothing when the user has not been to Google', () => {
    renderPage(<LoginPage />);
    expect(identity.finishRedirect).not.toHaveBeenCalled();
  });

  it('asks for the second step of the account afterwards', async () => {
    sessionStorage.setItem(pending, 'true');
    identity.finishRedirect.mockRejectedValue(refusal('auth/multi-factor-auth-required'));
    identity.openSecondStep.mockResolvedValue({ apps: [{ id: 'a', name: '' }], confirm: vi.fn() });
    renderPage(<LoginPage />);
    expect(await screen.findByLabelText('6-digit code')).toBeTruthy();
  });
});

describe('the second step of signing in', () => {
  const oneApp = [{ id: 'app-1', name: '' }];
  const codeField = () => screen.findByLabelText('6-digit code');

  /** Logs in by password to an account whose second step is a code from one of these apps. */
  const challenged = async (apps = oneApp, locale: 'en-US' | 'ar' = 'en-US'): Promise<void> => {
    identity.signIn.mockRejectedValue(refusal('auth/multi-factor-auth-required'));
    identity.openSecondStep.mockResolvedValue({ apps, confirm: identity.confirm });
    renderPage(<AnyPage />, { at: '/login', locale });
    const isArabic = locale === 'ar';
    await fill(field(isArabic ? 'البريد الإلكتروني' : 'Email'), 'amina@example.com');
    await fill(field(isArabic ? 'كلمة السر' : 'Password'), 'secret1');
    await press(isArabic ? 'تسجيل الدخول' : 'Login');
  };

  it('asks for the code of an authenticator app, in a field of its own that has the focus', async () => {
    await challenged();
    const code = await codeField();
    expect(screen.getByRole('heading', { name: 'Confirm it is you' })).toBeTruthy();
    expect(document.activeElement).toBe(code);
    expect(code).toHaveProperty('autocomplete', 'one-time-code');
    expect(code).toHaveProperty('inputMode', 'numeric');
    expect(notifications.get()).toBeUndefined();
    await user.type(code, '123 456');
    await press('Login');
    expect(identity.confirm).toHaveBeenCalledWith('app-1', '123456');
    expect(notifications.get()).toMatchObject({
      tone: 'success',
      text: { id: 'auth.loginSuccess' },
    });
  });

  it('accepts Arabic digits', async () => {
    await challenged(oneApp, 'ar');
    await user.type(await screen.findByLabelText('الرمز المكوّن من 6 أرقام'), '١٢٣٤٥٦{Enter}');
    expect(identity.confirm).toHaveBeenCalledWith('app-1', '123456');
  });

  it('asks for six digits', async () => {
    await challenged();
    await user.type(await codeField(), '12345{Enter}');
    expect(screen.getByText('Please enter the 6 digits of the code')).toBeTruthy();
    expect(identity.confirm).not.toHaveBeenCalled();
  });

  it('says at the field that a code is wrong, and accepts the next one', async () => {
    await challenged();
    identity.confirm.mockRejectedValueOnce(refusal('auth/invalid-verification-code'));
    const code = await codeField();
    await user.type(code, '123456');
    await press('Login');
    const note = await screen.findByText(/^This code is wrong or has expired/);
    expect(code.getAttribute('aria-describedby')).toBe(note.id);
    expect(document.activeElement).toBe(code);
    expect(notifications.get()?.text.id).toBe('auth.secondStep.wrongCode');
    await user.clear(code);
    await user.type(code, '654321{Enter}');
    expect(identity.confirm).toHaveBeenLastCalledWith('app-1', '654321');
    await waitFor(() => expect(notifications.get()?.text.id).toBe('auth.loginSuccess'));
  });

  it.each([
    ['auth/too-many-requests', /^You have requested this too many times/],
    ['auth/totp-challenge-timeout', /^Your login has expired/],
    ['auth/invalid-multi-factor-session', /^Your login has expired/],
    ['auth/network-request-failed', /^No connection/],
    ['auth/internal-error', /^An error occurred during login/],
  ])('shows the message for %s', async (code, text) => {
    await challenged();
    identity.confirm.mockRejectedValue(refusal(code));
    await user.type(await codeField(), '123456{Enter}');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(notifications.get()?.tone).toBe('error');
  });

  it('leads back to the login form, which keeps the address', async () => {
    await challenged();
    await press('Back to login');
    expect(field('Email')).toHaveProperty('value', 'amina@example.com');
  });

  it('lets the user choose among several apps', async () => {
    await challenged([...oneApp, { id: 'app-2', name: 'Old phone' }]);
    await user.selectOptions(await screen.findByLabelText('Authenticator app'), 'Old phone');
    await user.type(await codeField(), '123456{Enter}');
    expect(identity.confirm).toHaveBeenCalledWith('app-2', '123456');
  });

  it('says that codes by text message are not supported', async () => {
    await challenged([]);
    expect(
      await screen.findByText(/^This site cannot ask for codes that come by text message/),
    ).toBeTruthy();
    expect(screen.queryByLabelText('6-digit code')).toBeNull();
    expect(screen.getByRole('button', { name: 'Back to login' })).toBeTruthy();
  });

  it.each(['/login', '/register'])('is also required after Google, at %s', async (at) => {
    identity.signInInWindow.mockRejectedValue(refusal('auth/multi-factor-auth-required'));
    identity.openSecondStep.mockResolvedValue({ apps: oneApp, confirm: identity.confirm });
    renderPage(<AnyPage />, { at });
    await press('Continue with Google');
    await user.type(await codeField(), '123456{Enter}');
    await waitFor(() => expect(notifications.get()?.text.id).toBe('auth.googleSuccess'));
  });
});

describe('the register page', () => {
  it('asks for every field, and a password of at least six characters', async () => {
    renderPage(<RegisterPage />);
    await press('Create account');
    expect(screen.getByText('Please enter your password')).toBeTruthy();
    await user.type(field('Password'), '12345');
    expect(screen.getByText('Please enter your full name')).toBeTruthy();
    expect(screen.getByText('Please enter your email')).toBeTruthy();
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
  });

  it.each([
    [true, 'amina@example.com'],
    [false, undefined],
  ])('registers, then goes to the login page; mail sent: %s', async (mailed, address) => {
    identity.register.mockResolvedValue(mailed);
    renderPage(<AnyPage />, { at: '/register' });
    await fill(field('Full name'), 'Amina');
    await fill(field('Email'), 'amina@example.com');
    await fill(field('Password'), 'secret1');
    await press('Create account');
    expect(identity.register).toHaveBeenCalledWith('Amina', 'amina@example.com', 'secret1');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/login'));
    expect(notifications.get()?.text.id).toBe('auth.registerSuccess');
    if (address) expect(screen.getByText(address, { exact: false })).toBeTruthy();
    expect(screen.getByText('Your account is ready. Log in to begin.')).toBeTruthy();
    expect(screen.queryByText('Good to see you again.')).toBeNull();
    expect(field('Email')).toHaveProperty('value', 'amina@example.com');
  });

  it('shows the code of an error it does not know', async () => {
    identity.register.mockRejectedValue(refusal('auth/odd'));
    renderPage(<RegisterPage />);
    await fill(field('Full name'), 'Amina');
    await fill(field('Email'), 'amina@example.com');
    await fill(field('Password'), 'secret1');
    await press('Create account');
    expect(await screen.findByText('Registration failed: auth/odd')).toBeTruthy();
  });

  it('says that there is no connection when the sign-in code could not be loaded', async () => {
    identity.register.mockRejectedValue(
      new TypeError('Failed to fetch dynamically imported module'),
    );
    renderPage(<RegisterPage />);
    await fill(field('Full name'), 'Amina');
    await fill(field('Email'), 'amina@example.com');
    await fill(field('Password'), 'secret1');
    await press('Create account');
    expect(await screen.findByText(/^No connection/)).toBeTruthy();
    expect(notifications.get()?.text.id).toBe('error.network');
  });
});

describe('the forgot-password page', () => {
  it('asks for the address, and leads back to the login page', async () => {
    renderPage(<AnyPage />, { at: '/forgot-password' });
    await press('Send Reset Link');
    expect(screen.getByText('Please enter your email')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Back to login' }));
    expect(screen.getByTestId('address').textContent).toBe('/login');
  });

  it('passes the address on to the login page', async () => {
    renderPage(<AnyPage />, { at: '/forgot-password' });
    await fill(field('Email'), ' amina@example.com ');
    await press('Send Reset Link');
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/login'));
    expect(field('Email')).toHaveProperty('value', 'amina@example.com');
    expect(document.querySelector('bdi')).toBeNull();
  });

  it('answers an address without an account like any other', async () => {
    identity.sendReset.mockRejectedValue(refusal('auth/user-not-found'));
    renderPage(<ForgotPasswordPage />);
    await fill(field('Email'), 'nobody@example.com');
    await press('Send Reset Link');
    expect(notifications.get()).toMatchObject({ tone: 'success', text: { id: 'auth.resetSent' } });
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/login'));
  });
});
