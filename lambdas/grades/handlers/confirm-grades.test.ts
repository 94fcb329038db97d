import { beforeEach, describe, expect, it } from 'vitest';
import { gradebooks } from '#shared/contracts/gradebooks.ts';
import { callEndpoint, student, teacher, type Call } from '#test/support/call-endpoint.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleGradebook } from '#test/support/sample-gradebook.ts';
import { sampleGradeJob } from '#test/support/sample-job.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { saveResult } from '#core/documents/save-result.ts';
import { addressOf, type JobRecord } from '#core/jobs/job-record.ts';
import { handler } from './confirm-grades.ts';
import { handler as listGradeJobs } from './list-grade-jobs.ts';
import { handler as putDocument } from './put-grade-document.ts';

const { jobs } = useJobServices();
const job: JobRecord = { ...sampleGradeJob, status: 'SUCCESS' };
const params = { jobId: job.id };
const ports = connectDocuments({ TABLE_NAME: 'table', RESULTS_BUCKET: 'results' });
const confirm = (call: Call = {}) =>
  callEndpoint(handler, { params, headers: { 'if-match': 'W/"1"' }, ...call });

beforeEach(async () => {
  await jobs.create(job);
  await saveResult(ports, gradebooks.content, addressOf(job), sampleGradebook());
});

describe('the endpoint that confirms marks', () => {
  it('returns the job, which is listed as confirmed', async () => {
    const answer = await confirm();
    expect(answer).toMatchObject({
      status: 200,
      headers: { etag: 'W/"1"', 'cache-control': 'no-store' },
      body: { id: job.id, confirmed: { version: 1 } },
    });
    expect((await callEndpoint(listGradeJobs)).body).toEqual([answer.body]);
  });

  it('refuses doubtful marks, without naming a pupil or a mark', async () => {
    const body = sampleGradebook({ '0,4': '98765' });
    await callEndpoint(putDocument, { params, body, headers: { 'if-match': 'W/"1"' } });
    const answer = await confirm({ headers: { 'if-match': 'W/"2"' } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'grades-doubtful' } });
    expect(answer.logged).not.toMatch(/سلمى|98765/);
  });

  it('is open only to the owner, who must be a teacher', async () => {
    const other = { ...teacher, uid: 'teacher-2' };
    expect(await confirm({ user: other })).toMatchObject({ status: 404 });
    expect(await confirm({ user: student })).toMatchObject({ status: 403 });
  });
});
