import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api-error.ts';
import { notifications } from '../../lib/notifications/notifications.ts';
import { renderPage } from '../../test-support/render.tsx';
import { BecomeTeacher } from './become-teacher.tsx';

const { call, refreshUser } = vi.hoisted(() => ({ call: vi.fn(), refreshUser: vi.fn() }));
vi.mock('../../lib/api/client.ts', () => ({ call }));
vi.mock('../../lib/auth/load-identity.ts', () => ({ loadIdentity: async () => ({ refreshUser }) }));

const button = (name: string) => screen.findByRole('button', { name });
const said = () => notifications.get()?.text.id;
const ask = async () => {
  await userEvent.click(await button('Use as a teacher'));
  await screen.findByRole('dialog', { name: 'Use Daftar as a teacher?' });
};
const confirm = async () => {
  const [, confirming] = await screen.findAllByText('Use as a teacher');
  await userEvent.click(confirming!);
};

beforeEach(() => {
  call.mockReset().mockResolvedValue({ role: 'teacher' });
  refreshUser.mockReset().mockResolvedValue(true);
  notifications.set(undefined);
  renderPage(<BecomeTeacher />);
});

describe('a teacher who has the role of a student', () => {
  it('becomes a teacher after confirming twice', async () => {
    await ask();
    expect(call).not.toHaveBeenCalled();
    await confirm();
    await waitFor(() => expect(said()).toBe('becomeTeacher.done'));
    expect(call.mock.calls[0]?.[1]).toEqual({ query: { role: 'teacher' } });
    expect(refreshUser).toHaveBeenCalledOnce();
  });

  it('stays a student when they change their mind', async () => {
    await ask();
    await userEvent.click(await button('Cancel'));
    expect(call).not.toHaveBeenCalled();
  });

  it.each([
    ['whose address is not proven', 'email-not-verified', new ApiError(403, 'email-not-verified')],
    ['whom nobody invited', 'account-not-eligible', { role: 'student' }],
  ])('learns why the change failed: one %s', async (_, code, answer) => {
    if (answer instanceof ApiError) call.mockRejectedValue(answer);
    else call.mockResolvedValue(answer);
    await ask();
    await confirm();
    await waitFor(() => expect(said()).toBe(`error.${code}`));
    expect(refreshUser).not.toHaveBeenCalled();
  });
});
