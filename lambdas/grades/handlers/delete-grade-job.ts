import { deleteHandler } from '../../core/jobs/delete-handler.ts';
import { extractions } from '../jobs.ts';

export const handler = deleteHandler(extractions);
