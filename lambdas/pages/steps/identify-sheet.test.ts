import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ownItems } from '#shared/contracts/own-values.ts';
import { SURE } from '#shared/page/doubts.ts';
import { gradebook } from '#shared/model/gradebook.ts';
import { callStep } from '#test/support/call-step.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { sampleGradeJob } from '#test/support/sample-job.ts';
import { samplePrintedAnswers } from '#test/support/sample-answer-sheet.ts';
import {
  crossIn,
  drawnSheet,
  photographSheet,
  samplePrintedRegister,
} from '#test/support/sample-printed-register.ts';
import { samplePrintedSheet } from '#test/support/sample-printed-sheet.ts';
import { chanceOf } from '#test/bench/grades/pages/chance.ts';
import { drawGrid, drawPaper } from '#test/bench/paper/draw-grid.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { ownItemKey } from '#core/aws/table-keys.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { dynamoPrintedSheetStore } from '#lambdas/record/stores/printed-sheets/dynamo-printed-sheet-store.ts';
import { confirmedCells, readPage } from '../domain/hand/seen-marks.ts';
import { handler } from './identify-sheet.ts';

const { s3, jobs, put } = useJobServices();
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
const photograph = async (svg = drawn.svg) => {
  const { pixels, width, height } = await drawPaper([{ ...drawn, svg }]);
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

  /** Whether each mark of the photographed sheet is to be checked, by row. */
  const doubtsIn = async (svg: string) => {
    await classes.add('teacher-1', sheet.classId, sampleClassToStore);
    await printed.add('teacher-1', sheet);
    await photograph(svg);
    const answer = await callStep(handler, input);
    const { gradebookKey } = z.parse(
      z.object({ sheet: z.object({ gradebookKey: z.string() }) }),
      answer,
    ).sheet;
    const { body } = s3.objects.get(`/results/${gradebookKey}`)!;
    const { rows } = z.parse(gradebook, JSON.parse(body.toString('utf8')));
    return rows.map(({ cells }) =>
      cells.slice(1).map(({ confidence = 0 }) => confidence < SURE.mark),
    );
  };

  it('leaves what it saw of each mark for a teacher whose handwriting is learnt', async () => {
    const since = '2026-09-21T08:00:00.000Z';
    await put({ ...ownItemKey(ownItems.hand, 'teacher-1'), hand: { since }, updatedAt: since });
    await classes.add('teacher-1', sheet.classId, sampleClassToStore);
    await printed.add('teacher-1', sheet);
    await photograph();
    const answer = z.parse(
      z.object({ sheet: z.object({ gradebookKey: z.string() }) }),
      await callStep(handler, input),
    );
    const stored = (key: string): unknown =>
      JSON.parse(s3.objects.get(`/results/${key}`)!.body.toString('utf8'));
    const { seen = [], ...book } = z.parse(readPage, stored(answer.sheet.gradebookKey));
    const cells = confirmedCells(book, [{ picture: 0, seen }]).flat();
    expect(cells.length).toBeGreaterThan(8);
    expect(cells.map(({ text }) => text.replace(',', '.'))).toEqual(
      cells.map(({ notes }) => notes.signs),
    );
  });

  it('asks about each mark of a row that is crossed out', async () => {
    const { top, bottom } = drawn.grid.rows[1]!;
    const y = 4 * (top + bottom);
    const line = `<line x1="100" y1="${y}" x2="1600" y2="${y + 4}" stroke="#1a2a7a" stroke-width="4"/>`;
    const doubts = await doubtsIn(drawn.svg + line);
    expect(doubts[1]).toEqual([true, true, true]);
    expect(doubts[0]).not.toEqual([true, true, true]);
  });

  it('asks about each mark that is written so faintly that digits may be lost', async () => {
    const faint = drawn.svg.replaceAll(/#(1a2a7a|16206a|202020|9a1818)/g, '#c8c8c8');
    expect(faint).not.toBe(drawn.svg);
    expect((await doubtsIn(faint)).flat()).not.toContain(false);
  });

  it('says that it does not know a sheet of another teacher, whose class it does not touch', async () => {
    await classes.add('teacher-2', sheet.classId, sampleClassToStore);
    await printed.add('teacher-2', sheet);
    await photograph();
    expect(await callStep(handler, input)).toEqual({ warning: 'sheet-unknown' });
  });

  const register = samplePrintedRegister();
  const keepRegister = async () =>
    keep(
      await photographSheet(drawnSheet(register, crossIn(3, 2)))
        .jpeg()
        .toBuffer(),
    );

  it('says that a register is one, of which class and month, and where its photo is', async () => {
    await classes.add('teacher-1', register.classId, sampleClassToStore);
    await printed.add('teacher-1', register);
    await keepRegister();
    const { name } = sampleClassToStore;
    const { imageS3Key } = sampleGradeJob.request;
    const { classId } = register;
    const params = { name, month: '2026-11', classId, imageS3Key };
    expect(await callStep(handler, input)).toEqual({
      failure: { code: 'page-of-register', params },
    });
  });

  it('leads nowhere with a register whose class was deleted meanwhile', async () => {
    await printed.add('teacher-1', register);
    await keepRegister();
    expect(await callStep(handler, input)).toEqual({});
  });

  it('says that a sheet of answers is one, and of which test', async () => {
    const answers = samplePrintedAnswers();
    await printed.add('teacher-1', answers);
    keep(await photographSheet(drawnSheet(answers)).jpeg().toBuffer());
    expect(await callStep(handler, input)).toEqual({
      failure: { code: 'page-of-answers', params: { name: answers.title } },
    });
  });

  it('leaves any other picture to the next steps', async () => {
    const grey = { width: 800, height: 1000, channels: 3, background: '#ccc' } as const;
    keep(await sharp({ create: grey }).jpeg().toBuffer());
    expect(await callStep(handler, input)).toEqual({});
  });
});
