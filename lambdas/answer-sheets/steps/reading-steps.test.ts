import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { generatedFile } from '#shared/model/job.ts';
import { answerSheets } from '#shared/model/answer-sheets.ts';
import { photographSheets, type DrawnSheet } from '#shared/paper/photographed-sheet.fixture.ts';
import type { PrintedAnswerSheet } from '#shared/paper/printed-sheet.ts';
import { callEndpoint } from '#test/support/call-endpoint.ts';
import { callStep } from '#test/support/call-step.ts';
import { readPdf } from '#test/support/read-pdf.ts';
import { useJobServices } from '#test/support/job-services.ts';
import {
  fillBubble,
  samplePrintedAnswers,
  sampleTestJob,
} from '#test/support/sample-answer-sheet.ts';
import { drawnSheet } from '#test/support/sample-printed-register.ts';
import { samplePrintedSheet } from '#test/support/sample-printed-sheet.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { sampleTests } from '#test/support/sample-drafts.ts';
import { sampleContentJob, sampleJob } from '#test/support/sample-job.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { findPage } from '#core/documents/page-picture.ts';
import { readVersion } from '#core/documents/read-version.ts';
import { saveResult } from '#core/documents/save-result.ts';
import { addressOf, type JobRecord } from '#core/jobs/job-record.ts';
import { contentDocuments } from '#shared/contracts/content-documents.ts';
import { classFiguresOf } from '#shared/answers/class-figures-of.ts';
import { dynamoFiguresStore } from '#lambdas/question-bank/stores/dynamo-figures-store.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { dynamoPrintedSheetStore } from '#lambdas/record/stores/printed-sheets/dynamo-printed-sheet-store.ts';
import type * as Typefaces from '#lambdas/print/typography/load-typefaces.ts';
import { handler as collect } from './collect-answers.ts';
import { handler as markSheets } from '../handlers/mark-answer-sheets.ts';
import { handler as read } from './read-answer-sheet.ts';

// The bundle has its fonts in its folder; the source finds them in the packages.
vi.mock('#lambdas/print/typography/load-typefaces.ts', async (original) => {
  const typefaces = await original<typeof Typefaces>();
  return { ...typefaces, resolveBundledAsset: () => typefaces.findInPackages };
});

const { s3, jobs } = useJobServices();
const upload = (index: number) => `uploads/teacher-1/${String(index).repeat(32)}/sheet.jpg`;
const job: JobRecord = {
  ...sampleJob,
  kind: 'answer-sheets',
  request: { imageS3Keys: [upload(0), upload(1)], language: 'en' },
};
const draft: JobRecord = { ...sampleContentJob, id: sampleTestJob };
const documents = connectDocuments({ TABLE_NAME: 'table', RESULTS_BUCKET: 'results' });
const classes = dynamoClassStore(documentClient, 'table');
const figures = dynamoFiguresStore(documentClient, 'table');
const printed = dynamoPrintedSheetStore(documentClient, 'table', () => new Date('2026-11-24'));

/** Photographs sheets that lie on a desk, a little askew. */
async function photograph(index: number, sheets: readonly DrawnSheet[]): Promise<void> {
  const size = { width: 1500, height: 2100 };
  const corners = [
    [90, 80],
    [1420, 60],
    [1440, 2020],
    [70, 2010],
  ] as const;
  const { photo } = photographSheets(sheets, size, { corners });
  const body = await sharp(photo.data, { raw: { ...size, channels: 1 } })
    .jpeg()
    .toBuffer();
  s3.objects.set(`/uploads/${upload(index)}`, { body, contentType: 'image/jpeg' });
}

/** A sheet on which the first bubble of each group is filled, or those given by question. */
function filled(
  sheet: PrintedAnswerSheet,
  choices: Readonly<Record<number, number>> = {},
): DrawnSheet {
  const strokes = sheet.layout.groups.flatMap((group, index) => {
    const bubble = group[choices[index] ?? 0];
    return bubble ? fillBubble(bubble) : [];
  });
  return { layout: sheet.layout, number: sheet.number, strokes };
}

const run = async () => {
  const items = [];
  for (const item of [0, 1]) {
    const address = { ...addressOf(job), item };
    items.push({ registering: await callStep(read, address) });
  }
  return callStep(collect, { ...addressOf(job), items });
};

beforeEach(async () => {
  await jobs.create(job);
  await jobs.create(draft);
  await classes.add('teacher-1', samplePrintedAnswers().classId, sampleClassToStore);
  await saveResult(documents, contentDocuments.content, addressOf(draft), sampleTests.en);
});

describe('photos of answer sheets', () => {
  it('become answers by pupil, with the key of the draft and the pages they are on', async () => {
    const [first, second] = [
      samplePrintedAnswers({ pupil: 'a0' }),
      samplePrintedAnswers({ pupil: 'a1', form: 'B' }),
    ];
    await printed.add('teacher-1', first);
    await printed.add('teacher-1', second);
    await photograph(0, [filled(second, { 1: 1 })]);
    await photograph(1, [filled(first, { 0: 2 })]);
    const { made } = await run();
    expect(made).toMatchObject({ title: sampleTests.en.title, sheets: 2 });
    const newest = await documents.documents.newest(addressOf(job));
    const { content } = await readVersion(documents.documents, answerSheets, newest!);
    expect(content.sheets.map(({ pupil }) => pupil)).toEqual(['a1', 'a0']);
    const [{ questions: printedB }] = [second];
    expect(content.sheets[0]?.answers[printedB[1]!.id]?.chosen).toEqual([printedB[1]!.options![1]]);
    expect(content.sheets[1]?.answers['q1']).toEqual({ chosen: ['o3'] });
    expect(content.questions.find(({ id }) => id === 'q1')).toEqual({
      ...{ id: 'q1', points: 2, key: 'o3' },
    });
    expect(content.leftOut).toEqual([]);
    expect(await figures.list('teacher-1')).toMatchObject([
      { questions: classFiguresOf(content, '').questions },
    ]);
    const keys = [...s3.objects.keys()].map((key) => key.replace('/results/', ''));
    expect([0, 1].map((index) => findPage(keys, index)?.width ?? 0).every((w) => w > 900)).toBe(
      true,
    );
  });

  it('can be handed back, each with its ticks and its mark', async () => {
    const sheet = samplePrintedAnswers({ pupil: 'a0' });
    await printed.add('teacher-1', sheet);
    await photograph(0, [filled(sheet, { 0: 2 })]);
    await photograph(1, [filled(sheet)]);
    const outcome = await run();
    await jobs.change(addressOf(job), { status: 'SUCCESS', ...outcome }, new Date());
    const { body } = await callEndpoint(markSheets, { params: { jobId: job.id } });
    const { url } = z.parse(generatedFile, body);
    const key = [...s3.objects.keys()].find((one) => one.endsWith('/marked.pdf'))!;
    expect(url).toContain('marked.pdf');
    const [page] = await readPdf(s3.objects.get(key)!.body);
    expect(page!.join(' ')).toContain(`/ ${sampleTests.en.scale}`);
  });

  it('say which picture shows no sheet of this teacher, and mark nothing for it', async () => {
    const mine = samplePrintedAnswers({ pupil: 'a2' });
    await printed.add('teacher-1', mine);
    const foreign = samplePrintedAnswers({ pupil: 'a1' });
    await printed.add('teacher-2', foreign);
    await photograph(0, [filled(foreign)]);
    await photograph(1, [filled(mine)]);
    await run();
    const newest = await documents.documents.newest(addressOf(job));
    const { content } = await readVersion(documents.documents, answerSheets, newest!);
    expect(content.sheets.map(({ pupil }) => pupil)).toEqual(['a2']);
    expect(content.leftOut).toEqual([{ picture: 0, problem: 'unknown' }]);
  });

  it('say that a picture shows a printed page of marks', async () => {
    const mine = samplePrintedAnswers({ pupil: 'a2' });
    const marks = samplePrintedSheet();
    await printed.add('teacher-1', mine);
    await printed.add('teacher-1', marks);
    await photograph(0, [drawnSheet(marks)]);
    await photograph(1, [filled(mine)]);
    await run();
    const newest = await documents.documents.newest(addressOf(job));
    const { content } = await readVersion(documents.documents, answerSheets, newest!);
    expect(content.leftOut).toEqual([{ picture: 0, problem: 'other-sheet' }]);
  });

  it('fail the job if none is an answer sheet of this teacher', async () => {
    const foreign = samplePrintedAnswers();
    await printed.add('teacher-2', foreign);
    for (const index of [0, 1]) await photograph(index, [filled(foreign)]);
    await expect(run()).rejects.toThrow('answer-sheets-missing');
  });
});
