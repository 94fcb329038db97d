import { restoreVersion } from '#core/documents/document-handlers.ts';
import { drafts } from '../jobs.ts';

export const handler = restoreVersion(drafts);
