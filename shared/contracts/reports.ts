import * as z from 'zod/mini';
import { classId } from '../model/class-id.ts';
import { job } from '../model/job.ts';
import { fileLanguage, jobOptions } from '../model/job-options.ts';
import { limits } from '../model/limits.ts';
import { pupilId } from '../model/saved-class.ts';
import { term } from '../model/term.ts';
import { line } from '../model/text.ts';
import type { JobDescriptor } from './job-kind.ts';
import { jobEndpoints } from './jobs.ts';

/** What a job may make, a file each: the pack for the class council, a slip for each pupil, the three terms of a year. */
export const reportContents = ['council', 'slips', 'year'] as const;
export type ReportContent = (typeof reportContents)[number];

/** The parts of a council pack, in their order. */
export const councilParts = ['ranking', 'list', 'figures', 'minutes'] as const;
export type CouncilPart = (typeof councilParts)[number];

const slips = z.strictObject({
  ...jobOptions.slips.shape,
  /** Missing: a slip for each pupil of the list. Only for one class. */
  pupilId: z.optional(pupilId),
});

export const reportJob = z.extend(job, {
  contents: z.array(z.enum(reportContents)),
  /** 1, 2 or 3; missing if it was not needed. */
  term: z.optional(z.int()),
  /** Only if it is of all subjects. */
  allSubjects: z.optional(z.boolean()),
  /** How its slips are printed, if it has any. */
  slips: z.optional(jobOptions.slips),
  /** Only for a finished report: the pages of all its files. */
  made: z.optional(z.object({ pages: z.int() })),
});
export type ReportJob = z.infer<typeof reportJob>;

export const reportJobs = jobEndpoints({
  noun: 'report',
  results: 'files',
  path: '/reports/jobs',
  ids: { list: 'list-report-jobs', retry: 'retry-report', delete: 'delete-report' },
  listed: reportJob,
  started: reportJob,
  submit: {
    id: 'submit-report',
    summary: 'Starts the making of reports from the record of saved classes',
    path: '/reports/generate',
    body: z.strictObject({
      /** In printing order, each once. */
      classIds: z.array(classId).check(z.minLength(1), z.maxLength(limits.notebookClasses)),
      /** Missing: the subject of each class, or the only one in its record. */
      subject: z.optional(line(limits.textLength)),
      /** All subjects of each class, by the coefficients that are saved for it, instead of one. Slips are two on a page. */
      allSubjects: z.optional(z.boolean()),
      /** Needed by `council` and `slips`. */
      term: z.optional(term),
      /** Each once. */
      contents: z
        .array(z.enum(reportContents))
        .check(z.minLength(1), z.maxLength(reportContents.length)),
      /** The parts of the council pack; missing: all. */
      council: z.optional(
        z.array(z.enum(councilParts)).check(z.minLength(1), z.maxLength(councilParts.length)),
      ),
      /** Missing: A6 with rank and progress, for all pupils. */
      slips: z.optional(slips),
      language: fileLanguage,
    }),
    errors: ['class-not-found', 'quota-exceeded'],
  },
});
export const {
  list: listReportJobs,
  submit: submitReport,
  retry: retryReport,
  delete: deleteReport,
} = reportJobs;

export const reportKind = {
  kind: 'report',
  endpoints: reportJobs,
  takesClasses: true,
  perDay: { verified: 50 },
  cost: { perMonth: 4, seconds: { composing: 3 } },
} as const satisfies JobDescriptor;
