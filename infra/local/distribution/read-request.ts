import type { IncomingMessage } from 'node:http';
import { maxBodyBytes } from '../http-api/http-api.ts';
import type { HttpRequest } from '../http-api/request-event.ts';

/** Reads a body to just above the gateway's limit and discards the rest, so that the client gets an answer. */
const readBody = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    if (size <= maxBodyBytes) chunks.push(bytes);
    size += bytes.length;
  }
  return Buffer.concat(chunks);
};

/** A request in the HTTP API's form; repeated headers are joined by commas. */
export const readHttpRequest = async (message: IncomingMessage): Promise<HttpRequest> => {
  const [path = '/', ...query] = (message.url ?? '/').split('?');
  return {
    method: message.method ?? 'GET',
    path,
    rawQueryString: query.join('?'),
    headers: Object.fromEntries(
      Object.entries(message.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(',') : value,
      ]),
    ),
    protocol: `HTTP/${message.httpVersion}`,
    sourceIp: message.socket.remoteAddress ?? '127.0.0.1',
    body: await readBody(message),
  };
};
