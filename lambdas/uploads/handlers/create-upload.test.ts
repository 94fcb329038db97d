import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { createUpload } from '#shared/contracts/uploads.ts';
import type { ResponseOf } from '#shared/contracts/endpoint.ts';
import { limits } from '#shared/model/limits.ts';
import { spreadsheetType } from '#shared/model/upload.ts';
import { callEndpoint, student } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { uploadUsageKey } from '#core/aws/table-keys.ts';
import { handler } from './create-upload.ts';

const { put, items } = useEmptyTable();
const today = uploadUsageKey('teacher-1', '2026-03-05');
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-05T10:00:00.000Z'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const query = { fileName: 'قائمة 2م3.XLSX', fileType: spreadsheetType, fileSize: '2048' };
const ticketFor = async (change: object) => {
  const { body } = await callEndpoint(handler, { query: { ...query, ...change } });
  return body as ResponseOf<typeof createUpload>;
};

describe('the create-upload endpoint', () => {
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

  it('signs the type alone when the size is missing, and allows nothing else', async () => {
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

  it('gives a limited number of tickets a day', async () => {
    await put({ ...today, tickets: limits.uploadsPerDay - 1 });
    expect(await callEndpoint(handler, { query })).toMatchObject({ status: 200 });
    expect(await callEndpoint(handler, { query })).toMatchObject({
      status: 429,
      body: { code: 'quota-exceeded' },
    });
    vi.setSystemTime('2026-03-06T00:00:00.000Z');
    expect(await callEndpoint(handler, { query })).toMatchObject({ status: 200 });
  });

  it('gives fewer tickets a day when the size is missing', async () => {
    const { fileName, fileType } = query;
    const unsized = { query: { fileName, fileType } };
    await put({ ...today, tickets: 0, unsized: limits.unsizedUploadsPerDay - 1 });
    expect(await callEndpoint(handler, unsized)).toMatchObject({ status: 200 });
    expect(await callEndpoint(handler, unsized)).toMatchObject({ status: 429 });
    expect(await callEndpoint(handler, { query })).toMatchObject({ status: 200 });
    const unsizedTickets = limits.unsizedUploadsPerDay;
    expect(await items()).toMatchObject([{ ...today, tickets: 2, unsized: unsizedTickets }]);
  });

  it('gives no ticket to a closed account', async () => {
    await put({ ...today, closed: true });
    expect(await callEndpoint(handler, { query })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect(await items()).toEqual([{ ...today, closed: true }]);
  });

  it('is for teachers only', async () => {
    expect(await callEndpoint(handler, { query, user: student })).toMatchObject({ status: 403 });
  });
});
