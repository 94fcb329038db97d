import '../../../test/support/environment.ts';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import type { createUpload } from '../../../shared/contracts/uploads.ts';
import type { ResponseOf } from '../../../shared/contracts/endpoint.ts';
import { spreadsheetType } from '../../../shared/model/upload.ts';
import { callEndpoint, student } from '../../../test/support/call-endpoint.ts';
import { handler } from './create-upload.ts';

const table = mockClient(DynamoDBDocumentClient);
beforeEach(() => {
  table.reset();
  table.onAnyCommand().resolves({});
});

const query = { fileName: 'قائمة 2م3.XLSX', fileType: spreadsheetType, fileSize: '2048' };
const ticketFor = async (change: object) => {
  const { body } = await callEndpoint(handler, { query: { ...query, ...change } });
  return body as ResponseOf<typeof createUpload>;
};

describe('create-upload', () => {
  it('signs the type, the size and that the object is new', async () => {
    const { url, key, headers } = await ticketFor({});
    expect(key).toMatch(/^uploads\/teacher-1\/[0-9a-f]{32}\/قائمة 2م3\.XLSX$/);
    expect(headers).toEqual({ 'content-type': spreadsheetType, 'if-none-match': '*' });
    const { searchParams } = new URL(url);
    expect(searchParams.get('X-Amz-SignedHeaders')).toBe(
      'content-length;content-type;host;if-none-match',
    );
    expect(searchParams.get('X-Amz-Expires')).toBe('300');
  });

  it('signs the type alone for who does not say the size, and may send nothing else', async () => {
    const { url } = await ticketFor({ fileSize: undefined });
    expect(new URL(url).searchParams.get('X-Amz-SignedHeaders')).toBe('content-type;host');
  });

  it('gives a new key each time', async () => {
    expect((await ticketFor({})).key).not.toBe((await ticketFor({})).key);
  });

  it.each([
    ['../../etc/passwd.xlsx', /^uploads\/teacher-1\/[0-9a-f]{32}\/passwd\.xlsx$/],
    ['C:\\lists\\a.xlsx', /^uploads\/teacher-1\/[0-9a-f]{32}\/a\.xlsx$/],
    ['a?b#c%d&.xlsx', /\/a_b_c_d_\.xlsx$/],
    [`${'ا'.repeat(250)}.xlsx`, /\/ا{115}\.xlsx$/],
  ])('keeps %s inside the caller’s prefix', async (fileName, expected) => {
    expect((await ticketFor({ fileName })).key).toMatch(expected);
  });

  it.each([
    ['a script', { fileName: 'a.html', fileType: 'text/html' }, '/fileType'],
    ['another extension', { fileName: 'a.png' }, '/fileName'],
    ['5 MB and a byte', { fileSize: `${5 * 1024 * 1024 + 1}` }, '/fileSize'],
    ['nothing in it', { fileSize: '0' }, '/fileSize'],
    ['a size in words', { fileSize: '1e3' }, '/fileSize'],
    ['an unknown field', { bucket: 'other' }, '/bucket'],
  ])('refuses %s', async (_, change, path) => {
    const answer = await callEndpoint(handler, { query: { ...query, ...change } });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  });

  it.each([
    ['whose size is signed', query, { ':limit0': 200 }],
    ['without a size', { ...query, fileSize: undefined }, { ':limit0': 200, ':limit1': 20 }],
  ])('counts a ticket %s', async (_, asked, limits) => {
    const stated = Object.entries(asked).filter(([, value]) => value !== undefined);
    await callEndpoint(handler, { query: Object.fromEntries(stated) as Record<string, string> });
    const [count] = table.commandCalls(UpdateCommand);
    const { ExpressionAttributeValues = {}, Key } = count?.args[0].input ?? {};
    expect(Key).toMatchObject({ SK: expect.stringMatching(/^USAGE#upload#/) as string });
    const given = Object.entries(ExpressionAttributeValues).filter(([name]) => /limit/.test(name));
    expect(Object.fromEntries(given)).toEqual(limits);
  });

  it.each([
    ['a teacher who had enough today', {}, 429, 'quota-exceeded'],
    ['a closed account', { Item: { closed: true } }, 403, 'forbidden'],
  ])('gives no ticket to %s', async (_, item, status, code) => {
    const full = new ConditionalCheckFailedException({ message: '', $metadata: {} });
    table.on(UpdateCommand).rejects(full);
    table.on(GetCommand).resolves(item);
    expect(await callEndpoint(handler, { query })).toMatchObject({ status, body: { code } });
  });

  it('is for teachers only', async () => {
    expect(await callEndpoint(handler, { query, user: student })).toMatchObject({ status: 403 });
  });
});
