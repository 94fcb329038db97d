import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { AwsError } from './aws-error.ts';

/** A received request with its body; header names are in lower case. */
export interface GatewayRequest {
  method: string;
  /** Still percent-encoded and without the query, because signatures cover it as sent. */
  path: string;
  /** Decoded; repeated names have a list. */
  query: Readonly<Record<string, string | string[]>>;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Aborts when the caller no longer waits for its answer. */
  signal?: AbortSignal;
}

export interface GatewayResponse {
  status: number;
  headers: Record<string, string>;
  body?: string | Uint8Array | Readable;
}

/** @throws {AwsError} InvalidURI */
export const percentDecode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new AwsError('InvalidURI', "Couldn't parse the specified URI.");
  }
};

const parseQuery = (search: string): GatewayRequest['query'] => {
  // Refuses what does not decode, which the parameters below would replace.
  percentDecode(search);
  const values = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(search)) {
    const known = values.get(name);
    values.set(name, known === undefined ? value : [known, value].flat());
  }
  return Object.fromEntries(values);
};

/** Reads a body. One above `maxBytes` is discarded, so that the sender gets an answer. */
export const readBody = async (
  message: IncomingMessage,
  maxBytes: number,
): Promise<{ readonly body: Buffer; readonly size: number }> => {
  const chunks: Buffer[] = [];
  let size = 0;
  message.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
  });
  await finished(message, { writable: false });
  return { body: Buffer.concat(chunks), size };
};

/** The headers by their names in lower case; repeated ones are joined by commas. */
export const headersOf = (message: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(message.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, [value].flat().join(',')]],
    ),
  );

/** Reads everything except the body. */
export const readHead = (message: IncomingMessage): GatewayRequest => {
  const [path = '/', ...search] = (message.url ?? '/').split('?');
  const method = message.method ?? 'GET';
  const [query, headers] = [parseQuery(search.join('?')), headersOf(message)];
  return { method, path, query, headers, body: Buffer.alloc(0) };
};

/** @throws {AwsError} EntityTooLarge */
export const addBody = async (
  head: GatewayRequest,
  message: IncomingMessage,
  maxBytes: number,
): Promise<GatewayRequest> => {
  const { body, size } = await readBody(message, maxBytes);
  if (size <= maxBytes) return { ...head, body };
  throw new AwsError(
    'EntityTooLarge',
    'Your proposed upload exceeds the maximum allowed size',
    400,
    { ProposedSize: String(size), MaxSizeAllowed: String(maxBytes) },
  );
};

/** Writes the answer; if a body breaks off, the connection is closed, so that clients notice. */
export const send = async (response: ServerResponse, answer: GatewayResponse): Promise<void> => {
  response.writeHead(answer.status, answer.headers);
  if (
    answer.body === undefined ||
    typeof answer.body === 'string' ||
    answer.body instanceof Uint8Array
  )
    response.end(answer.body);
  else await pipeline(answer.body, response);
};
