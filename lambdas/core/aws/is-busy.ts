import * as z from 'zod/mini';

/** Names of the errors by which AWS and its SDK say that a request cannot be handled now. */
const BUSY = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TimeoutError',
  'TooManyRequestsException',
]);

const answered = z.object({ $metadata: z.object({ httpStatusCode: z.number() }) });

/** S3 has many names for its own faults, and none when the answer has no body (HEAD), so the status decides too. */
const isOwnFault = (error: Error): boolean => {
  const status = z.safeParse(answered, error).data?.$metadata.httpStatusCode ?? 0;
  return status === 429 || status >= 500;
};

/** Whether the same request is likely to succeed a moment later. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (BUSY.has(error.name) ||
    ('$retryable' in error && error.$retryable !== undefined) ||
    isOwnFault(error));
