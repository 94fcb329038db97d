import { restoreVersion } from '#core/documents/document-handlers.ts';
import { readings } from '../jobs.ts';

export const handler = restoreVersion(readings);
