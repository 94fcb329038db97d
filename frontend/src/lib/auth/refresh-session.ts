import type { Text } from '../../i18n/message-id.ts';
import { SessionEndedError, textOfError } from '../api/api-error.ts';
import { forgetOthersUnsentForms } from '../forms/unsent-forms.ts';
import { forgetResources } from '../resources/forget-resources.ts';
import { moveKept } from '../settings/move-kept.ts';
import { authCode, authText, isToldAlready, isUserRefused, textOfRefusal } from './auth-error.ts';
import { endSession } from './end-session.ts';
import { roleOf } from './role.ts';
import { session, type SessionUser } from './session.ts';
import { isCurrent, roleIn, storedToken, type IdClaims, type StoredToken } from './stored-token.ts';

/** Ids of other sign-ins than by password or telephone have a dot: `google.com`, `saml.ministry`. */
const providerOf = ({ firebase }: IdClaims): SessionUser['provider'] => {
  const other = Object.keys(firebase?.identities ?? {}).find((id) => id.includes('.'));
  if (other === undefined) return 'password';
  return other === 'google.com' ? 'google' : 'school';
};

const sessionUser = (claims: IdClaims): SessionUser => ({
  uid: claims.sub,
  email: claims.email,
  displayName: claims.name,
  photoUrl: claims.picture,
  emailVerified: claims.email_verified === true,
  provider: providerOf(claims),
});

/** The session of a user, if they are in it already. */
const sessionOf = (uid: string) => {
  const current = session.get();
  return current.status === 'signed-in' && current.user.uid === uid ? current : undefined;
};

/** Puts the user and their role into the session, unless another user has signed in meanwhile. */
const enter = async (stored: StoredToken): Promise<void> => {
  const uid = stored.claims.sub;
  // A known role is not asked for again, since each renewal of a token without one would lead to the next, from tab to tab.
  const role = sessionOf(uid)?.role ?? (await roleOf(stored));
  const now = await storedToken();
  if (now?.claims.sub !== uid) return;
  if (!sessionOf(uid)) {
    await forgetResources();
    forgetOthersUnsentForms(uid);
    moveKept(uid);
  }
  const entered = {
    status: 'signed-in',
    user: sessionUser(now.claims),
    role: roleIn(now.claims) ?? role,
  } as const;
  // The token is renewed every few minutes.
  if (JSON.stringify(entered) !== JSON.stringify(session.get())) session.set(entered);
};

const reasonOf = (error: unknown): Text =>
  authCode(error)?.startsWith('auth/') === true
    ? authText(error, 'error.identity-unavailable')
    : textOfError(error);

/** Shows why a signed-in user could not enter the session, since their home page depends on the unknown role. */
const tell = async (stored: StoredToken, error: unknown): Promise<void> => {
  if (isToldAlready(error)) return;
  if (!(await isCurrent(stored.claims.sub))) return;
  if (isUserRefused(error)) return endSession(textOfRefusal(error));
  const retry = (): void => {
    session.set({ status: 'loading' });
    recognise(stored).catch(() => undefined);
  };
  session.set({ status: 'unknown', reason: reasonOf(error), retry });
};

const enterOrTell = async (stored: StoredToken): Promise<void> => {
  try {
    await enter(stored);
  } catch (cause) {
    await tell(stored, cause);
    throw new SessionEndedError('the session did not come about', { cause });
  }
};

let recognising: { readonly uid: string; readonly done: Promise<void> } | undefined;

/** Runs one attempt per user at a time: the page's start and another tab's sign-in share it. */
const recognise = (stored: StoredToken): Promise<void> => {
  const uid = stored.claims.sub;
  if (recognising?.uid === uid) return recognising.done;
  const done = enterOrTell(stored).finally(() => {
    if (recognising?.done === done) recognising = undefined;
  });
  recognising = { uid, done };
  return done;
};

/**
 * Puts the user whose token the device has stored and their role into the session, or renews them there.
 *
 * @throws SessionEndedError when a new user cannot enter it: they see a message and may try again
 */
export const refreshSession = async (): Promise<void> => {
  const stored = await storedToken();
  if (!stored) return;
  await (sessionOf(stored.claims.sub) ? enter(stored) : recognise(stored));
};
