import '../../../test/support/environment.ts';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it } from 'vitest';
import { callEndpoint, student } from '../../../test/support/call-endpoint.ts';
import { sampleContentJob } from '../../../test/support/sample-job.ts';
import { handler } from './list-content-jobs.ts';

const table = mockClient(DynamoDBDocumentClient);

it('lists the caller’s drafts with their type', async () => {
  table.on(QueryCommand).resolves({ Items: [sampleContentJob] });
  const answer = await callEndpoint(handler);
  expect(answer).toMatchObject({
    status: 200,
    body: [{ id: sampleContentJob.id, type: 'EXERCISE', source: 'Fractions' }],
  });
  expect(JSON.stringify(answer.body)).not.toContain('exerciseType');
});

it('shows the draft of a job that succeeded', async () => {
  const done = { ...sampleContentJob, status: 'SUCCESS', result: '1. Half of four is …' };
  table.on(QueryCommand).resolves({ Items: [done, { ...done, status: 'FAILED' }] });
  const { body } = await callEndpoint(handler);
  expect(body).toMatchObject([{ result: '1. Half of four is …' }, { status: 'FAILED' }]);
  expect(JSON.stringify(body).match(/Half/g)).toHaveLength(1);
});

it('is for teachers only', async () => {
  expect(await callEndpoint(handler, { user: student })).toMatchObject({ status: 403 });
});
