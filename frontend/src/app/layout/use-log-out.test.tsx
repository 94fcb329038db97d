import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { unsavedKey } from '../../lib/documents/unsaved-copies.ts';
import { unsentFormKey } from '../../lib/forms/unsent-forms.ts';
import { deviceKey } from '../../lib/settings/device-storage.ts';
import { renderPage } from '../../test-support/render.tsx';
import { useLogOut } from './use-log-out.tsx';

const left = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../../lib/auth/leave.ts', () => ({ leave: left }));

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
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'leave' }));
  return user;
};
const question = () => screen.findByRole('dialog', { name: 'Log out?' });

beforeEach(() => {
  left.mockClear();
  localStorage.clear();
  sessionStorage.clear();
});

describe('logging out', () => {
  it('asks nothing when the device keeps nothing of the user', async () => {
    localStorage.setItem(deviceKey('colleague', 'spinner'), '{}');
    await leave('me');
    await expect.poll(() => vi.mocked(left).mock.calls).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks when games are kept on the device, and logs out when the user confirms', async () => {
    localStorage.setItem(deviceKey('me', 'quiz'), '{}');
    const user = await leave('me');
    expect(await question()).toBeTruthy();
    expect(left).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await expect.poll(() => vi.mocked(left).mock.calls).toHaveLength(1);
  });

  it('asks when something typed in a form was not sent', async () => {
    sessionStorage.setItem(unsentFormKey('me', 'profile'), '{}');
    await leave('me');
    expect((await question()).textContent).toContain('Logging out also removes');
    expect(left).not.toHaveBeenCalled();
  });

  it('asks when a document has unsaved edits of this user, and ignores those of a colleague', async () => {
    localStorage.setItem(unsavedKey('colleague', 'marks'), '{}');
    await leave('me');
    await expect.poll(() => vi.mocked(left).mock.calls).toHaveLength(1);
    cleanup();
    localStorage.setItem(unsavedKey('me', 'marks'), '{}');
    await leave('me');
    expect((await question()).textContent).toContain('Logging out also removes');
    expect(left).toHaveBeenCalledOnce();
  });

  it('stays logged in when the user cancels', async () => {
    localStorage.setItem(deviceKey('me', 'quiz'), '{}');
    const user = await leave('me');
    await question();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(left).not.toHaveBeenCalled();
  });

  it('asks about the games of any user while it is not known who is signed in', async () => {
    localStorage.setItem(deviceKey('someone', 'quiz'), '{}');
    await leave();
    expect(await question()).toBeTruthy();
  });
});
