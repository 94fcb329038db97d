import * as z from 'zod/mini';
import { functionThrottled } from '#shared/model/job-steps.ts';
import type { Invocation } from '../lambda/invocation.ts';

export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** An answer of API Gateway itself, e.g. 404 `{"message":"Not Found"}`. */
export const gatewayResponse = (status: number, message: string): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ message })),
});

const answer = z.object({
  statusCode: z.int().check(z.gte(100), z.lte(599)),
  headers: z._default(z.record(z.string(), z.coerce.string()), {}),
  body: z._default(z.string(), ''),
  isBase64Encoded: z._default(z.boolean(), false),
});

/** Headers that a handler cannot set, because the gateway and the connection control them. */
const owned = new Set(['connection', 'content-length', 'keep-alive', 'transfer-encoding']);

/** Converts a function's outcome to a response: failed or malformed is a 500 without details, throttled a 503. */
export const functionResponse = (outcome: Invocation): HttpResponse => {
  if (!outcome.ok && outcome.error.errorType === functionThrottled)
    return gatewayResponse(503, 'Service Unavailable');
  const { data } = answer.safeParse(outcome.ok ? outcome.payload : undefined);
  if (!data) return gatewayResponse(500, 'Internal Server Error');
  const { statusCode, headers, body, isBase64Encoded } = data;
  const named = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => !owned.has(name));
  return {
    status: statusCode,
    headers: {
      // The gateway's default for a body without a type.
      ...(body && { 'content-type': 'text/plain;charset=utf-8' }),
      ...Object.fromEntries(named),
    },
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  };
};
