import type { User } from '@firebase/auth';
import type { Text } from '../../i18n/message-id.ts';
import { SessionEndedError, textOfError } from '../api/api-error.ts';
import { forgetOthersUnsentForms } from '../forms/unsent-forms.ts';
import { forgetResources } from '../resources/forget-resources.ts';
import { moveKept } from '../settings/move-kept.ts';
import { authCode, authText, isToldAlready, isUserRefused } from './auth-error.ts';
import { isCurrent } from './current-user.ts';
import { endSession } from './end-session.ts';
import { roleOf } from './role.ts';
import { session, type SessionUser } from './session.ts';

/** Ids of other sign-ins than by password or telephone have a dot: `google.com`, `saml.ministry`. */
const providerOf = ({ providerData }: User): SessionUser['provider'] => {
  const other = providerData.find(({ providerId }) => providerId.includes('.'))?.providerId;
  if (other === undefined) return 'password';
  return other === 'google.com' ? 'google' : 'school';
};

const sessionUser = (user: User): SessionUser => ({
  uid: user.uid,
  email: user.email ?? undefined,
  displayName: user.displayName ?? undefined,
  photoUrl: user.photoURL ?? undefined,
  emailVerified: user.emailVerified,
  provider: providerOf(user),
});

const isKnown = (user: User): boolean => {
  const current = session.get();
  return current.status === 'signed-in' && current.user.uid === user.uid;
};

/** Puts the user and their role into the session, unless another user has signed in meanwhile. */
const enter = async (user: User): Promise<void> => {
  const role = await roleOf(user);
  if (!(await isCurrent(user))) return;
  if (!isKnown(user)) {
    await forgetResources();
    forgetOthersUnsentForms(user.uid);
    moveKept(user.uid);
  }
  session.set({ status: 'signed-in', user: sessionUser(user), role });
};

const reasonOf = (error: unknown): Text =>
  authCode(error)?.startsWith('auth/') === true
    ? authText(error, 'error.identity-unavailable')
    : textOfError(error);

/** Shows why a signed-in user could not enter the session, since their home page depends on the unknown role. */
const tell = async (user: User, error: unknown): Promise<void> => {
  if (isToldAlready(error)) return;
  if (isUserRefused(error)) return endSession('error.token');
  if (!(await isCurrent(user))) return;
  const retry = (): void => {
    session.set({ status: 'loading' });
    recognise(user).catch(() => undefined);
  };
  session.set({ status: 'unknown', reason: reasonOf(error), retry });
};

const enterOrTell = async (user: User): Promise<void> => {
  try {
    await enter(user);
  } catch (cause) {
    await tell(user, cause);
    throw new SessionEndedError('the session did not come about', { cause });
  }
};

let recognising: { readonly uid: string; readonly done: Promise<void> } | undefined;

/** Runs one attempt per user at a time: the provider's report and the caller of the sign-in share it. */
const recognise = (user: User): Promise<void> => {
  if (recognising?.uid === user.uid) return recognising.done;
  const done = enterOrTell(user).finally(() => {
    if (recognising?.done === done) recognising = undefined;
  });
  recognising = { uid: user.uid, done };
  return done;
};

/**
 * Puts the user and their role into the session, or renews them there.
 *
 * @throws SessionEndedError when a new user cannot enter it: they see a message and may try again
 */
export const refreshSession = (user: User): Promise<void> =>
  isKnown(user) ? enter(user) : recognise(user);
