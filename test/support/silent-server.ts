import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/** A server of one test file that takes every request and never answers; `whenAsked(n)` resolves at the n-th. */
export function useSilentServer() {
  let asked = 0;
  const waiting: (() => void)[] = [];
  const server = createServer(() => {
    asked += 1;
    for (const check of waiting) check();
  });
  const silent = {
    url: '',
    asked: () => asked,
    whenAsked: (times: number) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (asked >= times) resolve();
        };
        waiting.push(check);
        check();
      }),
  };
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    silent.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return silent;
}
