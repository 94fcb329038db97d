import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listedClasses } from '#shared/model/listed-classes.ts';
import { spreadsheetType } from '#shared/model/upload.ts';
import { callStep } from '#test/support/call-step.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { addSheetTo } from '#test/support/add-mark-sheet.ts';
import { sampleClass, sampleClassToStore } from '#test/support/sample-class.ts';
import { sampleMarks } from '#test/support/sample-mark-sheet.ts';
import { termMarksOfSheet } from '#lambdas/record/stores/mark-sheets/term-marks-of-sheet.ts';
import { sampleJob, sampleUpload } from '#test/support/sample-job.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import { handler } from './read-spreadsheet.ts';

const { s3, jobs } = useJobServices();
const input = addressOf(sampleJob);
const workbook = new URL('../../../test/fixtures/spreadsheets/ministry-6x40.xlsx', import.meta.url);

const upload = (body: Buffer) =>
  s3.objects.set(`/uploads/${sampleUpload}`, { body, contentType: spreadsheetType });

beforeEach(async () => {
  await jobs.create(sampleJob);
});

describe('the step that reads a workbook', () => {
  it('stores the classes of the workbook for the next step', async () => {
    upload(await readFile(workbook));
    const key = `work/teacher-1/notebook/${sampleJob.id}/classes.json`;
    expect(await callStep(handler, input)).toEqual({ classesKey: key });
    const written = s3.objects.get(`/results/${key}`)?.body.toString('utf8') ?? '';
    const { classes } = z.parse(listedClasses, JSON.parse(written));
    expect(classes.map(({ pupils }) => pupils.length)).toEqual([40, 40, 40, 40, 40, 40]);
  });

  it('follows the teacher’s decisions', async () => {
    upload(await readFile(workbook));
    const reading = [
      { sheet: '1م1', name: 'الأولى 1' },
      { sheet: '1م2', leftOut: true },
    ];
    const id = '01KJQ5N8000000000000000002';
    await jobs.create({ ...sampleJob, id, request: { ...sampleJob.request, reading } });
    await callStep(handler, { ...input, jobId: id });
    const key = `/results/work/teacher-1/notebook/${id}/classes.json`;
    const { classes } = z.parse(
      listedClasses,
      JSON.parse(s3.objects.get(key)?.body.toString() ?? ''),
    );
    expect(classes.map(({ name }) => name)).toEqual(['الأولى 1', '2م1', '2م3', '3م2', '4م1']);
  });

  it.each([
    ['an upload that is gone', undefined, 'upload-missing'],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), 'upload-too-large'],
    [
      'a picture with another name',
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      'spreadsheet-not-xlsx',
    ],
  ])('fails without a retry on %s', async (_, body, code) => {
    if (body) upload(body);
    await expect(callStep(handler, input)).rejects.toMatchObject({
      name: 'JobError',
      message: JSON.stringify({ code }),
    });
  });

  it('deletes only an upload above the limit', async () => {
    upload(Buffer.alloc(5 * 1024 * 1024 + 1));
    await expect(callStep(handler, input)).rejects.toThrow('upload-too-large');
    expect(s3.objects.size).toBe(0);
    upload(Buffer.from('not a workbook'));
    await expect(callStep(handler, input)).rejects.toThrow('spreadsheet-not-xlsx');
    expect(s3.objects.size).toBe(1);
  });

  it('does not read another user’s upload, even if the record names it', async () => {
    const request = { ...sampleJob.request, studentNamesFileS3Key: 'uploads/teacher-2/x/a.xlsx' };
    const id = '01KJQ5N8000000000000000001';
    await jobs.create({ ...sampleJob, id, request });
    await expect(callStep(handler, { ...input, jobId: id })).rejects.toThrow('upload-not-yours');
    expect(s3.requests).toHaveLength(0);
  });

  describe('for saved classes', () => {
    const classes = dynamoClassStore(documentClient, 'table');
    const classIds = ['01KJQ5N8000000000000000007', '01KJQ5N8000000000000000008'];
    const id = '01KJQ5N8000000000000000002';
    const toTeachAgain = {
      ...{ heading: 'الفرض', date: '2026-11-05', missedByAll: [] },
      groups: [{ question: 3, pupils: [0] }],
    };
    const read = () => callStep(handler, { ...input, jobId: id });
    beforeEach(async () => {
      const request = { coverImageKey: 'covers/iqra.jpg', classIds };
      await jobs.create({ ...sampleJob, id, request });
      await classes.add('teacher-1', classIds[1]!, { ...sampleClassToStore, name: '1م1' });
    });

    it('uses them in the named order, without marks if their records have none', async () => {
      await classes.add('teacher-1', classIds[0]!, sampleClassToStore);
      const { classesKey } = await read();
      const written = s3.objects.get(`/results/${classesKey}`)?.body.toString('utf8') ?? '';
      expect(JSON.parse(written)).toEqual({
        classes: [sampleClass, { ...sampleClass, name: '1م1' }],
      });
    });

    it('includes the marks of their records, of the class’s own subject', async () => {
      const [classId] = classIds as [string];
      await classes.add('teacher-1', classId, sampleClassToStore);
      const subject = 'الرياضيات';
      await addSheetTo(classId, { subject, term: 1, content: sampleMarks });
      await addSheetTo(classId, { subject, term: 2, content: { ...sampleMarks, marks: {} } });
      await addSheetTo(classId, { subject: 'الفيزياء', term: 3, content: sampleMarks });
      const { classesKey } = await read();
      const written = s3.objects.get(`/results/${classesKey}`)?.body.toString('utf8') ?? '';
      const { pupils } = (await classes.find('teacher-1', classId))!;
      expect(JSON.parse(written)).toEqual({
        classes: [
          {
            ...sampleClass,
            terms: [termMarksOfSheet(1, sampleMarks, pupils)],
            // The test of the newest sheet that has points for each question, whatever its marks.
            teachAgain: toTeachAgain,
          },
          { ...sampleClass, name: '1م1' },
        ],
      });
    });

    it('names pupils and columns by their ids if the grids get corner marks', async () => {
      const [classId] = classIds as [string];
      await classes.add('teacher-1', classId, sampleClassToStore);
      const subject = 'الرياضيات';
      await addSheetTo(classId, { subject, term: 2, content: { ...sampleMarks, marks: {} } });
      const corners = '01KJQ5N8000000000000000004';
      const request = { coverImageKey: 'covers/iqra.jpg', classIds: [classId], cornerMarks: true };
      await jobs.create({ ...sampleJob, id: corners, request });
      const { classesKey } = await callStep(handler, { ...input, jobId: corners });
      const written = s3.objects.get(`/results/${classesKey}`)?.body.toString('utf8') ?? '';
      expect(JSON.parse(written)).toEqual({
        classes: [{ ...sampleClass, teachAgain: toTeachAgain }],
        saved: [
          {
            ...{ classId, classVersion: 1, subject, pupils: ['a0', 'a1', 'a2'] },
            terms: [
              {
                term: 2,
                columns: sampleMarks.columns.map(({ id, heading, scale, role }) => {
                  return { id, heading, scale, role };
                }),
              },
            ],
          },
        ],
      });
    });

    it('fails without a retry when one is deleted, or another teacher’s', async () => {
      await classes.add('teacher-2', classIds[0]!, sampleClassToStore);
      await expect(read()).rejects.toMatchObject({
        name: 'JobError',
        message: JSON.stringify({ code: 'class-missing' }),
      });
    });
  });

  it('stops for a job that was deleted', async () => {
    await jobs.remove(input, ['PENDING']);
    await expect(callStep(handler, input)).rejects.toThrow('cancelled');
  });

  it('lets the workflow retry when S3 is down', async () => {
    s3.failures.push(403);
    await expect(callStep(handler, input)).rejects.toMatchObject({
      $metadata: { httpStatusCode: 403 },
    });
  });
});
