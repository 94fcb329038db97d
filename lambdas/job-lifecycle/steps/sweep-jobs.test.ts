import { ExecutionAlreadyExists, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobKinds, type JobKind } from '#shared/model/job-steps.ts';
import { limits } from '#shared/model/limits.ts';
import { callStep } from '#test/support/call-step.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleJob } from '#test/support/sample-job.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { jobKey } from '#core/aws/table-keys.ts';
import { addressOf, type JobAddress } from '#core/jobs/job-record.ts';
import { ulid } from '#core/jobs/ulid.ts';
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
  if (await jobs.create(job)) return addressOf(job);
  const another = { ...job, id: ulid(now.getTime()) };
  await jobs.create(another);
  return addressOf(another);
}
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
/** A job that has changed at its start, and maybe later. */
async function running(minutes: number, changed = minutes): Promise<JobAddress> {
  const address = await pending(minutes);
  await jobs.change(address, { status: 'PROCESSING', step: 'reading' }, minutesAgo(changed));
  return address;
}
/** A job that has waited for room at a service since shortly after its start. */
async function waiting(minutes: number): Promise<JobAddress> {
  const address = await running(minutes);
  await jobs.change(address, { status: 'PROCESSING', waiting: true }, minutesAgo(minutes - 1));
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

  it('leaves a job alone that waits for room, and says how long it has', async () => {
    await waiting(5);
    await waiting(40);
    const address = await waiting(70);
    expect(await callStep(handler, {})).toEqual({
      ...{ ended: 0, overdue: 0, waiting: 2 },
      longestWait: 69 * 60_000,
    });
    expect(await jobs.find(address)).toMatchObject({ status: 'PROCESSING' });
  });

  it('leaves a job alone that works again after a wait', async () => {
    await running(50, 5);
    expect(await callStep(handler, {})).toMatchObject({ ended: 0, overdue: 0 });
  });

  it.each([waiting, (minutes: number) => running(minutes, 1)])(
    'fails a job that has waited for longer than any workflow may',
    async (start) => {
      const address = await start(limits.jobWait / 60_000 + longest + 1);
      expect(await callStep(handler, {})).toMatchObject({ ended: 1, overdue: 1 });
      expect(await jobs.find(address)).toMatchObject({ error: { code: 'timed-out' } });
    },
  );

  it('finds the jobs that an older release has written, and those of each part of the index', async () => {
    await Promise.all(Array.from({ length: 30 }, () => running(longest + 1)));
    const old = await running(longest + 1);
    await documentClient.send(
      new UpdateCommand({
        TableName: process.env['TABLE_NAME'],
        Key: jobKey(old.uid, old.kind, old.jobId),
        UpdateExpression: 'SET openKind = :kind',
        ExpressionAttributeValues: { ':kind': old.kind },
      }),
    );
    expect(await callStep(handler, {})).toMatchObject({ ended: 31 });
  });

  it('deals with the other jobs when one cannot be ended, and fails then', async () => {
    const [first, second] = [await running(longest + 2), await running(longest + 1)];
    s3.failures.push(403);
    await expect(callStep(handler, {})).rejects.toThrow();
    for (const address of [first, second])
      expect(await jobs.find(address)).toMatchObject({ status: 'FAILED' });
  });

  it('ignores jobs that have ended', async () => {
    const address = await running(longest + 1);
    await jobs.change(address, { status: 'SUCCESS', files: [] }, now);
    expect(await callStep(handler, {})).toMatchObject({ ended: 0 });
    expect(await jobs.find(address)).toMatchObject({ status: 'SUCCESS' });
  });
});
