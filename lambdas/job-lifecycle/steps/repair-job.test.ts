import { beforeEach, expect, it } from 'vitest';
import { callStep } from '#test/support/call-step.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleJob } from '#test/support/sample-job.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import { handler } from './repair-job.ts';

const { s3, jobs } = useJobServices();
const address = addressOf(sampleJob);
const ended = (status: string) => ({
  'detail-type': 'Step Functions Execution Status Change',
  detail: { status, input: JSON.stringify(address) },
});

beforeEach(async () => {
  await jobs.create(sampleJob);
});

it.each([
  ['FAILED', 'internal'],
  ['TIMED_OUT', 'timed-out'],
  ['ABORTED', 'cancelled'],
])('fails the job of an execution that %s, and deletes its leftovers', async (status, code) => {
  const leftover = `/results/work/teacher-1/notebook/${sampleJob.id}/classes.json`;
  s3.objects.set(leftover, { body: Buffer.from('{}'), contentType: 'application/json' });
  expect(await callStep(handler, ended(status))).toEqual({ repaired: true });
  // Temporary files contain the pupils' names.
  expect(s3.objects.has(leftover)).toBe(false);
  expect(await jobs.find(address)).toMatchObject({ status: 'FAILED', error: { code } });
});

it('leaves a job that has ended unchanged', async () => {
  await jobs.change(address, { status: 'SUCCESS', files: [] }, new Date());
  expect(await callStep(handler, ended('FAILED'))).toEqual({ repaired: false });
  expect(await jobs.find(address)).toMatchObject({ status: 'SUCCESS' });
});

it('rejects an event of another kind', async () => {
  await expect(callStep(handler, ended('RUNNING'))).rejects.toThrow();
  expect(await jobs.find(address)).toEqual(sampleJob);
});
