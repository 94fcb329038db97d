import '../../../test/support/environment.ts';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn';
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '../../../shared/model/job.ts';
import { limits } from '../../../shared/model/limits.ts';
import { spreadsheetType } from '../../../shared/model/upload.ts';
import { callEndpoint, student, teacher } from '../../../test/support/call-endpoint.ts';
import { useFakeS3 } from '../../../test/support/fake-s3.ts';
import { samplePicture } from '../../../test/support/sample-job.ts';
import { handler } from './extract-grades.ts';

const s3 = useFakeS3();
const table = mockClient(DynamoDBDocumentClient);
const workflow = mockClient(SFNClient);

const body = { imageS3Key: samplePicture };
const picture = { body: Buffer.from([0xff, 0xd8, 0xff]), contentType: 'image/jpeg' };

beforeEach(() => {
  table.reset();
  workflow.reset();
  table.on(GetCommand).resolves({});
  table.on(PutCommand).resolves({});
  table.on(UpdateCommand).resolves({});
  workflow.on(StartExecutionCommand).resolves({});
  s3.objects.set(`/uploads/${samplePicture}`, picture);
});

describe('extract-grades', () => {
  it('writes a pending job, starts its workflow under its id, and shows it', async () => {
    const answer = await callEndpoint(handler, { body });
    const job = answer.body as Job;
    expect(answer.status).toBe(202);
    expect(job).toMatchObject({ status: 'PENDING', source: 'نقاط.jpg', generatedFiles: [] });
    expect(table.commandCalls(PutCommand)[0]?.args[0].input.Item).toMatchObject({
      SK: `JOB#grade#${job.id}`,
      openKind: 'grade',
      request: body,
    });
    expect(workflow.commandCalls(StartExecutionCommand)[0]?.args[0].input).toEqual({
      stateMachineArn: process.env['GRADE_WORKFLOW_ARN'],
      name: job.id,
      input: JSON.stringify({ uid: 'teacher-1', kind: 'grade', jobId: job.id }),
    });
  });

  it('takes a PNG too', async () => {
    s3.objects.set(`/uploads/${samplePicture}`, { ...picture, contentType: 'image/png' });
    expect(await callEndpoint(handler, { body })).toMatchObject({ status: 202 });
  });

  it.each([
    ['another’s upload', samplePicture.replace('teacher-1', 'teacher-2'), 'upload-not-yours'],
    ['a path trick', `${samplePicture}/../b.png`, 'upload-not-yours'],
    ['an upload that never came', samplePicture.replace('نقاط', 'b'), 'upload-not-found'],
    ['no key', '', 'validation-failed'],
  ])('refuses %s', async (_, imageS3Key, code) => {
    const answer = await callEndpoint(handler, { body: { imageS3Key } });
    expect(answer.body).toMatchObject({ code });
    expect(table.commandCalls(PutCommand)).toHaveLength(0);
    expect(workflow.calls()).toHaveLength(0);
  });

  it.each([
    ['a PDF', { ...picture, contentType: 'application/pdf' }, 'wrong_type'],
    ['more than 10 MB', { ...picture, body: Buffer.alloc(10 * 1024 * 1024 + 1) }, 'too_big'],
  ])('refuses an upload that is %s', async (_, object, code) => {
    s3.objects.set(`/uploads/${samplePicture}`, object);
    const { body: answer } = await callEndpoint(handler, { body });
    expect(answer).toMatchObject({ issues: [{ path: '/imageS3Key', code }] });
  });

  it.each(['image/jpeg', spreadsheetType])(
    'deletes an upload that is too large for its type: %s',
    async (contentType) => {
      const body = Buffer.alloc(10 * 1024 * 1024 + 1);
      s3.objects.set(`/uploads/${samplePicture}`, { body, contentType });
      await callEndpoint(handler, { body: { imageS3Key: samplePicture } });
      expect(s3.objects.size).toBe(0);
    },
  );

  it('has a small quota, and a reason of its own, while the address is not proven', async () => {
    const full = new ConditionalCheckFailedException({ message: '', $metadata: {} });
    table.on(UpdateCommand).rejects(full);
    const user = { ...teacher, emailVerified: false };
    const answer = await callEndpoint(handler, { body, user });
    expect(answer).toMatchObject({ status: 429, body: { code: 'unverified-quota-exceeded' } });
    const [count] = table.commandCalls(UpdateCommand);
    expect(count?.args[0].input.ExpressionAttributeValues).toMatchObject({
      ':limit': limits.unverifiedGradeJobsPerDay,
    });
  });

  it('stops at the day’s quota', async () => {
    const full = new ConditionalCheckFailedException({ message: '', $metadata: {} });
    table.on(UpdateCommand).rejects(full);
    const answer = await callEndpoint(handler, { body });
    expect(answer).toMatchObject({ status: 429, body: { code: 'quota-exceeded' } });
  });

  it('counts and keeps a call under its idempotency key', async () => {
    await callEndpoint(handler, { body, headers: { 'idempotency-key': 'the-same-key' } });
    const [claim] = table.commandCalls(PutCommand);
    expect(claim?.args[0].input.Item).toMatchObject({
      SK: expect.stringMatching(/^IDEMPOTENCY#/) as string,
    });
  });

  it('is for teachers only', async () => {
    expect(await callEndpoint(handler, { body, user: student })).toMatchObject({ status: 403 });
  });
});
