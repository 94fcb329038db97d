import type { JobFailure, JobFailureCode } from '#shared/model/job.ts';

/**
 * A permanent failure of a job, with the reason that the teacher sees. A step that throws it is not retried; the
 * workflow catches `JobError` by name and records the reason.
 */
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
