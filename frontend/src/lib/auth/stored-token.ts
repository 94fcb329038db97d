import * as z from 'zod/mini';
import { roles, type Role } from '#shared/model/role.ts';
import { parseStored } from '../parse-stored.ts';
import { loadConfig } from '../runtime-config.ts';
import { keptStorage } from '../settings/local-settings.ts';
import { removeUsers, storedUsers, userKey } from './stored-users.ts';

/** What the identity client stores of a user, of which the session uses the tokens. The rest stays as it is. */
const storedUser = z.looseObject({
  stsTokenManager: z.looseObject({
    accessToken: z.string(),
    refreshToken: z.string(),
    /** In milliseconds, by this device's clock, which may differ from the clock that the token was made with. */
    expirationTime: z.number(),
  }),
});
export type Tokens = StoredUser['stsTokenManager'];

/** What an ID token says of its user. Source: https://firebase.google.com/docs/auth/admin/verify-id-tokens */
const idClaims = z.object({
  sub: z.string(),
  /** When the user signed in, in seconds. */
  auth_time: z.number(),
  email: z.optional(z.string()),
  name: z.optional(z.string()),
  picture: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  role: z.optional(z.unknown()),
  firebase: z.optional(z.object({ identities: z.optional(z.looseObject({})) })),
});
export type IdClaims = z.infer<typeof idClaims>;

/** The tokens of the user who is signed in on this device. */
export interface StoredToken extends Readonly<Tokens> {
  readonly claims: IdClaims;
}

/** The claims of a token, which may have expired; undefined if it is no ID token. Only the API checks its signature. */
const claimsOf = (token: string): IdClaims | undefined => {
  const [, part = ''] = token.split('.');
  try {
    const text = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
    return parseStored(idClaims, new TextDecoder().decode(bytes));
  } catch {
    return undefined; // no base64
  }
};

type StoredUser = z.infer<typeof storedUser>;

/** The user where storage is blocked or full: they are signed in for as long as the page is open. */
let unstored: StoredUser | undefined;

const readStored = (key: string): StoredUser | undefined => {
  try {
    return parseStored(storedUser, keptStorage().getItem(key) ?? undefined);
  } catch {
    return undefined; // storage is blocked
  }
};

const currentKey = async (): Promise<string> => userKey((await loadConfig()).firebase.apiKey);

const userAt = (key: string): StoredUser | undefined => {
  const stored = readStored(key);
  // Another tab has stored a user since, who replaces the one in memory.
  if (stored) unstored = undefined;
  return stored ?? unstored;
};

const readUser = async () => {
  const key = await currentKey();
  return { key, user: userAt(key) };
};

/** Keeps the identity client's user if the client could not store them. */
export const rememberUser = async (user: object): Promise<void> => {
  const { key } = await readUser();
  unstored = readStored(key) ? undefined : z.safeParse(storedUser, user).data;
};

/**
 * The stored token of the user who is signed in; undefined if there is none. It may have expired, so calls use `freshToken`.
 *
 * @throws TypeError when the host's settings cannot be loaded
 */
export const storedToken = async (): Promise<StoredToken | undefined> => {
  const tokens = (await readUser()).user?.stsTokenManager;
  const claims = tokens && claimsOf(tokens.accessToken);
  return claims && { ...tokens, claims };
};

/** The id of the signed-in user, also where the host's settings cannot be loaded: logging out needs no network. */
export const storedUid = async (): Promise<string | undefined> => {
  const key = await currentKey().catch(() => storedUsers()[0] ?? '');
  return claimsOf(userAt(key)?.stsTokenManager.accessToken ?? '')?.sub;
};

let follow = (): void => undefined;

/** Sets what runs after this tab has renewed the token, because the user's role may have changed. */
export const onRenewal = (follower: () => void): void => {
  follow = follower;
};

/** Stores a renewed token, unless its user has left meanwhile or signed in anew. */
export const keepRenewed = async (of: StoredToken, renewed: Tokens): Promise<void> => {
  const { key, user } = await readUser();
  if (user?.stsTokenManager.refreshToken !== of.refreshToken) return;
  const changed = { ...user, stsTokenManager: { ...user.stsTokenManager, ...renewed } };
  if (unstored) unstored = changed;
  else
    try {
      keptStorage().setItem(key, JSON.stringify(changed));
    } catch {
      // Storage is full: the next call renews the token again.
    }
  follow();
};

type Forget = (uid?: string) => Promise<void>;
let forgetToo: Forget = () => Promise.resolve();

/** Has the identity client, once it is loaded, forget the user as well. */
export const alsoForget = (forget: Forget): void => {
  forgetToo = forget;
};

/**
 * Removes the signed-in user and their tokens from both storages of this tab, because the device may have become a shared
 * one since they signed in.
 *
 * @param uid who that is, if known: somebody else may sign in before the identity client gets to it
 * @throws the browser's error if its storage is out of order
 */
export const forgetUser = (uid?: string): void => {
  removeUsers(() => localStorage);
  removeUsers(() => sessionStorage);
  unstored = undefined;
  // The client first finishes what it has begun, which may need the network, so this does not wait for it.
  forgetToo(uid).catch(() => undefined);
};

/** Whether this user is still signed in: they may have logged out during a call. */
export const isCurrent = async (uid: string): Promise<boolean> =>
  (await storedToken())?.claims.sub === uid;

/** The role in a token; undefined if the API has assigned none yet. */
export const roleIn = ({ role }: IdClaims): Role | undefined =>
  roles.find((known) => known === role);
