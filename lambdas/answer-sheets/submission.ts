import { AppError } from '#shared/errors.ts';
import { imageTypes } from '#shared/model/upload.ts';
import { readEnvironment } from '#core/environment.ts';
import { checkUploaded, uploadsIn } from '#core/files/check-uploaded.ts';
import { fileNameOf } from '#core/files/upload-key.ts';
import { runInParallel } from '#core/in-parallel.ts';
import { submitUploadEnvironment, type SubmissionRules } from '#core/jobs/submit-handlers.ts';
import { readingRequest, type ReadingRequest } from './domain/reading-request.ts';

/** Uploads that are checked at a time. */
const PARALLEL = 10;

const { UPLOADS_BUCKET } = readEnvironment(submitUploadEnvironment);
const uploads = uploadsIn(UPLOADS_BUCKET);

/** A reading needs pictures of the caller, each once. */
export const readingSubmission: SubmissionRules<ReadingRequest> = {
  request: readingRequest,
  sourceOf: ({ imageS3Keys: [first = ''] }) => fileNameOf(first),
  itemsOf: ({ imageS3Keys }) => imageS3Keys.length,
  async check(uid, { imageS3Keys }) {
    const fieldOf = (index: number): string => `/imageS3Keys/${index}`;
    const repeated = imageS3Keys.findIndex((key, index) => imageS3Keys.indexOf(key) < index);
    if (repeated > 0) {
      const issues = [{ path: fieldOf(repeated), code: 'repeated' }];
      throw new AppError('validation-failed', { issues });
    }
    await runInParallel([...imageS3Keys.entries()], PARALLEL, ([index, key]) =>
      checkUploaded({ uid, key, types: imageTypes, field: fieldOf(index) }, uploads),
    );
  },
};
