import * as z from 'zod/mini';

/** What AWS services and the SDK call a request they could not take now; the SDK has tried several times by then. */
const BUSY = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TimeoutError',
  'TooManyRequestsException',
]);

/** A service's error of its own making; S3's have many names, and none where the answer has no body (HEAD). */
const ownFault = z.object({
  $metadata: z.object({
    httpStatusCode: z.union([z.literal(429), z.number().check(z.gte(500))]),
  }),
});

/** Whether the same request may well succeed in a moment. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (BUSY.has(error.name) ||
    ('$retryable' in error && error.$retryable !== undefined) ||
    z.safeParse(ownFault, error).success);
