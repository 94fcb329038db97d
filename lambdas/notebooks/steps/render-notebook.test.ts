import sharp from 'sharp';
import * as z from 'zod/mini';
import { ownItems } from '#shared/contracts/own-values.ts';
import { attendance } from '#shared/model/attendance.ts';
import {
  printedMarks,
  printedRegister,
  type PrintedRegister,
} from '#shared/paper/printed-sheet.ts';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { madeNotebook } from '#shared/contracts/notebooks.ts';
import { callStep } from '#test/support/call-step.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { draft } from '#shared/model/draft.ts';
import { sampleDrafts } from '#test/support/sample-drafts.ts';
import { sampleContentJob, sampleJob } from '#test/support/sample-job.ts';
import { shownTexts } from '#test/support/shown-texts.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { saveResult } from '#core/documents/save-result.ts';
import { contentsPresets } from '#shared/model/notebook-contents.ts';
import { sampleClass, sampleClassToStore } from '#test/support/sample-class.ts';
import { sampleProfile } from '#test/support/sample-profile.ts';
import { sampleSchoolYear } from '#test/support/sample-school-year.ts';
import type * as Typefaces from '#lambdas/print/typography/load-typefaces.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { ownItemKey } from '#core/aws/table-keys.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { dynamoClassDocumentStore } from '#lambdas/record/stores/class-documents/dynamo-class-document-store.ts';
import { sheetIdOf } from '#lambdas/record/stores/mark-sheets/mark-sheet-id.ts';
import { dynamoPrintedSheetStore } from '#lambdas/record/stores/printed-sheets/dynamo-printed-sheet-store.ts';
import { handler } from './render-notebook.ts';

// The bundle has its fonts in its folder; the source finds them in the packages.
vi.mock('#lambdas/print/typography/load-typefaces.ts', async (original) => {
  const typefaces = await original<typeof Typefaces>();
  return { ...typefaces, resolveBundledAsset: () => typefaces.findInPackages };
});

const { s3, jobs, put } = useJobServices();
const classesKey = `work/teacher-1/${sampleJob.id}/classes.json`;
const input = { ...addressOf(sampleJob), reading: { classesKey } };
const printed = dynamoPrintedSheetStore(documentClient, 'table');
const classes = dynamoClassStore(documentClient, 'table');
const classId = '01KJQ5N8000000000000000007';
const listedClass = { classes: [{ name: '2م3', pupils: [{ fullName: 'بن عيسى سلمى' }] }] };
let cover: Buffer;

beforeAll(async () => {
  const create = { width: 62, height: 88, channels: 3, background: '#246' } as const;
  cover = await sharp({ create }).jpeg().toBuffer();
});
beforeEach(async () => {
  await jobs.create(sampleJob);
  await put({ ...ownItemKey(ownItems.profile, 'teacher-1'), profile: sampleProfile });
  const json = Buffer.from(JSON.stringify(listedClass));
  s3.objects.set(`/results/${classesKey}`, { body: json, contentType: 'application/json' });
  s3.objects.set('/artwork/covers/geometry.jpg', { body: cover, contentType: 'image/jpeg' });
});

describe('the step that prints a notebook', () => {
  it('stores the PDF and names it for its owner', async () => {
    const { files, made } = await callStep(handler, input);
    const key = `results/teacher-1/notebook/${sampleJob.id}/notebook.pdf`;
    const pdf = s3.objects.get(`/results/${key}`)!;
    expect(pdf.contentType).toBe('application/pdf');
    expect(pdf.body.subarray(0, 5).toString()).toBe('%PDF-');
    const name = 'دفتر القسم 2025-2026.pdf';
    expect(files).toEqual([{ key, name, contentType: 'application/pdf', size: pdf.body.length }]);
    const [theirs] = z.parse(madeNotebook, made).classes;
    expect(theirs).toMatchObject({ name: '2م3', pupils: 1 });
    expect(theirs!.lastPage).toBeGreaterThan(theirs!.firstPage);
  });

  it('gives the same file when it is retried', async () => {
    const written = () =>
      s3.objects.get(`/results/results/teacher-1/notebook/${sampleJob.id}/notebook.pdf`);
    await callStep(handler, input);
    const first = written();
    await callStep(handler, input);
    expect(written()?.body.equals(first!.body)).toBe(true);
  });

  it('stores what its pages with corner marks mean, under the job', async () => {
    await classes.add('teacher-1', classId, sampleClassToStore);
    const pupils = sampleClassToStore.pupils.map(({ id }) => id);
    const saved = [{ classId, classVersion: 1, pupils, terms: [], subject: 'الرياضيات' }];
    const json = Buffer.from(JSON.stringify({ classes: [sampleClass], saved }));
    s3.objects.set(`/results/${classesKey}`, { body: json, contentType: 'application/json' });
    await callStep(handler, input);
    const found = await Promise.all(
      (await printed.numbers('teacher-1')).map((number) => printed.find('teacher-1', number)),
    );
    const sheets = found.map((sheet) => z.parse(printedMarks, sheet));
    expect(sheets.map(({ term }) => term).toSorted()).toEqual([1, 2, 3]);
    for (const sheet of sheets) {
      expect(sheet).toMatchObject({ jobId: sampleJob.id, classId, pupils, spareRows: 2 });
      expect(sheet.sheetId).toBe(sheetIdOf({ subject: 'الرياضيات', term: sheet.term }));
    }
  });

  it('prints the rolls of a saved class in its register, and stores what its pages mean', async () => {
    await classes.add('teacher-1', classId, sampleClassToStore);
    const pupils = sampleClassToStore.pupils.map(({ id }) => id);
    const subject = 'الرياضيات';
    const saved = [{ classId, classVersion: 1, pupils, terms: [], subject }];
    const json = Buffer.from(JSON.stringify({ classes: [sampleClass], saved }));
    s3.objects.set(`/results/${classesKey}`, { body: json, contentType: 'application/json' });
    const timetable = [{ day: 0, period: 2, className: sampleClass.name }];
    await put({ ...ownItemKey(ownItems.schoolYear, 'teacher-1'), schoolYear: { timetable } });
    const profile = { ...sampleProfile, subject, academicSeason: '2026/2027' };
    await put({ ...ownItemKey(ownItems.profile, 'teacher-1'), profile });
    const at = '2026-11-15T09:00:00.000Z';
    const [pupil = ''] = pupils;
    const rolls = {
      '2026-11-15-2': { taken: { at, pupils }, marks: { [pupil]: { sign: 'late', at } } },
    };
    await dynamoClassDocumentStore(documentClient, 'table', attendance).documents.add(
      { uid: 'teacher-1', classId, id: 'm2026-11' },
      { version: 1, createdAt: at, author: 'teacher', contentHash: 'x' },
      JSON.stringify({ rolls }),
    );
    const contents = { ...contentsPresets['marks-only'], marks: [], attendance: 'every-day' };
    const id = '01KJQ5N8000000000000000008';
    await jobs.create({ ...sampleJob, id, request: { ...sampleJob.request, contents } });
    await callStep(handler, { ...input, jobId: id });
    const found = await Promise.all(
      (await printed.numbers('teacher-1')).map((number) => printed.find('teacher-1', number)),
    );
    const registers = found.map((sheet) => z.parse(printedRegister, sheet));
    expect(registers).toHaveLength(9);
    const keysOf = ({ columns }: PrintedRegister) => columns.map(({ rolls }) => rolls[0]!.key);
    const november = registers.find((one) => keysOf(one).includes('2026-11-15-2'))!;
    expect(november).toMatchObject({ jobId: id, classId, pupils, subject });
    const column = keysOf(november).indexOf('2026-11-15-2');
    expect(november.printed).toEqual([{ row: 0, column, sign: 'late' }]);
  });

  it('fails without a retry when the profile is missing', async () => {
    await put(ownItemKey(ownItems.profile, 'teacher-1'));
    await expect(callStep(handler, input)).rejects.toThrow('profile-missing');
  });

  it('needs no profile when the request contains what to print', async () => {
    await put(ownItemKey(ownItems.profile, 'teacher-1'));
    const printed = { fullName: 'أمينة', academicSeason: '2026/2027', level: 'Middle' };
    const id = '01KJQ5N8000000000000000003';
    await jobs.create({ ...sampleJob, id, request: { ...sampleJob.request, printed } });
    const { files } = await callStep(handler, { ...input, jobId: id });
    expect(files).toMatchObject([{ name: 'دفتر القسم 2026-2027.pdf' }]);
  });

  it('includes what the request asks for, with its owner’s school year', async () => {
    await put({ ...ownItemKey(ownItems.schoolYear, 'teacher-1'), schoolYear: sampleSchoolYear });
    const contents = contentsPresets['marks-only'];
    const id = '01KJQ5N8000000000000000004';
    await jobs.create({ ...sampleJob, id, request: { ...sampleJob.request, contents } });
    const sizeOf = async (jobId: string) => {
      const { files } = await callStep(handler, { ...input, jobId });
      return files[0]!.size;
    };
    expect(await sizeOf(id)).toBeLessThan(await sizeOf(sampleJob.id));
  });

  it('has the lessons and plans of the days that are asked for, and says which they were', async () => {
    const [plan] = sampleDrafts.en;
    const of = { ...sampleContentJob, id: '01KJQ5N8000000000000000005' };
    await jobs.create({ ...of, status: 'PROCESSING' });
    const [mine, theirs] = [addressOf(of), { ...addressOf(of), uid: 'teacher-2' }];
    const ports = connectDocuments({ TABLE_NAME: 'table', RESULTS_BUCKET: 'results' });
    await jobs.create({ ...of, uid: 'teacher-2', status: 'PROCESSING' });
    await saveResult(ports, draft, theirs, { ...plan, outcome: 'The plan of a stranger.' });
    await saveResult(ports, draft, mine, { ...plan, outcome: 'Compares fractions.' });
    for (const address of [mine, theirs])
      await jobs.change(address, { status: 'SUCCESS', files: [] }, new Date());
    const timetable = [{ day: 0, period: 2, className: '2م3' }];
    await put({ ...ownItemKey(ownItems.schoolYear, 'teacher-1'), schoolYear: { timetable } });
    const subject = 'الرياضيات';
    const lessons = [
      { lesson: 'Fractions', sessions: 60, plan: of.id },
      { lesson: 'Angles', plan: '01KJQ5N8000000000000000009' },
    ];
    const distributions = [{ subject, level: 'Middle', year: 2, lessons }];
    const annualDistributions = { distributions };
    await put({ ...ownItemKey(ownItems.annualDistributions, 'teacher-1'), annualDistributions });
    const academicSeason = '2026/2027';
    const profile = { ...sampleProfile, subject, level: 'Middle', academicSeason };
    await put({ ...ownItemKey(ownItems.profile, 'teacher-1'), profile });
    const dailyDays = { from: '2026-11-22', to: '2026-11-29' };
    const contents = { ...contentsPresets['marks-only'], dailyPages: 1 };
    const id = '01KJQ5N8000000000000000006';
    const request = { ...sampleJob.request, language: 'en', contents, dailyDays };
    await jobs.create({ ...sampleJob, id, request });
    const { made, files } = await callStep(handler, { ...input, jobId: id });
    expect(z.parse(madeNotebook, made).days).toEqual(dailyDays);
    const pages = await shownTexts(s3.objects.get(`/results/${files[0]!.key}`)!.body);
    const days = pages.filter((texts) => texts.includes('Procedure'));
    expect(days).toHaveLength(2);
    expect(days[0]!.join(' ')).toContain('Fractions');
    expect(days[0]!.join(' ')).toContain('Compares');
    expect(days.flat().join(' ')).not.toContain('stranger');
  });

  it('fails without a retry when the cover is missing', async () => {
    s3.objects.delete('/artwork/covers/geometry.jpg');
    await expect(callStep(handler, input)).rejects.toThrow('cover-missing');
  });
});
