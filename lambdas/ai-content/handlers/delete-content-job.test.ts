import '../../../test/support/environment.ts';
import { DeleteCommand, DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { callEndpoint, student } from '../../../test/support/call-endpoint.ts';
import { sampleContentJob } from '../../../test/support/sample-job.ts';
import { handler } from './delete-content-job.ts';

const table = mockClient(DynamoDBDocumentClient);
const params = { jobId: sampleContentJob.id };

beforeEach(() => {
  table.reset();
  table.on(GetCommand).resolves({ Item: { ...sampleContentJob, status: 'FAILED' } });
  table.on(DeleteCommand).resolves({});
});

it('deletes a finished job with its draft', async () => {
  expect(await callEndpoint(handler, { params })).toMatchObject({ status: 204 });
  expect(table.commandCalls(DeleteCommand)[0]?.args[0].input).toMatchObject({
    Key: { PK: 'USER#teacher-1', SK: `JOB#ai-content#${sampleContentJob.id}` },
  });
});

it('is for teachers only', async () => {
  expect(await callEndpoint(handler, { params, user: student })).toMatchObject({ status: 403 });
});
