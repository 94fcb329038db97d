import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject } from 'vitest';
import { answersDocuments, readAnswerSheets } from '#shared/contracts/answer-sheets.ts';
import { addClass } from '#shared/contracts/classes.ts';
import { isFinished } from '#shared/model/job.ts';
import { chanceOf } from '../bench/grades/pages/chance.ts';
import { takePhoto } from '../bench/paper/photo.ts';
import { createAnswerJobs, fillAnswers, type Choose } from '../support/answer-jobs.ts';
import { connect } from '../support/connect.ts';
import { createGradeJobs } from '../support/grade-jobs.ts';
import { sampleClass } from '../support/sample-class.ts';
import { sampleTests } from '../support/sample-drafts.ts';
import { it } from '../support/screen-test.ts';

const platform = connect(inject('platform'));
const { accounts, call } = platform;
const answers = createAnswerJobs(platform);
const grades = createGradeJobs(platform);

it('answers on printed sheets of a test are read from photos, for the pupil of each', async () => {
  const { token } = await accounts.newTeacher();
  const kept = await call(addClass, { token, body: sampleClass });
  const draft = await answers.writeTest(token, sampleTests.en);
  const order = { classId: kept.id, paper: 'half', forms: 2, spare: 1 } as const;
  const { pdf, sheets } = await answers.print(token, draft, order);
  expect(sheets.map(({ form }) => form)).toEqual(['A', 'B', 'A', 'B']);
  // Each sheet has other answers; no quarters; the spare one is left without a number.
  const choose: Choose = (sheet, group) => {
    const place = sheets.indexOf(sheet);
    if (sheet.pupils && group < 2) return undefined;
    const size = sheet.layout.groups[group]?.length ?? 0;
    return size === 3 && group > 4 ? undefined : (place + group) % Math.min(size, 2);
  };
  const imageS3Keys = [];
  for (const index of [0, 1]) {
    const page = await fillAnswers(pdf, index, sheets.slice(index * 2, index * 2 + 2), choose);
    const { image } = await takePhoto(page, chanceOf(21 + index));
    imageS3Keys.push(await grades.upload(token, image, { name: `${index}.jpg` }));
  }
  const { id } = await call(readAnswerSheets, { token, body: { imageS3Keys } });
  const open = () => call(answersDocuments.getJob, { token, params: { jobId: id } });
  let job = await open();
  for (; !isFinished(job.status); job = await open()) await sleep(100);
  expect(job).toMatchObject({ status: 'SUCCESS', made: { sheets: 4 } });
  const { content } = job.document!;
  // A photo may be upside down.
  expect(new Set(content.sheets.map(({ pupil }) => pupil))).toEqual(
    new Set(sheets.map(({ pupil }) => pupil)),
  );
});
