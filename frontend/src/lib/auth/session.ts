import { useDeferredValue } from 'react';
import type { Role } from '#shared/model/role.ts';
import type { Text } from '../../i18n/message-id.ts';
import { createStore, useStore } from '../store.ts';

export interface SessionUser {
  readonly uid: string;
  readonly email: string | undefined;
  readonly displayName: string | undefined;
  readonly photoUrl: string | undefined;
  readonly emailVerified: boolean;
  /** Only password accounts can change their password and address here. */
  readonly provider: 'password' | 'google' | 'school';
}

export type Session =
  | { readonly status: 'loading' }
  /** `deliberate`: the user logged out themselves, so the next sign-in does not return to the page they left. */
  | { readonly status: 'signed-out'; readonly deliberate: boolean }
  /** A user is signed in, but their identity or role could not be fetched; `retry` tries again. */
  | { readonly status: 'unknown'; readonly reason: Text; readonly retry: () => void }
  | { readonly status: 'signed-in'; readonly user: SessionUser; readonly role: Role };

/** The session; `loading` until the page has read the stored user and knows their role. Every route waits for it. */
export const session = createStore<Session>({ status: 'loading' });

export const userIn = (current: Session): string | undefined =>
  current.status === 'signed-in' ? current.user.uid : undefined;

/** Deferred, so that a change that renders a whole page does not block the browser. */
export const useSession = (): Session => useDeferredValue(useStore(session));

/** The signed-in user, or undefined. */
export const useUser = (): SessionUser | undefined => {
  const current = useSession();
  return current.status === 'signed-in' ? current.user : undefined;
};

export const useRole = (): Role | undefined => {
  const current = useSession();
  return current.status === 'signed-in' ? current.role : undefined;
};
