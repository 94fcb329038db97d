import type { SessionUser } from '../lib/auth/session.ts';

/** A teacher with a password account. */
export const sampleUser: SessionUser = {
  uid: 'teacher-1',
  email: 'amina@example.com',
  displayName: 'Amina',
  photoUrl: undefined,
  emailVerified: true,
  provider: 'password',
};
