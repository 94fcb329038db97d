import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

it('answers a request on a connection that was silent for long', async () => {
  const server = createServer(
    { headersTimeout: 1, requestTimeout: 1, connectionsCheckingInterval: 1 },
    (_, response) => response.end('here'),
  );
  const { port, close } = await listen(server);
  const socket = connect(port, '127.0.0.1');
  // Long enough for many looks at silent connections.
  await sleep(50);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  await close();
});
