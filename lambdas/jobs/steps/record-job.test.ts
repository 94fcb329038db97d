import '../../../test/support/environment.ts';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { callStep } from '../../../test/support/call-step.ts';
import { useFakeS3 } from '../../../test/support/fake-s3.ts';
import { finishedJob } from '../../../test/support/sample-job.ts';
import { handler } from './record-job.ts';

const s3 = useFakeS3();
const table = mockClient(DynamoDBDocumentClient);
const roster = `/results/work/teacher-1/${finishedJob.id}/roster.json`;
beforeEach(() => {
  table.reset();
  table.on(UpdateCommand).resolves({});
  s3.objects.set(roster, { body: Buffer.from('{}'), contentType: 'application/json' });
});

const address = { uid: 'teacher-1', kind: 'notebook', jobId: finishedJob.id };
const written = () => table.commandCalls(UpdateCommand)[0]?.args[0].input;

describe('record-job', () => {
  it('records a step of an open job only', async () => {
    await callStep(handler, { ...address, status: 'PROCESSING', step: 'reading' });
    expect(written()).toMatchObject({
      Key: { PK: 'USER#teacher-1', SK: `JOB#notebook#${finishedJob.id}` },
      ConditionExpression: '#status IN (:pending, :processing)',
      ExpressionAttributeValues: { ':status': 'PROCESSING', ':step': 'reading' },
    });
  });

  it('knows the steps of the jobs, and no others', async () => {
    const event = { ...address, status: 'PROCESSING', step: 'reading ' };
    await expect(callStep(handler, event)).rejects.toThrow();
    expect(table.calls()).toHaveLength(0);
  });

  it('records the files of a success', async () => {
    const { files } = finishedJob;
    await callStep(handler, { ...address, status: 'SUCCESS', outcome: { files } });
    expect(written()?.ExpressionAttributeValues).toMatchObject({ ':outcome': files });
  });

  it('records the text of a draft', async () => {
    await callStep(handler, {
      ...address,
      status: 'SUCCESS',
      outcome: { files: [], result: 'Lesson 1' },
    });
    expect(written()).toMatchObject({
      ExpressionAttributeNames: { '#result': 'result' },
      ExpressionAttributeValues: { ':outcome': [], ':result': 'Lesson 1' },
    });
  });

  it('records the reason of a failure', async () => {
    const error = { Error: 'States.Timeout', Cause: '' };
    await callStep(handler, { ...address, status: 'FAILED', error });
    expect(written()?.ExpressionAttributeValues).toMatchObject({
      ':outcome': { code: 'timed-out' },
    });
  });

  const timeout = { Error: 'States.Timeout', Cause: '' };
  it.each([
    ['a success', { ...address, status: 'SUCCESS', outcome: { files: [] } }],
    ['a failure', { ...address, status: 'FAILED', error: timeout }],
  ])('deletes the pupils’ names with %s, not before', async (_, event) => {
    await callStep(handler, { ...address, status: 'PROCESSING', step: 'rendering' });
    expect(s3.objects.has(roster)).toBe(true);
    await callStep(handler, event);
    expect(s3.objects.has(roster)).toBe(false);
  });

  it('deletes the names when it is tried again, though the job had ended', async () => {
    s3.failures.push(403);
    const event = { ...address, status: 'SUCCESS', outcome: { files: [] } };
    await expect(callStep(handler, event)).rejects.toMatchObject({ name: 'S3Error' });
    const refused = new ConditionalCheckFailedException({ message: '', $metadata: {} });
    table.on(UpdateCommand).rejects(refused);
    expect(await callStep(handler, event)).toEqual({ recorded: false });
    expect(s3.objects.size).toBe(0);
  });

  it.each(['grade', 'ai-content'])('has nothing to delete of a job of kind %s', async (kind) => {
    await callStep(handler, { ...address, kind, status: 'FAILED', error: timeout });
    expect(s3.requests).toEqual([]);
  });

  it('takes a refused transition as an answer', async () => {
    table
      .on(UpdateCommand)
      .rejects(new ConditionalCheckFailedException({ message: '', $metadata: {} }));
    const event = { ...address, status: 'PROCESSING', step: 'reading' };
    expect(await callStep(handler, event)).toEqual({ recorded: false });
  });

  it('throws what the workflow should retry', async () => {
    table.on(UpdateCommand).rejects(new Error('busy'));
    const event = { ...address, status: 'PROCESSING', step: 'reading' };
    await expect(callStep(handler, event)).rejects.toThrow('busy');
  });
});
