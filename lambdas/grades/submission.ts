import { limits } from '../../shared/model/limits.ts';
import { imageTypes, spreadsheetType } from '../../shared/model/upload.ts';
import { dailyAllowance } from '../core/daily-allowance.ts';
import { readEnvironment } from '../core/environment.ts';
import { checkUploaded, uploadsIn } from '../core/files/check-uploaded.ts';
import { fileNameOf } from '../core/files/upload-key.ts';
import { submitUploadEnvironment, type SubmissionRules } from '../core/jobs/submit-handlers.ts';
import { extractionRequest, type ExtractionRequest } from './domain/job/extraction-order.ts';

const uploads = uploadsIn(readEnvironment(submitUploadEnvironment).UPLOADS_BUCKET);

/** An extraction needs a picture of the caller's own; if it is given a class list, that is theirs, too. */
export const extractionSubmission: SubmissionRules<ExtractionRequest> = {
  request: extractionRequest,
  sourceOf: ({ imageS3Key }) => fileNameOf(imageS3Key),
  allowanceOf: (user) =>
    dailyAllowance(user, {
      verified: limits.gradeJobsPerDay,
      unverified: limits.unverifiedGradeJobsPerDay,
    }),
  async check(uid, { imageS3Key, workbookS3Key }) {
    await checkUploaded({ uid, key: imageS3Key, types: imageTypes, field: '/imageS3Key' }, uploads);
    if (workbookS3Key === undefined) return;
    const workbook = { uid, key: workbookS3Key, types: [spreadsheetType] };
    await checkUploaded({ ...workbook, field: '/workbookS3Key' }, uploads);
  },
};
