import { withTimeout } from '../timeout.ts';

/** Milliseconds for one try of an AWS call; a service in the same region answers within tens of milliseconds. */
export const TRY_TIME = 3_000;

/** Milliseconds for a call with all its tries; the shortest timeout of a function that makes one is 10 s. */
export const CALL_TIME = 8_000;

/** Limits for every SDK client. Without them the SDK waits for an answer forever. */
export const clientLimits = {
  maxAttempts: 3,
  requestHandler: {
    connectionTimeout: 1_000,
    requestTimeout: TRY_TIME,
    throwOnRequestTimeout: true,
  },
} as const;

/** Middleware that limits an SDK call with all its tries; the waits between the tries have no limit of their own. */
export const timed =
  <Arguments, Answer>(next: (args: Arguments) => Promise<Answer>) =>
  (args: Arguments): Promise<Answer> =>
    withTimeout(CALL_TIME, () => next(args));

/** Runs the middleware first, so that it covers the whole call. */
export const timedAround = { step: 'initialize', priority: 'high', name: 'callTime' } as const;
