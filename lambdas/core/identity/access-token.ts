import { importPKCS8, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { post, type Fetch } from './post.ts';
import type { ServiceAccount } from './service-account.ts';

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** The scope that Google's discovery document lists; the service account's IAM role limits it to accounts. */
const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';
/** A token is replaced this many seconds before it expires. */
const MARGIN = 120;

const tokenAnswer = z.object({
  access_token: z.string(),
  /** Seconds. */
  expires_in: z.number(),
});

export interface AccessTokenOptions {
  readonly readServiceAccount: () => Promise<ServiceAccount>;
  readonly send: Fetch;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

export interface AccessTokens {
  /** A token that is valid for at least two minutes; simultaneous callers share one exchange. */
  readonly get: () => Promise<string>;
  /** Makes the next call fetch a new token, after the provider rejected this one. */
  readonly forget: () => void;
}

/** Gets Google access tokens, about once an hour, for an assertion signed by the service account (RFC 7523). */
export function createAccessTokens({
  readServiceAccount,
  send,
  now,
}: AccessTokenOptions): AccessTokens {
  let current: ReturnType<typeof exchange> | undefined;

  async function exchange() {
    try {
      // Read again each time, so that a rotated key takes effect within the hour.
      const account = await readServiceAccount();
      const assertion = await sign(account, Math.floor(now() / 1000));
      const body = new URLSearchParams({ grant_type: GRANT, assertion });
      const answer = z.parse(tokenAnswer, await post(send, account.token_uri, { body }));
      return { token: answer.access_token, expires: now() + (answer.expires_in - MARGIN) * 1000 };
    } catch (error) {
      current = undefined;
      throw error;
    }
  }

  const get = async (): Promise<string> => {
    const held = current;
    if (held !== undefined) {
      const { token, expires } = await held;
      if (now() < expires) return token;
      if (current === held) current = undefined;
    }
    current ??= exchange();
    return (await current).token;
  };

  return { get, forget: () => (current = undefined) };
}

async function sign(account: ServiceAccount, now: number): Promise<string> {
  const key = await importPKCS8(account.private_key, 'RS256');
  return new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: account.private_key_id })
    .setIssuer(account.client_email)
    .setSubject(account.client_email)
    .setAudience(account.token_uri)
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .sign(key);
}
