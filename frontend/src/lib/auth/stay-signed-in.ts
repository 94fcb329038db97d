import { refusalIn } from './renew-token.ts';

/** Token renewal and user look-up. When these calls fail, the identity client drops the stored user. */
const isRenewal = (request: RequestInfo | URL): boolean =>
  typeof request === 'string' &&
  /^https?:.*googleapis\.com\/v1\/(?:token|accounts:lookup)\?/.test(request);

let isInstalled = false;
let isStarting = false;

/**
 * Starts the identity client, and refuses the calls by which it would ask about its stored user. After an answer the client
 * would store that user again, and replace a user who has signed in meanwhile in another tab.
 */
export const startUnasked = async <Client>(start: () => Promise<Client>): Promise<Client> => {
  isStarting = true;
  try {
    return await start();
  } finally {
    isStarting = false;
  }
};

/**
 * Turns every failure except a refusal into a broken connection. When the identity client is loaded, it drops the stored
 * user after any other error, even the provider's 503 or an exceeded quota, and has no option for this.
 */
export const staySignedInUnlessRefused = (): void => {
  if (isInstalled) return;
  isInstalled = true;
  const { fetch } = globalThis;
  globalThis.fetch = async (request, init) => {
    // The session's own renewals have a time limit, and the client's have none.
    if (isStarting && isRenewal(request) && !init?.signal)
      throw new TypeError('the client asks nothing while it starts');
    const response = await fetch(request, init);
    if (response.ok || !isRenewal(request) || (await refusalIn(response.clone())) !== undefined)
      return response;
    throw new TypeError(`the identity provider answered ${response.status}`);
  };
};
