import { setTimeout as sleep } from 'node:timers/promises';
import { isDebugged } from '../lambda/is-debugged.ts';
import type { InvokeFrom } from '../lambda/resource-policy.ts';
import type { RouteSpec } from '../template/http-apis.ts';
import type { RequestEvent } from './request-event.ts';
import { functionResponse, gatewayResponse, type HttpResponse } from './response.ts';

/** Calls the function of a route within the integration's time limit. */
export const callIntegration = async (
  { functionArn, timeoutMs }: RouteSpec,
  event: RequestEvent & { readonly requestContext: { readonly authorizer?: object } },
  { invoke, sourceArn }: { readonly invoke: InvokeFrom; readonly sourceArn: string },
): Promise<HttpResponse> => {
  const limit = new AbortController();
  const timeout = sleep(timeoutMs, gatewayResponse(503, 'Service Unavailable'), {
    signal: limit.signal,
    ref: false,
  });
  // The loser of the race must not become an unhandled rejection.
  timeout.catch(() => undefined);
  try {
    const answer = invoke(functionArn, event, sourceArn).then(functionResponse);
    return await (isDebugged() ? answer : Promise.race([answer, timeout]));
  } finally {
    limit.abort();
  }
};
