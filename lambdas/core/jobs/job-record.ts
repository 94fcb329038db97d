import * as z from 'zod/mini';
import { confirmation } from '#shared/model/document.ts';
import { jobFailure, jobStatus } from '#shared/model/job.ts';
import { jobKinds } from '#shared/model/job-steps.ts';

/** Names one job, whose execution is named `jobId`. */
export const jobAddress = z.object({ uid: z.string(), kind: z.enum(jobKinds), jobId: z.string() });
export type JobAddress = z.infer<typeof jobAddress>;

/** A file in the results bucket. */
export const storedFile = z.object({
  key: z.string(),
  name: z.string(),
  contentType: z.string(),
  /** Bytes. */
  size: z.number(),
});
export type StoredFile = z.infer<typeof storedFile>;

/** A job as the table keeps it. */
export const jobRecord = z.object({
  uid: z.string(),
  kind: z.enum(jobKinds),
  id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  status: jobStatus,
  step: z.optional(z.string()),
  /** Of a step over many items: how many there are, and the numbers of those that are done. */
  itemCount: z.optional(z.number()),
  doneItems: z.optional(z.set(z.number())),
  /** What the job was made from: the name of a file, or the topic of a draft. */
  source: z.optional(z.string()),
  /** What was asked for; each feature parses its own. */
  request: z.record(z.string(), z.unknown()),
  files: z.array(storedFile),
  /** Of its document, where there is one. */
  confirmed: z.optional(confirmation),
  /** A finished draft's text, joined from an item of its own; jobs of before have it here. */
  result: z.optional(z.string()),
  /** What there is to say of what was made, besides its files; each feature parses its own. */
  made: z.optional(z.record(z.string(), z.unknown())),
  error: z.optional(jobFailure),
  /** What models have read and written for it, all calls together. */
  inputTokens: z.optional(z.number()),
  outputTokens: z.optional(z.number()),
  /** What the call was named that the job was submitted by; its steps log it. */
  correlationId: z.optional(z.string()),
  /** Names the claim of the idempotency key the job was submitted under; the claim goes with the job. */
  keyHash: z.optional(z.string()),
});
export type JobRecord = z.infer<typeof jobRecord>;

/** The whole input of a job's workflow. It is the same whenever it is started: with another, an execution is another. */
export const workflowInput = z.extend(jobAddress, { correlationId: z.string() });
export type WorkflowInput = z.infer<typeof workflowInput>;

export const addressOf = ({ uid, kind, id }: JobRecord): JobAddress => ({ uid, kind, jobId: id });

export const workflowInputOf = (record: JobRecord): WorkflowInput => ({
  ...addressOf(record),
  correlationId: record.correlationId ?? record.id,
});
