import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

/**
 * A server of one test file that accepts every request and never answers, or stops halfway; `whenAsked(n)` resolves at
 * the n-th request.
 */
export function useSilentServer(begin?: (response: ServerResponse) => void) {
  let asked = 0;
  const waiting: (() => void)[] = [];
  const server = createServer((_, response) => {
    begin?.(response);
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
