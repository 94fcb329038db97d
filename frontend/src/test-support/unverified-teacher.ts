import { session, type SessionUser } from '../lib/auth/session.ts';

const user: SessionUser = {
  uid: 'teacher-1',
  email: 'teacher@example.com',
  displayName: undefined,
  photoUrl: undefined,
  emailVerified: false,
  provider: 'password',
};

/** Signs in a teacher whose address is verified or not. */
export const signInTeacher = ({ emailVerified }: { readonly emailVerified: boolean }): void =>
  session.set({ status: 'signed-in', user: { ...user, emailVerified }, role: 'teacher' });
