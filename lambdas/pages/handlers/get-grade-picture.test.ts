import { beforeEach, describe, expect, it } from 'vitest';
import { callEndpoint, teacher } from '#test/support/call-endpoint.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleGradeJob } from '#test/support/sample-job.ts';
import { addressOf, type JobRecord } from '#core/jobs/job-record.ts';
import { keptPageKey } from '#core/documents/page-picture.ts';
import { handler } from './get-grade-picture.ts';

const { s3, jobs } = useJobServices();
const job: JobRecord = { ...sampleGradeJob, status: 'SUCCESS' };
const key = keptPageKey(addressOf(job), { width: 2480, height: 3508 });
const get = (user = teacher, query = {}) =>
  callEndpoint(handler, { params: { jobId: job.id }, user, query });
const missing = { status: 404, body: { code: 'document-not-found' } };

beforeEach(async () => {
  await jobs.create(job);
  const folder = `/results/documents/teacher-1/grade/${job.id}`;
  s3.objects.set(`${folder}/1-x.json`, { body: Buffer.from('{}'), contentType: 'x' });
  s3.objects.set(`/results/${key}`, { body: Buffer.from('\xff'), contentType: 'image/jpeg' });
});

describe('the picture of a page', () => {
  it('has a link for some minutes, and a size', async () => {
    const { status, body } = await get();
    expect(status).toBe(200);
    expect(body).toMatchObject({ width: 2480, height: 3508 });
    const url = new URL((body as { url: string }).url);
    expect(decodeURIComponent(url.pathname)).toContain(key);
    expect(url.searchParams.get('X-Amz-Expires')).toBe('300');
  });

  it('is that of one of several pages, if it is named', async () => {
    const second = keptPageKey(addressOf(job), { width: 1700, height: 2400 }, 1);
    s3.objects.set(`/results/${second}`, { body: Buffer.from('\xff'), contentType: 'image/jpeg' });
    expect((await get(teacher, { page: '1' })).body).toMatchObject({ width: 1700 });
    expect((await get()).body).toMatchObject({ width: 2480 });
    expect(await get(teacher, { page: '2' })).toMatchObject(missing);
    expect(await get(teacher, { page: '-1' })).toMatchObject({ status: 400 });
  });

  it('is available only if it was kept', async () => {
    s3.objects.delete(`/results/${key}`);
    expect(await get()).toMatchObject(missing);
  });

  it.each(['PROCESSING', 'FAILED'] as const)(
    'is not shown for a job that is %s',
    async (status) => {
      const jobId = '01KJQ5N8000000000000000001';
      await jobs.create({ ...job, id: jobId, status });
      expect(await callEndpoint(handler, { params: { jobId } })).toMatchObject(missing);
    },
  );

  it('is available only to its owner', async () => {
    expect(await get({ ...teacher, uid: 'teacher-2' })).toMatchObject({
      status: 404,
      body: { code: 'job-not-found' },
    });
  });
});
