import { putDocument } from '#core/documents/document-handlers.ts';
import { readings } from '../jobs.ts';

export const handler = putDocument(readings);
