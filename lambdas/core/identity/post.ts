import * as z from 'zod/mini';
import { withTimeout } from '../timeout.ts';

/** Milliseconds for one try of a call. */
const TRY_TIME = 4_000;

export type Fetch = typeof fetch;

/** An error answer of the identity provider. Carries none of its text, which may contain addresses. */
export class IdentityProviderError extends Error {
  override readonly name = 'IdentityProviderError';
  readonly status: number;
  /** Whether the provider's rate limit was reached, so that nothing was done. */
  readonly isBusy: boolean;

  constructor(status: number, reason = '') {
    super(`the identity provider answered ${status}`);
    this.status = status;
    // Repeating a call does not help when the quota of the whole day is used up.
    const isOverQuota = reason.startsWith('QUOTA_EXCEEDED') && !reason.includes('daily');
    this.isBusy = status === 429 || status === 503 || isOverQuota;
  }
}

/** The shape of an error of Google's services, as in `QUOTA_EXCEEDED : Exceeded quota for deleting accounts.`. */
const refusal = z.object({ error: z.object({ message: z.string() }) });

const reasonOf = async (response: Response): Promise<string | undefined> => {
  const { data } = z.safeParse(refusal, await response.json().catch(() => undefined));
  return data?.error.message;
};

/**
 * Posts to the identity provider and returns the parsed JSON.
 * @throws IdentityProviderError if it answers with an error; whatever `fetch` throws if it cannot be reached in time
 */
export async function post(send: Fetch, url: string, init: RequestInit): Promise<unknown> {
  return withTimeout(TRY_TIME, async (signal) => {
    const response = await send(url, { ...init, method: 'POST', redirect: 'error', signal });
    if (!response.ok) throw new IdentityProviderError(response.status, await reasonOf(response));
    return response.json();
  });
}
