import { listHandler } from '#core/jobs/list-handler.ts';
import { drafts } from '../jobs.ts';

export const handler = listHandler(drafts);
