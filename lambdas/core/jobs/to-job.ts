import type { Job } from '../../../shared/model/job.ts';
import { presignGet } from '../aws/presign.ts';
import type { JobRecord } from './job-record.ts';

/** A job as the browser sees it; a finished one offers its files by short-lived links. */
export async function toJob(record: JobRecord, bucket: string): Promise<Job> {
  const { id, createdAt, updatedAt, status, step, source, error } = record;
  const files = status === 'SUCCESS' ? record.files : [];
  const generatedFiles = await Promise.all(
    files.map(async ({ key, name, contentType, size }) => ({
      url: await presignGet({ bucket, key, name, contentType }),
      name,
      contentType,
      size,
    })),
  );
  return { id, createdAt, updatedAt, status, step, source, error, generatedFiles };
}
