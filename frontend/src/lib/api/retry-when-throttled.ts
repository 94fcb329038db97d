import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { notify } from '../notifications/notifications.ts';
import type { LooseOptions } from './request.ts';

/** Milliseconds before a call is made again, the first time; twice as long each time. */
const FIRST_PAUSE = 1_000;
/** How often a call is made at most: the last time some seven seconds after the first. */
const MOST_CALLS = 4;

/**
 * Whether an answer says no more than that there is no room now: a throttle's 429, or the 503 of a function that could
 * not be run. The API's own refusals have a code, and mean something else (a day's allowance is used up, say).
 */
const isBusy = async (response: Response): Promise<boolean> => {
  if (response.status !== 429 && response.status !== 503) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return !(typeof body === 'object' && body !== null && 'code' in body);
};

/**
 * Whether making a call again does no harm. What was throttled has reached nothing. A 503 may be that of a function
 * which took too long and went on: then only what reads, and what is done once for a key, is safe.
 */
const mayRepeat = (
  status: number,
  { method }: Endpoint,
  { idempotencyKey }: LooseOptions,
): boolean => status === 429 || method === 'GET' || idempotencyKey !== undefined;

/** Half of the time at least, so that those who were refused together do not come again together. */
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

/**
 * Makes a call, and again after a while if the service is busy and the call may be made twice; the user is told so
 * unless it passes soon. What is still busy at last is the answer.
 */
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
    // What the first pause mends nobody need know.
    if (calls > 1) notify('info', 'busy.again');
    await pause(FIRST_PAUSE * 2 ** (calls - 1), options.signal);
  }
};
