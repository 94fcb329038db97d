import type { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { callEndpoint, student as studentUser } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { useIdentityProvider } from '#test/support/identity-secret.ts';
import { limits } from '#shared/model/limits.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { rosterCountKey, studentKey, uploadUsageKey } from '#core/aws/table-keys.ts';
import { handler } from './list-students.ts';

const { put } = useEmptyTable();
const identity = useIdentityProvider(() => [
  { localId: 'student-1', lastLoginAt: '1767225600000', emailVerified: true },
  { localId: 'student-2' },
]);

const row = (index: number) => ({
  studentId: `student-${index}`,
  fullName: `تلميذ ${index}`,
  email: `student-${index}@example.com`,
  addedAt: '2026-03-01T10:00:00.000Z',
});
const item = (index: number, teacherId = 'teacher-1') => ({
  ...studentKey(teacherId, `student-${index}`),
  ...row(index),
});

describe('the list-students endpoint', () => {
  it('returns the caller’s students and no other stored fields', async () => {
    await put(item(1), item(2, 'teacher-2'));
    await put({ ...rosterCountKey('teacher-1'), students: 1 });
    await put({ ...uploadUsageKey('teacher-1', '2026-03-01'), tickets: 1 });
    const { status, body } = await callEndpoint(handler);
    expect({ status, body }).toEqual({
      status: 200,
      body: [{ ...row(1), firebaseUid: 'student-1', joined: true }],
    });
  });

  it('returns who has joined', async () => {
    await put(item(1), item(2));
    const body = [
      { ...row(1), joined: true },
      { ...row(2), joined: false },
    ];
    expect(await callEndpoint(handler)).toMatchObject({ status: 200, body });
  });

  it('leaves that out while the identity provider is unavailable', async () => {
    await put(item(1));
    identity.provider.status = 503;
    const { status, body } = await callEndpoint(handler);
    expect({ status, body }).toEqual({
      status: 200,
      body: [{ ...row(1), firebaseUid: 'student-1' }],
    });
  });

  it('is closed to students', async () => {
    await put(item(1, studentUser.uid));
    const answer = await callEndpoint(handler, { user: studentUser });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('returns a full list, page after page, within Lambda’s limit', async () => {
    const roster = Array.from({ length: limits.rosterStudents }, (_, index) => item(index));
    // Faked, because writing that many items to the in-memory table can exceed the client's timeout.
    const half = roster.length / 2;
    const answer = (command: QueryCommand) =>
      Promise.resolve(
        command.input.ExclusiveStartKey
          ? { Items: roster.slice(half) }
          : { Items: roster.slice(0, half), LastEvaluatedKey: { SK: 'half' } },
      );
    vi.spyOn(documentClient, 'send').mockImplementation(answer as never);
    const headers = { 'accept-encoding': 'gzip' };
    const { body, payloadBytes } = await callEndpoint(handler, { headers });
    expect(body).toHaveLength(limits.rosterStudents);
    expect(payloadBytes).toBeLessThan(1_000_000);
  });
});
