import type { IncomingMessage } from 'node:http';
import { headersOf, readBody } from '../aws-gateway/http-message.ts';
import { maxBodyBytes } from '../http-api/http-api.ts';
import type { HttpRequest } from '../http-api/request-event.ts';

/** A request in the HTTP API's form. */
export const readHttpRequest = async (message: IncomingMessage): Promise<HttpRequest> => {
  const [path = '/', ...query] = (message.url ?? '/').split('?');
  return {
    method: message.method ?? 'GET',
    path,
    rawQueryString: query.join('?'),
    headers: headersOf(message),
    protocol: `HTTP/${message.httpVersion}`,
    sourceIp: message.socket.remoteAddress ?? '127.0.0.1',
    ...(await readBody(message, maxBodyBytes)),
  };
};
