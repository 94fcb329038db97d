import { restoreVersion } from '#core/documents/document-handlers.ts';
import { extractions } from '../jobs.ts';

export const handler = restoreVersion(extractions);
