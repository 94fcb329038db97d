import { expect, it } from 'vitest';
import { useFakeS3 } from '../../../test/support/fake-s3.ts';
import { listObjects } from './list-objects.ts';

const s3 = useFakeS3();
const put = (path: string, body = 'PK') =>
  s3.objects.set(path, { body: Buffer.from(body), contentType: 'text/plain' });

it('lists every object under a prefix, page after page, whatever its name', async () => {
  const names = ['a.xlsx', 'قائمة التلاميذ (1).xlsx', 'c+d & <e>.xlsx', '100%.xlsx', 'z.xlsx'];
  for (const name of names) put(`/uploads/uploads/u1/${name}`, 'four');
  put('/uploads/uploads/u10/other.xlsx');
  put('/results/uploads/u1/other-bucket.pdf');
  const listed = await listObjects('uploads', 'uploads/u1/');
  expect(listed.map(({ key }) => key).toSorted()).toEqual(
    names.map((name) => `uploads/u1/${name}`).toSorted(),
  );
  expect(listed[0]).toMatchObject({ size: 4, lastModified: '2026-03-01T10:00:00.000Z' });
});

it('lists nothing where there is nothing', async () => {
  expect(await listObjects('uploads', 'uploads/u2/')).toEqual([]);
});

it('does not take a refusal for an empty bucket', async () => {
  s3.failures.push(404);
  await expect(listObjects('uploads', 'uploads/u1/')).rejects.toThrow('does not exist');
  s3.failures.push(403);
  await expect(listObjects('uploads', 'uploads/u1/')).rejects.toThrow('403');
});
