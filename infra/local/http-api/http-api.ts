import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTokenBucket } from '#core/token-bucket.ts';
import type { InvokeFrom } from '../lambda/resource-policy.ts';
import type { HttpApiSpec, Throttle, RouteSpec } from '../template/http-apis.ts';
import type { Environment } from '../template/resource-types.ts';
import { createAuthorizers } from './authorize.ts';
import { requestEvent, type HttpRequest, type RequestEvent } from './request-event.ts';
import { gatewayResponse, type HttpResponse, functionResponse } from './response.ts';
import { createRouteTable } from './route-table.ts';
import { isDebugged } from '../lambda/is-debugged.ts';

/** Calls the function of a route within the integration's time limit. */
const callIntegration = async (
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

/** API Gateway's payload quota. */
export const maxBodyBytes = 10 * 1024 * 1024;
/** API Gateway's quota for the request line and all headers together. */
const maxHeaderBytes = 10_240;

export interface HttpApiOptions {
  readonly api: HttpApiSpec;
  readonly environment: Environment;
  readonly invoke: InvokeFrom;
  /** Exchanges the local identity provider's Authorization header for one that the authorizer accepts; no other. */
  readonly reissue: (authorization: string | undefined) => Promise<string | undefined>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const refusals = {
  unauthorized: gatewayResponse(401, 'Unauthorized'),
  forbidden: gatewayResponse(403, 'Forbidden'),
  failed: gatewayResponse(500, 'Internal Server Error'),
};

const tooLarge = ({
  headers,
  path,
  rawQueryString,
  size,
}: HttpRequest): HttpResponse | undefined => {
  if (size > maxBodyBytes) return gatewayResponse(413, 'Request Entity Too Large');
  const headerBytes = Object.entries(headers).reduce(
    (sum, [name, value]) => sum + name.length + (value ?? '').length + 4,
    path.length + rawQueryString.length,
  );
  return headerBytes > maxHeaderBytes
    ? gatewayResponse(431, 'Request Header Fields Too Large')
    : undefined;
};

/** A throttle of a stage or route; returns whether it admits a call. */
const createThrottle = ({ ratePerSecond, burst }: Throttle, now: () => number) =>
  createTokenBucket({ burst, refillMs: 1000 / ratePerSecond, now });

/** Runs an HTTP API of the templates: route, throttle, authorize, invoke, convert the answer. */
export const createHttpApi = (options: HttpApiOptions) => {
  const { api, environment, invoke, now } = options;
  const findRoute = createRouteTable(api.routes);
  const admitsToStage = api.throttle ? createThrottle(api.throttle, now) : () => true;
  const admitsTo = new Map(
    api.routes.flatMap(({ routeKey, throttle }) =>
      throttle ? [[routeKey, createThrottle(throttle, now)] as const] : [],
    ),
  );
  const stagePrefix = `/${api.stage}`;
  const apiArn = `arn:aws:execute-api:${environment.region}:${environment.accountId}:${api.id}`;
  const authorize = createAuthorizers({
    now,
    invoke: ({ id, functionArn }, event) =>
      invoke(functionArn, event, `${apiArn}/authorizers/${id}`),
    routeArn: ({ requestContext: { http } }) =>
      `${apiArn}/${api.stage}/${http.method}${http.path.slice(stagePrefix.length)}`,
  });

  const signToken = async ({ headers, ...request }: HttpRequest): Promise<HttpRequest> => {
    const authorization = await options.reissue(headers['authorization']);
    return { ...request, headers: { ...headers, authorization } };
  };
  const respond = async (request: HttpRequest, requestId: string): Promise<HttpResponse> => {
    const refused = tooLarge(request);
    if (refused !== undefined) return refused;
    const match = request.path.startsWith(`${stagePrefix}/`)
      ? findRoute(request.method, request.path.slice(stagePrefix.length))
      : undefined;
    if (match === undefined) return gatewayResponse(404, 'Not Found');
    const admits = admitsTo.get(match.route.routeKey) ?? admitsToStage;
    if (!admits()) return gatewayResponse(429, 'Too Many Requests');
    const event = requestEvent(
      await signToken(request),
      match,
      { ...api, accountId: environment.accountId },
      { requestId, now: new Date(now()) },
    );
    const { route } = match;
    const caller = {
      invoke,
      sourceArn: `${apiArn}/${api.stage}/${route.routeKey.replace(' ', '')}`,
    };
    if (route.authorizer === undefined) return await callIntegration(route, event, caller);
    const verdict = await authorize(route.authorizer, event);
    if (verdict.kind !== 'allowed') return refusals[verdict.kind];
    const requestContext = { ...event.requestContext, authorizer: { lambda: verdict.context } };
    return await callIntegration(route, { ...event, requestContext }, caller);
  };

  return async (request: HttpRequest): Promise<HttpResponse> => {
    const requestId = randomBytes(12).toString('base64').slice(0, 15).concat('=');
    const response = await respond(request, requestId);
    return { ...response, headers: { ...response.headers, 'apigw-requestid': requestId } };
  };
};

export type HttpApi = ReturnType<typeof createHttpApi>;
