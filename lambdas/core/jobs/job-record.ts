import * as z from 'zod/mini';
import { confirmation } from '#shared/model/document.ts';
import { jobFailure, jobStatus } from '#shared/model/job.ts';
import { jobKinds } from '#shared/model/job-steps.ts';

/** Identifies one job; its execution is named `jobId`. */
export const jobAddress = z.object({ uid: z.string(), kind: z.enum(jobKinds), jobId: z.string() });
export type JobAddress = z.infer<typeof jobAddress>;

export const storedFile = z.object({
  key: z.string(),
  name: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.number(),
});
export type StoredFile = z.infer<typeof storedFile>;

export const jobRecord = z.object({
  uid: z.string(),
  kind: z.enum(jobKinds),
  id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  status: jobStatus,
  step: z.optional(z.string()),
  /** In a step over many items: the total, and the indices of the finished ones. */
  itemCount: z.optional(z.number()),
  doneItems: z.optional(z.set(z.number())),
  /** Since when it waits for room at a model or OCR service; for items side by side, since one of them does. */
  waitingSince: z.optional(z.string()),
  /** What the job is made from: the name of a file, or the topic of a draft. */
  source: z.optional(z.string()),
  /** The submitted request; each feature parses its own. */
  request: z.record(z.string(), z.unknown()),
  /** How many items its steps run for, if not for one. */
  items: z.optional(z.number()),
  files: z.array(storedFile),
  confirmed: z.optional(confirmation),
  /** A finished draft's text, joined from its own item; older jobs have it here. */
  result: z.optional(z.string()),
  /** Facts about the result besides its files; each feature parses its own. */
  made: z.optional(z.record(z.string(), z.unknown())),
  error: z.optional(jobFailure),
  /** Tokens that models have read and written, over all calls of the job. */
  inputTokens: z.optional(z.number()),
  outputTokens: z.optional(z.number()),
  /** Correlation id of the call that submitted the job; its steps log it. */
  correlationId: z.optional(z.string()),
  /** Hash of the idempotency key of the submission; its claim is deleted with the job. */
  keyHash: z.optional(z.string()),
});
export type JobRecord = z.infer<typeof jobRecord>;

/** The input of a job's workflow, the same at every start: a start with another input would fail. */
export const workflowInput = z.extend(jobAddress, {
  correlationId: z.string(),
  /** The indices of the items that steps run for. */
  items: z.array(z.int()),
});
export type WorkflowInput = z.infer<typeof workflowInput>;

export const addressOf = ({ uid, kind, id }: JobRecord): JobAddress => ({ uid, kind, jobId: id });

export const workflowInputOf = (record: JobRecord): WorkflowInput => ({
  ...addressOf(record),
  correlationId: record.correlationId ?? record.id,
  items: Array.from({ length: record.items ?? 1 }, (_, index) => index),
});
