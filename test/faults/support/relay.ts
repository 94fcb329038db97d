import { createServer, request } from 'node:http';
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
    const hangUp = () => void message.socket.destroy();
    const answer = async () => {
      const { method = 'GET', url = '/' } = message;
      const body = await buffer(message);
      const instead = await state.answer(url);
      if (instead === 'hang up') return hangUp();
      if (instead) {
        response.writeHead(instead.status, { 'content-type': 'application/json' });
        return void response.end(JSON.stringify(instead.body));
      }
      const { host: _, connection: __, ...headers } = message.headers;
      // A connection of its own: the server may just be closing one that was used before.
      const options = { method, headers, agent: false };
      const asked = request(`${state.origin}${url}`, options, (given) => {
        const { connection: ___, ...own } = given.headers;
        response.writeHead(given.statusCode ?? 502, own);
        given.on('error', hangUp).pipe(response);
      });
      asked.on('error', hangUp).end(body);
    };
    answer().catch(hangUp);
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
