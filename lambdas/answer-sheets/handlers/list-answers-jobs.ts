import { listHandler } from '#core/jobs/list-handler.ts';
import { readings } from '../jobs.ts';

export const handler = listHandler(readings);
