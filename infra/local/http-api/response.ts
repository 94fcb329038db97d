import * as z from 'zod/mini';
import { functionThrottled } from '#shared/model/job-steps.ts';
import type { Invocation } from '../lambda/invocation.ts';

/** An answer to the client. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: Buffer;
}

/** An answer of API Gateway itself, e.g. 404 `{"message":"Not Found"}`. */
export const gatewayResponse = (status: number, message: string): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ message })),
});

const structured = z.object({
  statusCode: z.coerce.number().check(z.int(), z.gte(100), z.lte(599)),
  headers: z.nullish(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  cookies: z.nullish(z.array(z.string())),
  body: z.nullish(z.string()),
  isBase64Encoded: z.nullish(z.boolean()),
});
const hasStatus = z.object({ statusCode: z.unknown() });

/** Headers that a handler cannot set, because the gateway and the connection control them. */
const owned = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding']);

/**
 * Converts a function's outcome to a response. Without a `statusCode` the result is the JSON body of a 200. A failed or
 * malformed outcome is a 500 without details, and a throttled function a 503.
 */
export const functionResponse = (outcome: Invocation): HttpResponse => {
  const failed = gatewayResponse(500, 'Internal Server Error');
  if (!outcome.ok) {
    return outcome.error.errorType === functionThrottled
      ? gatewayResponse(503, 'Service Unavailable')
      : failed;
  }
  if (!hasStatus.safeParse(outcome.payload).success) {
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify(outcome.payload)),
    };
  }
  const parsed = structured.safeParse(outcome.payload);
  if (!parsed.success) return failed;
  const { statusCode, headers, cookies, body, isBase64Encoded } = parsed.data;
  const named = Object.entries(headers ?? {})
    .map(([name, value]) => [name.toLowerCase(), String(value)] as const)
    .filter(([name]) => !owned.has(name));
  return {
    status: statusCode,
    headers: {
      // The gateway's default for a body without a type.
      ...(body && { 'content-type': 'text/plain;charset=utf-8' }),
      ...Object.fromEntries(named),
      ...(cookies && cookies.length > 0 && { 'set-cookie': cookies }),
    },
    body: Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8'),
  };
};
