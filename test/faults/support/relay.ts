import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from '#infra/local/listen.ts';

/** The answer in place of a server's; `undefined` lets the server answer, `hang up` closes the connection. */
type Instead = { readonly status: number; readonly body: unknown } | 'hang up' | undefined;

/** A proxy in front of a server, which fails in its place. */
export const startRelay = async () => {
  const state = {
    /** The server's origin. */
    origin: '',
    answer: (_path: string): Instead | Promise<Instead> => undefined,
  };
  const server = createServer((message, response) => {
    const answer = async () => {
      const { method = 'GET', url = '/' } = message;
      const body = await buffer(message);
      const instead = await state.answer(url);
      if (instead === 'hang up') return void message.socket.destroy();
      if (instead) {
        response.writeHead(instead.status, { 'content-type': 'application/json' });
        return void response.end(JSON.stringify(instead.body));
      }
      const { host: _, connection: __, 'content-length': ___, ...headers } = message.headers;
      const given = await fetch(`${state.origin}${url}`, {
        method,
        headers: headers as Record<string, string>,
        body: method === 'GET' ? undefined : new Uint8Array(body),
      });
      const { headers: own } = given;
      response.writeHead(given.status, {
        'content-type': own.get('content-type') ?? 'application/json',
        'cache-control': own.get('cache-control') ?? 'no-store',
      });
      response.end(Buffer.from(await given.arrayBuffer()));
    };
    void answer();
  });
  const here = await listen(server);
  return Object.assign(state, {
    /** The proxy's origin. */
    before: (address: string): string => {
      const { origin } = new URL(address);
      state.origin = origin;
      return address.replace(origin, here.origin);
    },
    /** Lets the server answer again. */
    mend: (): void => {
      state.answer = () => undefined;
    },
    close: here.close,
  });
};
