import type { HttpApiSpec } from '../template/http-apis.ts';
import type { RouteMatch } from './route-table.ts';

export interface HttpRequest {
  readonly method: string;
  /** Path with stage, percent-encoded, without the query. */
  readonly path: string;
  readonly rawQueryString: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly protocol: string;
  readonly sourceIp: string;
  readonly body: Buffer;
  /** Bytes of the body, which is left out above the gateway's quota. */
  readonly size: number;
}

/** Headers that API Gateway does not pass on. The product sets no cookies. */
const hopByHop = new Set([
  'connection',
  'cookie',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
const textTypes = /^(text\/.*|application\/(json|javascript|xml))$/;
const joinedQuery = (rawQueryString: string): Record<string, string> | undefined => {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(rawQueryString)) {
    const before = values.get(name);
    values.set(name, before === undefined ? value : `${before},${value}`);
  }
  return values.size === 0 ? undefined : Object.fromEntries(values);
};

const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const isText = (headers: HttpRequest['headers']): boolean => {
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return headers['content-encoding'] === undefined && textTypes.test(type);
};

/**
 * The event in payload format 2.0, without the authorizer's context.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-integrations-lambda.html
 */
export const requestEvent = (
  request: HttpRequest,
  { route, pathParameters }: RouteMatch,
  api: HttpApiSpec & { readonly accountId: string },
  { requestId, now }: { readonly requestId: string; readonly now: Date },
) => {
  const path = decodePath(request.path);
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !hopByHop.has(name)) headers[name] = value;
  }
  const queryStringParameters = joinedQuery(request.rawQueryString);
  const text = isText(request.headers);
  return {
    version: '2.0',
    routeKey: route.routeKey,
    rawPath: path,
    rawQueryString: request.rawQueryString,
    headers: Object.assign(headers, {
      'x-forwarded-for': request.sourceIp,
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '443',
    }),
    ...(queryStringParameters !== undefined && { queryStringParameters }),
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    requestContext: {
      accountId: api.accountId,
      apiId: api.id,
      domainName: headers['host'] ?? 'localhost',
      http: {
        method: request.method,
        path,
        protocol: request.protocol,
        sourceIp: request.sourceIp,
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId,
      routeKey: route.routeKey,
      stage: api.stage,
      timeEpoch: now.getTime(),
    },
    ...(request.body.length > 0 && { body: request.body.toString(text ? 'utf8' : 'base64') }),
    isBase64Encoded: request.body.length > 0 && !text,
  };
};

/** A payload-2.0 request event. */
export type RequestEvent = ReturnType<typeof requestEvent>;
