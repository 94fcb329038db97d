import * as z from 'zod/mini';
import { isoDateTime } from './text.ts';

/** A job's life: PENDING → PROCESSING → SUCCESS | FAILED. A finished job never changes. */
export const jobStatuses = ['PENDING', 'PROCESSING', 'SUCCESS', 'FAILED'] as const;
export const jobStatus = z.enum(jobStatuses);
export type JobStatus = z.infer<typeof jobStatus>;
export const isFinished = (status: string): boolean => status === 'SUCCESS' || status === 'FAILED';

/** Failures caused by the file: another attempt with the same file fails too. */
const fileFailureCodes = [
  'upload-missing',
  'upload-not-yours',
  'upload-too-large',
  'spreadsheet-not-xlsx',
  'spreadsheet-encrypted',
  'spreadsheet-damaged',
  'spreadsheet-too-large',
  'spreadsheet-encoding',
  'spreadsheet-separators',
  'spreadsheet-empty',
  'sheet-without-names',
  'formulas-without-results',
  'sheet-too-many-rows',
  'too-many-classes',
  'too-many-pupils',
  'name-too-long',
  'class-missing',
  'page-blank',
  'page-upside-down',
  'page-unreadable',
  'table-missing',
  'table-too-small',
  'table-too-large',
  'picture-not-image',
  'picture-damaged',
  'picture-too-large',
  'picture-too-small',
  /** A printed page that another part of the product reads. */
  'page-of-register',
  'page-of-answers',
  'answer-sheets-missing',
  'test-missing',
] as const;
const fileFailures: ReadonlySet<string> = new Set(fileFailureCodes);
export const needsAnotherFile = (code: string | undefined): boolean =>
  code !== undefined && fileFailures.has(code);

/** Failures caused by the request: another attempt with the same words fails too. */
const requestFailureCodes = [
  'draft-refused',
  'draft-needs-text',
  'draft-text-too-short',
  'draft-text-language',
  'draft-exercise-type',
  'instruction-needs-model',
  'original-missing',
  'translation-needs-model',
  'model-context-exceeded',
  'model-too-slow',
] as const;
const requestFailures: ReadonlySet<string> = new Set(requestFailureCodes);
export const needsAnotherRequest = (code: string | undefined): boolean =>
  code !== undefined && requestFailures.has(code);

/** Why a job failed: stable codes with the values that their texts need. Add codes, never rename. */
export const jobFailureCodes = [
  ...fileFailureCodes,
  'cover-missing',
  'profile-missing',
  'document-too-large',
  ...requestFailureCodes,
  'draft-unusable',
  'draft-cut-off',
  'model-not-available',
  'model-budget-spent',
  'model-unreachable',
  'model-failed',
  'model-answer-unreadable',
  'not-available',
  'service-busy',
  'timed-out',
  'cancelled',
  'internal',
] as const;
export const jobFailure = z.object({
  code: z.enum(jobFailureCodes),
  params: z.optional(z.record(z.string(), z.string())),
});
export type JobFailure = z.infer<typeof jobFailure>;
export type JobFailureCode = JobFailure['code'];

/** A file a finished job offers; `url` is short-lived and downloads under `name`. */
export const generatedFile = z.object({
  url: z.string(),
  name: z.string(),
  contentType: z.string(),
  size: z.number(),
});
export type GeneratedFile = z.infer<typeof generatedFile>;

/** Progress of a step over many items. */
export const jobProgress = z.object({ done: z.int(), total: z.int() });
export type JobProgress = z.infer<typeof jobProgress>;

/** A job as the browser sees it. `source` is what it was made from: the name of a file, or the topic of a draft. */
export const job = z.object({
  id: z.string(),
  createdAt: isoDateTime(),
  updatedAt: isoDateTime(),
  status: jobStatus,
  step: z.optional(z.string()),
  /** Progress of the current step, if it runs for many items. */
  progress: z.optional(jobProgress),
  /** Since when a running job waits until a model or OCR service has room; it goes on by itself. */
  waitingSince: z.optional(isoDateTime()),
  source: z.optional(z.string()),
  generatedFiles: z.array(generatedFile),
  /** When the files of a successful job expire; after that the job has none. */
  filesExpireAt: z.optional(isoDateTime()),
  error: z.optional(jobFailure),
});
export type Job = z.infer<typeof job>;

export const areFilesGone = ({
  generatedFiles,
  filesExpireAt,
}: Pick<Job, 'generatedFiles' | 'filesExpireAt'>): boolean =>
  filesExpireAt !== undefined && generatedFiles.length === 0;
