import * as z from 'zod/mini';
import { withTimeLimit } from '../api/with-time-limit.ts';
import { loadConfig } from '../runtime-config.ts';
import { userRefusals } from './auth-error.ts';
import type { Tokens } from './stored-token.ts';

/** Seconds that the identity provider has for an answer. */
const TIME_LIMIT = 30;

const renewal = z.object({
  id_token: z.string(),
  refresh_token: z.string(),
  /** In seconds. */
  expires_in: z.string(),
});
const failure = z.object({ error: z.object({ message: z.string() }) });

/** The identity provider no longer accepts the user. */
class RefusedUserError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** The code, one of `userRefusals`, with which the provider refuses the user; undefined for any other failure. */
export const refusalIn = async (response: Response): Promise<string | undefined> => {
  const { data } = z.safeParse(failure, await response.json().catch(() => undefined));
  // Messages look like `CODE : details`.
  const [name = ''] = data?.error.message.split(' : ') ?? [];
  return Object.hasOwn(userRefusals, name) ? userRefusals[name] : undefined;
};

/** Why there is no token. Failures other than a refusal (the provider's own, a quota) may pass, as a broken line does. */
const reasonOf = async (response: Response): Promise<Error> => {
  const code = await refusalIn(response);
  return code === undefined
    ? new TypeError(`the identity provider answered ${response.status}`)
    : new RefusedUserError(code);
};

/**
 * Asks the identity provider for a new ID token, as its client does.
 *
 * @throws an error with a code of `userRefusals` when it refuses the user; TypeError when it cannot be reached
 * @see https://firebase.google.com/docs/reference/rest/auth#section-refresh-token
 */
export const renewedToken = async (refreshToken: string): Promise<Tokens> => {
  const { apiKey, authEmulatorUrl } = (await loadConfig()).firebase;
  const host = authEmulatorUrl
    ? `${authEmulatorUrl}/securetoken.googleapis.com`
    : 'https://securetoken.googleapis.com';
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  return withTimeLimit(TIME_LIMIT, async (signal) => {
    const address = `${host}/v1/token?key=${encodeURIComponent(apiKey)}`;
    const response = await fetch(address, { method: 'POST', body, signal });
    if (!response.ok) throw await reasonOf(response);
    const { data } = z.safeParse(renewal, await response.json().catch(() => undefined));
    // A network with a page to log in to answers with that page.
    if (!data) throw new TypeError('this is no answer of the identity provider');
    return {
      accessToken: data.id_token,
      refreshToken: data.refresh_token,
      expirationTime: Date.now() + Number(data.expires_in) * 1000,
    };
  });
};
