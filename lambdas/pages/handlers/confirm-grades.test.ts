import { ownItems } from '#shared/contracts/own-values.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { gradebooks } from '#shared/contracts/gradebooks.ts';
import { callEndpoint, student, teacher, type Call } from '#test/support/call-endpoint.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleGradebook } from '#test/support/sample-gradebook.ts';
import { sampleGradeJob } from '#test/support/sample-job.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { saveResult } from '#core/documents/save-result.ts';
import { ownItemKey } from '#core/aws/table-keys.ts';
import { addressOf, type JobRecord } from '#core/jobs/job-record.ts';
import { sampleSign } from '../domain/hand/sample-signs.fixture.ts';
import { handler } from './confirm-grades.ts';
import { handler as getHand } from './get-hand.ts';
import * as handlers from '../handlers.ts';

const listGradeJobs = handlers.listGradeJobs();
const putDocument = handlers.putGradeDocument();

const { jobs, s3, put, items } = useJobServices();
const job: JobRecord = { ...sampleGradeJob, status: 'SUCCESS' };
const params = { jobId: job.id };
const ports = connectDocuments({ TABLE_NAME: 'table', RESULTS_BUCKET: 'results' });
const confirm = (call: Call = {}) =>
  callEndpoint(handler, { params, headers: { 'if-match': '*' }, ...call });

const tagOf = async (version: number) =>
  versionTag((await ports.documents.find(addressOf(job), version))!);

beforeEach(async () => {
  await jobs.create(job);
  await saveResult(ports, gradebooks.content, addressOf(job), sampleGradebook());
});

describe('the endpoint that confirms marks', () => {
  it('returns the job, which is listed as confirmed', async () => {
    const answer = await confirm();
    expect(answer).toMatchObject({
      status: 200,
      headers: { etag: await tagOf(1), 'cache-control': 'no-store' },
      body: { id: job.id, confirmed: { version: 1 } },
    });
    expect((await callEndpoint(listGradeJobs)).body).toEqual([answer.body]);
  });

  it('refuses doubtful marks, without naming a pupil or a mark', async () => {
    const body = sampleGradebook({ '0,4': '98765' });
    await callEndpoint(putDocument, { params, body, headers: { 'if-match': await tagOf(1) } });
    const answer = await confirm({ headers: { 'if-match': await tagOf(2) } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'grades-doubtful' } });
    expect(answer.logged).not.toMatch(/سلمى|98765/);
  });

  it('is open only to the owner, who must be a teacher', async () => {
    const other = { ...teacher, uid: 'teacher-2' };
    expect(await confirm({ user: other })).toMatchObject({ status: 404 });
    expect(await confirm({ user: student })).toMatchObject({ status: 403 });
  });
});

describe('the handwriting of a teacher', () => {
  const since = '2026-09-21T08:00:00.000Z';
  const signsKey = `/results/documents/teacher-1/grade/${job.id}/signs.json`;
  /** Two marks as they were read: one rightly, and a blank cell of which nothing was seen. */
  const keepSigns = () => {
    const boxOf = (row: number) => sampleGradebook().rows[row]!.cells[2]!.box!;
    const signs = [sampleSign(boxOf(0), '12'), sampleSign(boxOf(3), '10')];
    const body = Buffer.from(JSON.stringify([{ picture: 0, seen: signs }]));
    s3.objects.set(signsKey, { body, contentType: 'application/json' });
  };
  const learn = () =>
    put({ ...ownItemKey(ownItems.hand, 'teacher-1'), hand: { since }, updatedAt: since });
  const learnt = async () => (await callEndpoint(getHand)).body;

  it('is learnt once from a confirmed page, and what was seen on the page is deleted', async () => {
    await learn();
    keepSigns();
    await confirm();
    expect(await learnt()).toEqual({ since, pages: 1, marks: 2 });
    expect([...s3.objects.keys()]).not.toContain(signsKey);
    await confirm();
    expect(await learnt()).toEqual({ since, pages: 1, marks: 2 });
  });

  it('is not learnt from marks that the teacher corrected to something else than is written', async () => {
    await learn();
    keepSigns();
    const body = sampleGradebook({ '0,2': '7' });
    body.rows[0]!.cells[2]!.checked = true;
    body.rows[0]!.cells[5] = { text: '' };
    await callEndpoint(putDocument, { params, body, headers: { 'if-match': await tagOf(1) } });
    expect((await confirm({ headers: { 'if-match': await tagOf(2) } })).status).toBe(200);
    expect(await learnt()).toEqual({ since, pages: 1, marks: 1 });
  });

  it('is not learnt from a page that was read otherwise, nor if the file is damaged', async () => {
    await learn();
    await confirm();
    expect(await learnt()).toEqual({ since, pages: 0, marks: 0 });
    s3.objects.set(signsKey, { body: Buffer.from('[{"picture":0}]'), contentType: 'x' });
    await confirm();
    expect(await learnt()).toEqual({ since, pages: 0, marks: 0 });
    expect([...s3.objects.keys()]).not.toContain(signsKey);
  });

  it('is begun anew when networks have changed, because the numbers mean nothing to others', async () => {
    const older = { version: 'older', pages: 9, marks: 900, signs: {}, doubts: {} };
    await put({
      ...ownItemKey(ownItems.hand, 'teacher-1'),
      hand: { since, learnt: older },
      updatedAt: since,
    });
    expect(await learnt()).toEqual({ since, pages: 0, marks: 0 });
    keepSigns();
    await confirm();
    expect(await learnt()).toEqual({ since, pages: 1, marks: 2 });
  });

  it('of a teacher who did not ask for it is not stored', async () => {
    await confirm();
    expect(await items()).not.toContainEqual(
      expect.objectContaining(ownItemKey(ownItems.hand, 'teacher-1')),
    );
    expect(await learnt()).toBeUndefined();
  });

  it('does not keep marks from being confirmed when it cannot be learnt', async () => {
    await learn();
    s3.objects.set(signsKey, { body: Buffer.from('no JSON'), contentType: 'x' });
    const answer = await confirm();
    expect(answer.status).toBe(200);
    expect(answer.logged).toContain('learn-hand');
  });
});
