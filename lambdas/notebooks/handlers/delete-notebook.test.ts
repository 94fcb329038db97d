import '../../../test/support/environment.ts';
import { DeleteCommand, DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { callEndpoint } from '../../../test/support/call-endpoint.ts';
import { useFakeS3 } from '../../../test/support/fake-s3.ts';
import { finishedJob, sampleJob } from '../../../test/support/sample-job.ts';
import { handler } from './delete-notebook.ts';

const s3 = useFakeS3();
const table = mockClient(DynamoDBDocumentClient);
const params = { jobId: sampleJob.id };

beforeEach(() => {
  table.reset();
  table.on(GetCommand).resolves({ Item: finishedJob });
  table.on(DeleteCommand).resolves({});
});

describe('delete-notebook', () => {
  it('deletes a finished job’s files, then the job', async () => {
    const pdf = `/results/${finishedJob.files[0]!.key}`;
    s3.objects.set(pdf, { body: Buffer.from('%PDF'), contentType: 'application/pdf' });
    expect(await callEndpoint(handler, { params })).toMatchObject({ status: 204, body: undefined });
    expect(s3.objects.size).toBe(0);
    expect(s3.requests.map(({ path }) => path)).toContain(
      `/results/work/teacher-1/${sampleJob.id}/roster.json`,
    );
    expect(table.commandCalls(DeleteCommand)[0]?.args[0].input).toMatchObject({
      Key: { PK: 'USER#teacher-1', SK: `JOB#notebook#${sampleJob.id}` },
      ExpressionAttributeValues: { ':from0': 'SUCCESS', ':from1': 'FAILED' },
    });
  });

  it('keeps the job when a file could not be deleted', async () => {
    s3.failures.push(403);
    expect(await callEndpoint(handler, { params })).toMatchObject({ status: 500 });
    expect(table.commandCalls(DeleteCommand)).toHaveLength(0);
  });

  it('does not touch a job that is being made', async () => {
    table.on(GetCommand).resolves({ Item: sampleJob });
    const answer = await callEndpoint(handler, { params });
    expect(answer).toMatchObject({ status: 409, body: { code: 'job-not-finished' } });
    expect(s3.requests).toHaveLength(0);
  });

  it('knows no other job', async () => {
    table.on(GetCommand).resolves({});
    const answer = await callEndpoint(handler, { params });
    expect(answer).toMatchObject({ status: 404, body: { code: 'job-not-found' } });
  });
});
