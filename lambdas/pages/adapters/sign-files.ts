import { deleteObject, getObject, listObjects } from '#core/aws/s3-objects.ts';
import { documentFolder, documentsFolder } from '#core/documents/document-folder.ts';
import { runInParallel } from '#core/in-parallel.ts';
import type { JobAddress } from '#core/jobs/job-record.ts';
import type { JobStore } from '#core/jobs/job-store.ts';
import { putJobFile } from '#core/jobs/put-job-file.ts';
import type { SignFiles } from '../domain/hand/hand-ports.ts';

/** Deletions at a time. */
const PARALLEL = 10;
const NAME = 'signs.json';

/** Stored with the documents of the job, so that they are deleted with it at the latest. */
export const signFiles = (jobs: Pick<JobStore, 'find'>, bucket: string): SignFiles => {
  const fileOf = (job: JobAddress) => ({ bucket, key: `${documentFolder(job)}${NAME}` });
  return {
    async read(job): Promise<unknown> {
      const bytes = await getObject(fileOf(job));
      return bytes === undefined ? undefined : JSON.parse(new TextDecoder().decode(bytes));
    },
    write: (job, content) =>
      putJobFile(jobs, job, {
        ...fileOf(job),
        body: Buffer.from(JSON.stringify(content)),
        contentType: 'application/json',
      }),
    remove: (job) => deleteObject(fileOf(job)),
    async removeAll(uid) {
      const all = await listObjects(bucket, documentsFolder({ uid, kind: 'grade' }));
      const own = all.filter(({ key }) => key.endsWith(`/${NAME}`));
      await runInParallel(own, PARALLEL, ({ key }) => deleteObject({ bucket, key }));
    },
  };
};
