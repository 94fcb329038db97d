import { deleteHandler } from '#core/jobs/delete-handler.ts';
import { notebooks } from '../jobs.ts';

export const handler = deleteHandler(notebooks);
