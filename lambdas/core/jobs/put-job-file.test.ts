import { expect, it } from 'vitest';
import { useFakeS3 } from '#test/support/fake-s3.ts';
import { sampleJob } from '#test/support/sample-job.ts';
import { addressOf } from './job-record.ts';
import { putJobFile } from './put-job-file.ts';

const s3 = useFakeS3();
const file = {
  bucket: 'results',
  key: 'results/teacher-1/notebook.pdf',
  body: Buffer.from('%PDF'),
  contentType: 'application/pdf',
};

it('writes the file of a job', async () => {
  const jobs = { find: () => Promise.resolve(sampleJob) };
  await putJobFile(jobs, addressOf(sampleJob), file);
  expect([...s3.objects.keys()]).toEqual(['/results/results/teacher-1/notebook.pdf']);
});

it.each([
  ['deleted', undefined],
  ['given up', { ...sampleJob, status: 'FAILED' } as const],
])('removes the file of a job that was %s meanwhile', async (_, found) => {
  const jobs = { find: () => Promise.resolve(found) };
  await expect(putJobFile(jobs, addressOf(sampleJob), file)).rejects.toMatchObject({
    failure: { code: 'cancelled' },
  });
  expect(s3.objects.size).toBe(0);
});
