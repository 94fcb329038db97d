import '../../../test/support/environment.ts';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { callStep } from '../../../test/support/call-step.ts';
import { finishedJob } from '../../../test/support/sample-job.ts';
import { handler } from './record-job.ts';

const table = mockClient(DynamoDBDocumentClient);
beforeEach(() => {
  table.reset();
  table.on(UpdateCommand).resolves({});
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

  it('records the files of a success', async () => {
    const { files } = finishedJob;
    await callStep(handler, { ...address, status: 'SUCCESS', files });
    expect(written()?.ExpressionAttributeValues).toMatchObject({ ':outcome': files });
  });

  it('records the text of a draft', async () => {
    await callStep(handler, { ...address, status: 'SUCCESS', files: [], result: 'Lesson 1' });
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
