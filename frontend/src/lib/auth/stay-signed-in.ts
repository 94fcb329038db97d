import * as z from 'zod/mini';
import { userRefusals } from './auth-error.ts';

/** Renewing a token and looking its user up: the calls whose failure makes the identity client drop a stored user. */
const isRenewal = (request: RequestInfo | URL): boolean =>
  typeof request === 'string' &&
  /^https?:.*googleapis\.com\/v1\/(?:token|accounts:lookup)\?/.test(request);

const failure = z.object({ error: z.object({ message: z.string() }) });

const refusesUser = async (response: Response): Promise<boolean> => {
  const { data } = z.safeParse(failure, await response.json().catch(() => undefined));
  // `CODE : more about it`
  const [code = ''] = data?.error.message.split(' : ') ?? [];
  return Object.hasOwn(userRefusals, code);
};

let isInstalled = false;

/**
 * When a page starts, the identity client asks about the user it has stored, and drops them whatever is answered: a 503
 * of the provider or a spent quota included. It forgives a broken connection only, and offers no way to tell it more.
 * So whatever such a call fails with, short of a refusal of the user, is made a broken connection here.
 */
export const staySignedInUnlessRefused = (): void => {
  if (isInstalled) return;
  isInstalled = true;
  const { fetch } = globalThis;
  globalThis.fetch = async (request, init) => {
    const response = await fetch(request, init);
    if (response.ok || !isRenewal(request) || (await refusesUser(response.clone()))) {
      return response;
    }
    throw new TypeError(`the identity provider answered ${response.status}`);
  };
};
