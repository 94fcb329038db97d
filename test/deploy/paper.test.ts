import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, inject, it } from 'vitest';
import { markOfSheet } from '#shared/answers/mark-answers.ts';
import { exportAccount } from '#shared/contracts/account.ts';
import { readAnswerSheets } from '#shared/contracts/answer-sheets.ts';
import { answersDocuments } from '#shared/contracts/answers-documents.ts';
import { addClass } from '#shared/contracts/classes.ts';
import { addMarkSheet, printMarkSheet } from '#shared/contracts/mark-sheets.ts';
import type { Test } from '#shared/model/draft.ts';
import { isFinished } from '#shared/model/job.ts';
import { isMarks, type PrintedAnswerSheet } from '#shared/paper/printed-sheet.ts';
import { chanceOf } from '../bench/grades/pages/chance.ts';
import { takePhoto } from '../bench/paper/photo.ts';
import { createAnswerJobs, fillAnswers } from '../support/answer-jobs.ts';
import { connect } from '../support/connect.ts';
import { fillSheet } from '../support/fill-sheet.ts';
import { createGradeJobs } from '../support/grade-jobs.ts';
import { rasterPages } from '../support/raster-pdf.ts';
import { sampleClass } from '../support/sample-class.ts';
import { sampleTests } from '../support/sample-drafts.ts';
import { sampleMarks } from '../support/sample-mark-sheet.ts';

const platform = connect(inject('platform'));
const { accounts, call, url } = platform;
const grades = createGradeJobs(platform);
const answers = createAnswerJobs(platform);

let token: string;
beforeEach(async () => {
  ({ token } = await accounts.newTeacher());
});

it('marks on a printed mark sheet are read into the columns it was printed for', async () => {
  const { id: classId } = await call(addClass, { token, body: sampleClass });
  const content = { ...sampleMarks, marks: {}, points: {} };
  const body = { subject: 'الرياضيات', term: 1 as const, content };
  const { id: sheetId } = await call(addMarkSheet, { token, params: { classId }, body });
  const path = printMarkSheet.path.replace('{classId}', classId).replace('{sheetId}', sheetId);
  const printed = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ language: 'ar' }),
  });
  const [page] = await rasterPages(new Uint8Array(await printed.arrayBuffer()), [0]);
  const sheet = (await call(exportAccount, { token })).printedSheets.find(isMarks)!;
  const texts = [
    ['12,5', '7', '18'],
    ['9', '', '15,25'],
    ['20', '13', '6,75'],
  ];
  const paper = await fillSheet(page!, sheet.layout, { texts }, chanceOf(3));

  const { status, document } = await grades.read(
    token,
    (await takePhoto(paper, chanceOf(16))).image,
  );

  expect(status).toBe('SUCCESS');
  const { record, rows, columns } = document!.content;
  expect(record).toMatchObject({ classId, term: 1 });
  expect(rows.slice(0, 3).map(({ pupil }) => pupil)).toEqual([0, 1, 2]);
  const marks = columns.flatMap(({ kind }, column) => (kind === 'mark' ? column : []));
  const read = rows.slice(0, 3).map(({ cells }) => marks.map((column) => cells[column]?.text));
  expect(read).toEqual(texts);
});

/** As many pupils and questions as a teacher has after a test. */
const pupils = Array.from({ length: 40 }, (_, index) => ({ fullName: `Pupil ${index + 1}` }));
const options = ['o1', 'o2', 'o3', 'o4'];
const { task: _none, ...withoutTask } = sampleTests.en;
const longTest: Test = {
  ...withoutTask,
  questions: Array.from({ length: 20 }, (_, index) => ({
    kind: 'choice',
    id: `q${index + 1}`,
    stem: `What is ${index + 11} + ${index + 2}?`,
    points: 1,
    reason: `It is ${2 * index + 13}.`,
    options: options.map((id, at) => ({ id, text: String(2 * index + 10 + at) })),
    key: 'o4',
  })),
};

it('forty photographed answer sheets of a test of twenty questions give each pupil the mark', async () => {
  const { id: classId } = await call(addClass, { token, body: { ...sampleClass, pupils } });
  const draft = await answers.writeTest(token, longTest);
  const { pdf, sheets } = await answers.print(token, draft, { classId, forms: 2 });
  /** Which option the pupil of a sheet chose, as an index on the sheet. */
  const chosenOn = ({ pupil }: PrintedAnswerSheet, group: number): number =>
    (sheets.findIndex((one) => one.pupil === pupil) * 7 + group * 3) % 4;
  const imageS3Keys: string[] = [];
  for (const [index, sheet] of sheets.entries()) {
    const page = await fillAnswers(pdf, index, [sheet], chosenOn);
    const { image } = await takePhoto(page, chanceOf(7_000 + index));
    imageS3Keys.push(await grades.upload(token, image));
  }

  const { id: jobId } = await call(readAnswerSheets, { token, body: { imageS3Keys } });
  const open = () => call(answersDocuments.getJob, { token, params: { jobId } });
  let job = await open();
  for (; !isFinished(job.status); job = await open()) await sleep(500);

  expect(job.status).toBe('SUCCESS');
  const { questions, sheets: read } = job.document!.content;
  expect(read.length).toBeGreaterThanOrEqual(38);
  let doubts = 0;
  for (const one of read) {
    const printed = sheets.find(({ pupil }) => pupil === one.pupil)!;
    const chosen = printed.questions.map(({ id, options: shown }, group) => ({
      id,
      option: shown![chosenOn(printed, group)]!,
    }));
    for (const { id, option } of chosen) {
      const answer = one.answers[id];
      if (answer?.doubt === undefined) expect(answer?.chosen).toEqual([option]);
      else doubts += 1;
    }
    const right = chosen.filter(({ option }) => option === 'o4').length;
    const mark = markOfSheet(questions, one);
    if (mark !== undefined) expect(mark).toBe(right);
  }
  // Of 800 answers at most one in fifty is asked about without need.
  expect(doubts).toBeLessThanOrEqual(16);
});
