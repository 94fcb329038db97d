import { deleteHandler } from '../../core/jobs/delete-handler.ts';
import { drafts } from '../jobs.ts';

export const handler = deleteHandler(drafts);
