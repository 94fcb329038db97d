import { listHandler } from '#core/jobs/list-handler.ts';
import { extractions } from '../jobs.ts';

export const handler = listHandler(extractions);
