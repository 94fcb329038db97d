import '../../../test/support/environment.ts';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { callEndpoint } from '../../../test/support/call-endpoint.ts';
import { useIdentityProvider } from '../../../test/support/identity-secret.ts';
import { useDeployedSite } from '../../../test/support/site-settings.ts';
import { handler } from './resend-invitation.ts';

useDeployedSite();
const table = mockClient(DynamoDBDocumentClient);
const identity = useIdentityProvider(() => [
  { localId: 'student-1', email: 'new-address@example.com' },
]);
const params = { studentId: 'student-1' };
const row = {
  studentId: 'student-1',
  fullName: 'Yacine',
  email: 'yacine@example.com',
  addedAt: '2026-03-01T10:00:00.000Z',
};
beforeEach(() => {
  table.reset();
  table.onAnyCommand().resolves({});
  table.on(GetCommand).resolves({ Item: row });
});

describe('resend-invitation', () => {
  it('sends another link to the address the account has now', async () => {
    expect(await callEndpoint(handler, { params })).toMatchObject({ status: 204 });
    expect(identity.provider.mails).toEqual([
      {
        email: 'new-address@example.com',
        continueUrl:
          'https://school.example/sign-in-link?email=new-address%40example.com&language=en',
        locale: 'en',
      },
    ]);
  });

  it.each([
    ['is not on the list', () => table.on(GetCommand).resolves({})],
    ['has left', () => void (identity.provider.users = [])],
  ])('does not know a student who %s', async (_, prepare) => {
    prepare();
    expect(await callEndpoint(handler, { params })).toMatchObject({
      status: 404,
      body: { code: 'student-not-found' },
    });
    expect(identity.provider.mails).toEqual([]);
  });

  it('sends nothing when the day is spent', async () => {
    table
      .on(UpdateCommand)
      .rejects(new ConditionalCheckFailedException({ message: '', $metadata: {} }));
    expect(await callEndpoint(handler, { params })).toMatchObject({
      status: 429,
      body: { code: 'quota-exceeded' },
    });
    expect(identity.provider.send).not.toHaveBeenCalled();
  });
});
