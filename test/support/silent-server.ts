import { createServer, type ServerResponse } from 'node:http';
import { beforeAll } from 'vitest';
import { listen } from '#infra/local/listen.ts';

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
    const { origin, close } = await listen(server);
    silent.url = origin;
    return close;
  });
  return silent;
}
