import type { User } from '@firebase/auth';
import { firebaseAuth } from './firebase.ts';

/** Whether the user is still signed in: they may have logged out during a call. */
export const isCurrent = async (user: User): Promise<boolean> =>
  (await firebaseAuth()).currentUser?.uid === user.uid;
