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
import { spreadsheetType } from '../../../shared/model/upload.ts';
import { callEndpoint } from '../../../test/support/call-endpoint.ts';
import { useFakeS3 } from '../../../test/support/fake-s3.ts';
import { sampleJob, sampleUpload } from '../../../test/support/sample-job.ts';
import { sampleProfile } from '../../../test/support/sample-profile.ts';
import { handler } from './retry-notebook.ts';

const s3 = useFakeS3();
const table = mockClient(DynamoDBDocumentClient);
const workflow = mockClient(SFNClient);
const params = { jobId: sampleJob.id };
const jobKey = { PK: 'USER#teacher-1', SK: `JOB#notebook#${sampleJob.id}` };
const request = { ...sampleJob.request, coverImageKey: 'covers/iqra.jpg' };

beforeEach(() => {
  table.reset();
  workflow.reset();
  table.on(GetCommand).resolves({});
  table
    .on(GetCommand, { Key: jobKey })
    .resolves({ Item: { ...sampleJob, request, status: 'FAILED' } });
  table
    .on(GetCommand, { Key: { PK: 'USER#teacher-1', SK: 'PROFILE' } })
    .resolves({ Item: { profile: sampleProfile } });
  table.on(PutCommand).resolves({});
  table.on(UpdateCommand).resolves({});
  workflow.on(StartExecutionCommand).resolves({});
  s3.objects.set(`/uploads/${sampleUpload}`, {
    body: Buffer.from('PK'),
    contentType: spreadsheetType,
  });
});

describe('retry-notebook', () => {
  it('starts a failed job again, as a new one', async () => {
    const answer = await callEndpoint(handler, { params });
    expect(answer).toMatchObject({ status: 202, body: { status: 'PENDING' } });
    expect(answer.body).not.toMatchObject({ id: sampleJob.id });
    expect(table.commandCalls(PutCommand)[0]?.args[0].input.Item).toMatchObject({ request });
  });

  it('leaves a job alone that has not failed', async () => {
    table.on(GetCommand, { Key: jobKey }).resolves({ Item: sampleJob });
    const answer = await callEndpoint(handler, { params });
    expect(answer).toMatchObject({ status: 409, body: { code: 'job-not-failed' } });
    expect(workflow.calls()).toHaveLength(0);
  });

  it('knows no job of anyone else', async () => {
    const user = { uid: 'teacher-2', role: 'teacher', email: '', emailVerified: true, authTime: 0 };
    const answer = await callEndpoint(handler, { params, user });
    expect(answer).toMatchObject({ status: 404, body: { code: 'job-not-found' } });
  });

  it('says when the upload has expired', async () => {
    s3.objects.clear();
    const answer = await callEndpoint(handler, { params });
    expect(answer).toMatchObject({ status: 404, body: { code: 'upload-not-found' } });
  });

  it('refuses an id that is none', async () => {
    const answer = await callEndpoint(handler, { params: { jobId: '../PROFILE' } });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: '/jobId' }] } });
  });
});
