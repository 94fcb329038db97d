import type { JobFailure, JobFailureCode } from '#shared/model/job.ts';

/** A permanent failure with the reason that the teacher sees. The workflow catches it by name; no retries. */
export class JobError extends Error {
  override readonly name = 'JobError';
  readonly failure: JobFailure;

  constructor(
    code: JobFailureCode,
    params?: Record<string, string>,
    options: { cause?: unknown } = {},
  ) {
    super(JSON.stringify({ code, ...(params && { params }) }), options);
    this.failure = { code, ...(params && { params }) };
  }
}
