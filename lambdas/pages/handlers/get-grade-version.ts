import { getVersion } from '#core/documents/document-handlers.ts';
import { extractions } from '../jobs.ts';

export const handler = getVersion(extractions);
