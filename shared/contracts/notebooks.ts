import * as z from 'zod/mini';
import { job } from '../model/job.ts';
import { languages } from '../model/locale.ts';
import { line } from '../model/text.ts';
import { defineEndpoint, idempotencyErrors } from './endpoint.ts';
import { byJobId } from './jobs.ts';

/** A cover of the library, which gives its addresses by one or more of four names. */
export const libraryImage = z.object({
  key: z.string(),
  /** Where the whole picture is. */
  url: z.optional(z.string()),
  /** Where its small picture is. */
  thumbnailUrl: z.optional(z.string()),
  src: z.optional(z.string()),
  path: z.optional(z.string()),
  /** The title in both languages. */
  title: z.object({ en: z.string(), ar: z.string() }),
});
export type LibraryImage = z.infer<typeof libraryImage>;

/** The address that shows a cover: the first there is, in the specification's order (section 3). */
export const displayAddress = ({
  thumbnailUrl,
  url,
  src,
  path,
}: LibraryImage): string | undefined => [thumbnailUrl, url, src, path].find(Boolean);

export const listCovers = defineEndpoint({
  id: 'list-covers',
  summary: 'The library of notebook covers',
  method: 'GET',
  path: '/notebooks/library',
  audience: 'signed-in',
  status: 200,
  response: z.array(libraryImage),
  errors: [],
});

export const notebookJob = z.extend(job, {
  /** The cover that was chosen. */
  coverImageKey: z.optional(z.string()),
});
export type NotebookJob = z.infer<typeof notebookJob>;

export const listNotebookJobs = defineEndpoint({
  id: 'list-notebook-jobs',
  summary: "The caller's notebook jobs, newest first",
  method: 'GET',
  path: '/notebooks/jobs',
  audience: 'teacher',
  status: 200,
  response: z.array(notebookJob),
  errors: [],
});

export const submitNotebook = defineEndpoint({
  id: 'submit-notebook',
  summary: 'Starts the making of a class notebook',
  method: 'POST',
  path: '/notebooks/generate',
  audience: 'teacher',
  body: z.strictObject({
    coverImageKey: line(200),
    studentNamesFileS3Key: line(400),
    language: z.optional(z.enum(languages)),
  }),
  status: 202,
  response: job,
  idempotent: true,
  errors: [
    ...idempotencyErrors,
    'upload-not-yours',
    'upload-not-found',
    'cover-not-found',
    'profile-missing',
    'quota-exceeded',
  ],
});

export const retryNotebook = defineEndpoint({
  id: 'retry-notebook',
  summary: 'Starts a failed notebook job again, as a new job',
  method: 'POST',
  path: '/notebooks/jobs/{jobId}/retry',
  audience: 'teacher',
  params: byJobId,
  status: 202,
  response: job,
  idempotent: true,
  errors: [
    ...idempotencyErrors,
    'job-not-found',
    'job-not-failed',
    'upload-not-found',
    'quota-exceeded',
  ],
});

export const deleteNotebook = defineEndpoint({
  id: 'delete-notebook',
  summary: 'Deletes a finished notebook job and its files',
  method: 'DELETE',
  path: '/notebooks/jobs/{jobId}',
  audience: 'teacher',
  params: byJobId,
  status: 204,
  errors: ['job-not-found', 'job-not-finished'],
});
