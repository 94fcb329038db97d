import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { useDynamoTable } from '#test/support/dynamo-table.ts';
import { userPartition } from '../aws/table-keys.ts';
import { dynamoAccountClosure } from '../account-deletion/dynamo-account-closure.ts';
import { deleteJob } from './delete-job.ts';
import { dynamoJobStore } from './dynamo-job-store.ts';
import { dynamoSubmissionStore } from './dynamo-submission-store.ts';
import { addressOf, workflowInputOf, type WorkflowInput } from './job-record.ts';
import type { JobStore } from './job-store.ts';
import { submitJob, type Submission, type SubmitPorts } from './submit-job.ts';
import { ulid } from './ulid.ts';
import type { StartOutcome } from './workflow-starter.ts';

const table = useDynamoTable();
const now = new Date('2026-03-01T10:00:00.000Z');

/** Ports over a real table, with a workflow that answers `outcome`. */
function ports(outcome: StartOutcome = 'started') {
  const started: WorkflowInput[] = [];
  const all: SubmitPorts = {
    jobs: dynamoJobStore(table.client, table.name),
    submissions: dynamoSubmissionStore(table.client, table.name),
    closure: dynamoAccountClosure(table.client, table.name),
    workflow: { start: async (address) => (started.push(address), outcome) },
    now: () => now,
    newId: ulid,
  };
  return { ...all, started };
}

const itemsOf = async (uid: string) => {
  const { Items } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'PK = :owner',
      ExpressionAttributeValues: { ':owner': userPartition(uid) },
    }),
  );
  return Items;
};
const submission = (uid: string, change: Partial<Submission> = {}): Submission => ({
  uid,
  kind: 'notebook',
  request: { language: 'ar' },
  correlationId: '7F3K9QX2',
  allowance: { limit: 3, refusal: 'quota-exceeded' },
  check: async () => {},
  ...change,
});
const idempotency = { endpoint: 'submit-notebook', key: 'key-12345' };

describe('a submission', () => {
  it('stores the job, then starts its workflow', async () => {
    const world = ports();
    const record = await submitJob(world, submission('plain', { source: 'a.xlsx' }));
    expect(record).toMatchObject({
      status: 'PENDING',
      source: 'a.xlsx',
      request: { language: 'ar' },
    });
    expect(world.started).toEqual([workflowInputOf(record)]);
    expect(await world.jobs.find(addressOf(record))).toEqual(record);
  });

  it('leaves nothing behind when it is refused', async () => {
    const world = ports();
    const check = async () => {
      throw new AppError('profile-missing');
    };
    const refused = submission('refused', { check, idempotency });
    await expect(submitJob(world, refused)).rejects.toThrow('profile-missing');
    expect(await world.jobs.list('refused', 'notebook', 9)).toEqual([]);
    const corrected = { ...refused, check: async () => {}, request: { language: 'en' } };
    expect(await submitJob(world, corrected)).toMatchObject({ request: { language: 'en' } });
  });

  it('is refused above the daily limit', async () => {
    const world = ports();
    for (let i = 0; i < 3; i++) await submitJob(world, submission('quota'));
    await expect(submitJob(world, submission('quota'))).rejects.toThrow('quota-exceeded');
    expect(await world.jobs.list('quota', 'notebook', 9)).toHaveLength(3);
    world.now = () => new Date('2026-03-02T00:00:00.000Z');
    expect(await submitJob(world, submission('quota'))).toBeDefined();
  });
});

describe('a repeated submission', () => {
  it('returns the first submission’s job, whatever its state is now', async () => {
    const world = ports();
    const first = await submitJob(world, submission('repeat', { idempotency }));
    const error = { code: 'upload-missing' } as const;
    await world.jobs.change(addressOf(first), { status: 'FAILED', error }, now);
    const check = async () => {
      throw new AppError('upload-not-found');
    };
    const again = await submitJob(world, submission('repeat', { idempotency, check }));
    expect(again).toMatchObject({ id: first.id, status: 'FAILED' });
    expect(world.started).toHaveLength(1);
  });

  it('is refused when the request differs', async () => {
    const world = ports();
    await submitJob(world, submission('reuse', { idempotency }));
    const other = submission('reuse', { idempotency, request: { language: 'en' } });
    await expect(submitJob(world, other)).rejects.toThrow('idempotency-key-reused');
  });

  it('is a separate one for another person or endpoint', async () => {
    const world = ports();
    const first = await submitJob(world, submission('mine', { idempotency }));
    const theirs = await submitJob(world, submission('theirs', { idempotency }));
    const endpoint = { ...idempotency, endpoint: 'other' };
    const elsewhere = await submitJob(world, submission('mine', { idempotency: endpoint }));
    expect(new Set([first.id, theirs.id, elsewhere.id]).size).toBe(3);
  });

  it('makes one job from eight simultaneous calls, and counts it once', async () => {
    const world = ports();
    const call = () =>
      submitJob(
        world,
        submission('race', { idempotency, allowance: { limit: 1, refusal: 'quota-exceeded' } }),
      );
    const records = await Promise.all(Array.from({ length: 8 }, call));
    expect(new Set(records.map(({ id }) => id)).size).toBe(1);
    // A call that finds the job written starts it too, because its writer may have crashed.
    expect(new Set(world.started.map(({ jobId }) => jobId))).toEqual(new Set([records[0]?.id]));
    expect(await world.jobs.list('race', 'notebook', 9)).toHaveLength(1);
  });

  it('finishes what a crash after the claim left undone', async () => {
    const world = ports();
    const crash = { ...world.jobs, create: () => Promise.reject(new Error('crash')) };
    const asked = submission('crash', {
      idempotency,
      allowance: { limit: 1, refusal: 'quota-exceeded' },
    });
    await expect(submitJob({ ...world, jobs: crash }, asked)).rejects.toThrow('crash');
    const record = await submitJob(world, asked);
    expect(world.started).toEqual([workflowInputOf(record)]);
  });

  it('starts a job that a crash left unstarted', async () => {
    const world = ports();
    const crash = { start: () => Promise.reject(new Error('crash')) };
    const asked = submission('unstarted', {
      idempotency,
      allowance: { limit: 1, refusal: 'quota-exceeded' },
    });
    await expect(submitJob({ ...world, workflow: crash }, asked)).rejects.toThrow('crash');
    const record = await submitJob(world, asked);
    expect(record).toMatchObject({ status: 'PENDING' });
    expect(world.started).toEqual([workflowInputOf(record)]);
    expect(await world.jobs.list('unstarted', 'notebook', 9)).toHaveLength(1);
  });

  it('does not start a job for an account that was closed meanwhile', async () => {
    const world = ports();
    const crash = { start: () => Promise.reject(new Error('crash')) };
    const asked = submission('closed-unstarted', { idempotency });
    await expect(submitJob({ ...world, workflow: crash }, asked)).rejects.toThrow('crash');
    await dynamoAccountClosure(table.client, table.name).close('closed-unstarted', now);
    await expect(submitJob(world, asked)).rejects.toThrow('forbidden');
    expect(world.started).toEqual([]);
    expect(await world.jobs.list('closed-unstarted', 'notebook', 9)).toEqual([]);
  });

  it('returns the result of a job that another call started meanwhile', async () => {
    const world = ports();
    const error = { code: 'not-available' } as const;
    const start: SubmitPorts['workflow']['start'] = async (address) => {
      await world.jobs.change(address, { status: 'FAILED', error }, now);
      return 'ended';
    };
    const asked = submission('overtaken-start', { idempotency });
    expect(await submitJob({ ...world, workflow: { start } }, asked)).toMatchObject({
      status: 'FAILED',
      error,
    });
  });

  it('keeps the key of a job that fails before this call can remove it', async () => {
    const world = ports('ended');
    const error = { code: 'internal' } as const;
    const remove: JobStore['remove'] = async (address, from) => {
      await world.jobs.change(address, { status: 'FAILED', error }, now);
      return world.jobs.remove(address, from);
    };
    const asked = submission('failed-beside', { idempotency });
    const first = await submitJob({ ...world, jobs: { ...world.jobs, remove } }, asked);
    expect(first).toMatchObject({ status: 'FAILED', error });
    expect(await submitJob(ports(), asked)).toMatchObject({ id: first.id });
  });

  it('makes a new job once the first one is deleted', async () => {
    const world = ports();
    const asked = submission('deleted', { idempotency });
    const first = await submitJob(world, asked);
    await world.jobs.change(addressOf(first), { status: 'SUCCESS', files: [] }, now);
    const results = { remove: async () => {} };
    const files = { removeAll: async () => {} };
    const folders = { workFiles: files, resultFiles: files, formerResultFiles: files };
    await deleteJob({ ...world, results, ...folders }, addressOf(first));
    const second = await submitJob(world, asked);
    expect(second.id).not.toBe(first.id);
    expect(world.started).toEqual([workflowInputOf(first), workflowInputOf(second)]);
  });

  it('never waits for an execution that has already ended', async () => {
    const asked = submission('doomed', { idempotency });
    await expect(submitJob(ports('ended'), asked)).rejects.toThrow('unavailable');
    const world = ports();
    expect(await world.jobs.list('doomed', 'notebook', 9)).toEqual([]);
    expect(await submitJob(world, asked)).toMatchObject({ status: 'PENDING' });
  });
});

describe('a claimed idempotency key', () => {
  it('is forgotten only by its own job', async () => {
    const { submissions } = ports();
    const claim = { jobId: 'first', requestHash: 'hash' };
    await submissions.claim('claimant', 'key', claim, now);
    await submissions.forget('claimant', 'key', 'second');
    expect(await submissions.findClaim('claimant', 'key')).toEqual(claim);
    await submissions.forget('claimant', 'key', 'first');
    await submissions.forget('claimant', 'key', 'first');
    expect(await submissions.findClaim('claimant', 'key')).toBeUndefined();
  });
});

describe('a workflow that does not start', () => {
  it('removes a job that can never start, and a repeat makes it again', async () => {
    const asked = submission('never', {
      idempotency,
      allowance: { limit: 1, refusal: 'quota-exceeded' },
    });
    const world = ports('refused');
    await expect(submitJob(world, asked)).rejects.toThrow('unavailable');
    expect(await world.jobs.list('never', 'notebook', 9)).toEqual([]);
    expect(await submitJob(ports(), asked)).toMatchObject({ status: 'PENDING' });
  });

  it('leaves the job to the hourly sweep when the outcome is unknown', async () => {
    const world = ports('unknown');
    const record = await submitJob(world, submission('perhaps'));
    expect(await world.jobs.find(addressOf(record))).toMatchObject({ status: 'PENDING' });
  });
});

describe('a closed account', () => {
  it('submits nothing, and stores no key', async () => {
    const world = ports();
    await dynamoAccountClosure(table.client, table.name).close('closed', now);
    const before = await itemsOf('closed');
    const asked = submission('closed', { idempotency });
    await expect(submitJob(world, asked)).rejects.toThrow('forbidden');
    await expect(submitJob(world, submission('closed'))).rejects.toThrow('forbidden');
    expect(world.started).toEqual([]);
    expect(await itemsOf('closed')).toEqual(before);
  });

  it('removes a job that was already counted', async () => {
    const world = ports();
    const create: JobStore['create'] = async (record) => {
      await dynamoAccountClosure(table.client, table.name).close('overtaken', now);
      return world.jobs.create(record);
    };
    const overtaken = { ...world, jobs: { ...world.jobs, create } };
    await expect(submitJob(overtaken, submission('overtaken'))).rejects.toThrow('forbidden');
    expect(world.started).toEqual([]);
    expect(await world.jobs.list('overtaken', 'notebook', 9)).toEqual([]);
  });
});
