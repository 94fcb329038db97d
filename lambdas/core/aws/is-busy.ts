/** What AWS services and the SDK call a request they could not take now; the SDK has tried several times by then. */
const BUSY = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TimeoutError',
  'TooManyRequestsException',
]);

/** Whether the same request may well succeed in a moment. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  (BUSY.has(error.name) || ('$retryable' in error && error.$retryable !== undefined));
