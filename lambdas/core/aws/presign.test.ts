import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { presignGet, presignPut } from './presign.ts';

const now = new Date('2026-03-01T10:00:00Z');
const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret', sessionToken: 't/+=' };

beforeEach(() => {
  vi.useFakeTimers({ now });
  vi.stubEnv('AWS_REGION', 'eu-west-3');
  vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey);
  vi.stubEnv('AWS_SESSION_TOKEN', credentials.sessionToken);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const key = "uploads/u1/01/قسم (1)'s.xlsx";
const client = () =>
  new S3Client({
    credentials,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
const parts = (url: string) => {
  const { origin, pathname, searchParams } = new URL(url);
  searchParams.delete('x-id');
  searchParams.delete('X-Amz-Signature');
  return { origin, pathname, query: Object.fromEntries(searchParams) };
};

describe('against the SDK’s own presigner', () => {
  it('gives the same PUT', async () => {
    const { url, headers } = presignPut({
      bucket: 'uploads',
      key,
      contentType: 'image/png',
      contentLength: 9,
    });
    const command = new PutObjectCommand({
      Bucket: 'uploads',
      Key: key,
      ContentType: 'image/png',
      ContentLength: 9,
      IfNoneMatch: '*',
    });
    const signableHeaders = new Set(['content-type', 'content-length', 'if-none-match', 'host']);
    const theirs = await getSignedUrl(client(), command, { expiresIn: 300, signableHeaders });
    expect(parts(url)).toEqual(parts(theirs));
    expect(headers).toEqual({ 'content-type': 'image/png', 'if-none-match': '*' });
    expect(new URL(url).searchParams.get('X-Amz-SignedHeaders')).toBe(
      'content-length;content-type;host;if-none-match',
    );
  });

  it('gives the same GET', async () => {
    const url = presignGet({ bucket: 'uploads', key, name: 'دفتر.pdf', contentType: 'a/pdf' }, now);
    const command = new GetObjectCommand({
      Bucket: 'uploads',
      Key: key,
      ResponseContentDisposition: `attachment; filename="____.pdf"; filename*=UTF-8''${encodeURIComponent('دفتر.pdf')}`,
      ResponseContentType: 'a/pdf',
    });
    expect(parts(url)).toEqual(parts(await getSignedUrl(client(), command, { expiresIn: 300 })));
  });
});

describe('a download link', () => {
  const file = { bucket: 'uploads', key: 'a', name: 'a".pdf', contentType: 'a/pdf' };

  it('stays the same for half its life, so that polling is answered with 304', () => {
    const at = (seconds: number) => presignGet(file, new Date(now.getTime() + seconds * 1000));
    expect(at(149)).toBe(at(0));
    expect(at(150)).not.toBe(at(0));
  });

  it('uses the path where the host cannot carry the bucket', () => {
    vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:4566');
    expect(presignGet(file)).toMatch(/^http:\/\/127\.0\.0\.1:4566\/uploads\/a\?/);
  });
});
