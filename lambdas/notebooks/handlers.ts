import { deleteHandler } from '#core/jobs/delete-handler.ts';
import { listHandler } from '#core/jobs/list-handler.ts';
import { retryHandler, submitHandler } from '#core/jobs/submit-handlers.ts';
import { notebooks } from './jobs.ts';
import { notebookSubmission } from './submission.ts';

export const listNotebookJobs = () => listHandler(notebooks);
export const submitNotebook = () => submitHandler(notebooks, notebookSubmission);
export const retryNotebook = () => retryHandler(notebooks, notebookSubmission);
export const deleteNotebook = () => deleteHandler(notebooks);
