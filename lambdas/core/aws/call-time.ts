import { withTimeout } from '../timeout.ts';

/** Milliseconds for one try of a call of AWS: a service in the same region answers in tens. */
export const TRY_TIME = 3_000;

/** Milliseconds for a call with all its tries: the shortest limit of a function that makes one is 10 s. */
export const CALL_TIME = 8_000;

/** What every client of the SDK is made with. By itself the SDK waits for an answer for ever. */
export const clientLimits = {
  maxAttempts: 3,
  requestHandler: {
    connectionTimeout: 1_000,
    requestTimeout: TRY_TIME,
    throwOnRequestTimeout: true,
  },
} as const;

/** Middleware that ends a call of the SDK with all its tries in time: its waits between them have no bound of their own. */
export const timed =
  <Arguments, Answer>(next: (args: Arguments) => Promise<Answer>) =>
  (args: Arguments): Promise<Answer> =>
    withTimeout(CALL_TIME, () => next(args));

/** Around all that a call does. */
export const timedAround = { step: 'initialize', priority: 'high', name: 'callTime' } as const;
