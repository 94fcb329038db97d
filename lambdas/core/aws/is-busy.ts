import * as z from 'zod/mini';

/** What AWS services and the SDK call a request they could not take now; the SDK has tried several times by then. */
const BUSY = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TimeoutError',
  'TooManyRequestsException',
]);

const answered = z.object({ $metadata: z.object({ httpStatusCode: z.number() }) });

/** By status, too: S3 has many names for a fault of its own, and none where the answer has no body (HEAD). */
const isOwnFault = (error: Error): boolean => {
  const status = z.safeParse(answered, error).data?.$metadata.httpStatusCode ?? 0;
  return status === 429 || status >= 500;
};

/** Whether the same request may well succeed in a moment. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (BUSY.has(error.name) ||
    ('$retryable' in error && error.$retryable !== undefined) ||
    isOwnFault(error));
