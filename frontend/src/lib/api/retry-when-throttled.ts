import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { notify } from '../notifications/notifications.ts';
import type { LooseOptions } from './request.ts';

/** Milliseconds before the first repetition; doubles each time. */
const FIRST_PAUSE = 1_000;
/** The last of these calls starts about seven seconds after the first. */
const MOST_CALLS = 4;

/** Whether the service is only busy: a throttle's 429, or a 503. The API's own refusals have a code. */
const isBusy = async (response: Response): Promise<boolean> => {
  if (response.status !== 429 && response.status !== 503) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return !(typeof body === 'object' && body !== null && 'code' in body);
};

/** A throttled call had no effect. After a 503 the function may still run, so only idempotent calls are safe. */
const mayRepeat = (
  status: number,
  { method }: Endpoint,
  { idempotencyKey }: LooseOptions,
): boolean => status === 429 || method === 'GET' || idempotencyKey !== undefined;

/** Waits at least half of the time, with jitter, so that refused clients do not return at the same moment. */
const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(new DOMException('aborted', 'AbortError'));
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', end);
        resolve();
      },
      milliseconds * (0.5 + Math.random() / 2),
    );
    signal?.addEventListener('abort', end, { once: true });
  });

/** Makes a call, and repeats it while the service is busy and that is safe. Tells the user from the second time on. */
export const retryWhenThrottled = async (
  endpoint: Endpoint,
  options: LooseOptions,
  send: () => Promise<Response>,
): Promise<Response> => {
  for (let calls = 1; ; calls += 1) {
    const response = await send();
    const { status } = response;
    if (calls === MOST_CALLS || !(await isBusy(response))) return response;
    if (!mayRepeat(status, endpoint, options)) return response;
    // The first repetition usually succeeds, so it needs no message.
    if (calls > 1) notify('info', 'busy.again');
    await pause(FIRST_PAUSE * 2 ** (calls - 1), options.signal);
  }
};
