import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { examples, placeholders, type Example } from '#shared/contracts/examples.ts';
import { generateContent } from '#shared/contracts/ai-content.ts';
import { readAnswerSheets } from '#shared/contracts/answer-sheets.ts';
import { addClass, deleteClass } from '#shared/contracts/classes.ts';
import { extractGrades } from '#shared/contracts/grades.ts';
import { endpoints, jobDescriptors } from '#shared/contracts/index.ts';
import { ownValues } from '#shared/contracts/own-values.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { createAnswerJobs, fillAnswers, scanPage } from '../support/answer-jobs.ts';
import { connect } from '../support/connect.ts';
import { createGradeJobs } from '../support/grade-jobs.ts';
import { samplePhoto, sampleWorkbook } from '../support/gradebook-samples.ts';
import { textPage } from '../support/pictures.ts';
import { sampleClass } from '../support/sample-class.ts';
import { sampleTests } from '../support/sample-drafts.ts';

const platform = connect(inject('platform'));
const endpointOf = (id: string): Endpoint => endpoints.find((endpoint) => endpoint.id === id)!;

/** The caller's own values, in place of the names in the examples. */
type Held = Partial<
  Record<keyof typeof placeholders | 'names' | 'gradebook' | 'answers' | 'page', string>
>;

const { uid, uploadId } = placeholders;
const keyIn = (file: string) => `uploads/${uid}/${uploadId}/${file}`;

/** The example with the caller's own ids and keys. */
const own = (example: Example, held: Held): Example => {
  let text = JSON.stringify(example);
  if (held.names) text = text.replaceAll(keyIn('names.xlsx'), held.names);
  if (held.gradebook) text = text.replaceAll(keyIn('gradebook.jpg'), held.gradebook);
  if (held.page) text = text.replaceAll(keyIn('page.jpg'), held.page);
  if (held.answers) text = text.replaceAll(keyIn('1.jpg'), held.answers);
  if (held.jobId) text = text.replaceAll(placeholders.jobId, held.jobId);
  if (held.classId) text = text.replaceAll(placeholders.classId, held.classId);
  if (held.studentId) text = text.replaceAll(placeholders.studentId, held.studentId);
  return JSON.parse(text) as Example;
};

/** The versions are those that the examples name; their contents, and so their tags, are the caller's own. */
const seen = { 'if-match': '*' };

const replayed = new Set<string>();
const replay = async (
  id: string,
  token: string,
  held: Held = {},
  headers: Record<string, string> = {},
  /** Replacements where only the caller's own value fits. */
  ownBody?: object,
): Promise<unknown> => {
  const endpoint = endpointOf(id);
  const { params, query, body } = own(examples[id]!, held);
  const reply = await platform.send(endpoint, {
    ...{ token, params, query, headers },
    body: ownBody ?? body,
  });
  expect([id, reply.status, reply.text]).toEqual([id, endpoint.status, expect.any(String)]);
  if (endpoint.response) expect(z.safeParse(endpoint.response, reply.body).error).toBeUndefined();
  else if (!endpoint.file) expect(reply.text).toBe('');
  replayed.add(id);
  return reply.body;
};

const job = z.object({ id: z.string(), status: z.string() });
/** The parts of a drafted test that are used here. */
const test = z.looseObject({
  questions: z.tuple([z.looseObject({ id: z.string() })], z.unknown()),
});

/** Waits until the job is on its list with this status. */
const ended = async (list: string, token: string, id: string, status: string) => {
  for (;;) {
    const { body } = await platform.send(endpointOf(list), { token });
    const found = z.parse(z.array(job), body).find((one) => one.id === id);
    if (found?.status === status) return;
    await sleep(150);
  }
};

/** A job that has not failed is not started again. */
const refuseRetry = async (id: string, token: string, jobId: string) => {
  const again = await platform.send(endpointOf(id), { token, params: { jobId } });
  expect(again).toMatchObject({ status: 409, body: { code: 'job-not-failed' } });
  replayed.add(id);
};

describe('the examples of the OpenAPI document', () => {
  it('are answered by the platform as documented', async () => {
    const { token } = await platform.accounts.newTeacher({ profile: false });
    for (const { get, put } of Object.values(ownValues))
      for (const { id } of [put, get]) await replay(id, token);
    for (const id of ['assign-role', 'list-covers', 'list-games', 'report-browser-error'])
      await replay(id, token);
    await replay('create-upload', token);

    const sample = await readFile('test/fixtures/spreadsheets/english-list.xlsx');
    const held: Held = { names: await platform.notebooks.upload(token, sample) };
    held.jobId = z.parse(job, await replay('submit-notebook', token, held)).id;
    await ended('list-notebook-jobs', token, held.jobId, 'SUCCESS');
    await replay('list-notebook-jobs', token);
    await replay('list-workbooks', token);
    await replay('delete-notebook', token, held);

    const failing = await platform.notebooks.upload(token, new TextEncoder().encode('a,b'));
    const { id: failed } = await platform.notebooks.submit(token, failing);
    await ended('list-notebook-jobs', token, failed, 'FAILED');
    await replay('retry-notebook', token, { jobId: failed });
  });

  it('of grades are answered too', async () => {
    const { token } = await platform.accounts.newTeacher();
    const grades = createGradeJobs(platform);
    const asUpload = { name: 'gradebook.jpg' };
    const held: Held = {
      gradebook: await grades.upload(token, samplePhoto('fr-scan-indic-print'), asUpload),
      names: await platform.notebooks.upload(token, sampleWorkbook('en')),
    };
    // The page is then read, and confirmed, for a teacher whose handwriting is learnt.
    for (const id of ['put-hand', 'get-hand']) await replay(id, token);
    held.jobId = z.parse(job, await replay('extract-grades', token, held)).id;
    await ended('list-grade-jobs', token, held.jobId, 'SUCCESS');
    for (const id of ['list-grade-jobs', 'get-grade-job', 'get-grade-picture']) {
      await replay(id, token, held);
    }
    await replay('put-grade-document', token, held, seen);
    await replay('confirm-grades', token, held, seen);
    await replay('restore-grade-version', token, held, seen);
    for (const id of ['list-grade-versions', 'get-grade-version', 'delete-grade-job']) {
      await replay(id, token, held);
    }

    const failing = await grades.upload(token, new TextEncoder().encode('a,b'), asUpload);
    const { id: failed } = await platform.call(extractGrades, {
      token,
      body: { imageS3Key: failing },
    });
    await ended('list-grade-jobs', token, failed, 'FAILED');
    await replay('retry-grade-job', token, { jobId: failed });
  });

  it('of AI content are answered too', async () => {
    const { token } = await platform.accounts.newTeacher();
    // Each call deletes the picture that it reads.
    for (const id of ['read-source-page', 'read-register-photo']) {
      const named = { name: 'page.jpg' };
      const page = await createGradeJobs(platform).upload(token, await textPage(), named);
      await replay(id, token, { page });
    }
    const held: Held = {};
    held.jobId = z.parse(job, await replay('generate-content', token)).id;
    await ended('list-content-jobs', token, held.jobId, 'SUCCESS');
    await replay('list-content-jobs', token);
    const { document } = z.parse(
      z.object({ document: z.object({ content: test }) }),
      await replay('get-content-job', token, held),
    );
    const [{ id: part }] = document.content.questions;
    await replay('put-content-document', token, held, seen, document.content);
    const instruction = 'Another example';
    await replay('redraft-part', token, held, {}, { part, instruction });
    await replay('export-content', token, held);
    held.classId = z.parse(z.object({ id: z.string() }), await replay('add-class', token)).id;
    await replay('print-answer-sheets', token, held);
    await replay('restore-content-version', token, held, seen);
    for (const id of ['list-content-versions', 'get-content-version', 'delete-content-job']) {
      await replay(id, token, held);
    }

    // The rules do not know the topic, and no text was given.
    const topic = 'The French Revolution';
    const { id: failed } = await platform.call(generateContent, {
      token,
      body: {
        ...{ contentType: 'TEST', topic, level: 'Middle' },
        ...{ questionType: 'True/False', questionCount: 3 },
      },
    });
    await ended('list-content-jobs', token, failed, 'FAILED');
    await replay('retry-content-job', token, { jobId: failed });
    // A job that has ended stays as it is.
    await replay('cancel-content-job', token, { jobId: failed });
  });

  it('of answer sheets are answered too', async () => {
    const { token } = await platform.accounts.newTeacher();
    const answers = createAnswerJobs(platform);
    const { id: classId } = await platform.call(addClass, { token, body: sampleClass });
    const draft = await answers.writeTest(token, sampleTests.en);
    const { pdf, sheets } = await answers.print(token, draft, { classId });
    const page = await fillAnswers(pdf, 0, sheets.slice(0, 1), () => 0);
    const { upload } = createGradeJobs(platform);
    const held: Held = { answers: await upload(token, await scanPage(page)) };
    held.jobId = z.parse(job, await replay('read-answer-sheets', token, held)).id;
    await ended('list-answers-jobs', token, held.jobId, 'SUCCESS');
    for (const id of ['list-answers-jobs', 'get-answers-job', 'get-answers-picture'])
      await replay(id, token, held);
    await replay('mark-answer-sheets', token, held);
    await replay('put-answers-document', token, held, seen);
    await replay('restore-answers-version', token, held, seen);
    for (const id of ['list-answers-versions', 'get-answers-version', 'delete-answers-job'])
      await replay(id, token, held);

    // Its sheets are unknown once their class is deleted.
    const failing = await upload(token, await scanPage(page));
    await platform.call(deleteClass, { token, params: { classId } });
    const body = { imageS3Keys: [failing] };
    const { id: failed } = await platform.call(readAnswerSheets, { token, body });
    await ended('list-answers-jobs', token, failed, 'FAILED');
    await replay('retry-answers-job', token, { jobId: failed });
  });

  it('of saved classes are answered too', async () => {
    const { token } = await platform.accounts.newTeacher();
    const { id: classId } = (await replay('add-class', token)) as { id: string };
    await replay('list-classes', token);
    await replay('get-class', token, { classId });
    await replay('print-answer-cards', token, { classId });
    await replay('print-week', token);
    await replay('print-folder', token);
    await replay('put-class-subjects', token, { classId });
    await replay('get-class-subjects', token, { classId });
    await replay('put-class-seating', token, { classId });
    await replay('get-class-seating', token, { classId });
    await replay('print-seating', token, { classId });
    await replay('replace-class', token, { classId }, seen);
    await replay('add-mark-sheet', token, { classId });
    await replay('print-mark-sheet', token, { classId });
    await replay('put-mark-sheet-document', token, { classId }, seen);
    await replay('restore-mark-sheet-version', token, { classId }, seen);
    await replay('add-marks', token, { classId });
    await replay('put-course-log-document', token, { classId }, seen);
    await replay('restore-course-log-version', token, { classId }, seen);
    await replay('put-attendance-document', token, { classId }, seen);
    await replay('restore-attendance-version', token, { classId }, seen);
    const { id: jobId } = z.parse(job, await replay('submit-report', token, { classId }));
    await ended('list-report-jobs', token, jobId, 'SUCCESS');
    await replay('list-report-jobs', token);
    await refuseRetry('retry-report', token, jobId);
    await replay('delete-report', token, { jobId });
    for (const id of [
      ...['list-mark-sheets', 'list-all-mark-sheets', 'get-mark-sheet'],
      ...['list-course-logs', 'get-course-log', 'list-course-log-versions'],
      'get-course-log-version',
      ...[
        'list-attendance',
        'get-attendance',
        'list-attendance-versions',
        'get-attendance-version',
      ],
      ...[
        'list-mark-sheet-versions',
        'get-mark-sheet-version',
        'delete-mark-sheet',
        'delete-class',
      ],
    ]) {
      await replay(id, token, { classId });
    }
  });

  it('of the question bank are answered too', async () => {
    const { token } = await platform.accounts.newTeacher();
    await replay('put-question-shelf-document', token, {}, seen);
    await replay('restore-question-shelf-version', token, {}, seen);
    for (const id of [
      ...['list-question-shelves', 'get-question-shelf'],
      ...['list-question-shelf-versions', 'get-question-shelf-version'],
      'export-question-bank',
    ])
      await replay(id, token);
  });

  it('of students and of the account are answered too', async () => {
    const { token } = await platform.accounts.newTeacher();
    const { studentId } = (await replay('add-student', token)) as { studentId: string };
    await replay('list-students', token);
    for (const id of ['update-student', 'resend-invitation', 'delete-student']) {
      await replay(id, token, { studentId });
    }
    await replay('put-pupil-data-notice', token);
    await replay('get-pupil-data-notice', token);
    await replay('export-account', token);
    await replay('delete-account', token);
    const other = await platform.accounts.newTeacher();
    await replay('end-sessions', other.token);
    await expect(platform.accounts.refresh(other)).rejects.toThrow('TOKEN_EXPIRED');
  });

  it('of kinds of jobs that need no upload are answered too', async () => {
    const { token } = await platform.accounts.newTeacher();
    for (const { endpoints: ofKind } of Object.values(jobDescriptors)) {
      if (replayed.has(ofKind.submit.id)) continue;
      const { id: jobId } = z.parse(job, await replay(ofKind.submit.id, token));
      await ended(ofKind.list.id, token, jobId, 'SUCCESS');
      await replay(ofKind.list.id, token);
      await refuseRetry(ofKind.retry.id, token, jobId);
      await replay(ofKind.delete.id, token, { jobId });
    }
  });

  it('of endpoints that read what needs no preparation are answered too', async () => {
    const { token } = await platform.accounts.newTeacher();
    for (const { id, method, params } of endpoints)
      if (method === 'GET' && !params && !replayed.has(id)) await replay(id, token);
  });

  it('were all replayed', () => {
    expect([...replayed].sort()).toEqual(endpoints.map(({ id }) => id).sort());
  });
});
