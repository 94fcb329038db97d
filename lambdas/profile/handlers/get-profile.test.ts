import '../../../test/support/environment.ts';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { callEndpoint } from '../../../test/support/call-endpoint.ts';
import { sampleProfile } from '../../../test/support/sample-profile.ts';
import { handler } from './get-profile.ts';

const table = mockClient(DynamoDBDocumentClient);
beforeEach(() => table.reset());

describe('get-profile', () => {
  it('answers the caller’s own profile and nothing else of the item', async () => {
    table
      .on(GetCommand, { TableName: 'table', Key: { PK: 'USER#teacher-1', SK: 'PROFILE' } })
      .resolves({ Item: { PK: 'USER#teacher-1', profile: sampleProfile, updatedAt: 'now' } });
    expect(await callEndpoint(handler)).toMatchObject({ status: 200, body: sampleProfile });
  });

  it('answers 204 when there is none yet', async () => {
    table.on(GetCommand).resolves({});
    expect(await callEndpoint(handler)).toMatchObject({ status: 204, body: undefined });
  });

  it('answers 204 for an account that was deleted', async () => {
    table.on(GetCommand).resolves({ Item: { PK: 'USER#teacher-1', closed: true, expiresAt: 1 } });
    expect(await callEndpoint(handler)).toMatchObject({ status: 204, body: undefined });
  });

  it('does not show a stored profile that is broken', async () => {
    table.on(GetCommand).resolves({ Item: { profile: { ...sampleProfile, level: 'Other' } } });
    expect(await callEndpoint(handler)).toMatchObject({ status: 500, body: { code: 'internal' } });
  });
});
