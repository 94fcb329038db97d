import '../../../test/support/environment.ts';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { callEndpoint, student as studentUser } from '../../../test/support/call-endpoint.ts';
import { useIdentityProvider } from '../../../test/support/identity-secret.ts';
import { limits } from '../../../shared/model/limits.ts';
import { handler } from './list-students.ts';

const table = mockClient(DynamoDBDocumentClient);
const identity = useIdentityProvider(() => [
  { localId: 'student-1', lastLoginAt: '1767225600000', emailVerified: true },
  { localId: 'student-2' },
]);
beforeEach(() => table.reset());

const row = (index: number) => ({
  studentId: `student-${index}`,
  fullName: `تلميذ ${index}`,
  email: `student-${index}@example.com`,
  addedAt: '2026-03-01T10:00:00.000Z',
});
const item = (index: number) => ({ PK: 'USER#teacher-1', SK: `STUDENT#${index}`, ...row(index) });

describe('list-students', () => {
  it('answers the caller’s rows and nothing else of the items', async () => {
    table.on(QueryCommand).resolves({ Items: [item(1)] });
    expect(await callEndpoint(handler)).toMatchObject({ status: 200, body: [row(1)] });
    expect(table.commandCalls(QueryCommand)[0]?.args[0].input).toMatchObject({
      TableName: 'table',
      ExpressionAttributeValues: { ':owner': 'USER#teacher-1', ':student': 'STUDENT#' },
    });
  });

  it('says who has joined', async () => {
    table.on(QueryCommand).resolves({ Items: [item(1), item(2)] });
    const body = [
      { ...row(1), joined: true },
      { ...row(2), joined: false },
    ];
    expect(await callEndpoint(handler)).toMatchObject({ status: 200, body });
  });

  it('answers without it while the identity provider is away', async () => {
    table.on(QueryCommand).resolves({ Items: [item(1)] });
    identity.provider.status = 503;
    const { status, body } = await callEndpoint(handler);
    expect({ status, body }).toEqual({ status: 200, body: [row(1)] });
  });

  it('answers a full roster, page after page, in an answer Lambda can carry', async () => {
    const items = Array.from({ length: limits.rosterStudents }, (_, index) => item(index));
    table
      .on(QueryCommand)
      .resolvesOnce({ Items: items.slice(0, 6000), LastEvaluatedKey: { PK: 'a', SK: 'b' } })
      .resolvesOnce({ Items: items.slice(6000) });
    const headers = { 'accept-encoding': 'gzip' };
    const { body, payloadBytes } = await callEndpoint(handler, { headers });
    expect(body).toHaveLength(limits.rosterStudents);
    expect(payloadBytes).toBeLessThan(1_000_000);
  });

  it('is closed to students', async () => {
    expect(await callEndpoint(handler, { user: studentUser })).toMatchObject({ status: 403 });
    expect(table.calls()).toHaveLength(0);
  });
});
