import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { gradebook } from '#shared/model/gradebook.ts';
import { wordsOf } from '#shared/page/page-reading.ts';
import { spreadsheetType } from '#shared/model/upload.ts';
import { englishList } from '#test/fixtures/spreadsheets/plain-lists.ts';
import { workbook, worksheet } from '#test/fixtures/spreadsheets/workbook.ts';
import { callStep } from '#test/support/call-step.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { sampleGradeJob, sampleUpload } from '#test/support/sample-job.ts';
import { testReading, type TestPage } from '#test/support/textract-page.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { addressOf, type JobRecord } from '#core/jobs/job-record.ts';
import { sampleSign } from '../domain/hand/sample-signs.fixture.ts';
import { readPage } from '../domain/hand/seen-marks.ts';
import { handler } from './tabulate-marks.ts';

const { s3, jobs } = useJobServices();
const folder = `work/teacher-1/grade/${sampleGradeJob.id}`;
const readingKey = `${folder}/reading.json`;
const gradebookKey = `${folder}/read.json`;
const list = englishList();

const page = (names: readonly string[]): TestPage => ({
  tables: [
    {
      fromRight: true,
      rows: [
        ['الرقم', 'اللقب والاسم', 'الفرض'],
        ...names.map((name, index) => [String(index + 1), name, '12,5']),
      ],
    },
  ],
});
const analyze = (analysis: object) =>
  s3.objects.set(`/results/${readingKey}`, {
    body: Buffer.from(JSON.stringify(analysis)),
    contentType: 'application/json',
  });
const read = async (job: JobRecord = sampleGradeJob) => {
  await jobs.create(job);
  return callStep(handler, {
    ...addressOf(job),
    straightening: { height: 3508 },
    analyzing: { readingKey },
  });
};
const stored = (): unknown =>
  JSON.parse(s3.objects.get(`/results/${gradebookKey}`)!.body.toString('utf8'));
const kept = () => z.parse(gradebook, stored());

beforeEach(() => {
  analyze(testReading(page(['بن عيسى سلمى', 'حداد مريم'])));
});

describe('the step that reads a table', () => {
  it('stores a gradebook for the next steps', async () => {
    expect(await read()).toEqual({ gradebookKey });
    expect(kept().columns.map(({ kind }) => kind)).toEqual(['ordinal', 'name', 'mark']);
    expect(kept().rows.map(({ cells }) => cells[2]?.text)).toEqual(['12,5', '12,5']);
    expect(kept()).not.toHaveProperty('classList');
  });

  describe('with a saved class', () => {
    const classId = '01KJQ5N8000000000000000007';
    const job = { ...sampleGradeJob, request: { ...sampleGradeJob.request, classId } };
    const classes = dynamoClassStore(documentClient, 'table');
    const names = sampleClassToStore.pupils.map(({ fullName }) => fullName);

    it('gives each row its pupil', async () => {
      await classes.add('teacher-1', classId, sampleClassToStore);
      analyze(testReading(page(names)));
      await read(job);
      expect(kept().classList).toMatchObject({ source: '2م3', sheet: '2م3' });
      expect(kept().rows.map(({ pupil }) => pupil)).toEqual([0, 1, 2]);
    });

    it('uses that class whatever the names, because the teacher chose it', async () => {
      await classes.add('teacher-1', classId, sampleClassToStore);
      await read(job);
      expect(kept().classList?.pupils).toHaveLength(3);
    });

    it('fails without a retry if the class is deleted, or another teacher’s', async () => {
      await classes.add('teacher-2', classId, sampleClassToStore);
      await expect(read(job)).rejects.toThrow('class-missing');
    });
  });

  describe('with a class list', () => {
    const request = { ...sampleGradeJob.request, workbookS3Key: sampleUpload };
    const job = { ...sampleGradeJob, request };
    beforeEach(() => {
      const names = list.listed.classes[0]!.pupils.slice(0, 3).map(({ fullName }) => fullName);
      analyze(testReading(page(names)));
      s3.objects.set(`/uploads/${sampleUpload}`, {
        body: Buffer.from(list.bytes),
        contentType: spreadsheetType,
      });
    });

    it('finds the class by its sheet, even if the heading has another name', async () => {
      const rows = [['القسم : 2م3'], ['اللقب والاسم'], ['قاسمي ليلى'], ['زروقي رضا']];
      s3.objects.set(`/uploads/${sampleUpload}`, {
        body: Buffer.from(workbook([['قائمة', worksheet(rows)]])),
        contentType: spreadsheetType,
      });
      await read({ ...job, request: { ...request, sheet: 'قائمة' } });
      expect(kept().classList).toMatchObject({ sheet: '2م3', pupils: [{}, {}] });
    });

    it('gives each row its pupil', async () => {
      await read(job);
      expect(kept().classList).toMatchObject({ source: 'قائمة.xlsx' });
      expect(kept().rows.map(({ pupil }) => pupil)).toEqual([0, 1, 2]);
    });

    it.each([
      ['is gone', undefined, 'upload-missing'],
      ['is a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'spreadsheet-not-xlsx'],
    ])('fails without a retry if the list %s', async (_, body, code) => {
      s3.objects.delete(`/uploads/${sampleUpload}`);
      if (body) s3.objects.set(`/uploads/${sampleUpload}`, { body, contentType: spreadsheetType });
      await expect(read(job)).rejects.toMatchObject({ name: 'JobError', failure: { code } });
    });
  });

  it('adds what the second reader of the page has read', async () => {
    const reading = testReading(page(['بن عيسى سلمى', 'حداد مريم']));
    analyze({ ...reading, second: wordsOf(reading) });
    await read();
    expect(kept().rows.map(({ cells }) => cells[2]?.second)).toEqual(['12,5', '12,5']);
  });

  it('reports why a page cannot be read', async () => {
    analyze(testReading({}));
    await expect(read()).rejects.toMatchObject({
      name: 'JobError',
      failure: { code: 'page-blank' },
    });
  });

  it('leaves what was seen of the handwriting at each mark, and notes what only it makes sure', async () => {
    const reading = testReading(page(['بن عيسى سلمى', 'حداد مريم']));
    const cell = reading.tables[0]!.rows[1]![0]!;
    const { box: _, ...seen } = sampleSign([0, 0, 1, 1], '12.5');
    cell.seen = { ...seen, alone: { text: '12,5', confidence: 40 } };
    analyze(reading);
    await read();
    const { seen: marks, rows } = z.parse(readPage, stored());
    expect(marks).toEqual([{ ...cell.seen, box: rows[0]!.cells[2]!.box }]);
    expect(rows.map(({ cells }) => cells[2]?.byHand)).toEqual([true, undefined]);
  });

  it('ends the job of a release that left another analysis, which can be begun again', async () => {
    await jobs.create(sampleGradeJob);
    const before = { ...addressOf(sampleGradeJob), straightening: { height: 3508 } };
    const analyzing = { analysisKey: `${folder}/analysis.json` };
    await expect(callStep(handler, { ...before, analyzing })).rejects.toMatchObject({
      name: '$ZodError',
    });
  });

  it('logs no name and no mark', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await read();
    expect(write.mock.calls.join('')).not.toMatch(/سلمى|12,5/);
    write.mockRestore();
  });
});
