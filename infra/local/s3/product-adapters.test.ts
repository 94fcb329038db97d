import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { presignGet, presignPut } from '#core/aws/presign.ts';
import {
  deleteObject,
  getObject,
  headObject,
  listObjects,
  putObject,
} from '#core/aws/s3-objects.ts';
import type { Fixture } from '#test/support/aws-gateway.ts';
import { allow, credentials, openFixture, region } from '#test/support/aws-gateway.ts';

const bucket = 'uploads';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
let door: Fixture;
beforeAll(async () => {
  door = await openFixture();
});
afterAll(() => door.close());
beforeEach(() => {
  door.role.statements = [allow('*', '*')];
  vi.stubEnv('AWS_REGION', region);
  vi.stubEnv('AWS_ENDPOINT_URL_S3', door.url);
  vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey);
  vi.stubEnv('AWS_SESSION_TOKEN', credentials.sessionToken);
});
afterEach(() => vi.unstubAllEnvs());

describe("the functions' S3 client", () => {
  it.each(['uploads/me/1.xlsx', "قسم (1)'s +&=.xlsx", 'a//b/../c'])(
    'stores, reads and deletes %s',
    async (key) => {
      const address = { bucket, key };
      const bytes = Buffer.from('PK…');
      await putObject(address, bytes, type);
      expect(await headObject(address)).toEqual({ size: bytes.length, contentType: type });
      expect(Buffer.from((await getObject(address)) ?? [])).toEqual(bytes);
      expect(await listObjects(bucket, key.slice(0, 3))).toMatchObject([
        { key, size: bytes.length },
      ]);
      await deleteObject(address);
      expect(await getObject(address)).toBeUndefined();
      expect(await headObject(address)).toBeUndefined();
    },
  );

  it('refuses what its role may not do', async () => {
    door.role.statements = [allow('s3:GetObject', 'arn:aws:s3:::uploads/*')];
    await expect(putObject({ bucket, key: 'k' }, Buffer.from('x'), type)).rejects.toMatchObject({
      name: 'AccessDenied',
    });
  });
});

describe("the product's presigned URLs", () => {
  const upload = (url: string, headers: Record<string, string>, body: string) =>
    fetch(url, { method: 'PUT', headers, body });

  it('accept one file of one type and size, once', async () => {
    const { url, headers } = await presignPut({
      bucket,
      key: 'me/list.xlsx',
      contentType: type,
      contentLength: 5,
    });
    expect((await upload(url, headers, 'other!')).status).toBe(403);
    expect((await upload(url, { ...headers, 'content-type': 'text/html' }, 'hello')).status).toBe(
      403,
    );
    expect((await upload(url, { 'content-type': type }, 'hello')).status).toBe(403);
    expect((await upload(url, headers, 'hello')).status).toBe(200);
    expect((await upload(url, headers, 'again')).status).toBe(412);
    expect((await upload(url.replace('list.xlsx', 'mine.xlsx'), headers, 'hello')).status).toBe(
      403,
    );
  });

  it('download under a readable name in any script', async () => {
    await door.store.put(bucket, 'results/n.pdf', Buffer.from('%PDF'));
    const url = await presignGet({
      bucket,
      key: 'results/n.pdf',
      name: "دفتر 2م3's.pdf",
      contentType: 'application/pdf',
    });
    const response = await fetch(url);
    expect(await response.text()).toBe('%PDF');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''%D8%AF");
    expect((await fetch(url.replace('n.pdf', 'm.pdf'))).status).toBe(403);
  });
});
