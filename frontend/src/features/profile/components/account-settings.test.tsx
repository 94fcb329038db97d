import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endSessions } from '#shared/contracts/account.ts';
import type { SessionUser } from '#frontend/lib/auth/session.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { AccountSettings } from './account-settings.tsx';

const api = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('#frontend/lib/api/client.ts', () => api);
const identity = vi.hoisted(() => ({
  leave: vi.fn(),
  changePassword: vi.fn(),
  changeEmail: vi.fn(),
  sendReset: vi.fn(),
}));
vi.mock('#frontend/lib/auth/leave.ts', () => ({ leave: identity.leave }));
// The identity provider's client needs a network.
vi.mock('#frontend/lib/auth/load-identity.ts', () => ({ loadIdentity: async () => identity }));

const account: SessionUser = {
  uid: 'u',
  email: 'amina@example.com',
  displayName: 'Amina',
  photoUrl: undefined,
  emailVerified: true,
  provider: 'password',
};
const user = userEvent.setup({ delay: null });
const refusal = (code: string) => Object.assign(new Error(code), { code });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
/** Both forms ask for the current password, so use the first: the one that changes it. */
const current = (form: 0 | 1) => screen.getAllByLabelText('Current password')[form]!;

beforeEach(() => {
  api.call.mockReset().mockResolvedValue(undefined);
  identity.leave.mockReset().mockResolvedValue(undefined);
  identity.changePassword.mockReset().mockResolvedValue(undefined);
  identity.changeEmail.mockReset().mockResolvedValue(undefined);
  notifications.set(undefined);
  renderPage(<AccountSettings user={account} />);
});

describe('changing the password', () => {
  const fill = async (next: string, confirmation: string) => {
    await user.type(current(0), 'old-one');
    await user.type(screen.getByLabelText('New password'), next);
    await user.type(screen.getByLabelText('Confirm new password'), confirmation);
    await user.tab();
  };

  it('shows no error for fields that were only passed with Tab', async () => {
    await user.click(current(0));
    for (let field = 0; field < 8; field += 1) await user.tab();
    expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
  });

  it('waits until every field is valid', async () => {
    expect(button('Update password').disabled).toBe(true);
    await fill('123456', '123457');
    expect(screen.getByText('Passwords do not match')).toBeTruthy();
    expect(button('Update password').disabled).toBe(true);
    await user.clear(current(0));
    await user.tab();
    expect(screen.getByText('This field is required')).toBeTruthy();
  });

  it('says that the new password is too short', async () => {
    await fill('12345', '12345');
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
  });

  it('changes the password and empties the fields', async () => {
    await fill('123456', '123456');
    await user.click(button('Update password'));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe(''),
    );
    expect(identity.changePassword).toHaveBeenCalledWith('old-one', '123456');
    expect(notifications.get()?.text.id).toBe('profile.passwordUpdated');
  });

  it.each([
    ['auth/wrong-password', 'profile.passwordWrong', 'Your current password is incorrect.'],
    ['auth/invalid-credential', 'profile.passwordWrong', 'Your current password is incorrect.'],
    ['auth/weak-password', 'profile.passwordFailed', 'The password is too weak.'],
    ['auth/internal-error', 'profile.passwordFailed', 'Failed to update password.'],
  ])('shows the message for %s, also in the form', async (code, id, text) => {
    identity.changePassword.mockRejectedValue(refusal(code));
    await fill('123456', '123456');
    await user.click(button('Update password'));
    expect(await screen.findByText(text, { exact: false })).toBeTruthy();
    expect(notifications.get()).toMatchObject({ tone: 'error', text: { id } });
  });

  it('shows the message beside the field until the field changes', async () => {
    identity.changePassword.mockRejectedValue(refusal('auth/wrong-password'));
    await fill('123456', '123456');
    await user.click(button('Update password'));
    const note = () => screen.queryByText('Your current password is incorrect.');
    await waitFor(() => expect(note()).not.toBeNull());
    expect(current(0).getAttribute('aria-describedby')).toBe(note()?.id);
    await waitFor(() => expect(document.activeElement).toBe(current(0)));
    await user.type(current(0), '!');
    expect(note()).toBeNull();
  });
});

describe('an account without a password', () => {
  it('receives a link to choose one', async () => {
    identity.sendReset.mockReset().mockResolvedValue(undefined);
    await user.click(button('No password yet, or forgot it? Email me a link to choose one'));
    expect(identity.sendReset).toHaveBeenCalledWith('amina@example.com');
    await waitFor(() =>
      expect(notifications.get()).toMatchObject({
        tone: 'success',
        text: { id: 'auth.resetSent' },
      }),
    );
  });
});

describe('changing the e-mail address', () => {
  it('says which field is missing', async () => {
    await user.type(screen.getByLabelText('New email'), 'not an address');
    await user.type(current(1), 'x');
    await user.clear(current(1));
    await user.tab();
    expect(screen.getByText('Please enter a valid email')).toBeTruthy();
    expect(screen.getByText('Password is required to change email')).toBeTruthy();
    expect(button('Update email').disabled).toBe(true);
  });

  it.each([
    [undefined, 'profile.emailSent', undefined],
    ['auth/invalid-credential', 'profile.emailWrongPassword', 'Incorrect password.'],
    ['auth/invalid-email', 'profile.emailFailed', 'Please enter a valid email'],
    [
      'auth/email-already-in-use',
      'auth.emailInUse',
      'This email is already in use by another account.',
    ],
    ['auth/internal-error', 'profile.emailFailed', 'Failed to update email. Please try again.'],
  ])('answers %s with %s, also in the form', async (code, id, text) => {
    if (code) identity.changeEmail.mockRejectedValue(refusal(code));
    await user.type(screen.getByLabelText('New email'), 'new@example.com');
    await user.type(current(1), 'old-one');
    await user.click(button('Update email'));
    await waitFor(() => expect(notifications.get()?.text.id).toBe(id));
    expect(identity.changeEmail).toHaveBeenCalledWith('old-one', 'new@example.com');
    if (text) expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('logging out on all devices', () => {
  const endAll = async () => {
    await user.click(button('Log out on all devices'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Logout' }));
  };

  it('ends all sessions, and then the one of this device', async () => {
    await endAll();
    await waitFor(() => expect(identity.leave).toHaveBeenCalledOnce());
    expect(api.call).toHaveBeenCalledExactlyOnceWith(endSessions);
  });

  it('stays here if the others could not be ended', async () => {
    api.call.mockRejectedValue(new TypeError('fetch failed'));
    await endAll();
    await waitFor(() => expect(notifications.get()).toBeDefined());
    expect(identity.leave).not.toHaveBeenCalled();
  });
});
