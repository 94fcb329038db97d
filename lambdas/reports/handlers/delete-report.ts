import { deleteHandler } from '#core/jobs/delete-handler.ts';
import { reports } from '../jobs.ts';

export const handler = deleteHandler(reports);
