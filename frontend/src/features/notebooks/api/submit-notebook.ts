import { submitNotebook } from '../../../../../shared/contracts/notebooks.ts';
import type { Job } from '../../../lib/api/answers.ts';
import type { Language } from '../../../../../shared/model/locale.ts';
import { call } from '../../../lib/api/client.ts';

export interface NotebookRequest {
  readonly coverImageKey: string;
  readonly studentNamesFileS3Key: string;
  readonly language: Language;
}

/** Starts the making of a notebook. The same `idempotencyKey` never makes two. */
export const startNotebook = (body: NotebookRequest, idempotencyKey: string): Promise<Job> =>
  call(submitNotebook, { body, idempotencyKey });
