import * as z from 'zod/mini';
import { late, PATIENCE } from '../offline/patience.ts';
import { userRefusals } from './auth-error.ts';
import { session } from './session.ts';

/** Token renewal and user look-up. When these calls fail, the identity client drops the stored user. */
const isRenewal = (request: RequestInfo | URL): boolean =>
  typeof request === 'string' &&
  /^https?:.*googleapis\.com\/v1\/(?:token|accounts:lookup)\?/.test(request);

const failure = z.object({ error: z.object({ message: z.string() }) });

const refusesUser = async (response: Response): Promise<boolean> => {
  const { data } = z.safeParse(failure, await response.json().catch(() => undefined));
  // Messages look like `CODE : details`.
  const [code = ''] = data?.error.message.split(' : ') ?? [];
  return Object.hasOwn(userRefusals, code);
};

/** When a stored session is resumed, its user is looked up; that may fail, but not take long. */
const tooLate = (request: RequestInfo | URL): Promise<never>[] =>
  session.get().status === 'loading' && isRenewal(request)
    ? [
        late(PATIENCE).then(() => {
          throw new TypeError('the identity provider did not answer');
        }),
      ]
    : [];

let isInstalled = false;

/**
 * Turns every failure except a refusal into a broken connection. On page load the identity client drops the stored user
 * after any other error, even the provider's 503 or an exceeded quota, and has no option for this.
 */
export const staySignedInUnlessRefused = (): void => {
  if (isInstalled) return;
  isInstalled = true;
  const { fetch } = globalThis;
  globalThis.fetch = async (request, init) => {
    const response = await Promise.race([fetch(request, init), ...tooLate(request)]);
    if (response.ok || !isRenewal(request) || (await refusesUser(response.clone()))) {
      return response;
    }
    throw new TypeError(`the identity provider answered ${response.status}`);
  };
};
