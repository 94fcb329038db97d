import { beforeEach, describe, expect, it } from 'vitest';
import { optionsIn } from '#shared/model/job-options.ts';
import { ownItems } from '#shared/contracts/own-values.ts';
import { spreadsheetType } from '#shared/model/upload.ts';
import { callEndpoint } from '#test/support/call-endpoint.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleJob, sampleUpload } from '#test/support/sample-job.ts';
import { sampleProfile } from '#test/support/sample-profile.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { ownItemKey } from '#core/aws/table-keys.ts';
import * as handlers from './handlers.ts';

const retryNotebook = handlers.retryNotebook();
const submitNotebook = handlers.submitNotebook();

const { s3, jobs, put, started } = useJobServices();
const body = { coverImageKey: 'covers/iqra.jpg', studentNamesFileS3Key: sampleUpload };
const upload = { body: Buffer.from('PK'), contentType: spreadsheetType };
const profile = { ...ownItemKey(ownItems.profile, 'teacher-1'), profile: sampleProfile };
const requests = async () =>
  (await jobs.list('teacher-1', 'notebook', 9)).map(({ request }) => request);

beforeEach(() => {
  s3.objects.set(`/uploads/${sampleUpload}`, upload);
});

describe('submitting a notebook', () => {
  beforeEach(() => put(profile));

  it.each(['ar', 'en'])('uses the requested language: %s', async (language) => {
    await callEndpoint(submitNotebook, { body: { ...body, language } });
    expect(await requests()).toEqual([{ ...body, ...optionsIn('notebook', {}), language }]);
  });

  it('uses English unless another language is requested', async () => {
    await callEndpoint(submitNotebook, { body });
    expect(await requests()).toEqual([{ ...body, ...optionsIn('notebook', {}), language: 'en' }]);
  });

  it.each([
    ['a cover that does not exist', { coverImageKey: 'covers/../x.jpg' }, 'cover-not-found'],
    [
      'another’s upload',
      { studentNamesFileS3Key: sampleUpload.replace('teacher-1', 'teacher-2') },
      'upload-not-yours',
    ],
    ['a path trick', { studentNamesFileS3Key: `${sampleUpload}/../b.xlsx` }, 'upload-not-yours'],
    [
      'an upload that never came',
      { studentNamesFileS3Key: sampleUpload.replace('قائمة', 'b') },
      'upload-not-found',
    ],
    ['corner marks for a file', { cornerMarks: true }, 'validation-failed'],
    ['another language', { language: 'fr' }, 'validation-failed'],
  ])('refuses %s', async (_, change, code) => {
    const answer = await callEndpoint(submitNotebook, { body: { ...body, ...change } });
    expect(answer.body).toMatchObject({ code });
    expect(await requests()).toEqual([]);
    expect(started()).toEqual([]);
  });

  it.each([
    ['a picture', { ...upload, contentType: 'image/png' }, 'wrong_type'],
    ['more than 5 MB', { ...upload, body: Buffer.alloc(5 * 1024 * 1024 + 1) }, 'too_big'],
  ])('refuses an upload that is %s', async (_, object, code) => {
    s3.objects.set(`/uploads/${sampleUpload}`, object);
    const { body: answer } = await callEndpoint(submitNotebook, { body });
    expect(answer).toMatchObject({ issues: [{ path: '/studentNamesFileS3Key', code }] });
    expect(started()).toEqual([]);
  });

  it('cannot be repeated with an upload that has expired', async () => {
    await jobs.create({ ...sampleJob, status: 'FAILED', request: { ...body, language: 'ar' } });
    s3.objects.clear();
    const answer = await callEndpoint(retryNotebook, { params: { jobId: sampleJob.id } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'upload-not-found' } });
    expect(started()).toEqual([]);
  });
});

describe('submitting a notebook of saved classes', () => {
  const classes = dynamoClassStore(documentClient, 'table');
  const [first, second, another] = [0, 1, 2].map((last) => `01KJQ5N800000000000000000${last}`);
  const ids = [first!, second!];
  const { coverImageKey } = body;
  const submit = (source: object) =>
    callEndpoint(submitNotebook, { body: { coverImageKey, ...source } });
  beforeEach(async () => {
    await put(profile);
    await classes.add('teacher-1', first!, sampleClassToStore);
    await classes.add('teacher-1', second!, { ...sampleClassToStore, name: '1م1' });
    await classes.add('teacher-2', another!, sampleClassToStore);
  });

  it('names the job after the classes, and needs no upload', async () => {
    s3.objects.clear();
    expect(await submit({ classIds: ids })).toMatchObject({
      status: 202,
      body: { source: '2م3 · 1م1' },
    });
    expect(await requests()).toEqual([
      { coverImageKey, classIds: ids, ...optionsIn('notebook', {}), language: 'en' },
    ]);
    expect(s3.requests).toHaveLength(0);
  });

  it.each([
    ['one that is gone', { classIds: ['01KJQ5N8000000000000000009'] }, 'class-not-found'],
    ['another’s', { classIds: [another] }, 'class-not-found'],
    ['a path trick', { classIds: ['../../x'] }, 'validation-failed'],
    ['none', { classIds: [] }, 'validation-failed'],
    ['one twice', { classIds: [first, first] }, 'validation-failed'],
    ['two sources', { classIds: ids, studentNamesFileS3Key: sampleUpload }, 'validation-failed'],
    ['no source', {}, 'validation-failed'],
  ])('refuses %s', async (_, source, code) => {
    expect((await submit(source)).body).toMatchObject({ code });
    expect(started()).toEqual([]);
  });

  it('refuses more pupils than a notebook can have', async () => {
    const pupils = Array.from({ length: 100 }, (_, index) => ({
      id: `a${index}`,
      fullName: 'ياسين',
    }));
    const many = Array.from({ length: 16 }, (_, index) => `01KJQ5N80000000000000001${index + 10}`);
    for (const id of many) await classes.add('teacher-1', id, { ...sampleClassToStore, pupils });
    expect((await submit({ classIds: many })).body).toMatchObject({
      issues: [{ path: '/classIds', code: 'too_big' }],
    });
  });
});

describe('a notebook without a profile', () => {
  const printed = { fullName: 'أمينة', academicSeason: '2026/2027', level: 'Middle' };

  it('is accepted if the request contains what to print', async () => {
    const answer = await callEndpoint(submitNotebook, { body: { ...body, printed } });
    expect(answer).toMatchObject({ status: 202 });
    expect(await requests()).toMatchObject([{ printed }]);
  });

  it('is refused if the request contains only a part of that', async () => {
    const { level: _, ...some } = printed;
    const answer = await callEndpoint(submitNotebook, { body: { ...body, printed: some } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'profile-missing' } });
  });
});

it('refuses a notebook when there is nothing to print of its owner', async () => {
  const answer = await callEndpoint(submitNotebook, { body });
  expect(answer).toMatchObject({ status: 409, body: { code: 'profile-missing' } });
  expect(started()).toEqual([]);
});
