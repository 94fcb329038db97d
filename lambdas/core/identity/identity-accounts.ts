import * as z from 'zod/mini';
import { AppError } from '../../../shared/errors.ts';
import type { AccessTokens } from './access-token.ts';
import { IdentityProviderError, post, type Fetch } from './post.ts';

/** A user as the identity provider knows them at this moment; a token may be an hour behind. */
interface IdentityAccount {
  readonly uid: string;
  readonly email?: string;
  readonly emailVerified: boolean;
  readonly disabled: boolean;
  /** Custom claims, the `role` among them. */
  readonly claims: Readonly<Record<string, unknown>>;
}

/** The users of the identity provider. Every method rejects with AppError `identity-unavailable` if it cannot answer. */
export interface IdentityAccounts {
  readonly find: (uid: string) => Promise<IdentityAccount | undefined>;
  /** Replaces the user's custom claims; their next token carries them. */
  readonly setClaims: (uid: string, claims: IdentityAccount['claims']) => Promise<void>;
}

const lookupAnswer = z.object({
  users: z.optional(
    z.array(
      z.object({
        localId: z.string(),
        email: z.optional(z.string()),
        emailVerified: z._default(z.boolean(), false),
        disabled: z._default(z.boolean(), false),
        /** Custom claims as JSON text. */
        customAttributes: z._default(z.string(), '{}'),
      }),
    ),
  ),
});
const claimsDocument = z.record(z.string(), z.unknown());

export interface IdentityAccountsOptions {
  /** Base address of the Identity Toolkit API. */
  readonly url: string;
  readonly projectId: string;
  readonly accessTokens: AccessTokens;
  readonly send: Fetch;
}

/** Google's Identity Toolkit API (v1 `projects.accounts`), by plain HTTP: no Firebase SDK in the bundle. */
export function createIdentityAccounts(options: IdentityAccountsOptions): IdentityAccounts {
  const { url, projectId, accessTokens, send } = options;

  const attempt = async (action: string, body: object): Promise<unknown> =>
    post(send, `${url}/v1/projects/${projectId}/accounts:${action}`, {
      headers: {
        authorization: `Bearer ${await accessTokens.get()}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });

  const call = async (action: string, body: object): Promise<unknown> => {
    try {
      return await attempt(action, body);
    } catch (error) {
      // The token may have been revoked before its time; a new one is worth one more try.
      if (!(error instanceof IdentityProviderError) || error.status !== 401) throw error;
      accessTokens.forget();
      return attempt(action, body);
    }
  };

  return {
    find: (uid) =>
      available(async () => {
        const { users } = z.parse(lookupAnswer, await call('lookup', { localId: [uid] }));
        const user = users?.find(({ localId }) => localId === uid);
        if (user === undefined) return undefined;
        const { localId, customAttributes, ...account } = user;
        const claims = z.parse(claimsDocument, JSON.parse(customAttributes));
        return { uid: localId, ...account, claims };
      }),
    setClaims: (uid, claims) =>
      available(async () => {
        await call('update', { localId: uid, customAttributes: JSON.stringify(claims) });
      }),
  };
}

async function available<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new AppError('identity-unavailable', { cause });
  }
}
