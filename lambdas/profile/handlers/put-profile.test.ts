import '../../../test/support/environment.ts';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { callEndpoint } from '../../../test/support/call-endpoint.ts';
import { sampleProfile } from '../../../test/support/sample-profile.ts';
import { handler as getProfile } from './get-profile.ts';
import { handler } from './put-profile.ts';

const table = mockClient(DynamoDBDocumentClient);
beforeEach(() => {
  table.reset();
  table.on(PutCommand).resolves({});
});

describe('put-profile', () => {
  it('saves the whole profile under the caller', async () => {
    const answer = await callEndpoint(handler, { body: sampleProfile });
    expect(answer).toMatchObject({ status: 200, body: sampleProfile });
    expect(table.commandCalls(PutCommand)[0]?.args[0].input).toMatchObject({
      TableName: 'table',
      Item: { PK: 'USER#teacher-1', SK: 'PROFILE', profile: sampleProfile },
    });
  });

  it('refuses who is deleting their account', async () => {
    const closed = new ConditionalCheckFailedException({ message: 'closed', $metadata: {} });
    table.on(PutCommand, { ConditionExpression: 'attribute_not_exists(closed)' }).rejects(closed);
    const answer = await callEndpoint(handler, { body: sampleProfile });
    expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  describe('of who says what they have seen', () => {
    const stored = { profile: sampleProfile, updatedAt: '2026-03-01T10:00:00.000Z' };
    const save = (headers: Record<string, string>) =>
      callEndpoint(handler, { body: sampleProfile, headers });
    const seenTag = async () => String((await callEndpoint(getProfile)).headers['etag']);

    it('saves over that alone, and answers the tag of what is stored now', async () => {
      table.on(GetCommand).resolves({ Item: stored });
      const seen = await seenTag();
      const answer = await save({ 'if-match': seen });
      expect(answer).toMatchObject({ status: 200, headers: { etag: seen } });
      expect(table.commandCalls(PutCommand)[0]?.args[0].input).toMatchObject({
        ConditionExpression: 'attribute_not_exists(closed) AND updatedAt = :seen',
        ExpressionAttributeValues: { ':seen': stored.updatedAt },
      });
    });

    it('refuses when something else is stored', async () => {
      table.on(GetCommand).resolves({ Item: stored });
      const seen = await seenTag();
      const newer = { ...stored, profile: { ...sampleProfile, school: 'Another' } };
      table.on(GetCommand).resolves({ Item: newer });
      const changed = { status: 412, body: { code: 'precondition-failed' } };
      expect(await save({ 'if-match': seen })).toMatchObject(changed);
      expect(await save({ 'if-none-match': '*' })).toMatchObject(changed);
      table.on(GetCommand).resolves({});
      expect(await save({ 'if-match': seen })).toMatchObject(changed);
      expect(table.commandCalls(PutCommand)).toEqual([]);
    });

    it('saves the first profile of who has seen that there is none', async () => {
      table.on(GetCommand).resolves({});
      expect(await save({ 'if-none-match': '*' })).toMatchObject({ status: 200 });
    });

    it('refuses when it changes at that very moment', async () => {
      table.on(GetCommand).resolves({ Item: stored });
      const seen = await seenTag();
      const lost = new ConditionalCheckFailedException({ message: 'changed', $metadata: {} });
      table.on(PutCommand).rejects(lost);
      expect(await save({ 'if-match': seen })).toMatchObject({ status: 412 });
    });
  });

  it.each([
    ['an empty name', { fullName: '   ' }, { path: '/fullName', code: 'too_small' }],
    ['a long school', { school: 'x'.repeat(201) }, { path: '/school', code: 'too_big' }],
    ['a control character', { rank: 'a\u202eb' }, { path: '/rank', code: 'control_character' }],
    ['a day that does not exist', { dateOfBirth: '2025-02-30' }, { path: '/dateOfBirth' }],
    ['another level', { level: 'University' }, { path: '/level', code: 'invalid_value' }],
    ['an unknown field', { uid: 'other' }, { path: '/uid', code: 'unrecognized_keys' }],
  ])('refuses %s and saves nothing', async (_, change, issue) => {
    const answer = await callEndpoint(handler, { body: { ...sampleProfile, ...change } });
    expect(answer).toMatchObject({ status: 400, body: { issues: [issue] } });
    expect(table.calls()).toHaveLength(0);
  });
});
