import * as z from 'zod/mini';
import { job } from '../model/job.ts';
import { classId } from '../model/class-id.ts';
import { limits } from '../model/limits.ts';
import { bothLanguages } from '../model/both-languages.ts';
import { fileLanguage, jobOptions } from '../model/job-options.ts';
import { languages } from '../model/locale.ts';
import { readingChoices } from '../model/reading-choices.ts';
import { dailyDays, notebookContents } from '../model/notebook-contents.ts';
import { printedValues } from '../model/notebook-owner.ts';
import { isoDateTime, line } from '../model/text.ts';
import { defineEndpoint } from './endpoint.ts';
import type { JobDescriptor } from './job-kind.ts';
import { jobEndpoints } from './jobs.ts';

/** A cover of the library; its address is in one or more of four fields. */
export const libraryImage = z.object({
  key: z.string(),
  /** Address of the whole picture. */
  url: z.optional(z.string()),
  thumbnailUrl: z.optional(z.string()),
  src: z.optional(z.string()),
  path: z.optional(z.string()),
  /** In the language of the call. */
  title: z.string(),
  /** The title in both languages. */
  titles: z.optional(bothLanguages),
});
export type LibraryImage = z.infer<typeof libraryImage>;

/** The address of the picture to show: the first of the four that is set. */
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
  localized: true,
  status: 200,
  response: z.array(libraryImage),
  errors: [],
});

/** Contents of a finished notebook: its pages, and its classes with their page numbers, from 1. */
export const madeNotebook = z.object({
  pages: z.int(),
  /** Those of its daily pages, if they have dates: the next print begins after them. */
  days: z.optional(dailyDays),
  classes: z.array(
    z.object({ name: z.string(), pupils: z.int(), firstPage: z.int(), lastPage: z.int() }),
  ),
});
export type MadeNotebook = z.infer<typeof madeNotebook>;

export const notebookJob = z.extend(job, {
  coverImageKey: z.optional(z.string()),
  /** The language of the notebook, if the request named one. */
  language: z.optional(z.enum(languages)),
  /** The values that were printed instead of the profile's. */
  printed: z.optional(printedValues),
  options: z.optional(jobOptions.notebook),
  /** Only for a finished notebook. */
  made: z.optional(madeNotebook),
});
export type NotebookJob = z.infer<typeof notebookJob>;

export const notebookJobs = jobEndpoints({
  noun: 'notebook job',
  results: 'files',
  path: '/notebooks/jobs',
  ids: { list: 'list-notebook-jobs', retry: 'retry-notebook', delete: 'delete-notebook' },
  listed: notebookJob,
  started: job,
  submit: {
    id: 'submit-notebook',
    summary: 'Starts the making of a class notebook',
    path: '/notebooks/generate',
    body: z.strictObject({
      coverImageKey: line(200),
      /** A workbook with lists of pupils. A notebook has exactly one source: this, or saved classes. */
      studentNamesFileS3Key: z.optional(line(400)),
      /** Saved classes, in printing order. */
      classIds: z.optional(
        z.array(classId).check(z.minLength(1), z.maxLength(limits.notebookClasses)),
      ),
      language: fileLanguage,
      reading: z.optional(readingChoices),
      /** Missing: the preset `complete`. */
      contents: z.optional(notebookContents),
      /** The days of its daily pages, if it has some. Missing: as many as the contents say, without dates. */
      dailyDays: z.optional(dailyDays),
      ...jobOptions.notebook.shape,
      /** Replaces values of the profile, or the whole profile. */
      printed: z.optional(printedValues),
    }),
    errors: [
      'upload-not-yours',
      'upload-not-found',
      'class-not-found',
      'cover-not-found',
      'profile-missing',
      'quota-exceeded',
    ],
  },
});
export const {
  list: listNotebookJobs,
  submit: submitNotebook,
  retry: retryNotebook,
  delete: deleteNotebook,
} = notebookJobs;

export const notebookKind = {
  kind: 'notebook',
  endpoints: notebookJobs,
  takesUpload: true,
  perDay: { verified: 50 },
  cost: { perMonth: 3, seconds: { reading: 1, rendering: 5 } },
} as const satisfies JobDescriptor;

export const listWorkbooks = defineEndpoint({
  id: 'list-workbooks',
  summary: "The workbooks of the caller's notebooks that are still kept, newest first",
  method: 'GET',
  path: '/notebooks/workbooks',
  audience: 'teacher',
  status: 200,
  response: z.array(
    z.object({
      /** Key of the upload, as jobs take it. */
      key: z.string(),
      name: z.string(),
      /** When a notebook was last made from it. */
      usedAt: isoDateTime(),
    }),
  ),
  errors: [],
});
