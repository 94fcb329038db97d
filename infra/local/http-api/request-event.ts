import type { HttpApiSpec } from '../template/http-apis.ts';
import type { RouteMatch } from './route-table.ts';

/** A received request with its body. */
export interface HttpRequest {
  readonly method: string;
  /** Path with stage, percent-encoded, without the query. */
  readonly path: string;
  readonly rawQueryString: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly protocol: string;
  readonly sourceIp: string;
  readonly body: Buffer;
}

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
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The request context's time in Common Log Format: `12/Mar/2020:19:03:58 +0000`. */
const logTime = (date: Date): string => {
  const [day, clock = ''] = date.toISOString().split('T');
  const [year = '', month = '', dayOfMonth = ''] = (day ?? '').split('-');
  return `${dayOfMonth}/${months[Number(month) - 1] ?? ''}/${year}:${clock.slice(0, 8)} +0000`;
};

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
  const cookie = request.headers['cookie'];
  const text = isText(request.headers);
  return {
    version: '2.0',
    routeKey: route.routeKey,
    rawPath: path,
    rawQueryString: request.rawQueryString,
    ...(cookie !== undefined && { cookies: cookie.split(/; */) }),
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
      domainPrefix: (headers['host'] ?? 'localhost').split('.')[0],
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
      time: logTime(now),
      timeEpoch: now.getTime(),
    },
    ...(request.body.length > 0 && { body: request.body.toString(text ? 'utf8' : 'base64') }),
    isBase64Encoded: request.body.length > 0 && !text,
  };
};

/** A payload-2.0 request event. */
export type RequestEvent = ReturnType<typeof requestEvent>;
