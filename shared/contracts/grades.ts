import * as z from 'zod/mini';
import { confirmation } from '../model/document.ts';
import { job } from '../model/job.ts';
import { classId } from '../model/class-id.ts';
import { limits } from '../model/limits.ts';
import { languages } from '../model/locale.ts';
import { line } from '../model/text.ts';
import { jobEndpoints } from './jobs.ts';

export const gradeJob = z.extend(job, {
  /** What of its document the teacher has confirmed, if anything. */
  confirmed: z.optional(confirmation),
});
export type GradeJob = z.infer<typeof gradeJob>;

export const gradeJobs = jobEndpoints({
  noun: 'grade extraction',
  results: 'files',
  path: '/grades/jobs',
  ids: { list: 'list-grade-jobs', retry: 'retry-grade-job', delete: 'delete-grade-job' },
  listed: gradeJob,
  started: job,
  costly: true,
  submit: {
    id: 'extract-grades',
    summary: 'Starts reading the marks of a photographed gradebook',
    path: '/grades/extract',
    body: z.strictObject({
      imageS3Key: line(400),
      /** A workbook with the class's list of pupils, and the sheet it is on: their names are chosen then, not read. */
      workbookS3Key: z.optional(line(400)),
      sheet: z.optional(line(limits.sheetNameLength)),
      /** A class that the teacher keeps, in place of a workbook's. */
      classId: z.optional(classId),
      /** Of the names of files and of the notes in them. */
      language: z.optional(z.enum(languages)),
    }),
    errors: [
      'upload-not-yours',
      'upload-not-found',
      'class-not-found',
      'quota-exceeded',
      'unverified-quota-exceeded',
    ],
  },
});
export const {
  list: listGradeJobs,
  submit: extractGrades,
  retry: retryGradeJob,
  delete: deleteGradeJob,
} = gradeJobs;
