import * as z from 'zod/mini';
import { reportJob, reportKind, type ReportJob } from '#shared/contracts/reports.ts';
import { optionsIn } from '#shared/model/job-options.ts';
import type { JobFeature } from '#core/jobs/job-feature.ts';
import { toJob } from '#core/jobs/to-job.ts';
import { reportRequest } from './domain/report-request.ts';

export const reports = {
  ...reportKind,
  show: async (record, bucket) => {
    const { contents, term, slips, allSubjects } = z.parse(reportRequest, record.request);
    // Slips of all subjects are two on a page, whatever was asked for.
    const printed = { ...slips, ...(allSubjects && { format: 'a5' }) };
    const made = z.parse(reportJob.shape.made, record.made);
    return {
      ...(await toJob(record, bucket)),
      contents,
      term,
      ...(allSubjects && { allSubjects }),
      slips: contents.includes('slips') ? optionsIn('slips', printed) : undefined,
      made,
    };
  },
} satisfies JobFeature<ReportJob>;
