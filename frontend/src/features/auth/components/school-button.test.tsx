import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import SchoolButton from './school-button.tsx';

const identity = vi.hoisted(() => ({ signInInWindow: vi.fn(), openSecondStep: vi.fn() }));
vi.mock('#frontend/lib/auth/load-identity.ts', () => ({
  loadIdentity: async () => identity,
  loadSecondStep: async () => identity,
}));

const config = { apiBase: '/api', firebase: {} };
const schoolSignOn = { providerId: 'saml.ministry', name: 'وزارة التربية' };
const answerConfig = vi.fn<() => Promise<Response>>();
const refusal = (code: string) => Object.assign(new Error(code), { code });
const user = userEvent.setup({ delay: null });
const onChallenge = vi.fn();
const prepare = vi.fn();
const show = (locale: 'en-US' | 'ar' = 'en-US') =>
  renderPage(<SchoolButton onChallenge={onChallenge} prepare={prepare} />, { locale });
const button = () => screen.findByRole('button', { name: /^Continue with .*وزارة التربية/ });

beforeEach(() => {
  answerConfig
    .mockReset()
    .mockImplementation(() => Promise.resolve(Response.json({ ...config, schoolSignOn })));
  vi.stubGlobal('fetch', answerConfig);
  for (const fake of [...Object.values(identity), onChallenge, prepare]) fake.mockReset();
  identity.signInInWindow.mockResolvedValue(undefined);
  notifications.set(undefined);
});

describe('the button of the school’s sign-on', () => {
  it.each([
    ['has none', () => Promise.resolve(Response.json(config))],
    ['has no settings', () => Promise.resolve(new Response('', { status: 503 }))],
    ['cannot be asked', () => Promise.reject<Response>(new TypeError('no network'))],
  ])('is not there if the host %s', async (_, answer) => {
    answerConfig.mockImplementation(answer);
    show();
    await act(async () => void (await vi.waitFor(() => expect(answerConfig).toHaveBeenCalled())));
    expect(answerConfig).toHaveBeenCalledWith('/config.json');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names the school in Arabic too', async () => {
    show('ar');
    expect(
      await screen.findByRole('button', { name: /^المتابعة عبر .*وزارة التربية/ }),
    ).toBeTruthy();
  });

  it('loads the client when it is reached, and signs in when it is pressed', async () => {
    show();
    await user.hover(await button());
    expect(prepare).toHaveBeenCalled();
    expect(identity.signInInWindow).not.toHaveBeenCalled();
    await user.click(await button());
    expect(identity.signInInWindow).toHaveBeenCalledExactlyOnceWith('school');
    await vi.waitFor(() => expect(notifications.get()?.text.id).toBe('auth.loginSuccess'));
  });

  it.each([
    ['auth/popup-closed-by-user', 'auth.schoolClosed'],
    ['auth/user-cancelled', 'auth.schoolClosed'],
    ['auth/popup-blocked', 'auth.popupBlocked'],
    ['auth/account-exists-with-different-credential', 'auth.schoolExists'],
    ['auth/network-request-failed', 'error.network'],
    ['auth/user-disabled', 'auth.disabled'],
    // No password was asked for, so it is not wrong.
    ['auth/invalid-credential', 'auth.schoolFailed'],
    ['auth/operation-not-allowed', 'auth.schoolFailed'],
  ])('answers %s with %s, and can be pressed again', async (code, id) => {
    identity.signInInWindow.mockRejectedValue(refusal(code));
    show();
    await user.click(await button());
    await vi.waitFor(() =>
      expect(notifications.get()).toMatchObject({ tone: 'error', text: { id } }),
    );
    await user.click(await button());
    expect(identity.signInInWindow).toHaveBeenCalledTimes(2);
  });

  it.each(['daftar/session-ended', 'auth/cancelled-popup-request'])(
    'says nothing about %s',
    async (code) => {
      identity.signInInWindow.mockRejectedValue(refusal(code));
      show();
      await user.click(await button());
      expect(await button()).toBeTruthy();
      expect(notifications.get()).toBeUndefined();
    },
  );

  it('leads to the second step of an account that has one', async () => {
    identity.signInInWindow.mockRejectedValue(refusal('auth/multi-factor-auth-required'));
    identity.openSecondStep.mockResolvedValue({ apps: [] });
    show();
    await user.click(await button());
    await vi.waitFor(() => expect(onChallenge).toHaveBeenCalledOnce());
  });
});
