import '../../../test/support/environment.ts';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { callStep } from '../../../test/support/call-step.ts';
import { handler } from './repair-job.ts';

const table = mockClient(DynamoDBDocumentClient);
beforeEach(() => {
  table.reset();
  table.on(UpdateCommand).resolves({});
});

const input = JSON.stringify({ uid: 'teacher-1', kind: 'notebook', jobId: '01A' });

it.each([
  ['FAILED', 'internal'],
  ['TIMED_OUT', 'timed-out'],
  ['ABORTED', 'cancelled'],
])('fails the job of an execution that %s', async (status, code) => {
  const event = {
    'detail-type': 'Step Functions Execution Status Change',
    detail: { status, input },
  };
  expect(await callStep(handler, event)).toEqual({ repaired: true });
  expect(table.commandCalls(UpdateCommand)[0]?.args[0].input).toMatchObject({
    Key: { PK: 'USER#teacher-1', SK: 'JOB#notebook#01A' },
    ExpressionAttributeValues: { ':status': 'FAILED', ':outcome': { code } },
  });
});

it('refuses an event of another kind', async () => {
  const event = { detail: { status: 'RUNNING', input } };
  await expect(callStep(handler, event)).rejects.toThrow();
  expect(table.calls()).toHaveLength(0);
});
