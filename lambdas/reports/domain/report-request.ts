import * as z from 'zod/mini';
import { submitReport } from '#shared/contracts/reports.ts';
import { languages } from '#shared/model/locale.ts';
import { jobRequestLoader } from '#core/jobs/job-request.ts';

/** The request in a job's record; its language is always set. */
export const reportRequest = z.extend(submitReport.body, {
  language: z._default(z.enum(languages), 'en'),
});
export type ReportRequest = z.infer<typeof reportRequest>;

/** Loads the request of a job; fails with `cancelled` if the job was deleted meanwhile. */
export const loadReportRequest = jobRequestLoader(reportRequest);
