import '../../../test/support/environment.ts';
import { DeleteCommand, DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { callEndpoint, student } from '../../../test/support/call-endpoint.ts';
import { useFakeS3 } from '../../../test/support/fake-s3.ts';
import { sampleGradeJob } from '../../../test/support/sample-job.ts';
import { handler } from './delete-grade-job.ts';

const s3 = useFakeS3();
const table = mockClient(DynamoDBDocumentClient);
const params = { jobId: sampleGradeJob.id };
const file = {
  key: `results/teacher-1/${sampleGradeJob.id}/marks.xlsx`,
  name: 'marks.xlsx',
  contentType: 'application/octet-stream',
  size: 4,
};

beforeEach(() => {
  table.reset();
  table.on(GetCommand).resolves({ Item: { ...sampleGradeJob, status: 'SUCCESS', files: [file] } });
  table.on(DeleteCommand).resolves({});
});

it('deletes a finished extraction with its files', async () => {
  s3.objects.set(`/results/${file.key}`, { body: Buffer.from('PK'), contentType: '' });
  expect(await callEndpoint(handler, { params })).toMatchObject({ status: 204 });
  expect(s3.objects.size).toBe(0);
  expect(table.commandCalls(DeleteCommand)[0]?.args[0].input).toMatchObject({
    Key: { PK: 'USER#teacher-1', SK: `JOB#grade#${sampleGradeJob.id}` },
  });
});

it('is for teachers only', async () => {
  expect(await callEndpoint(handler, { params, user: student })).toMatchObject({ status: 403 });
});
