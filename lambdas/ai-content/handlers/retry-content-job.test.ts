import '../../../test/support/environment.ts';
import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { callEndpoint } from '../../../test/support/call-endpoint.ts';
import { sampleContentJob } from '../../../test/support/sample-job.ts';
import { handler } from './retry-content-job.ts';

const table = mockClient(DynamoDBDocumentClient);
const workflow = mockClient(SFNClient);
const params = { jobId: sampleContentJob.id };
const jobKey = { PK: 'USER#teacher-1', SK: `JOB#ai-content#${sampleContentJob.id}` };

beforeEach(() => {
  table.reset();
  workflow.reset();
  table.on(GetCommand).resolves({});
  table
    .on(GetCommand, { Key: jobKey })
    .resolves({ Item: { ...sampleContentJob, status: 'FAILED' } });
  table.on(PutCommand).resolves({});
  table.on(UpdateCommand).resolves({});
  workflow.on(StartExecutionCommand).resolves({});
});

describe('retry-content-job', () => {
  it('starts a failed job again, as a new one of its type', async () => {
    const answer = await callEndpoint(handler, { params });
    expect(answer).toMatchObject({ status: 202, body: { status: 'PENDING', type: 'EXERCISE' } });
    expect(answer.body).not.toMatchObject({ id: sampleContentJob.id });
    expect(table.commandCalls(PutCommand)[0]?.args[0].input.Item).toMatchObject({
      request: sampleContentJob.request,
    });
  });

  it('leaves a job alone that has not failed', async () => {
    table.on(GetCommand, { Key: jobKey }).resolves({ Item: sampleContentJob });
    const answer = await callEndpoint(handler, { params });
    expect(answer).toMatchObject({ status: 409, body: { code: 'job-not-failed' } });
    expect(workflow.calls()).toHaveLength(0);
  });
});
