import * as z from 'zod/mini';
import { confirmation } from '../model/document.ts';
import { job } from '../model/job.ts';
import { classId } from '../model/class-id.ts';
import { fileLanguage, jobOptions } from '../model/job-options.ts';
import { limits } from '../model/limits.ts';
import { line } from '../model/text.ts';
import { jobEndpoints } from './jobs.ts';

/** What a page says above its table, and the class whose names it has, as far as they are known. */
export const madeGradebook = z.object({
  className: z.optional(z.string()),
  subject: z.optional(z.string()),
  /** 1, 2 or 3. */
  term: z.optional(z.int()),
  /** The page in small, as a `data:` address. */
  thumbnail: z.optional(z.string().check(z.startsWith('data:image/webp;base64,'))),
});
export type MadeGradebook = z.infer<typeof madeGradebook>;

export const gradeJob = z.extend(job, {
  /** The saved class whose names were asked for, if any. */
  classId: z.optional(z.string()),
  /** Only for a finished extraction; follows what the teacher confirmed. */
  made: z.optional(madeGradebook),
  /** The version of its document that the teacher has confirmed, if any. */
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
      /** Further pictures of the same class, in any order; each counts for the day like an extraction. */
      furtherImageS3Keys: z.optional(
        z.array(line(400)).check(z.maxLength(limits.extractionPictures - 1)),
      ),
      /** A workbook with the class list, and its sheet; names are then chosen from the list instead of read. */
      workbookS3Key: z.optional(line(400)),
      sheet: z.optional(line(limits.sheetNameLength)),
      /** A saved class instead of a workbook. */
      classId: z.optional(classId),
      ...jobOptions.grade.shape,
      language: fileLanguage,
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
