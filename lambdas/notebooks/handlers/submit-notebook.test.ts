import '../../../test/support/environment.ts';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { SFNClient, SFNServiceException, StartExecutionCommand } from '@aws-sdk/client-sfn';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '../../../shared/model/job.ts';
import { spreadsheetType } from '../../../shared/model/upload.ts';
import { callEndpoint, student } from '../../../test/support/call-endpoint.ts';
import { useFakeS3 } from '../../../test/support/fake-s3.ts';
import { sampleUpload } from '../../../test/support/sample-job.ts';
import { sampleProfile } from '../../../test/support/sample-profile.ts';
import { handler } from './submit-notebook.ts';

const s3 = useFakeS3();
const table = mockClient(DynamoDBDocumentClient);
const workflow = mockClient(SFNClient);

const body = { coverImageKey: 'covers/iqra.jpg', studentNamesFileS3Key: sampleUpload };
const upload = { body: Buffer.from('PK'), contentType: spreadsheetType };
const profileKey = { PK: 'USER#teacher-1', SK: 'PROFILE' };

beforeEach(() => {
  table.reset();
  workflow.reset();
  table.on(GetCommand).resolves({});
  table.on(GetCommand, { Key: profileKey }).resolves({ Item: { profile: sampleProfile } });
  table.on(PutCommand).resolves({});
  table.on(UpdateCommand).resolves({});
  table.on(DeleteCommand).resolves({});
  workflow.on(StartExecutionCommand).resolves({});
  s3.objects.set(`/uploads/${sampleUpload}`, upload);
});
const started = () => workflow.commandCalls(StartExecutionCommand)[0]?.args[0].input;

describe('submit-notebook', () => {
  it('writes a pending job, starts its workflow under its id, and shows it', async () => {
    const answer = await callEndpoint(handler, { body: { ...body, language: 'ar' } });
    const job = answer.body as Job;
    expect(answer.status).toBe(202);
    expect(job).toMatchObject({ status: 'PENDING', source: 'قائمة.xlsx', generatedFiles: [] });
    expect(table.commandCalls(PutCommand)[0]?.args[0].input).toMatchObject({
      ConditionExpression: 'attribute_not_exists(PK)',
      Item: {
        PK: 'USER#teacher-1',
        SK: `JOB#notebook#${job.id}`,
        openKind: 'notebook',
        request: { ...body, language: 'ar' },
      },
    });
    expect(started()).toEqual({
      stateMachineArn: process.env['NOTEBOOK_WORKFLOW_ARN'],
      name: job.id,
      input: JSON.stringify({ uid: 'teacher-1', kind: 'notebook', jobId: job.id }),
    });
  });

  it('writes in English unless told', async () => {
    await callEndpoint(handler, { body });
    expect(table.commandCalls(PutCommand)[0]?.args[0].input.Item).toMatchObject({
      request: { language: 'en' },
    });
  });

  it.each([
    ['a cover that does not exist', { coverImageKey: 'covers/../x.jpg' }, 'cover-not-found'],
    [
      'another’s upload',
      { studentNamesFileS3Key: sampleUpload.replace('teacher-1', 'teacher-2') },
      'upload-not-yours',
    ],
    ['a path trick', { studentNamesFileS3Key: `${sampleUpload}/../b.xlsx` }, 'upload-not-yours'],
    [
      'an upload that never came',
      { studentNamesFileS3Key: sampleUpload.replace('قائمة', 'b') },
      'upload-not-found',
    ],
    ['another language', { language: 'fr' }, 'validation-failed'],
  ])('refuses %s', async (_, change, code) => {
    const answer = await callEndpoint(handler, { body: { ...body, ...change } });
    expect(answer.body).toMatchObject({ code });
    expect(table.commandCalls(PutCommand)).toHaveLength(0);
    expect(workflow.calls()).toHaveLength(0);
  });

  it.each([
    ['a picture', { ...upload, contentType: 'image/png' }, 'wrong_type'],
    ['more than 5 MB', { ...upload, body: Buffer.alloc(5 * 1024 * 1024 + 1) }, 'too_big'],
  ])('refuses an upload that is %s', async (_, object, code) => {
    s3.objects.set(`/uploads/${sampleUpload}`, object);
    const { body: answer } = await callEndpoint(handler, { body });
    expect(answer).toMatchObject({ issues: [{ path: '/studentNamesFileS3Key', code }] });
  });

  it('needs a profile to print', async () => {
    table.on(GetCommand, { Key: profileKey }).resolves({});
    const answer = await callEndpoint(handler, { body });
    expect(answer).toMatchObject({ status: 409, body: { code: 'profile-missing' } });
  });

  it('stops at the day’s quota', async () => {
    const full = new ConditionalCheckFailedException({ message: '', $metadata: {} });
    table.on(UpdateCommand).rejects(full);
    const answer = await callEndpoint(handler, { body });
    expect(answer).toMatchObject({ status: 429, body: { code: 'quota-exceeded' } });
  });

  it('takes the job back when the workflow may not be started', async () => {
    const denied = new SFNServiceException({
      name: 'AccessDeniedException',
      $fault: 'client',
      $metadata: {},
    });
    workflow.on(StartExecutionCommand).rejects(denied);
    const answer = await callEndpoint(handler, { body });
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(table.commandCalls(DeleteCommand)).toHaveLength(1);
  });

  it('is for teachers only', async () => {
    expect(await callEndpoint(handler, { body, user: student })).toMatchObject({ status: 403 });
  });
});
