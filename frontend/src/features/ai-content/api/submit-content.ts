import {
  generateContent,
  type ContentRequest,
} from '../../../../../shared/contracts/ai-content.ts';
import type { ContentJob } from '../../../lib/api/answers.ts';
import { call } from '../../../lib/api/client.ts';

/** Starts the drafting. The same `idempotencyKey` never starts two. */
export const startDraft = (body: ContentRequest, idempotencyKey: string): Promise<ContentJob> =>
  call(generateContent, { body, idempotencyKey });
