import { extractGrades } from '../../../../../shared/contracts/grades.ts';
import type { Job } from '../../../lib/api/answers.ts';
import { call } from '../../../lib/api/client.ts';

export interface ExtractionRequest {
  readonly imageS3Key: string;
}

/** Starts the reading of a picture. The same `idempotencyKey` never starts two. */
export const startExtraction = (body: ExtractionRequest, idempotencyKey: string): Promise<Job> =>
  call(extractGrades, { body, idempotencyKey });
