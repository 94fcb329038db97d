import '../../../test/support/environment.ts';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callEndpoint, teacher } from '../../../test/support/call-endpoint.ts';
import { useFakeS3 } from '../../../test/support/fake-s3.ts';
import { useIdentityProvider } from '../../../test/support/identity-secret.ts';
import { rosterCountKey } from '../../core/aws/table-keys.ts';
import { handler } from './delete-account.ts';

const table = mockClient(DynamoDBDocumentClient);
const s3 = useFakeS3();
const identity = useIdentityProvider(() => [{ localId: 'teacher-1' }, { localId: 'teacher-2' }]);
const stored = { body: Buffer.from('%PDF'), contentType: 'application/pdf' };

beforeEach(() => {
  table.reset();
  table.onAnyCommand().resolves({});
  table
    .on(QueryCommand, { KeyConditionExpression: 'PK = :owner' })
    .resolves({ Items: [{ PK: 'USER#teacher-1', SK: 'PROFILE' }] });
  for (const uid of ['teacher-1', 'teacher-2']) {
    s3.objects.set(`/uploads/uploads/${uid}/0f/a.xlsx`, stored);
    s3.objects.set(`/results/results/${uid}/1/notebook.pdf`, stored);
    s3.objects.set(`/results/work/${uid}/1/roster.json`, stored);
  }
});

describe('delete-account', () => {
  it('removes the caller’s items, files and identity, and no other’s', async () => {
    expect(await callEndpoint(handler)).toMatchObject({ status: 204 });
    expect(table.commandCalls(DeleteCommand)[0]?.args[0].input.Key).toEqual({
      PK: 'USER#teacher-1',
      SK: 'PROFILE',
    });
    expect([...s3.objects.keys()].filter((path) => path.includes('teacher-1'))).toEqual([]);
    expect(s3.objects.size).toBe(3);
    expect(identity.provider.users).toEqual([{ localId: 'teacher-2' }]);
  });

  it('removes nothing for a sign-in of long ago', async () => {
    const user = { ...teacher, authTime: teacher.authTime - 3_600 };
    expect(await callEndpoint(handler, { user })).toMatchObject({
      status: 403,
      body: { code: 'recent-sign-in-required' },
    });
    expect(table.commandCalls(DeleteCommand)).toEqual([]);
    expect(s3.objects.size).toBe(6);
    expect(identity.provider.users).toHaveLength(2);
  });

  it('removes nothing for a session that has been ended, though its token lives', async () => {
    const since = teacher.issuedAt + 60;
    Object.assign(identity.provider.users[0]!, { validSince: String(since) });
    expect(await callEndpoint(handler)).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
    expect(table.commandCalls(DeleteCommand)).toEqual([]);
    expect(identity.provider.users).toHaveLength(2);
    const renewed = { ...teacher, issuedAt: since };
    expect(await callEndpoint(handler, { user: renewed })).toMatchObject({ status: 204 });
  });

  it('goes on with the sign-in it began with, however old', async () => {
    table.on(GetCommand, { Key: rosterCountKey('teacher-1') }).resolves({ Item: { closed: true } });
    const user = { ...teacher, authTime: teacher.authTime - 3_600 };
    expect(await callEndpoint(handler, { user })).toMatchObject({ status: 204 });
    expect(identity.provider.users).toEqual([{ localId: 'teacher-2' }]);
  });

  it('answers 503 when there is more to remove than it has time for', async () => {
    const start = Date.now();
    let asked = 0;
    // Every look at the clock is five seconds after the one before.
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => start + 5_000 * asked++);
    const cut = await callEndpoint(handler).finally(() => clock.mockRestore());
    expect(cut).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(identity.provider.users).toHaveLength(2);
    expect(await callEndpoint(handler)).toMatchObject({ status: 204 });
    expect(identity.provider.users).toHaveLength(1);
  });

  it('answers 502 while the identity cannot be removed', async () => {
    identity.provider.status = 500;
    expect(await callEndpoint(handler)).toMatchObject({
      status: 502,
      body: { code: 'identity-unavailable' },
    });
  });
});
