import { AppError } from '#shared/errors.ts';
import type { JobError } from '#core/jobs/job-error.ts';

/** The error of a call whose picture cannot be read; its issue says why. */
export const unusablePicture = (cause: JobError): AppError =>
  new AppError('picture-unusable', {
    cause,
    issues: [{ path: '/imageS3Key', code: cause.failure.code.replace('picture-', '') }],
  });
