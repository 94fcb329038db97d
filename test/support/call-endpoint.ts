import { gunzipSync } from 'node:zlib';
import { vi } from 'vitest';
import type { ApiHandler } from '#core/http/endpoint-handler.ts';
import type { ApiEvent } from '#core/http/authenticated-user.ts';

export const teacher = {
  uid: 'teacher-1',
  role: 'teacher',
  email: 'teacher@example.com',
  emailVerified: true,
  authTime: Math.floor(Date.now() / 1000),
  issuedAt: Math.floor(Date.now() / 1000),
};
export const student = { ...teacher, uid: 'student-1', role: 'student' };

export interface Call {
  /** The authorizer's context; the teacher by default, anonymous if null. */
  readonly user?: object | null;
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  /** Sent as JSON; `rawBody` is sent unchanged. */
  readonly body?: unknown;
  readonly rawBody?: string;
  readonly headers?: Record<string, string>;
}

/** The payload 2.0 event of API Gateway for a call, as far as handlers read it. */
export function apiEvent({ user = teacher, params, query, body, rawBody, headers }: Call) {
  return {
    version: '2.0',
    headers: { 'content-type': 'application/json', ...headers },
    pathParameters: params,
    queryStringParameters: query,
    body: rawBody ?? (body === undefined ? undefined : JSON.stringify(body)),
    isBase64Encoded: false,
    requestContext: { requestId: 'request-1', ...(user && { authorizer: { lambda: user } }) },
  } as unknown as ApiEvent;
}

/**
 * Calls a handler as API Gateway would; returns the status, headers, parsed body, log, and the bytes of Lambda's
 * answer.
 */
export async function callEndpoint(handler: ApiHandler, call: Call = {}) {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    const result = await handler(apiEvent(call));
    const { statusCode, headers, body, isBase64Encoded } = result;
    const bytes = isBase64Encoded ? Buffer.from(body!, 'base64') : undefined;
    const isFile = bytes !== undefined && headers?.['content-encoding'] !== 'gzip';
    const text = bytes && !isFile ? gunzipSync(bytes).toString() : isFile ? undefined : body;
    return {
      status: statusCode,
      headers: headers ?? {},
      /** For an answer that is a file. */
      file: isFile ? bytes : undefined,
      body: text === undefined ? undefined : (JSON.parse(text) as unknown),
      payloadBytes: Buffer.byteLength(JSON.stringify(result)),
      logged: write.mock.calls.map(([line]) => String(line)).join(''),
    };
  } finally {
    write.mockRestore();
  }
}
