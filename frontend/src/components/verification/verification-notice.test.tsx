import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notifications } from '../../lib/notifications/notifications.ts';
import { renderPage } from '../../test-support/render.tsx';
import { signInTeacher } from '../../test-support/unverified-teacher.ts';
import { VerificationNotice } from './verification-notice.tsx';

const identity = vi.hoisted(() => ({ refreshUser: vi.fn(), resendVerification: vi.fn() }));
vi.mock('../../lib/auth/load-identity.ts', () => ({ loadIdentity: async () => identity }));

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const notice = () => screen.getByRole('alert').textContent;
const says = (text: string) => waitFor(() => expect(notice()).toContain(text));

beforeEach(() => {
  signInTeacher({ emailVerified: false });
  notifications.set(undefined);
  identity.refreshUser.mockReset().mockResolvedValue(false);
  identity.resendVerification.mockReset().mockResolvedValue(undefined);
  renderPage(<VerificationNotice />);
});

describe('the notice about an unverified address', () => {
  it('explains itself, and shows below it whether another mail was sent', async () => {
    await says('You have reached today’s limit. Verify your email to do more.');
    await press('Resend Link');
    await says('A new verification link has been sent to your email!');
    expect(notifications.get()).toBeUndefined();
  });

  it.each([
    [{ code: 'auth/too-many-requests' }, 'too many times'],
    [{}, 'An error occurred.'],
  ])('says why no other mail was sent: %j', async (code, text) => {
    identity.resendVerification.mockRejectedValue(Object.assign(new Error('refused'), code));
    await press('Resend Link');
    await says(text);
  });

  it('checks again whether the address is verified, and stays while it is not', async () => {
    await press("I've Verified");
    await says('Your email is still not verified.');
  });

  it('says that everything can be sent once the address is verified, and keeps the focus', async () => {
    identity.refreshUser.mockImplementation(async () => {
      signInTeacher({ emailVerified: true });
      return true;
    });
    await press("I've Verified");
    await says('Your email is verified. Try again now; nothing is lost.');
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });
});
