import * as z from 'zod/mini';
import { withTimeout } from '../timeout.ts';

/** Milliseconds for one try of a call. */
const TRY_TIME = 4_000;

export type Fetch = typeof fetch;

/** An answer of the identity provider other than success. Carries no text of it, which may quote addresses. */
export class IdentityProviderError extends Error {
  override readonly name = 'IdentityProviderError';
  readonly status: number;
  /** Whether more was asked of the provider than it takes in a while, so that nothing was done. */
  readonly isBusy: boolean;

  constructor(status: number, reason = '') {
    super(`the identity provider answered ${status}`);
    this.status = status;
    // A quota of the whole day is another matter: it is of no use to ask again.
    const isOverQuota = reason.startsWith('QUOTA_EXCEEDED') && !reason.includes('daily');
    this.isBusy = status === 429 || status === 503 || isOverQuota;
  }
}

/** How Google's services say what was wrong, as in `QUOTA_EXCEEDED : Exceeded quota for deleting accounts.`. */
const refusal = z.object({ error: z.object({ message: z.string() }) });

const reasonOf = async (response: Response): Promise<string | undefined> => {
  const { data } = z.safeParse(refusal, await response.json().catch(() => undefined));
  return data?.error.message;
};

/**
 * Posts to the identity provider and answers the parsed JSON.
 * @throws IdentityProviderError if it answers with an error; whatever `fetch` throws if it cannot be reached in time
 */
export async function post(send: Fetch, url: string, init: RequestInit): Promise<unknown> {
  return withTimeout(TRY_TIME, async (signal) => {
    const response = await send(url, { ...init, method: 'POST', redirect: 'error', signal });
    if (!response.ok) throw new IdentityProviderError(response.status, await reasonOf(response));
    return response.json();
  });
}
