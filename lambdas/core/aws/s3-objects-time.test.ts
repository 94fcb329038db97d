import '#test/support/environment.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSilentServer } from '#test/support/silent-server.ts';
import { CALL_TIME } from './call-time.ts';
import { isBusy } from './is-busy.ts';
import { getObject } from './s3-objects.ts';

const server = useSilentServer((response) => {
  response.writeHead(200, { 'content-length': 9 }).write('half');
});
beforeEach(() => {
  vi.stubEnv('AWS_ENDPOINT_URL', server.url);
  // The server and its sockets use the real clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

it('fails in time as "busy" when the bytes of an object stop arriving', async () => {
  const ended = vi.fn();
  const answer = getObject({ bucket: 'results', key: 'a' });
  answer.catch(ended);
  await server.whenAsked(1);
  await vi.advanceTimersByTimeAsync(CALL_TIME - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await expect(answer).rejects.toSatisfy(isBusy);
});
