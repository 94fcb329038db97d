/** Milliseconds for one call; a function has 10 s for two or three of them. */
const TIMEOUT_MS = 4000;

export type Fetch = typeof fetch;

/** An answer of the identity provider other than success. Carries no body, which may quote addresses. */
export class IdentityProviderError extends Error {
  override readonly name = 'IdentityProviderError';
  readonly status: number;

  constructor(status: number) {
    super(`the identity provider answered ${status}`);
    this.status = status;
  }
}

/**
 * Posts to the identity provider and answers the parsed JSON.
 * @throws IdentityProviderError if it answers with an error; whatever `fetch` throws if it cannot be reached in time
 */
export async function post(send: Fetch, url: string, init: RequestInit): Promise<unknown> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await send(url, { ...init, method: 'POST', redirect: 'error', signal });
  if (!response.ok) throw new IdentityProviderError(response.status);
  return response.json();
}
