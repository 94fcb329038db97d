import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { readEnvironment } from '../environment.ts';
import { connectIdentity, identityEnvironment } from '../identity/connect-identity.ts';
import { requireLiveSession } from '../identity/require-live-session.ts';
import { endpointHandler, type Answer, type ApiHandler } from './endpoint-handler.ts';
import type { EndpointRequest } from './read-request.ts';

/** The handler of an endpoint whose contract is `live`: the identity provider is asked first, in about 100 ms. */
export function liveSessionHandler<E extends Endpoint & { readonly live: true }>(
  contract: E,
  run: (request: EndpointRequest<E>) => Promise<Answer<E>>,
): ApiHandler {
  const accounts = connectIdentity(readEnvironment(identityEnvironment));
  return endpointHandler(contract, async (request) => {
    await requireLiveSession(accounts, request.user);
    return run(request);
  });
}
