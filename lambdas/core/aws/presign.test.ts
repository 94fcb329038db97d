import '#test/support/environment.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { presignGet, presignPut } from './presign.ts';

const now = new Date('2026-03-01T10:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

const key = "uploads/u1/01/قسم (1)'s.xlsx";
const encodedKey = 'uploads/u1/01/%D9%82%D8%B3%D9%85%20%281%29%27s.xlsx';
const partsOf = (url: string) => {
  const { origin, pathname, searchParams } = new URL(url);
  return { address: origin + pathname, query: Object.fromEntries(searchParams) };
};
const signature = {
  'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
  'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD',
  'X-Amz-Credential': 'AKIDEXAMPLE/20260301/eu-west-3/s3/aws4_request',
  'X-Amz-Date': '20260301T100000Z',
  'X-Amz-Expires': '300',
  'X-Amz-Signature': expect.stringMatching(/^[0-9a-f]{64}$/) as string,
};

describe('an upload ticket', () => {
  const ticket = { bucket: 'uploads', key, contentType: 'image/png' };

  it('is signed for a type, a size and a new object, without a checksum of the file', async () => {
    const { url, headers } = await presignPut({ ...ticket, contentLength: 9 });
    expect(headers).toEqual({ 'content-type': 'image/png', 'if-none-match': '*' });
    expect(partsOf(url)).toEqual({
      address: `https://uploads.s3.eu-west-3.amazonaws.com/${encodedKey}`,
      query: {
        ...signature,
        'X-Amz-SignedHeaders': 'content-length;content-type;host;if-none-match',
        'x-id': 'PutObject',
      },
    });
  });

  it('is signed for the type alone when the size is unknown', async () => {
    const { url, headers } = await presignPut(ticket);
    expect(headers).toEqual({ 'content-type': 'image/png', 'if-none-match': '*' });
    expect(partsOf(url).query).toEqual({
      ...signature,
      'X-Amz-SignedHeaders': 'content-type;host',
      'x-id': 'PutObject',
    });
  });
});

describe('a download link', () => {
  const file = { bucket: 'results', key, name: 'دفتر (a".pdf', contentType: 'a/pdf' };

  it('gives the name, in any script, and the type', async () => {
    expect(partsOf(await presignGet(file))).toEqual({
      address: `https://results.s3.eu-west-3.amazonaws.com/${encodedKey}`,
      query: {
        ...signature,
        'X-Amz-SignedHeaders': 'host',
        'response-content-disposition': `attachment; filename="____ (a_.pdf"; filename*=UTF-8''%D8%AF%D9%81%D8%AA%D8%B1%20%28a%22.pdf`,
        'response-content-type': 'a/pdf',
        'x-id': 'GetObject',
      },
    });
  });

  it('stays the same for half its life, so that repeated requests get a 304', async () => {
    const at = (seconds: number) => presignGet(file, new Date(now.getTime() + seconds * 1000));
    const first = await at(0);
    expect(await at(149)).toBe(first);
    expect(await at(150)).not.toBe(first);
  });
});
