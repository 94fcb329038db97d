import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { runInParallel } from '../in-parallel.ts';
import type { AccessTokens } from './access-token.ts';
import type { IdentityAccounts, SignInLink } from './identity-accounts.ts';
import { createRateLimiter } from '../rate-limiter.ts';
import { backOff, withTimeout } from '../timeout.ts';
import { readLookup, type IdentityAccount } from './identity-account.ts';
import { IdentityProviderError, post, type Fetch } from './post.ts';

/** Milliseconds for a method with all its tries; a function has 10 s for one method, 15 s for two. */
export const METHOD_TIME = 5_000;
const TRIES = 4;
/** Milliseconds; the provider's limits are per second. */
const BACKOFF = 250;
/**
 * Deletions per second by one instance of a function. The provider allows 10 for a whole project
 * (firebase.google.com/docs/auth/limits); with concurrent deletions it reports a quota error and the call is
 * repeated.
 */
const DELETIONS_PER_SECOND = 8;

/** The most accounts that one lookup may ask for (Identity Toolkit API). */
const LOOKUP_ACCOUNTS = 100;
const LOOKUPS_AT_ONCE = 10;

const batches = (uids: readonly string[]): (readonly string[])[] =>
  Array.from({ length: Math.ceil(uids.length / LOOKUP_ACCOUNTS) }, (_, index) =>
    uids.slice(index * LOOKUP_ACCOUNTS, (index + 1) * LOOKUP_ACCOUNTS),
  );

const signInCode = ({ email, continueUrl }: SignInLink) => ({
  requestType: 'EMAIL_SIGNIN',
  email,
  continueUrl,
  canHandleCodeInApp: true,
});
const codeAnswer = z.object({ oobLink: z.url() });
const uploadAnswer = z.object({ error: z.optional(z.array(z.unknown())) });

export interface IdentityAccountsOptions {
  /** Base address of the Identity Toolkit API. */
  readonly url: string;
  readonly projectId: string;
  readonly accessTokens: AccessTokens;
  readonly send: Fetch;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Calls a method of the API, and repeats it while the provider is busy. */
const createCaller = ({
  url,
  projectId,
  accessTokens,
  send,
}: Pick<IdentityAccountsOptions, 'url' | 'projectId' | 'accessTokens' | 'send'>) => {
  const attempt = async (action: string, body: object, headers: object): Promise<unknown> =>
    post(send, `${url}/v1/projects/${projectId}/accounts:${action}`, {
      headers: {
        authorization: `Bearer ${await accessTokens.get()}`,
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    });
  return async (action: string, body: object, headers: object = {}): Promise<unknown> => {
    for (let tried = 1; ; tried++) {
      try {
        return await attempt(action, body, headers);
      } catch (error) {
        if (!(error instanceof IdentityProviderError) || tried === TRIES) throw error;
        // The token may have been revoked early, so try once more with a new one.
        if (error.status === 401 && tried === 1) accessTokens.forget();
        else if (error.isBusy) await backOff(BACKOFF, tried);
        else throw error;
      }
    }
  };
};

/** Uses Google's Identity Toolkit API by plain HTTP, to keep the Firebase SDK out of the bundle. */
export function createIdentityAccounts(options: IdentityAccountsOptions): IdentityAccounts {
  const deletionPace = createRateLimiter(DELETIONS_PER_SECOND);
  const call = createCaller(options);
  const lookupAll = async (by: object) => readLookup(await call('lookup', by));
  const lookup = async (by: object) => (await lookupAll(by))[0];
  /** Seconds; sessions that began before cannot be renewed. */
  const thisSecond = (): string => String(Math.floor(options.now() / 1000));

  return {
    find: (uid) => available(() => lookup({ localId: [uid] })),
    findAll: (uids) =>
      available(async () => {
        const found: IdentityAccount[] = [];
        await runInParallel(batches(uids), LOOKUPS_AT_ONCE, async (localId) => {
          found.push(...(await lookupAll({ localId })));
        });
        return found;
      }),
    findByEmail: (email) => available(() => lookup({ email: [email] })),
    create: ({ email, displayName, claims }) =>
      available(async () => {
        // Imports one account, because sign-up takes no claims: a crash in between could leave an account without its
        // role.
        const uid = randomBytes(21).toString('base64url');
        const customAttributes = JSON.stringify(claims);
        const answer = await call('batchCreate', {
          users: [{ localId: uid, email, displayName, customAttributes }],
          sanityCheck: true,
        });
        return z.parse(uploadAnswer, answer).error?.length ? undefined : uid;
      }),
    setClaims: (uid, claims) =>
      available(async () => {
        await call('update', { localId: uid, customAttributes: JSON.stringify(claims) });
      }),
    verifyAddress: (uid) =>
      available(async () => {
        await call('update', { localId: uid, emailVerified: true });
      }),
    handOver: ({ uid, providers }, { displayName, claims }) =>
      available(async () => {
        await call('update', {
          localId: uid,
          displayName,
          customAttributes: JSON.stringify(claims),
          // A password that no person knows; `deleteProvider` would remove the e-mail address with the password.
          password: unknownPassword(),
          validSince: thisSecond(),
          deleteAttribute: ['PHOTO_URL'],
          ...(providers.length > 0 && { deleteProvider: providers }),
        });
      }),
    endSessions: (uid) =>
      available(async () => {
        await call('update', { localId: uid, validSince: thisSecond() });
      }),
    remove: async (uid) => {
      await deletionPace();
      await available(async () => {
        try {
          await call('delete', { localId: uid });
        } catch (error) {
          if (!(error instanceof IdentityProviderError) || (await lookup({ localId: [uid] }))) {
            throw error;
          }
        }
      });
    },
    sendSignInLink: (link) =>
      available(async () => {
        await call('sendOobCode', signInCode(link), { 'x-firebase-locale': link.language });
      }),
    makeSignInLink: (link) =>
      available(async () => {
        const answer = await call('sendOobCode', { ...signInCode(link), returnOobLink: true });
        return z.parse(codeAnswer, answer).oobLink;
      }),
  };
}

/** Random, and valid under every password policy of the provider. */
const unknownPassword = (): string => `${randomBytes(32).toString('base64url')}-aA1`;

async function available<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await withTimeout(METHOD_TIME, work);
  } catch (cause) {
    const isBusy = cause instanceof IdentityProviderError && cause.isBusy;
    throw new AppError(isBusy ? 'unavailable' : 'identity-unavailable', { cause });
  }
}
