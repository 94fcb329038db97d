import '../../../test/support/environment.ts';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it } from 'vitest';
import { callEndpoint, student } from '../../../test/support/call-endpoint.ts';
import { sampleJob } from '../../../test/support/sample-job.ts';
import { handler } from './list-content-jobs.ts';

const table = mockClient(DynamoDBDocumentClient);

it('lists the caller’s drafts with their type', async () => {
  const job = { ...sampleJob, kind: 'ai-content', request: { contentType: 'TEST', topic: 'x' } };
  table.on(QueryCommand).resolves({ Items: [job] });
  const answer = await callEndpoint(handler);
  expect(answer).toMatchObject({ status: 200, body: [{ id: sampleJob.id, type: 'TEST' }] });
  expect(JSON.stringify(answer.body)).not.toContain('topic');
});

it('is for teachers only', async () => {
  expect(await callEndpoint(handler, { user: student })).toMatchObject({ status: 403 });
});
