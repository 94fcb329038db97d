import type { BodyOf } from '../../shared/contracts/endpoint.ts';
import { extractGrades } from '../../shared/contracts/grades.ts';
import { limits } from '../../shared/model/limits.ts';
import { imageTypes } from '../../shared/model/upload.ts';
import { dailyAllowance } from '../core/daily-allowance.ts';
import { readEnvironment } from '../core/environment.ts';
import { checkUploaded, uploadsIn } from '../core/files/check-uploaded.ts';
import { fileNameOf } from '../core/files/upload-key.ts';
import { submitUploadEnvironment, type SubmissionRules } from '../core/jobs/submit-handlers.ts';

const uploads = uploadsIn(readEnvironment(submitUploadEnvironment).UPLOADS_BUCKET);

/** An extraction needs a picture of the caller's own. */
export const extractionSubmission: SubmissionRules<BodyOf<typeof extractGrades>> = {
  request: extractGrades.body,
  sourceOf: ({ imageS3Key }) => fileNameOf(imageS3Key),
  allowanceOf: (user) =>
    dailyAllowance(user, {
      verified: limits.gradeJobsPerDay,
      unverified: limits.unverifiedGradeJobsPerDay,
    }),
  check: (uid, { imageS3Key: key }) =>
    checkUploaded({ uid, key, types: imageTypes, field: '/imageS3Key' }, uploads),
};
