import { beforeEach, expect, it, vi } from 'vitest';
import { notifications } from '../notifications/notifications.ts';
import { endSession, sessionBegan } from './end-session.ts';
import { session } from './session.ts';
import { forgetUser } from './stored-token.ts';

vi.mock('./stored-token.ts', () => ({ forgetUser: vi.fn() }));

const serial = () => notifications.get()?.serial ?? 0;

beforeEach(() => {
  vi.mocked(forgetUser).mockReset().mockResolvedValue();
  sessionBegan();
});

it('logs out and says why', async () => {
  session.set({ status: 'loading' });
  await endSession('error.authentication');
  expect(forgetUser).toHaveBeenCalledOnce();
  expect(session.get()).toEqual({ status: 'signed-out', deliberate: false });
  expect(notifications.get()?.text.id).toBe('error.authentication');
});

it('shows the message once per session, however many calls are rejected', async () => {
  const before = serial();
  await Promise.all([endSession('error.authentication'), endSession('error.authentication')]);
  await endSession('error.token');
  expect(serial()).toBe(before + 1);
  sessionBegan();
  await endSession('error.token');
  expect(serial()).toBe(before + 2);
});
