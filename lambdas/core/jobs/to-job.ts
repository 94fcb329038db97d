import type { Job, JobProgress } from '#shared/model/job.ts';
import { endOf, lifetimes } from '#shared/model/lifetimes.ts';
import { presignGet } from '../aws/presign.ts';
import type { JobRecord } from './job-record.ts';

/** When a job's files expire; `undefined` without files. By the job's creation, so they exist until then. */
export const filesEndOf = ({ status, files, createdAt }: JobRecord): number | undefined =>
  status === 'SUCCESS' && files.length > 0
    ? endOf(lifetimes.resultFile, Date.parse(createdAt))
    : undefined;

/** A job as the browser sees it. A finished job offers its files by short-lived links until they expire. */
export async function toJob(record: JobRecord, bucket: string, now = Date.now()): Promise<Job> {
  const { id, createdAt, updatedAt, status, step, waitingSince, source, error } = record;
  const filesEnd = filesEndOf(record);
  const files = filesEnd !== undefined && now < filesEnd ? record.files : [];
  const filesExpireAt = filesEnd === undefined ? undefined : new Date(filesEnd).toISOString();
  const generatedFiles = await Promise.all(
    files.map(async ({ key, name, contentType, size }) => ({
      url: await presignGet({ bucket, key, name, contentType }),
      name,
      contentType,
      size,
    })),
  );
  return {
    id,
    createdAt,
    updatedAt,
    status,
    step,
    progress: progressOf(record),
    waitingSince,
    source,
    error,
    generatedFiles,
    filesExpireAt,
  };
}

const progressOf = ({ itemCount, doneItems }: JobRecord): JobProgress | undefined =>
  itemCount === undefined ? undefined : { done: doneItems?.size ?? 0, total: itemCount };
