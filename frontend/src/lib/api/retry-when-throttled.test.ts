import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getProfile, putProfile } from '#shared/contracts/profile.ts';
import { submitNotebook } from '#shared/contracts/notebooks.ts';
import { notifications } from '../notifications/notifications.ts';
import { ApiError, textOfError, textOfFailure } from './api-error.ts';
import { retryWhenThrottled } from './retry-when-throttled.ts';

/** Responses that API Gateway sends itself. */
const gateway = (status: number) => new Response('{"message":"…"}', { status });
const ok = () => new Response('[]');
const answering = (...answers: readonly (() => Response)[]) => {
  const send = vi.fn(async () => (answers[send.mock.calls.length - 1] ?? answers.at(-1)!)());
  return send;
};

beforeEach(() => {
  vi.useFakeTimers();
  notifications.set(undefined);
});
afterEach(() => vi.useRealTimers());

/** The status of the final response, after all pauses. */
const settled = async (answer: Promise<Response>): Promise<number> => {
  await vi.runAllTimersAsync();
  return (await answer).status;
};

describe('a busy service', () => {
  it.each([429, 503])('is called again after %d, and the user is told', async (status) => {
    const send = answering(
      () => gateway(status),
      () => gateway(status),
      ok,
    );
    expect(await settled(retryWhenThrottled(getProfile, {}, send))).toBe(200);
    expect(send).toHaveBeenCalledTimes(3);
    expect(notifications.get()).toMatchObject({ tone: 'info', text: { id: 'busy.again' } });
  });

  it('is called four times at most, with growing pauses', async () => {
    const times: number[] = [];
    const send = vi.fn(async () => {
      times.push(Date.now());
      return gateway(503);
    });
    expect(await settled(retryWhenThrottled(getProfile, {}, send))).toBe(503);
    const pauses = times.slice(1).map((time, at) => time - times[at]!);
    expect(pauses).toHaveLength(3);
    for (const [at, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual(500 * 2 ** at);
      expect(pause).toBeLessThanOrEqual(1_000 * 2 ** at);
    }
  });

  it('is called again for an action that its key makes safe to repeat', async () => {
    const send = answering(() => gateway(503), ok);
    expect(await settled(retryWhenThrottled(submitNotebook, { idempotencyKey: 'k' }, send))).toBe(
      200,
    );
  });

  it('is not called again for an action that may have happened, unless it was throttled', async () => {
    const unavailable = answering(() => gateway(503), ok);
    expect(await settled(retryWhenThrottled(putProfile, {}, unavailable))).toBe(503);
    const throttled = answering(() => gateway(429), ok);
    expect(await settled(retryWhenThrottled(putProfile, {}, throttled))).toBe(200);
  });

  it('is not assumed when the refusal has its own reason', async () => {
    const refused = () => new Response('{"code":"quota-exceeded"}', { status: 429 });
    const send = answering(refused, ok);
    expect(await settled(retryWhenThrottled(getProfile, {}, send))).toBe(429);
    expect(notifications.get()).toBeUndefined();
    expect(
      await settled(
        retryWhenThrottled(
          getProfile,
          {},
          answering(() => gateway(502), ok),
        ),
      ),
    ).toBe(502);
  });

  it('is not mentioned when the next call succeeds soon', async () => {
    expect(
      await settled(
        retryWhenThrottled(
          getProfile,
          {},
          answering(() => gateway(503), ok),
        ),
      ),
    ).toBe(200);
    expect(notifications.get()).toBeUndefined();
  });

  it('is not waited for when the call is cancelled', async () => {
    const given = new AbortController();
    const send = answering(() => gateway(503));
    const answer = retryWhenThrottled(getProfile, { signal: given.signal }, send).catch(String);
    await vi.advanceTimersByTimeAsync(100);
    given.abort();
    expect(await answer).toBe('AbortError: aborted');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is reported as busy when it stays so', () => {
    for (const status of [429, 503]) {
      expect(textOfError(new ApiError(status))).toEqual({ id: 'error.busy' });
      expect(textOfFailure(new ApiError(status), 'error.submit')).toEqual({ id: 'error.busy' });
    }
    expect(textOfFailure(new ApiError(502), 'error.submit')).toEqual({ id: 'error.submit' });
  });
});
