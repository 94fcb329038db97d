import * as z from 'zod/mini';
import { getObject } from '../aws/s3-objects.ts';
import type { JobAddress } from './job-record.ts';
import type { JobStore } from './job-store.ts';
import { putJobFile } from './put-job-file.ts';
import { workKey } from './job-file-keys.ts';
import { readWorkFile } from './work-files.ts';

interface WorkStore {
  readonly jobs: Pick<JobStore, 'find'>;
  /** The results bucket. */
  readonly bucket: string;
}

/**
 * Stores content for the following steps.
 * @returns its key
 * @throws JobError `cancelled` if the job has failed or is gone
 */
export async function keepJson(
  { jobs, bucket }: WorkStore,
  job: JobAddress,
  name: string,
  content: object,
): Promise<string> {
  const key = workKey(job, `${name}.json`);
  const body = Buffer.from(JSON.stringify(content));
  await putJobFile(jobs, job, { bucket, key, body, contentType: 'application/json' });
  return key;
}

/** Reads what a step may have stored; `undefined` if it has not, or another release wrote another form. */
export async function findJson<Content>(
  bucket: string,
  job: JobAddress,
  name: string,
  schema: z.core.$ZodType<Content>,
): Promise<Content | undefined> {
  const bytes = await getObject({ bucket, key: workKey(job, `${name}.json`) });
  return bytes && z.safeParse(schema, JSON.parse(new TextDecoder().decode(bytes))).data;
}

/**
 * Reads content that an earlier step has stored.
 * @throws JobError `cancelled` if it is gone
 */
export async function readJson<Content>(
  bucket: string,
  key: string,
  schema: z.core.$ZodType<Content>,
): Promise<Content> {
  const json = new TextDecoder().decode(await readWorkFile(bucket, key));
  return z.parse(schema, JSON.parse(json));
}
