import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '../../../lib/auth/session.ts';
import { notifications } from '../../../lib/notifications/notifications.ts';
import { renderPage } from '../../../test-support/render.tsx';
import { AccountData } from './account-data.tsx';

const api = vi.hoisted(() => ({ downloadAccountData: vi.fn(), eraseAccount: vi.fn() }));
const identity = vi.hoisted(() => ({ logOut: vi.fn() }));
vi.mock('../api/account-data.ts', () => api);
// The identity provider's client needs a network.
vi.mock('../../../lib/auth/load-identity.ts', () => ({ loadIdentity: async () => identity }));

const account: SessionUser = {
  uid: 'u',
  email: 'Amina@example.com',
  displayName: undefined,
  photoUrl: undefined,
  emailVerified: true,
  provider: 'password',
};
const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const said = () => notifications.get()?.text.id;

beforeEach(() => {
  for (const fake of [...Object.values(api), identity.logOut])
    fake.mockReset().mockResolvedValue(undefined);
  notifications.set(undefined);
  renderPage(<AccountData user={account} />);
});

describe('the data of an account', () => {
  it('are downloaded after a word of care', async () => {
    await press('Download my data');
    await press('Download');
    await waitFor(() => expect(said()).toBe('profile.exported'));
  });

  it('are deleted only when the address is typed', async () => {
    await press('Delete account');
    const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete account' });
    expect(confirm().disabled).toBe(true);
    await user.type(screen.getByLabelText('Type your email to confirm'), 'amina@example.com');
    await user.click(confirm());
    await waitFor(() => expect(identity.logOut).toHaveBeenCalled());
    expect(said()).toBe('profile.deleted');
  });

  it('stay when the deletion fails', async () => {
    api.eraseAccount.mockRejectedValue(new Error('down'));
    await press('Delete account');
    await user.type(screen.getByLabelText('Type your email to confirm'), 'amina@example.com');
    await press('Delete account');
    await waitFor(() => expect(said()).toBe('profile.deleteFailed'));
    expect(identity.logOut).not.toHaveBeenCalled();
  });
});
