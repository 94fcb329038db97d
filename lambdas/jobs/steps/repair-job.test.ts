import '../../../test/support/environment.ts';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { callStep } from '../../../test/support/call-step.ts';
import { useFakeS3 } from '../../../test/support/fake-s3.ts';
import { handler } from './repair-job.ts';

const s3 = useFakeS3();
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
])(
  'fails the job of an execution that %s, and deletes what its steps left',
  async (status, code) => {
    const roster = '/results/work/teacher-1/01A/roster.json';
    s3.objects.set(roster, { body: Buffer.from('{}'), contentType: 'application/json' });
    const event = {
      'detail-type': 'Step Functions Execution Status Change',
      detail: { status, input },
    };
    expect(await callStep(handler, event)).toEqual({ repaired: true });
    // What the steps left for one another holds the pupils' names.
    expect(s3.objects.has(roster)).toBe(false);
    expect(table.commandCalls(UpdateCommand)[0]?.args[0].input).toMatchObject({
      Key: { PK: 'USER#teacher-1', SK: 'JOB#notebook#01A' },
      ExpressionAttributeValues: { ':status': 'FAILED', ':outcome': { code } },
    });
  },
);

it('refuses an event of another kind', async () => {
  const event = { detail: { status: 'RUNNING', input } };
  await expect(callStep(handler, event)).rejects.toThrow();
  expect(table.calls()).toHaveLength(0);
});
