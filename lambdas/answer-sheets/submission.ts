import { imageTypes } from '#shared/model/upload.ts';
import { readEnvironment } from '#core/environment.ts';
import { checkAllUploaded, uploadsIn } from '#core/files/check-uploaded.ts';
import { fileNameOf } from '#core/files/upload-key.ts';
import { submitUploadEnvironment, type SubmissionRules } from '#core/jobs/submit-handlers.ts';
import { readingRequest, type ReadingRequest } from './domain/reading-request.ts';

const { UPLOADS_BUCKET } = readEnvironment(submitUploadEnvironment);
const uploads = uploadsIn(UPLOADS_BUCKET);

/** A reading needs pictures of the caller, each once. */
export const readingSubmission: SubmissionRules<ReadingRequest> = {
  request: readingRequest,
  sourceOf: ({ imageS3Keys: [first = ''] }) => fileNameOf(first),
  itemsOf: ({ imageS3Keys }) => imageS3Keys.length,
  async check(uid, { imageS3Keys }) {
    const pictures = { uid, keys: imageS3Keys, types: imageTypes };
    await checkAllUploaded(pictures, (index) => `/imageS3Keys/${index}`, uploads);
  },
};
