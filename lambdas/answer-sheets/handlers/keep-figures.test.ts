import { expect, it } from 'vitest';
import { classFiguresOf } from '#shared/answers/class-figures-of.ts';
import { answersDocuments } from '#shared/contracts/answers-documents.ts';
import type { AnswerSheets } from '#shared/model/answer-sheets.ts';
import type { ClassFigures } from '#shared/model/class-figures.ts';
import { callEndpoint, teacher } from '#test/support/call-endpoint.ts';
import { useIdentityProvider } from '#test/support/identity-secret.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleJob } from '#test/support/sample-job.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { rosterCountKey } from '#core/aws/table-keys.ts';
import { tombstone } from '#core/aws/tombstone.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { saveResult } from '#core/documents/save-result.ts';
import { addressOf, type JobRecord } from '#core/jobs/job-record.ts';
import { dynamoFiguresStore } from '#lambdas/question-bank/stores/dynamo-figures-store.ts';
import { handler as list } from '#lambdas/question-bank/handlers/list-question-figures.ts';
import { deleteAnswersJob, putAnswersDocument, restoreAnswersVersion } from '../handlers.ts';

useIdentityProvider(() => []);
const { jobs, put: putItem, items } = useJobServices();
const put = putAnswersDocument();
const restore = restoreAnswersVersion();
const remove = deleteAnswersJob();
const store = dynamoFiguresStore(documentClient, 'table');
const documents = connectDocuments({ TABLE_NAME: 'table', RESULTS_BUCKET: 'results' });

const job: JobRecord = {
  ...{ ...sampleJob, kind: 'answer-sheets', status: 'SUCCESS' },
  request: { imageS3Keys: [], language: 'en' },
};
const params = { jobId: job.id };
const any = { 'if-match': '*' };
/** Two pupils answered the first question, one of them rightly; the second is unclear. */
const read: AnswerSheets = {
  ...{ classId: '01KAJ6Z7B1N5C8H3K2P6Q9R4TW', draft: '01KAJ6Z9Q4T3M8V5W2X7Y1N0PB' },
  ...{ title: 'Fractions', language: 'en', scale: 4, leftOut: [] },
  questions: [
    { id: 'q1', points: 2, key: 'o1' },
    { id: 'q2', points: 2, key: 'o1' },
  ],
  layouts: [{ form: 'A', picture: { width: 200, height: 290 }, questions: [] }],
  sheets: [
    {
      ...{ picture: 0, layout: 0, pupil: 'a0' },
      answers: { q1: { chosen: ['o1'] }, q2: { doubt: 'double' } },
    },
    {
      ...{ picture: 0, layout: 0, pupil: 'a1' },
      answers: { q1: { chosen: ['o2'] }, q2: { doubt: 'double' } },
    },
  ],
};
/** The teacher has settled the second question. */
const settled: AnswerSheets = {
  ...read,
  sheets: read.sheets.map((sheet) => ({
    ...sheet,
    answers: { ...sheet.answers, q2: { chosen: ['o1'], settled: true } },
  })),
};

const begin = async () => {
  await jobs.create(job);
  await saveResult(documents, answersDocuments.content, addressOf(job), read);
};
const listed = async (user = teacher) =>
  (await callEndpoint(list, { user })).body as ClassFigures[];

it('keeps how a class did when answers are saved or restored, and after they are deleted', async () => {
  await begin();
  expect(await listed()).toEqual([]);
  const saved = await callEndpoint(put, { params, body: settled, headers: any });
  const { createdAt } = saved.body as { createdAt: string };
  expect(await listed()).toEqual([classFiguresOf(settled, createdAt)]);
  expect((await listed())[0]?.questions).toMatchObject([
    { id: 'q1', pupils: 2, facility: 0.5 },
    { id: 'q2', pupils: 2, facility: 1 },
  ]);
  const first = { params: { ...params, version: '1' }, headers: any };
  expect((await callEndpoint(restore, first)).status).toBe(200);
  expect((await listed())[0]?.questions).toMatchObject([{ id: 'q1', pupils: 2 }]);
  expect((await callEndpoint(remove, { params })).status).toBe(204);
  expect(await listed()).toHaveLength(1);
  expect(JSON.stringify(await listed())).not.toContain('a1');
  expect(await listed({ ...teacher, uid: 'teacher-2' })).toEqual([]);
});

it('keeps them when an equal version is sent again, because the first time may have failed', async () => {
  await begin();
  expect((await callEndpoint(put, { params, body: read, headers: any })).body).toMatchObject({
    version: 1,
  });
  expect((await listed())[0]?.questions).toMatchObject([{ id: 'q1', pupils: 2 }]);
});

it('does not replace those of a later version', async () => {
  const address = { uid: 'teacher-1', jobId: job.id };
  const of = (version: number, at: string) =>
    store.save(address, version, classFiguresOf(settled, at));
  await of(3, '2026-11-20T10:00:00.000Z');
  await of(2, '2026-11-20T09:00:00.000Z');
  expect(await listed()).toMatchObject([{ at: '2026-11-20T10:00:00.000Z' }]);
});

it('keeps none of an account that is deleted meanwhile', async () => {
  await putItem(tombstone(rosterCountKey('teacher-1'), new Date()));
  const figures = classFiguresOf(settled, '2026-11-20T09:00:00.000Z');
  await store.save({ uid: 'teacher-1', jobId: job.id }, 1, figures);
  expect((await items()).filter(({ SK }) => String(SK).startsWith('FIGURES'))).toEqual([]);
});
