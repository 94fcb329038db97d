import { beforeEach, describe, expect, it } from 'vitest';
import type { ReportJob } from '#shared/contracts/reports.ts';
import { callEndpoint } from '#test/support/call-endpoint.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import * as handlers from './handlers.ts';

const listReports = handlers.listReportJobs();
const submitReport = handlers.submitReport();

const { jobs, started } = useJobServices();
const classes = dynamoClassStore(documentClient, 'table');
const mine = '01KJQ5N8000000000000000007';
const other = '01KJQ5N8000000000000000008';
const theirs = '01KJQ5N8000000000000000009';
const slips = { format: 'a6', rank: true, progress: false };
const body = { classIds: [mine], term: 1, contents: ['council'] };

beforeEach(async () => {
  await classes.add('teacher-1', mine, sampleClassToStore);
  await classes.add('teacher-1', other, { ...sampleClassToStore, name: '3م1' });
  await classes.add('teacher-2', theirs, sampleClassToStore);
});

describe('submitting a report', () => {
  it('starts a job that is shown with its classes, contents and term', async () => {
    const asked = { ...body, classIds: [mine, other], contents: ['council', 'slips'] };
    expect((await callEndpoint(submitReport, { body: asked })).status).toBe(202);
    expect(started()).toHaveLength(1);
    const { body: listed } = await callEndpoint(listReports, { query: { classId: other } });
    expect(listed).toMatchObject([
      { source: '2م3 · 3م1', contents: ['council', 'slips'], term: 1, status: 'PENDING' },
    ]);
  });

  it('shows slips of all subjects in the format in which they are printed', async () => {
    const asked = { ...body, contents: ['slips'], slips: { ...slips, format: 'a6' } };
    await callEndpoint(submitReport, { body: asked });
    await callEndpoint(submitReport, { body: { ...asked, allSubjects: true } });
    const { body: listed } = await callEndpoint(listReports);
    const formats = new Map(
      (listed as ReportJob[]).map(({ allSubjects = false, slips }) => [allSubjects, slips?.format]),
    );
    expect(formats).toEqual(
      new Map([
        [false, 'a6'],
        [true, 'a5'],
      ]),
    );
  });

  it('needs no term for the year', async () => {
    const year = { classIds: [mine], contents: ['year'] };
    expect((await callEndpoint(submitReport, { body: year })).status).toBe(202);
  });

  it.each([
    ['another teacher’s class', { classIds: [theirs] }, 'class-not-found'],
    ['a class twice', { classIds: [mine, mine] }, 'validation-failed'],
    ['a content twice', { contents: ['council', 'council'] }, 'validation-failed'],
    ['no content', { contents: [] }, 'validation-failed'],
    ['a term that does not exist', { term: 4 }, 'validation-failed'],
    ['a missing term', { term: undefined }, 'validation-failed'],
    [
      'a pupil of several classes',
      { classIds: [mine, other], slips: { ...slips, pupilId: 'a1' } },
      'validation-failed',
    ],
    ['a pupil who is not listed', { slips: { ...slips, pupilId: 'zz' } }, 'validation-failed'],
    ['marks of the browser', { marks: {} }, 'validation-failed'],
  ])('refuses %s', async (_, change, code) => {
    const answer = await callEndpoint(submitReport, { body: { ...body, ...change } });
    expect(answer.body).toMatchObject({ code });
    expect(await jobs.list('teacher-1', 'report', 9)).toEqual([]);
  });
});
