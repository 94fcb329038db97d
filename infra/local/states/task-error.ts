import type { InvocationError } from '../lambda/invocation.ts';

/** A failed task: the engine uses `name` as the state's Error and `message` as its Cause. */
export class TaskError extends Error {
  /** The engine reads these: `States.ALL` must not retry or catch errors that AWS exempts. */
  readonly isRetryable: boolean;
  readonly isCatchable: boolean;

  constructor(error: string, cause: string, { terminal = false } = {}) {
    super(cause);
    this.name = error;
    this.isRetryable = !terminal;
    this.isCatchable = !terminal;
  }
}

/**
 * A Lambda failure in Step Functions' form: the error's type as Error, the whole payload as Cause. A killed runtime
 * returns nothing, which gives `Lambda.Unknown`.
 * https://docs.aws.amazon.com/step-functions/latest/dg/concepts-error-handling.html
 */
export const lambdaTaskError = (error: InvocationError): TaskError => {
  const payload = JSON.stringify(error);
  return error.errorType === 'Runtime.ExitError'
    ? new TaskError(
        'Lambda.Unknown',
        `The cause could not be determined because Lambda did not return an error type. Returned payload: ${payload}`,
      )
    : new TaskError(error.errorType, payload);
};

/** A state above 256 KB ends the execution, and `States.ALL` does not catch the error. */
export const dataLimitError = (taskName: string): TaskError =>
  new TaskError(
    'States.DataLimitExceeded',
    `The state/task '${taskName}' returned a result with a size exceeding the maximum number of bytes service limit.`,
    { terminal: true },
  );
