import '../../../test/support/environment.ts';
import { ExecutionAlreadyExists, SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { DynamoDBDocumentClient, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../../../shared/model/limits.ts';
import { callStep } from '../../../test/support/call-step.ts';
import { useFakeS3 } from '../../../test/support/fake-s3.ts';
import { handler } from './sweep-jobs.ts';

const s3 = useFakeS3();
const table = mockClient(DynamoDBDocumentClient);
const workflows = mockClient(SFNClient);
const now = new Date('2026-03-01T10:00:00.000Z');
/** Minutes. */
const longest = (2 * limits.jobDuration) / 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  table.reset();
  workflows.reset();
  table.on(UpdateCommand).resolves({});
  workflows.on(StartExecutionCommand).resolves({});
});
afterEach(() => vi.useRealTimers());

/** An open job as the index projects it, `minutes` old. */
function open(status: string, minutes: number, kind = 'notebook'): void {
  const createdAt = new Date(now.getTime() - minutes * 60_000).toISOString();
  const job = { uid: 'teacher-1', kind, id: '01A', status, createdAt };
  table
    .on(QueryCommand)
    .callsFake(({ ExpressionAttributeValues: values }: { ExpressionAttributeValues: object }) => ({
      Items: ':kind' in values && values[':kind'] === kind ? [job] : [],
    }));
}
const reason = () =>
  table.commandCalls(UpdateCommand)[0]?.args[0].input.ExpressionAttributeValues?.[
    ':outcome'
  ] as unknown;

describe('sweep-jobs', () => {
  it('asks only for jobs older than two minutes', async () => {
    table.on(QueryCommand).resolves({});
    expect(await callStep(handler, {})).toEqual({ ended: 0 });
    expect(table.commandCalls(QueryCommand)[0]?.args[0].input).toMatchObject({
      IndexName: 'OpenJobs',
      ExpressionAttributeValues: { ':kind': 'notebook', ':before': '2026-03-01T09:58:00.000Z' },
    });
  });

  it('asks for the jobs of every kind', async () => {
    table.on(QueryCommand).resolves({});
    await callStep(handler, {});
    const kinds = table
      .commandCalls(QueryCommand)
      .map(({ args }) => args[0].input.ExpressionAttributeValues?.[':kind'] as string);
    expect(kinds).toEqual(['notebook', 'grade', 'ai-content']);
  });

  it('starts a pending job of another kind by that kind’s workflow', async () => {
    open('PENDING', 3, 'grade');
    await callStep(handler, {});
    expect(workflows.commandCalls(StartExecutionCommand)[0]?.args[0].input).toMatchObject({
      stateMachineArn: process.env['GRADE_WORKFLOW_ARN'],
      input: JSON.stringify({ uid: 'teacher-1', kind: 'grade', jobId: '01A' }),
    });
  });

  it('starts a pending job again, under its own name', async () => {
    open('PENDING', 3);
    await callStep(handler, {});
    expect(workflows.commandCalls(StartExecutionCommand)[0]?.args[0].input).toMatchObject({
      name: '01A',
      input: JSON.stringify({ uid: 'teacher-1', kind: 'notebook', jobId: '01A' }),
    });
    expect(reason()).toBeUndefined();
  });

  it('fails a pending job whose execution has been and gone', async () => {
    open('PENDING', 3);
    const gone = new ExecutionAlreadyExists({ message: '', $metadata: {} });
    workflows.on(StartExecutionCommand).rejects(gone);
    expect(await callStep(handler, {})).toEqual({ ended: 1 });
    expect(reason()).toEqual({ code: 'internal' });
  });

  it('deletes the pupils’ names of a job it ends', async () => {
    const roster = '/results/work/teacher-1/01A/roster.json';
    s3.objects.set(roster, { body: Buffer.from('{}'), contentType: 'application/json' });
    open('PROCESSING', longest - 1);
    await callStep(handler, {});
    expect(s3.objects.has(roster)).toBe(true);
    open('PROCESSING', longest + 1);
    await callStep(handler, {});
    expect(s3.objects.has(roster)).toBe(false);
  });

  it('leaves a running job alone for twice the time it may take, then gives it up', async () => {
    open('PROCESSING', longest - 1);
    expect(await callStep(handler, {})).toEqual({ ended: 0 });
    open('PROCESSING', longest + 1);
    expect(await callStep(handler, {})).toEqual({ ended: 1 });
    expect(reason()).toEqual({ code: 'timed-out' });
    expect(workflows.calls()).toHaveLength(0);
  });
});
