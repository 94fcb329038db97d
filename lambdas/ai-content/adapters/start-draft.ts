import type { ContentRequest } from '../../../shared/contracts/ai-content.ts';
import { limits } from '../../../shared/model/limits.ts';
import { dailyAllowance } from '../../core/daily-allowance.ts';
import type { AuthenticatedUser } from '../../core/http/authenticated-user.ts';
import type { JobRecord } from '../../core/jobs/job-record.ts';
import { jobStarter } from '../../core/jobs/job-starter.ts';
import type { Submission } from '../../core/jobs/submit-job.ts';
import type { StartEnvironment } from '../environment.ts';

interface DraftOrder {
  readonly user: Pick<AuthenticatedUser, 'uid' | 'emailVerified'>;
  readonly request: ContentRequest;
  readonly idempotency?: Submission['idempotency'];
}

/** Starts the job that drafts a lesson plan, test or exercise. */
export function draftStarter({ TABLE_NAME, AI_CONTENT_WORKFLOW_ARN }: StartEnvironment) {
  const startJob = jobStarter(TABLE_NAME, AI_CONTENT_WORKFLOW_ARN);
  return ({ user, request, idempotency }: DraftOrder): Promise<JobRecord> =>
    startJob({
      uid: user.uid,
      kind: 'ai-content',
      request,
      // What tells one lesson plan of the history from another.
      source: request.topic,
      allowance: dailyAllowance(user, {
        verified: limits.contentJobsPerDay,
        unverified: limits.unverifiedContentJobsPerDay,
      }),
      idempotency,
    });
}
