import { deleteApp } from 'firebase/app';
import {
  createUserWithEmailAndPassword,
  sendEmailVerification,
  updateProfile,
} from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { register } from './identity.ts';

vi.mock('firebase/app', () => ({ deleteApp: vi.fn() }));
vi.mock('firebase/auth', () => ({
  inMemoryPersistence: {},
  createUserWithEmailAndPassword: vi.fn(),
  sendEmailVerification: vi.fn(),
  updateProfile: vi.fn(),
}));
vi.mock('./firebase.ts', () => ({ createAuth: async () => ({ app: {}, auth: {} }) }));
vi.mock('./google-pop-up.ts', () => ({}));
vi.mock('./refresh-session.ts', () => ({}));
vi.mock('./watch-session.ts', () => ({}));

const user = { uid: 'u' } as Awaited<ReturnType<typeof createUserWithEmailAndPassword>>['user'];
const failure = new Error('no network');
const registered = () => register('Amina', 'amina@example.com', 'secret1');

beforeEach(() => {
  vi.mocked(createUserWithEmailAndPassword)
    .mockReset()
    .mockResolvedValue({ user, providerId: null, operationType: 'signIn' });
  vi.mocked(updateProfile).mockReset().mockResolvedValue();
  vi.mocked(sendEmailVerification).mockReset().mockResolvedValue();
  vi.mocked(deleteApp).mockReset().mockResolvedValue();
});

describe('register', () => {
  it('names the account and sends the mail', async () => {
    expect(await registered()).toBe(true);
    expect(updateProfile).toHaveBeenCalledWith(user, { displayName: 'Amina' });
    expect(sendEmailVerification).toHaveBeenCalledWith(user);
  });

  it('has succeeded once the account exists, with or without a mail', async () => {
    vi.mocked(sendEmailVerification).mockRejectedValue(failure);
    expect(await registered()).toBe(false);
    expect(deleteApp).toHaveBeenCalledOnce();
  });

  it('sends the mail to an account that could not be named', async () => {
    vi.mocked(updateProfile).mockRejectedValue(failure);
    expect(await registered()).toBe(true);
  });

  it('fails without an account', async () => {
    vi.mocked(createUserWithEmailAndPassword).mockRejectedValue(failure);
    await expect(registered()).rejects.toBe(failure);
    expect(deleteApp).toHaveBeenCalledOnce();
  });
});
