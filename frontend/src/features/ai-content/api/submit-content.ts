import {
  generateContent,
  type ContentJob,
  type ContentRequest,
} from '../../../../../shared/contracts/ai-content.ts';
import { call } from '../../../lib/api/client.ts';

/** Starts the drafting. The same `idempotencyKey` never starts two. */
export const startDraft = (body: ContentRequest, idempotencyKey: string): Promise<ContentJob> =>
  call(generateContent, { body, idempotencyKey });
