import '../../../test/support/environment.ts';
import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { callEndpoint, student, teacher } from '../../../test/support/call-endpoint.ts';
import { useFakeS3 } from '../../../test/support/fake-s3.ts';
import { finishedJob } from '../../../test/support/sample-job.ts';
import { sampleProfile } from '../../../test/support/sample-profile.ts';
import { profileKey, studentKey, teachersKey } from '../../core/aws/table-keys.ts';
import { handler } from './export-account.ts';

const table = mockClient(DynamoDBDocumentClient);
const s3 = useFakeS3();
beforeEach(() => {
  table.reset();
  table.on(GetCommand).resolves({});
  table.on(QueryCommand).resolves({});
});

/** What an account is told of itself: not when it signed in last. */
const accountOf = ({ uid, email, emailVerified, role }: typeof teacher) => ({
  uid,
  email,
  emailVerified,
  role,
});

describe('export-account', () => {
  it('answers all that is kept, with links to the files', async () => {
    const row = {
      fullName: 'Salma',
      email: 'teacher@example.com',
      addedAt: '2026-03-01T10:00:00.000Z',
    };
    table
      .on(GetCommand, { Key: profileKey('teacher-1') })
      .resolves({ Item: { profile: sampleProfile } })
      .on(GetCommand, { Key: teachersKey('teacher-1') })
      .resolves({ Item: { teachers: new Set(['teacher-2']) } })
      .on(GetCommand, { Key: studentKey('teacher-2', 'teacher-1') })
      .resolves({ Item: { studentId: 'teacher-1', ...row } });
    table.on(QueryCommand).resolves({ Items: [{ SK: 'JOB#notebook#1', ...finishedJob }] });
    s3.objects.set('/uploads/uploads/teacher-1/0f/قائمة.xlsx', {
      body: Buffer.from('PK'),
      contentType: 'text/plain',
    });
    const answer = await callEndpoint(handler);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        account: accountOf(teacher),
        profile: sampleProfile,
        rosters: [row],
        jobs: [{ kind: 'notebook', request: finishedJob.request }],
        uploads: [{ name: 'قائمة.xlsx', size: 2 }],
      },
    });
    const { jobs, uploads } = answer.body as Record<'jobs' | 'uploads', object[]>;
    expect(JSON.stringify([jobs, uploads]).match(/X-Amz-Signature/g)).toHaveLength(2);
    expect(JSON.stringify(answer.body)).not.toContain('teacher-2');
  });

  it('of years of work is an answer Lambda can carry', async () => {
    const Items = Array.from({ length: 5_000 }, (_, index) => {
      const id = index.toString(32).toUpperCase().padStart(26, '0');
      const files = finishedJob.files.map((file) => ({
        ...file,
        key: `results/teacher-1/${id}/x`,
      }));
      return { ...finishedJob, SK: `JOB#notebook#${id}`, id, files };
    });
    table.on(QueryCommand).resolves({ Items });
    const headers = { 'accept-encoding': 'gzip' };
    const { body, payloadBytes } = await callEndpoint(handler, { headers });
    expect((body as { jobs: object[] }).jobs).toHaveLength(5_000);
    expect(payloadBytes).toBeLessThan(2_000_000);
  });

  it('is open to students', async () => {
    const answer = await callEndpoint(handler, { user: student });
    expect(answer).toMatchObject({
      status: 200,
      body: { account: accountOf(student), students: [] },
    });
    expect(answer.body).not.toHaveProperty('profile');
  });
});
