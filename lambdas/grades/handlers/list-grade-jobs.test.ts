import '../../../test/support/environment.ts';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it } from 'vitest';
import { callEndpoint, student } from '../../../test/support/call-endpoint.ts';
import { finishedJob } from '../../../test/support/sample-job.ts';
import { handler } from './list-grade-jobs.ts';

const table = mockClient(DynamoDBDocumentClient);

it('lists the caller’s grade extractions', async () => {
  table.on(QueryCommand).resolves({ Items: [{ ...finishedJob, kind: 'grade' }] });
  const answer = await callEndpoint(handler);
  expect(answer).toMatchObject({ status: 200, body: [{ id: finishedJob.id }] });
  expect(table.commandCalls(QueryCommand)[0]?.args[0].input).toMatchObject({
    ExpressionAttributeValues: { ':owner': 'USER#teacher-1', ':kind': 'JOB#grade#' },
  });
});

it('is for teachers only', async () => {
  expect(await callEndpoint(handler, { user: student })).toMatchObject({ status: 403 });
});
