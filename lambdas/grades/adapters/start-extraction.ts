import { limits } from '../../../shared/model/limits.ts';
import { imageTypes } from '../../../shared/model/upload.ts';
import { dailyAllowance } from '../../core/daily-allowance.ts';
import { checkUploaded, uploadsIn } from '../../core/files/check-uploaded.ts';
import { fileNameOf } from '../../core/files/upload-key.ts';
import type { AuthenticatedUser } from '../../core/http/authenticated-user.ts';
import type { JobRecord } from '../../core/jobs/job-record.ts';
import { jobStarter } from '../../core/jobs/job-starter.ts';
import type { Submission } from '../../core/jobs/submit-job.ts';
import type { ExtractionRequest } from '../domain/extraction-request.ts';
import type { StartEnvironment } from '../environment.ts';

interface ExtractionOrder {
  readonly user: Pick<AuthenticatedUser, 'uid' | 'emailVerified'>;
  readonly request: ExtractionRequest;
  readonly idempotency?: Submission['idempotency'];
}

/** Checks that the picture is the caller's own and starts the job that reads it. */
export function extractionStarter(environment: StartEnvironment) {
  const { TABLE_NAME, UPLOADS_BUCKET, GRADE_WORKFLOW_ARN } = environment;
  const startJob = jobStarter(TABLE_NAME, GRADE_WORKFLOW_ARN);
  const uploads = uploadsIn(UPLOADS_BUCKET);
  return ({ user, request, idempotency }: ExtractionOrder): Promise<JobRecord> => {
    const { uid } = user;
    const key = request.imageS3Key;
    return startJob({
      uid,
      kind: 'grade',
      request,
      source: fileNameOf(key),
      allowance: dailyAllowance(user, {
        verified: limits.gradeJobsPerDay,
        unverified: limits.unverifiedGradeJobsPerDay,
      }),
      idempotency,
      check: () => checkUploaded({ uid, key, types: imageTypes, field: '/imageS3Key' }, uploads),
    });
  };
}
