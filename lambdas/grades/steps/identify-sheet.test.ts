import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { SURE } from '#shared/gradebook/doubts.ts';
import { gradebook } from '#shared/model/gradebook.ts';
import { callStep } from '#test/support/call-step.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { sampleGradeJob } from '#test/support/sample-job.ts';
import { samplePrintedSheet } from '#test/support/sample-printed-sheet.ts';
import { chanceOf } from '#test/bench/grades/pages/chance.ts';
import { drawGrid, drawPaper } from '#test/bench/paper/draw-grid.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import { dynamoClassStore } from '#lambdas/records/classes/dynamo-class-store.ts';
import { dynamoPrintedSheetStore } from '#lambdas/records/printed-sheets/dynamo-printed-sheet-store.ts';
import { handler } from './identify-sheet.ts';

const { s3, jobs } = useJobServices();
const folder = `work/teacher-1/grade/${sampleGradeJob.id}`;
const input = { ...addressOf(sampleGradeJob), checking: { pictureKey: `${folder}/picture.jpg` } };
const classes = dynamoClassStore(documentClient, 'table');
const printed = dynamoPrintedSheetStore(documentClient, 'table', () => new Date('2026-11-24'));
const sheet = samplePrintedSheet({ printedAt: '2026-11-20T08:00:00.000Z' });
const shape = { rows: 4, columns: 3, isMirrored: true };
const drawn = drawGrid(sheet.number, shape, chanceOf(7));

const keep = (body: Buffer) =>
  s3.objects.set(`/results/${folder}/picture.jpg`, { body, contentType: 'image/jpeg' });
/** A photo of the filled sheet, held upside down. */
const photograph = async () => {
  const { pixels, width, height } = await drawPaper([drawn]);
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  keep(await image.resize(1400).rotate(183, { background: '#777' }).jpeg().toBuffer());
};

beforeEach(async () => {
  await jobs.create(sampleGradeJob);
});

describe('the step that looks for a printed sheet', () => {
  it('reads the marks of each pupil, and knows class, subject and term', async () => {
    await classes.add('teacher-1', sheet.classId, sampleClassToStore);
    await printed.add('teacher-1', sheet);
    await photograph();
    const answer = z.parse(
      z.object({ sheet: z.object({ pageKey: z.string(), gradebookKey: z.string() }) }),
      await callStep(handler, input),
    );
    const { body } = s3.objects.get(`/results/${answer.sheet.gradebookKey}`)!;
    const book = z.parse(gradebook, JSON.parse(body.toString('utf8')));
    expect(book.record).toEqual({ classId: sheet.classId, subject: sheet.subject, term: 1 });
    const pupils = book.rows.map(({ pupil }) => book.classList?.pupils[pupil ?? -1]?.id);
    expect(pupils.slice(0, 3)).toEqual(sheet.pupils);
    const cells = book.rows.flatMap((row, index) =>
      row.cells.slice(1).map((cell, column) => ({ ...cell, truth: drawn.marks[index]![column] })),
    );
    const sure = cells.filter(({ confidence = 0 }) => confidence >= SURE.mark);
    expect(sure.map(({ text }) => text)).toEqual(sure.map(({ truth }) => truth));
    expect(cells.filter(({ text, truth }) => text === truth).length).toBeGreaterThan(8);
    const page = await sharp(s3.objects.get(`/results/${answer.sheet.pageKey}`)!.body).metadata();
    expect(page.height / page.width).toBeCloseTo(303 / 216, 1);
  });

  it('says that it does not know a sheet of another teacher, whose class it does not touch', async () => {
    await classes.add('teacher-2', sheet.classId, sampleClassToStore);
    await printed.add('teacher-2', sheet);
    await photograph();
    expect(await callStep(handler, input)).toEqual({ warning: 'sheet-unknown' });
  });

  it('leaves any other picture to the next steps', async () => {
    const grey = { width: 800, height: 1000, channels: 3, background: '#ccc' } as const;
    keep(await sharp({ create: grey }).jpeg().toBuffer());
    expect(await callStep(handler, input)).toEqual({});
  });
});
