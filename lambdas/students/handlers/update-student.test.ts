import '../../../test/support/environment.ts';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { callEndpoint } from '../../../test/support/call-endpoint.ts';
import { handler } from './update-student.ts';

const table = mockClient(DynamoDBDocumentClient);
beforeEach(() => table.reset());

const params = { studentId: 'student-1' };
const row = {
  studentId: 'student-1',
  fullName: 'ياسين بن علي',
  email: 'yacine@example.com',
  addedAt: '2026-03-01T10:00:00.000Z',
};

describe('update-student', () => {
  it('renames a row of the caller, without spaces around the name', async () => {
    table.on(UpdateCommand).resolves({ Attributes: row });
    const answer = await callEndpoint(handler, { params, body: { fullName: ' ياسين بن علي ' } });
    expect(answer).toMatchObject({ status: 200, body: row });
    expect(table.commandCalls(UpdateCommand)[0]?.args[0].input).toMatchObject({
      Key: { PK: 'USER#teacher-1', SK: 'STUDENT#student-1' },
      ConditionExpression: 'attribute_exists(PK)',
      ExpressionAttributeValues: { ':fullName': 'ياسين بن علي' },
    });
  });

  it('does not know a student of another teacher', async () => {
    table
      .on(UpdateCommand)
      .rejects(new ConditionalCheckFailedException({ message: '', $metadata: {} }));
    expect(await callEndpoint(handler, { params, body: { fullName: 'A' } })).toMatchObject({
      status: 404,
      body: { code: 'student-not-found' },
    });
  });

  it.each([
    ['the address', { fullName: 'A', email: 'b@example.com' }, params],
    ['nothing', {}, params],
    ['an id that is none', { fullName: 'A' }, { studentId: 'a#b' }],
  ])('refuses to change %s', async (_, body, ids) => {
    expect(await callEndpoint(handler, { params: ids, body })).toMatchObject({ status: 400 });
    expect(table.calls()).toHaveLength(0);
  });
});
