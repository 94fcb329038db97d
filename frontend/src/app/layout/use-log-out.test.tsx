import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unsavedKey } from '../../lib/documents/unsaved-copies.ts';
import { unsentFormKey } from '../../lib/forms/unsent-forms.ts';
import { deviceKey } from '../../lib/settings/device-storage.ts';
import { renderPage } from '../../test-support/render.tsx';
import { useLogOut } from './use-log-out.tsx';

const logOut = vi.hoisted(() => vi.fn(async () => undefined));
// The identity provider's client needs a network.
vi.mock('../../lib/auth/load-identity.ts', () => ({ loadIdentity: async () => ({ logOut }) }));

const Page = ({ uid }: { readonly uid?: string }) => {
  const { begin, dialog } = useLogOut(uid);
  return (
    <>
      <button onClick={begin}>leave</button>
      {dialog}
    </>
  );
};
const leave = async (uid?: string) => {
  renderPage(<Page {...(uid !== undefined && { uid })} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'leave' }));
  return user;
};
const question = () => screen.findByRole('dialog', { name: 'Log out?' });

beforeEach(() => {
  logOut.mockClear();
  localStorage.clear();
  sessionStorage.clear();
});

describe('logging out', () => {
  it('asks nothing when nothing of theirs is kept on the device', async () => {
    localStorage.setItem(deviceKey('colleague', 'spinner'), '{}');
    await leave('me');
    await expect.poll(() => vi.mocked(logOut).mock.calls).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks when games are kept on the device, and goes on when it is confirmed', async () => {
    localStorage.setItem(deviceKey('me', 'quiz'), '{}');
    const user = await leave('me');
    expect(await question()).toBeTruthy();
    expect(logOut).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await expect.poll(() => vi.mocked(logOut).mock.calls).toHaveLength(1);
  });

  it('asks when something typed in a form was not sent', async () => {
    sessionStorage.setItem(unsentFormKey('me', 'profile'), '{}');
    await leave('me');
    expect((await question()).textContent).toContain('Logging out also removes');
    expect(logOut).not.toHaveBeenCalled();
  });

  it('asks when a document was edited and is not saved, and of nobody else’s', async () => {
    localStorage.setItem(unsavedKey('colleague', 'marks'), '{}');
    await leave('me');
    await expect.poll(() => vi.mocked(logOut).mock.calls).toHaveLength(1);
    cleanup();
    localStorage.setItem(unsavedKey('me', 'marks'), '{}');
    await leave('me');
    expect((await question()).textContent).toContain('Logging out also removes');
    expect(logOut).toHaveBeenCalledOnce();
  });

  it('stays when they would rather keep them', async () => {
    localStorage.setItem(deviceKey('me', 'quiz'), '{}');
    const user = await leave('me');
    await question();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(logOut).not.toHaveBeenCalled();
  });

  it('asks about anybody’s games while nobody knows who is signed in', async () => {
    localStorage.setItem(deviceKey('someone', 'quiz'), '{}');
    await leave();
    expect(await question()).toBeTruthy();
  });
});
