import { beforeEach, describe, expect, it } from 'vitest';
import { spreadsheetType } from '#shared/model/upload.ts';
import { callEndpoint } from '#test/support/call-endpoint.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { sampleGradeJob, samplePicture, sampleUpload } from '#test/support/sample-job.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import * as handlers from './handlers.ts';

const extractGrades = handlers.extractGrades();
const retryGradeJob = handlers.retryGradeJob();

const { s3, jobs, started } = useJobServices();
const body = { imageS3Key: samplePicture };
const picture = { body: Buffer.from([0xff, 0xd8, 0xff]), contentType: 'image/jpeg' };
const tooLarge = Buffer.alloc(10 * 1024 * 1024 + 1);

beforeEach(() => {
  s3.objects.set(`/uploads/${samplePicture}`, picture);
});

describe('submitting a grade extraction', () => {
  it.each(['image/jpeg', 'image/png'])('accepts a picture: %s', async (contentType) => {
    s3.objects.set(`/uploads/${samplePicture}`, { ...picture, contentType });
    expect(await callEndpoint(extractGrades, { body })).toMatchObject({ status: 202 });
  });

  it.each([
    ['another’s upload', samplePicture.replace('teacher-1', 'teacher-2'), 'upload-not-yours'],
    ['a path trick', `${samplePicture}/../b.png`, 'upload-not-yours'],
    ['an upload that never came', samplePicture.replace('نقاط', 'b'), 'upload-not-found'],
    ['no key', '', 'validation-failed'],
  ])('refuses %s', async (_, imageS3Key, code) => {
    const answer = await callEndpoint(extractGrades, { body: { imageS3Key } });
    expect(answer.body).toMatchObject({ code });
    expect(await jobs.list('teacher-1', 'grade', 9)).toEqual([]);
    expect(started()).toEqual([]);
  });

  it.each([
    ['a PDF', { ...picture, contentType: 'application/pdf' }, 'wrong_type'],
    ['more than 10 MB', { ...picture, body: tooLarge }, 'too_big'],
  ])('refuses an upload that is %s', async (_, object, code) => {
    s3.objects.set(`/uploads/${samplePicture}`, object);
    const { body: answer } = await callEndpoint(extractGrades, { body });
    expect(answer).toMatchObject({ issues: [{ path: '/imageS3Key', code }] });
    expect(started()).toEqual([]);
  });

  it.each(['image/jpeg', spreadsheetType])(
    'deletes an upload that is too large for its type: %s',
    async (contentType) => {
      s3.objects.set(`/uploads/${samplePicture}`, { body: tooLarge, contentType });
      await callEndpoint(extractGrades, { body });
      expect(s3.objects.size).toBe(0);
    },
  );

  describe('with several pictures', () => {
    const other = (number: number) => samplePicture.replace('fedc', `000${number}`);
    const further = [1, 2, 3, 4, 5].map(other);
    const extract = (furtherImageS3Keys: readonly string[]) =>
      callEndpoint(extractGrades, { body: { ...body, furtherImageS3Keys } });
    beforeEach(() => further.forEach((key) => s3.objects.set(`/uploads/${key}`, picture)));

    it('starts one job that has an item for each', async () => {
      expect(await extract(further)).toMatchObject({ status: 202 });
      expect(started()).toMatchObject([
        { input: expect.stringContaining('[0,1,2,3,4,5]') as unknown },
      ]);
    });

    it('accepts six at most', async () => {
      const { body: answer } = await extract([...further, other(6)]);
      expect(answer).toMatchObject({ code: 'validation-failed' });
      expect(started()).toEqual([]);
    });

    it.each([
      ['another’s', further[1]!.replace('teacher-1', 'teacher-2'), { code: 'upload-not-yours' }],
      ['one that never came', other(7), { code: 'upload-not-found' }],
      [
        'the same again',
        samplePicture,
        { issues: [{ path: '/furtherImageS3Keys/1', code: 'repeated' }] },
      ],
    ])('refuses %s among them', async (_, key, refused) => {
      expect((await extract([further[0]!, key])).body).toMatchObject(refused);
      expect(started()).toEqual([]);
    });

    it('counts each picture for the day', async () => {
      for (let call = 0; call < 10; call += 1)
        expect(await extract(further)).toMatchObject({ status: 202 });
      expect((await callEndpoint(extractGrades, { body })).body).toMatchObject({
        code: 'quota-exceeded',
      });
    });
  });

  describe('with a saved class', () => {
    const classId = '01KJQ5N8000000000000000007';
    const classes = dynamoClassStore(documentClient, 'table');
    const extract = (more: object = {}) =>
      callEndpoint(extractGrades, { body: { ...body, classId, ...more } });

    it('must be the teacher’s own', async () => {
      await classes.add('teacher-1', classId, sampleClassToStore);
      expect(await extract()).toMatchObject({ status: 202 });
    });

    it('is refused for another teacher’s class', async () => {
      await classes.add('teacher-2', classId, sampleClassToStore);
      expect(await extract()).toMatchObject({ status: 404, body: { code: 'class-not-found' } });
      expect(started()).toEqual([]);
    });

    it('accepts no workbook as well', async () => {
      await classes.add('teacher-1', classId, sampleClassToStore);
      const { body: answer } = await extract({ workbookS3Key: sampleUpload });
      expect(answer).toMatchObject({ issues: [{ path: '/classId', code: 'one_source' }] });
    });
  });

  describe('with a class list', () => {
    const workbook = { body: Buffer.from('PK'), contentType: spreadsheetType };
    const extract = (more: object = {}) =>
      callEndpoint(extractGrades, {
        body: { ...body, workbookS3Key: sampleUpload, sheet: '2م3', language: 'ar', ...more },
      });

    it('stores the workbook, the sheet and the language', async () => {
      s3.objects.set(`/uploads/${sampleUpload}`, workbook);
      expect(await extract()).toMatchObject({ status: 202 });
      expect(await jobs.list('teacher-1', 'grade', 9)).toMatchObject([
        { request: { workbookS3Key: sampleUpload, sheet: '2م3', language: 'ar' } },
      ]);
    });

    it.each([
      ['another’s', { workbookS3Key: sampleUpload.replace('teacher-1', 'teacher-2') }, 403],
      ['one that never came', { workbookS3Key: sampleUpload.replace('قائمة', 'b') }, 404],
      ['a sheet of more letters than there can be', { sheet: 'x'.repeat(32) }, 400],
    ])('is refused with %s', async (_, more, status) => {
      s3.objects.set(`/uploads/${sampleUpload}`, workbook);
      expect(await extract(more)).toMatchObject({ status });
      expect(started()).toEqual([]);
    });

    it('is refused with a picture in its place', async () => {
      s3.objects.set(`/uploads/${sampleUpload}`, picture);
      expect((await extract()).body).toMatchObject({
        issues: [{ path: '/workbookS3Key', code: 'wrong_type' }],
      });
    });
  });

  it('cannot be repeated with an upload that has expired', async () => {
    await jobs.create({ ...sampleGradeJob, status: 'FAILED' });
    s3.objects.clear();
    const answer = await callEndpoint(retryGradeJob, { params: { jobId: sampleGradeJob.id } });
    expect(answer).toMatchObject({ status: 404, body: { code: 'upload-not-found' } });
    expect(started()).toEqual([]);
  });
});
