import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '#frontend/lib/auth/session.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { deviceKey } from '#frontend/lib/settings/device-storage.ts';
import { fakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { AccountData } from './account-data.tsx';

const api = vi.hoisted(() => ({ downloadAccountData: vi.fn(), eraseAccount: vi.fn() }));
const identity = vi.hoisted(() => ({
  leave: vi.fn(),
  signedInRecently: vi.fn(),
  identifyByPassword: vi.fn(),
  identifyInWindow: vi.fn(),
  sendSignInLink: vi.fn(),
}));
vi.mock('../account-api.ts', () => api);
vi.mock('#frontend/lib/auth/leave.ts', () => ({ leave: identity.leave }));
// The identity provider's client needs a network.
vi.mock('#frontend/lib/auth/load-identity.ts', () => ({
  loadIdentity: async () => identity,
  loadEmailLink: async () => identity,
}));

const account: SessionUser = {
  uid: 'u',
  email: 'Amina@example.com',
  displayName: undefined,
  photoUrl: undefined,
  emailVerified: true,
  provider: 'password',
};
const user = userEvent.setup({ delay: null });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const said = () => notifications.get()?.text.id;

const refusal = (code: string) => Object.assign(new Error(code), { code });
/** Opens a dialog, whose code is loaded when it is first opened. */
const open = async (name: string) => {
  await press(name);
  await screen.findByRole('dialog');
};
const confirm = async () => {
  await open('Delete account');
  await user.type(screen.getByLabelText('Type your email to confirm'), 'amina@example.com');
  await press('Delete account');
};
const show = (changes: Partial<SessionUser> = {}, isTeacher = true) =>
  renderPage(<AccountData user={{ ...account, ...changes }} isTeacher={isTeacher} />);

beforeEach(() => {
  for (const fake of [...Object.values(api), ...Object.values(identity)])
    fake.mockReset().mockResolvedValue(undefined);
  identity.signedInRecently.mockResolvedValue(true);
  notifications.set(undefined);
  localStorage.clear();
});

describe('the data of an account', () => {
  it('can be downloaded after a warning', async () => {
    show();
    await open('Download my data');
    await press('Download');
    await waitFor(() => expect(said()).toBe('profile.exported'));
  });

  it('are deleted only after the address is typed', async () => {
    show();
    await open('Delete account');
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete account' });
    expect(button().disabled).toBe(true);
    await user.type(screen.getByLabelText('Type your email to confirm'), 'amina@example.com');
    await user.click(button());
    await waitFor(() => expect(said()).toBe('profile.deleted'));
    expect(identity.leave).toHaveBeenCalledOnce();
  });

  it('are deleted from this device, but not a colleague’s', async () => {
    localStorage.setItem(deviceKey('u', 'spinner'), '["Yacine"]');
    localStorage.setItem(deviceKey('u2', 'spinner'), '["Lina"]');
    show();
    await confirm();
    await waitFor(() => expect(said()).toBe('profile.deleted'));
    expect(Object.keys(localStorage)).toEqual([deviceKey('u2', 'spinner')]);
  });

  it('are deleted while the page shows how much is left', async () => {
    let finish = () => {};
    api.eraseAccount.mockImplementation(async (onProgress: (remaining: number) => void) => {
      onProgress(1_000);
      onProgress(250);
      await new Promise<void>((resolve) => (finish = resolve));
    });
    show();
    await confirm();
    expect(await screen.findByText('Deleting: 250 items left')).toBeTruthy();
    const bar = screen.getByRole('progressbar', { name: 'Deletion progress' });
    expect(bar.getAttribute('aria-valuenow')).toBe('75');
    finish();
    await waitFor(() => expect(said()).toBe('profile.deleted'));
    expect(screen.queryByRole('progressbar', { name: 'Deletion progress' })).toBeNull();
  });

  it('stay when the deletion fails', async () => {
    api.eraseAccount.mockRejectedValue(new Error('down'));
    show();
    await confirm();
    await waitFor(() => expect(said()).toBe('profile.deleteFailed'));
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText(/Your account could not be deleted/)).toBeTruthy();
    expect(identity.leave).not.toHaveBeenCalled();
  });

  it('are explained again to a teacher by the text about pupils’ data', async () => {
    fakeApi();
    show();
    await open('Read the text about pupils’ data');
    await screen.findByText('You agreed to this text on 1 January 2026.');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('of a student do not mention students', async () => {
    show({}, false);
    expect(screen.queryByText(/student list|pupils’ data/)).toBeNull();
    await open('Delete account');
    expect(screen.getByText(/your teachers no longer see you/)).toBeTruthy();
  });
});

describe('an old sign-in', () => {
  beforeEach(() => identity.signedInRecently.mockResolvedValue(false));

  it('must enter the password before anything is deleted', async () => {
    show();
    await confirm();
    await screen.findByText('Action Required');
    expect(api.eraseAccount).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Current password'), 'secret1');
    await press('Delete account');
    await waitFor(() => expect(said()).toBe('profile.deleted'));
    expect(identity.identifyByPassword).toHaveBeenCalledWith('secret1');
  });

  it.each([
    ['auth/invalid-credential', 'Your current password is incorrect.'],
    ['auth/internal-error', 'An error occurred during re-authentication.'],
  ])('deletes nothing after %s', async (code, text) => {
    identity.identifyByPassword.mockRejectedValue(refusal(code));
    show();
    await confirm();
    await user.type(await screen.findByLabelText('Current password'), 'secret1');
    await press('Delete account');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(api.eraseAccount).not.toHaveBeenCalled();
  });

  it('is offered a link when the account has no password', async () => {
    show();
    await confirm();
    await user.click(await screen.findByRole('button', { name: /Email me a sign-in link/ }));
    await waitFor(() => expect(said()).toBe('profile.reauthLinkSent'));
    expect(identity.sendSignInLink).toHaveBeenCalledWith('Amina@example.com');
  });

  it.each([
    ['google', 'Continue with Google'],
    ['school', 'Continue with your school'],
  ] as const)('must confirm with %s; closing the pop-up shows no error', async (provider, name) => {
    identity.identifyInWindow.mockRejectedValueOnce(refusal('auth/popup-closed-by-user'));
    show({ provider });
    await confirm();
    await user.click(await screen.findByRole('button', { name }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(api.eraseAccount).not.toHaveBeenCalled();
    await press(name);
    expect(identity.identifyInWindow).toHaveBeenLastCalledWith(provider);
    await waitFor(() => expect(said()).toBe('profile.deleted'));
  });
});
