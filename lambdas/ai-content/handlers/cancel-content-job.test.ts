import { beforeEach, describe, expect, it } from 'vitest';
import { callEndpoint, student, teacher } from '#test/support/call-endpoint.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleContentJob } from '#test/support/sample-job.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import { keepJson } from '#core/jobs/work-json.ts';
import { handler } from './cancel-content-job.ts';

const { s3, jobs } = useJobServices();
const address = addressOf(sampleContentJob);
const call = { params: { jobId: sampleContentJob.id } };

beforeEach(async () => {
  await jobs.create(sampleContentJob);
  await keepJson({ jobs, bucket: 'results' }, address, 'underway', {});
});

describe('cancelling a draft', () => {
  it('ends the job, and deletes what it has written', async () => {
    const { status, body } = await callEndpoint(handler, call);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { status: 'FAILED', error: { code: 'cancelled' } },
    });
    expect([...s3.objects.keys()]).toEqual([]);
    expect((await callEndpoint(handler, call)).status).toBe(200);
  });

  it('leaves a job that has ended meanwhile as it is', async () => {
    await jobs.change(address, { status: 'SUCCESS', files: [] }, new Date());
    expect(await callEndpoint(handler, call)).toMatchObject({
      status: 200,
      body: { status: 'SUCCESS' },
    });
  });

  it('is only for the owner, a teacher', async () => {
    const other = { ...teacher, uid: 'teacher-2' };
    expect((await callEndpoint(handler, { ...call, user: other })).status).toBe(404);
    expect((await callEndpoint(handler, { ...call, user: student })).status).toBe(403);
    expect((await jobs.find(address))?.status).toBe('PENDING');
    expect(s3.objects.size).toBe(1);
  });
});
