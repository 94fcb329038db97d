import { ExecutionAlreadyExists, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobKinds, type JobKind } from '#shared/model/job-steps.ts';
import { limits } from '#shared/model/limits.ts';
import { callStep } from '#test/support/call-step.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleJob } from '#test/support/sample-job.ts';
import { addressOf, type JobAddress } from '#core/jobs/job-record.ts';
import { workflowVariableOf } from '../environment.ts';
import { handler } from './sweep-jobs.ts';

const { s3, workflow, jobs, started } = useJobServices();
const now = new Date('2026-03-01T10:00:00.000Z');
/** Minutes. */
const longest = (2 * limits.jobDuration) / 60_000;

beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** A job that was submitted `minutes` minutes ago. */
async function pending(minutes: number, kind: JobKind = 'notebook'): Promise<JobAddress> {
  const createdAt = new Date(now.getTime() - minutes * 60_000).toISOString();
  const job = { ...sampleJob, kind, createdAt, correlationId: '7F3K9QX2' };
  await jobs.create(job);
  return addressOf(job);
}
async function running(minutes: number): Promise<JobAddress> {
  const address = await pending(minutes);
  await jobs.change(address, { status: 'PROCESSING', step: 'reading' }, now);
  return address;
}

describe('the regular check of stuck jobs', () => {
  it('leaves a pending job alone for two minutes', async () => {
    await pending(2);
    expect(await callStep(handler, {})).toMatchObject({ ended: 0 });
    expect(started()).toEqual([]);
  });

  it.each(jobKinds)(
    'starts a pending job again, under its own name, with its kind’s workflow: %s',
    async (kind) => {
      const address = await pending(3, kind);
      await callStep(handler, {});
      expect(started()).toEqual([
        {
          stateMachineArn: process.env[workflowVariableOf(kind)],
          name: address.jobId,
          input: JSON.stringify({ ...address, correlationId: '7F3K9QX2', items: [0] }),
        },
      ]);
      expect(await jobs.find(address)).toMatchObject({ status: 'PENDING' });
    },
  );

  it('fails a pending job whose execution has already ended', async () => {
    const address = await pending(3);
    const gone = new ExecutionAlreadyExists({ message: '', $metadata: {} });
    workflow.on(StartExecutionCommand).rejects(gone);
    expect(await callStep(handler, {})).toMatchObject({ ended: 1 });
    expect(await jobs.find(address)).toMatchObject({
      status: 'FAILED',
      error: { code: 'internal' },
    });
  });

  it('leaves a running job alone for twice its time limit', async () => {
    const address = await running(longest - 1);
    expect(await callStep(handler, {})).toMatchObject({ ended: 0 });
    expect(await jobs.find(address)).toMatchObject({ status: 'PROCESSING' });
    expect(s3.requests).toEqual([]);
  });

  it('fails a job that runs longer, and deletes the pupils’ names', async () => {
    const leftover = `/results/work/teacher-1/notebook/${sampleJob.id}/classes.json`;
    s3.objects.set(leftover, { body: Buffer.from('{}'), contentType: 'application/json' });
    const address = await running(longest + 1);
    expect(await callStep(handler, {})).toMatchObject({ ended: 1 });
    expect(await jobs.find(address)).toMatchObject({
      status: 'FAILED',
      error: { code: 'timed-out' },
    });
    expect(s3.objects.has(leftover)).toBe(false);
    expect(started()).toEqual([]);
  });

  it('ignores jobs that have ended', async () => {
    const address = await running(longest + 1);
    await jobs.change(address, { status: 'SUCCESS', files: [] }, now);
    expect(await callStep(handler, {})).toMatchObject({ ended: 0 });
    expect(await jobs.find(address)).toMatchObject({ status: 'SUCCESS' });
  });
});
