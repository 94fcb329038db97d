import { getDocumentJob } from '#core/documents/document-handlers.ts';
import { oneDraft } from '../jobs.ts';

export const handler = getDocumentJob(oneDraft);
