import { listHandler } from '#core/jobs/list-handler.ts';
import { notebooks } from '../jobs.ts';

export const handler = listHandler(notebooks);
