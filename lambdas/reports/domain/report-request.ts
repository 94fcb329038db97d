import type * as z from 'zod/mini';
import { submitReport } from '#shared/contracts/reports.ts';
import { jobRequestLoader } from '#core/jobs/job-request.ts';

export const reportRequest = submitReport.body;
export type ReportRequest = z.infer<typeof reportRequest>;

/** Loads the request of a job; fails with `cancelled` if the job was deleted meanwhile. */
export const loadReportRequest = jobRequestLoader(reportRequest);
