import { describe, expect, it } from 'vitest';
import { useFakeS3 } from '../../../test/support/fake-s3.ts';
import { deleteObject, getObject, headObject, putObject } from './s3-objects.ts';

const s3 = useFakeS3();
const address = { bucket: 'uploads', key: 'uploads/u1/قائمة (1).xlsx' };
const body = Buffer.from('PK..');

describe('an object', () => {
  it('is written, seen, read and deleted', async () => {
    await putObject(address, body, 'text/plain');
    expect(await headObject(address)).toEqual({ size: 4, contentType: 'text/plain' });
    expect(Buffer.from((await getObject(address))!)).toEqual(body);
    await deleteObject(address);
    expect(await headObject(address)).toBeUndefined();
    expect(await getObject(address)).toBeUndefined();
  });

  it('is asked for with a signature over its body', async () => {
    await putObject(address, body, 'text/plain');
    const { path, headers } = s3.requests[0]!;
    expect(path).toBe(`/uploads/${address.key}`);
    expect(headers.authorization).toMatch(/^AWS4-HMAC-SHA256 .*\/eu-west-3\/s3\/aws4_request/);
    expect(headers['x-amz-content-sha256']).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('failures', () => {
  it('are tried again while S3 is busy', async () => {
    s3.failures.push(503, 500);
    await putObject(address, body, 'text/plain');
    expect(s3.requests).toHaveLength(3);
  });

  it('are final when S3 refuses', async () => {
    s3.failures.push(403);
    await expect(getObject(address)).rejects.toThrow('GET object: 403 Failed');
    expect(s3.requests).toHaveLength(1);
  });
});
