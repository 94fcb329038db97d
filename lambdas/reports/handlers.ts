import { deleteHandler } from '#core/jobs/delete-handler.ts';
import { listHandler } from '#core/jobs/list-handler.ts';
import { retryHandler, submitHandler } from '#core/jobs/submit-handlers.ts';
import { reports } from './jobs.ts';
import { reportSubmission } from './submission.ts';

export const listReportJobs = () => listHandler(reports);
export const submitReport = () => submitHandler(reports, reportSubmission);
export const retryReport = () => retryHandler(reports, reportSubmission);
export const deleteReport = () => deleteHandler(reports);
