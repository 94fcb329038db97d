import { listHandler } from '#core/jobs/list-handler.ts';
import { reports } from '../jobs.ts';

export const handler = listHandler(reports);
