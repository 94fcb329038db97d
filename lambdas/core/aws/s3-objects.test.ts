import { describe, expect, it } from 'vitest';
import { useFakeS3 } from '#test/support/fake-s3.ts';
import { isBusy } from './is-busy.ts';
import { deleteObject, getObject, headObject, listObjects, putObject } from './s3-objects.ts';

const s3 = useFakeS3();
const address = { bucket: 'uploads', key: 'uploads/u1/قائمة (1).xlsx' };
const body = Buffer.from('PK..');
const failure = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('an object in S3', () => {
  it('can be written, found, read and deleted', async () => {
    await putObject(address, body, 'text/plain');
    expect(await headObject(address)).toEqual({ size: 4, contentType: 'text/plain' });
    expect(Buffer.from((await getObject(address))!)).toEqual(body);
    await deleteObject(address);
    expect(await headObject(address)).toBeUndefined();
    expect(await getObject(address)).toBeUndefined();
  });

  it('does not count as missing when S3 refuses', async () => {
    s3.failures.push(403, 403);
    expect(isBusy(await failure(getObject(address)))).toBe(false);
    await expect(headObject(address)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
  });

  it.each([429, 500, 503])('can be requested later when S3 answers %d', async (status) => {
    s3.failures.push(status);
    expect(isBusy(await failure(getObject(address)))).toBe(true);
  });
});

describe('a list of objects', () => {
  const put = (path: string) => s3.objects.set(path, { body, contentType: 'text/plain' });

  it('has every object under a prefix, over all pages', async () => {
    const names = ['a.xlsx', 'قائمة التلاميذ (1).xlsx', 'c+d & <e>.xlsx', '100%.xlsx', 'z.xlsx'];
    for (const name of names) put(`/uploads/uploads/u1/${name}`);
    put('/uploads/uploads/u10/other.xlsx');
    put('/results/uploads/u1/other-bucket.pdf');
    const listed = await listObjects('uploads', 'uploads/u1/');
    expect(listed.map(({ key }) => key).toSorted()).toEqual(
      names.map((name) => `uploads/u1/${name}`).toSorted(),
    );
    expect(listed[0]).toMatchObject({ size: 4, lastModified: '2026-03-01T10:00:00.000Z' });
  });

  it('is empty where there is nothing', async () => {
    expect(await listObjects('uploads', 'uploads/u2/')).toEqual([]);
  });

  it('fails, instead of being empty, when S3 refuses', async () => {
    s3.failures.push(404);
    await expect(listObjects('uploads', 'uploads/u1/')).rejects.toThrow();
  });
});
