import { putDocument } from '#core/documents/document-handlers.ts';
import { drafts } from '../jobs.ts';

export const handler = putDocument(drafts);
