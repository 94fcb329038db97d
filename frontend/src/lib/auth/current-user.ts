import type { User } from 'firebase/auth';
import { firebaseAuth } from './firebase.ts';

/** Whether the user is the one who is signed in now: they may have left while something else was waited for. */
export const isCurrent = async (user: User): Promise<boolean> =>
  (await firebaseAuth()).currentUser?.uid === user.uid;
