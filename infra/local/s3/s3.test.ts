import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Fixture } from '#test/support/aws-gateway.ts';
import { openFixture } from '#test/support/aws-gateway.ts';
import { sendWire } from '#test/support/signing.ts';
import { parseBucketPolicy } from '../aws-gateway/principal.ts';
import type { CorsRule } from '../template/storage.ts';
import { callS3 } from './s3-service.ts';

const Bucket = 'uploads';
const site = 'http://localhost:3000';
const rules: CorsRule[] = [
  {
    AllowedOrigins: [site],
    AllowedMethods: ['PUT', 'GET'],
    AllowedHeaders: ['content-*', 'If-None-Match'],
    MaxAge: 600,
  },
];
const policy = parseBucketPolicy({
  Statement: [
    {
      Effect: 'Deny',
      Principal: '*',
      Action: 's3:*',
      Resource: '*',
      Condition: { Bool: { 'aws:SecureTransport': 'false' } },
    },
    {
      Effect: 'Deny',
      Principal: '*',
      Action: 's3:GetObject',
      Resource: 'arn:aws:s3:::uploads/closed/*',
    },
  ],
});

let door: Fixture;
let s3: S3Client;
beforeAll(async () => {
  door = await openFixture({
    corsOf: (bucket) => (bucket === Bucket ? rules : []),
    bucketPolicies: (bucket) => (bucket === Bucket ? policy : []),
    maxBodyBytes: 1024 * 1024,
  });
  s3 = new S3Client({
    ...door.client,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
});
afterAll(() => door.close());

const put = (Key: string, Body: string | Buffer = 'hello', more: object = {}) =>
  s3.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const get = async (Key: string, more: object = {}) => {
  const { Body, ...rest } = await s3.send(new GetObjectCommand({ Bucket, Key, ...more }));
  return { ...rest, text: await Body?.transformToString() };
};

describe('objects', () => {
  it('are returned as they were stored', async () => {
    const described = { ContentType: 'text/plain; charset=utf-8', CacheControl: 'no-store' };
    const { ETag } = await put('described', 'مرحبا', described);
    expect(await get('described')).toMatchObject({
      ...described,
      ETag,
      text: 'مرحبا',
      ContentLength: 10,
    });
    expect(await s3.send(new HeadObjectCommand({ Bucket, Key: 'described' }))).toMatchObject({
      ...described,
      ETag,
    });
  });

  it('have an MD5 as their tag, and a type even if none was given', async () => {
    await put('plain', 'hello', { ContentType: undefined });
    expect(await get('plain')).toMatchObject({
      ETag: '"5d41402abc4b2a76b9719d911017c592"',
      LastModified: expect.any(Date) as Date,
    });
  });

  it.each([
    'a b+c&d=e.txt',
    '../../../../etc/passwd',
    'دفتر/٢م٣.pdf',
    'a//b',
    'trailing/',
    '%2e%2e',
    'quo\'te"<x>',
    '🦊'.repeat(250),
    '.',
    '..',
  ])('can have any key: %s', async (key) => {
    await put(key, key);
    expect((await get(key)).text).toBe(key);
    await s3.send(new DeleteObjectCommand({ Bucket, Key: key }));
    await expect(get(key)).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('can be empty', async () => {
    await put('empty', Buffer.alloc(0));
    expect(await get('empty')).toMatchObject({ text: '', ContentLength: 0 });
  });

  it('are not replaced when the sender forbids it, even by two uploads at once', async () => {
    const results = await Promise.allSettled(
      [1, 2, 3, 4].map((n) => put('new', `writer ${n}`, { IfNoneMatch: '*' })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(put('new', 'late', { IfNoneMatch: '*' })).rejects.toMatchObject({
      name: 'PreconditionFailed',
      $metadata: { httpStatusCode: 412 },
    });
  });

  it('are refused above the limit, after reading the request so that the answer arrives', async () => {
    await expect(put('big', 'x'.repeat(1024 * 1024 + 1))).rejects.toMatchObject({
      name: 'EntityTooLarge',
    });
  });

  it('need an existing bucket', async () => {
    const command = new GetObjectCommand({ Bucket: 'absent', Key: 'x' });
    await expect(s3.send(command)).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });

  it("obey the bucket's own policy, whatever the role may do", async () => {
    await put('closed/x');
    await expect(get('closed/x')).rejects.toMatchObject({ name: 'AccessDenied' });
  });
});

describe('downloads', () => {
  beforeAll(() => put('digits', '0123456789'));

  it('reject a file name that no header can carry', async () => {
    const ResponseContentDisposition = 'attachment; filename="دفتر.pdf"';
    await expect(get('digits', { ResponseContentDisposition })).rejects.toMatchObject({
      name: 'InvalidArgument',
    });
  });
});

describe('listings', () => {
  const keys = ['l/1', 'l/2', 'l/a/1', 'l/a/2', 'l/b/1', 'l/é', 'l/z'];
  beforeAll(() => Promise.all(keys.map((key) => put(key))));
  const list = (more: object) =>
    s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'l/', ...more }));

  it('contain every key of the prefix in order', async () => {
    const { Contents, KeyCount, IsTruncated } = await list({});
    expect(Contents?.map(({ Key }) => Key)).toEqual([
      'l/1',
      'l/2',
      'l/a/1',
      'l/a/2',
      'l/b/1',
      'l/z',
      'l/é',
    ]);
    expect(Contents?.[0]).toMatchObject({ Size: 5, ETag: '"5d41402abc4b2a76b9719d911017c592"' });
    expect({ KeyCount, IsTruncated }).toEqual({ KeyCount: 7, IsTruncated: false });
  });

  it('continue from page to page of a thousand keys', async () => {
    const info = { size: 1, etag: 'e', lastModified: '2026-11-24', contentType: 'text/plain' };
    const stored = Array.from({ length: 1001 }, (_, n) => ({ ...info, key: `k${n + 1000}` }));
    const request = { method: 'GET', path: '/uploads', headers: {}, body: Buffer.alloc(0) };
    const read = async (query: Record<string, string>) => {
      const store = { ...door.store, list: () => Promise.resolve(stored) };
      const listed = { ...request, query: { 'list-type': '2', ...query } };
      const { body } = await callS3(listed, store, () => undefined);
      return z.parse(z.string(), body);
    };
    const first = await read({});
    expect(first).toContain('<Key>k1999</Key>');
    expect(first).toContain('<KeyCount>1000</KeyCount><IsTruncated>true</IsTruncated>');
    const [, token = ''] = /<NextContinuationToken>(.+)<\/Next/.exec(first) ?? [];
    const second = await read({ 'continuation-token': token });
    expect(second).toContain('<KeyCount>1</KeyCount><IsTruncated>false</IsTruncated>');
    expect(second).toContain('<Key>k2000</Key>');
  });

  it('can be empty', async () => {
    expect(await list({ Prefix: 'nothing/' })).toMatchObject({ KeyCount: 0, IsTruncated: false });
  });
});

describe('a call that the product does not make', () => {
  const object = { Bucket, Key: 'not-made' };
  it.each([
    ['x-amz-copy-source', () => new CopyObjectCommand({ ...object, CopySource: `${Bucket}/x` })],
    ['POST', () => new DeleteObjectsCommand({ Bucket, Delete: { Objects: [object] } })],
    [
      'x-amz-meta-owner',
      () => new PutObjectCommand({ ...object, Body: 'x', Metadata: { owner: 'me' } }),
    ],
    [
      'content-encoding',
      () => new PutObjectCommand({ ...object, Body: 'x', ContentEncoding: 'gzip' }),
    ],
    ['checksum', () => new PutObjectCommand({ ...object, Body: 'x', ChecksumAlgorithm: 'SHA256' })],
    ['if-match', () => new GetObjectCommand({ ...object, IfMatch: '"tag"' })],
    ['response-expires', () => new GetObjectCommand({ ...object, ResponseExpires: new Date() })],
    ['versionId', () => new GetObjectCommand({ ...object, VersionId: '1' })],
    ['delimiter', () => new ListObjectsV2Command({ Bucket, Delimiter: '/' })],
    ['start-after', () => new ListObjectsV2Command({ Bucket, StartAfter: 'a' })],
  ])('is refused by name: %s', async (name, command) => {
    // Each command has its own type, but the client has one overload for all of them.
    await expect(s3.send(command() as GetObjectCommand)).rejects.toMatchObject({
      name: 'NotImplemented',
      message: expect.stringContaining(name) as string,
      $metadata: { httpStatusCode: 501 },
    });
    expect(await door.store.head(Bucket, object.Key)).toBeUndefined();
  });
});

describe('CORS', () => {
  const fetchPath = (target: string, headers: Record<string, string>, method = 'GET') =>
    sendWire(door.url, { method, target, headers: { host: new URL(door.url).host, ...headers } });

  const ask = (origin: string, method: string, headers = '') =>
    fetchPath(
      '/uploads/x',
      {
        origin,
        'access-control-request-method': method,
        ...(headers && { 'access-control-request-headers': headers }),
      },
      'OPTIONS',
    );

  it('lets the site send what the bucket allows', async () => {
    expect(await ask(site, 'PUT', 'Content-Type,if-none-match')).toMatchObject({
      status: 200,
      headers: {
        'access-control-allow-origin': site,
        'access-control-allow-methods': 'PUT, GET',
        'access-control-allow-headers': 'content-type, if-none-match',
        'access-control-max-age': '600',
      },
    });
  });

  it.each([
    ['another origin', 'http://evil.example', 'PUT', ''],
    ['another method', site, 'DELETE', ''],
    ['another header', site, 'PUT', 'authorization'],
  ])('refuses %s', async (_, origin, method, headers) => {
    const response = await ask(origin, method, headers);
    expect(response).toMatchObject({ status: 403 });
    expect(response.body).toContain('AccessForbidden');
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('refuses a bucket without rules', async () => {
    expect(
      await fetchPath(
        '/library/x',
        { origin: site, 'access-control-request-method': 'GET' },
        'OPTIONS',
      ),
    ).toMatchObject({ status: 403 });
  });

  it('lets the site read refusals, too', async () => {
    const response = await fetchPath('/uploads/x', { origin: site });
    expect(response).toMatchObject({
      status: 403,
      headers: { 'access-control-allow-origin': site },
    });
    const foreign = await fetchPath('/uploads/x', { origin: 'http://evil.example' });
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
  });
});
