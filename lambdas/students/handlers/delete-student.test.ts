import '../../../test/support/environment.ts';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { callEndpoint } from '../../../test/support/call-endpoint.ts';
import { useIdentityProvider } from '../../../test/support/identity-secret.ts';
import { handler } from './delete-student.ts';

const table = mockClient(DynamoDBDocumentClient);
const identity = useIdentityProvider(() => [
  {
    localId: 'student-1',
    email: 'yacine@example.com',
    customAttributes: '{"role":"student","invited":true}',
  },
]);
const params = { studentId: 'student-1' };
const row = {
  studentId: 'student-1',
  fullName: 'Yacine',
  email: 'yacine@example.com',
  addedAt: '2026-03-01T10:00:00.000Z',
};
const deleted = () =>
  table.commandCalls(DeleteCommand).map(({ args }) => args[0].input.Key?.['SK'] as string);

beforeEach(() => {
  table.reset();
  table.onAnyCommand().resolves({});
  table.on(GetCommand).resolves({ Item: row });
});

describe('delete-student', () => {
  it('removes the account nobody used, then the row', async () => {
    expect(await callEndpoint(handler, { params })).toMatchObject({ status: 204 });
    expect(identity.provider.users).toEqual([]);
    expect(deleted()).toEqual(['TEACHERS', 'STUDENT#student-1']);
  });

  it('keeps the row while the account cannot be removed, to be deleted again', async () => {
    identity.provider.status = 500;
    expect(await callEndpoint(handler, { params })).toMatchObject({ status: 502 });
    expect(deleted()).toEqual([]);
  });

  it('does not know a student of another teacher', async () => {
    table.on(GetCommand).resolves({});
    expect(await callEndpoint(handler, { params })).toMatchObject({
      status: 404,
      body: { code: 'student-not-found' },
    });
    expect(table.commandCalls(UpdateCommand)).toHaveLength(0);
    expect(identity.provider.send).not.toHaveBeenCalled();
  });
});
