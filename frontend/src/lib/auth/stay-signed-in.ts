import { refusalIn } from './renew-token.ts';

/** Token renewal and user look-up. When these calls fail, the identity client drops the stored user. */
const isRenewal = (request: RequestInfo | URL): boolean =>
  typeof request === 'string' &&
  /^https?:.*googleapis\.com\/v1\/(?:token|accounts:lookup)\?/.test(request);

let isInstalled = false;
let isStarting = false;

/** Starts the identity client without its questions: their answers would store the user again over another's. */
export const startUnasked = async <Client>(start: () => Promise<Client>): Promise<Client> => {
  isStarting = true;
  try {
    return await start();
  } finally {
    isStarting = false;
  }
};

/** Turns failures other than refusals into a broken connection, or the client would drop the stored user. */
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
