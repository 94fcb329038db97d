import { beforeEach, expect, it } from 'vitest';
import { spreadsheetType } from '#shared/model/upload.ts';
import { callEndpoint, student, teacher } from '#test/support/call-endpoint.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleJob } from '#test/support/sample-job.ts';
import type { JobRecord } from '#core/jobs/job-record.ts';
import { handler } from './list-workbooks.ts';

const { s3, jobs } = useJobServices();
const keyOf = (folder: string, name: string) =>
  `uploads/teacher-1/${folder.padEnd(32, '0')}/${name}`;

/** A notebook from a workbook, made on a day of March. */
const made = (day: number, key: string, rest: Partial<JobRecord> = {}) =>
  jobs.create({
    ...sampleJob,
    status: 'SUCCESS',
    id: `01KJQ5N80000000000000000${String(day).padStart(2, '0')}`,
    createdAt: `2026-03-0${day}T10:00:00.000Z`,
    request: { ...sampleJob.request, studentNamesFileS3Key: key },
    ...rest,
  });
const list = async (user = teacher) => (await callEndpoint(handler, { user })).body;

beforeEach(() => {
  for (const key of [keyOf('a', 'قائمة.xlsx'), keyOf('b', 'قائمة.xlsx'), keyOf('c', '2م3.xlsx')]) {
    s3.objects.set(`/uploads/${key}`, { body: Buffer.from('PK'), contentType: spreadsheetType });
  }
});

it('lists the workbooks of notebooks, newest first, each once', async () => {
  await made(1, keyOf('c', '2م3.xlsx'));
  await made(2, keyOf('a', 'قائمة.xlsx'));
  await made(3, keyOf('a', 'قائمة.xlsx'));
  expect(await list()).toEqual([
    { key: keyOf('a', 'قائمة.xlsx'), name: 'قائمة.xlsx', usedAt: '2026-03-03T10:00:00.000Z' },
    { key: keyOf('c', '2م3.xlsx'), name: '2م3.xlsx', usedAt: '2026-03-01T10:00:00.000Z' },
  ]);
});

it('lists the later of two workbooks with the same name', async () => {
  await made(1, keyOf('a', 'قائمة.xlsx'));
  await made(2, keyOf('b', 'قائمة.xlsx'));
  expect(await list()).toMatchObject([{ key: keyOf('b', 'قائمة.xlsx') }]);
});

it('leaves out expired and unreadable workbooks', async () => {
  await made(1, keyOf('d', 'gone.xlsx'));
  await made(2, keyOf('c', '2م3.xlsx'), { status: 'FAILED' });
  expect(await list()).toEqual([]);
});

it('leaves out notebooks of saved classes, which have no workbook', async () => {
  const request = { ...sampleJob.request, classIds: ['01KJQ5N8000000000000000007'] };
  await made(1, keyOf('c', '2م3.xlsx'), {
    request: { ...request, studentNamesFileS3Key: undefined },
  });
  expect(await list()).toEqual([]);
});

it('lists only the teacher’s own workbooks, and is for teachers', async () => {
  await made(1, keyOf('c', '2م3.xlsx'));
  expect(await list({ ...teacher, uid: 'teacher-2' })).toEqual([]);
  expect(await list(student)).toMatchObject({ code: 'forbidden' });
});
