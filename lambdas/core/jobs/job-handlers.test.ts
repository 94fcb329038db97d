import { SFNServiceException, StartExecutionCommand } from '@aws-sdk/client-sfn';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownItems } from '#shared/contracts/own-values.ts';
import { examples, placeholders } from '#shared/contracts/examples.ts';
import { jobDescriptors } from '#shared/contracts/index.ts';
import type { JobDescriptor } from '#shared/contracts/job-kind.ts';
import type { Job } from '#shared/model/job.ts';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { limits } from '#shared/model/limits.ts';
import { spreadsheetType } from '#shared/model/upload.ts';
import { callEndpoint, student, teacher } from '#test/support/call-endpoint.ts';
import { useIdentityProvider } from '#test/support/identity-secret.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { loadHandler } from '#test/support/load-handler.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { sampleJob } from '#test/support/sample-job.ts';
import { sampleProfile } from '#test/support/sample-profile.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { documentClient } from '../aws/document-client.ts';
import { ownItemKey, usageKey } from '../aws/table-keys.ts';
import { addressOf, type JobRecord } from './job-record.ts';

const unproven = { ...teacher, emailVerified: false };

/** A kind of job, with its handlers and a sample job made from the example of the API's documentation. */
async function readKind({ kind, endpoints, takesUpload, takesClasses, perDay }: JobDescriptor) {
  const [list, submit, retry, remove] = await Promise.all(
    [endpoints.list, endpoints.submit, endpoints.retry, endpoints.delete].map(loadHandler),
  );
  const example = JSON.stringify(examples[endpoints.submit.id]);
  const { body, response } = JSON.parse(example.replaceAll(placeholders.uid, 'teacher-1')) as {
    body: JobRecord['request'];
    response: Job;
  };
  const { verified, unverified } = perDay;
  const quotas: readonly (readonly [code: string, perDay: number, user: object])[] = [
    ['quota-exceeded', verified, teacher],
    unverified === undefined
      ? ['quota-exceeded', verified, unproven]
      : ['unverified-quota-exceeded', unverified, unproven],
  ];
  return {
    ...{ kind, takesUpload, takesClasses, quotas },
    ...{ list: list!, submit: submit!, retry: retry!, remove: remove! },
    /** Just submitted; its request equals a call's body. */
    job: { ...sampleJob, kind, source: response.source, request: body } satisfies JobRecord,
    uploads: Object.values(body)
      .flat()
      .filter(
        (value): value is string => typeof value === 'string' && value.startsWith('uploads/'),
      ),
  };
}

const kinds = await Promise.all(Object.values(jobDescriptors).map(readKind));
const typeOf = (key: string): string => (key.endsWith('.xlsx') ? spreadsheetType : 'image/jpeg');

useIdentityProvider(() => []);
const { s3, workflow, jobs, results, put, items, started } = useJobServices();
const classes = dynamoClassStore(documentClient, 'table');
/** Later than the creation of the sample jobs. */
const now = new Date('2026-03-05T10:00:00Z');

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  await put({ ...ownItemKey(ownItems.profile, 'teacher-1'), profile: sampleProfile });
});
afterEach(() => vi.useRealTimers());

describe.each(kinds)('$kind jobs', ({ kind, list, submit, retry, remove, ...own }) => {
  const { job, uploads, takesUpload, takesClasses } = own;
  const body = job.request;
  const params = { jobId: job.id };
  const failed: JobRecord = { ...job, status: 'FAILED', error: { code: 'timed-out' } };
  const file = {
    key: `results/teacher-1/${kind}/${job.id}/result.pdf`,
    name: 'نتيجة 2025-2026.pdf',
    contentType: 'application/pdf',
    size: 4,
  };
  const finished: JobRecord = { ...job, status: 'SUCCESS', files: [file] };
  const jobsOf = (uid = 'teacher-1') => jobs.list(uid, kind, limits.jobsListed);
  const use = (count: number) =>
    put({
      ...usageKey('teacher-1', kind, '2026-03-05'),
      jobs: new Set(Array.from({ length: count }, (_, index) => `job-${index}`)),
    });

  beforeEach(async () => {
    for (const key of uploads)
      s3.objects.set(`/uploads/${key}`, { body: Buffer.from('PK'), contentType: typeOf(key) });
    if (takesClasses) await classes.add('teacher-1', placeholders.classId, sampleClassToStore);
  });

  describe('when they are listed', () => {
    const numbered = (index: number): JobRecord => ({
      ...job,
      id: `01KJQ5N80000000000000${String(index).padStart(5, '0')}`,
    });

    it('are the caller’s own of this kind, newest first', async () => {
      const another = kind === 'grade' ? 'notebook' : 'grade';
      await jobs.create(numbered(1));
      await jobs.create(numbered(2));
      await jobs.create({ ...numbered(3), kind: another });
      await jobs.create({ ...numbered(4), uid: 'teacher-2' });
      const { status, body } = await callEndpoint(list);
      expect(status).toBe(200);
      expect((body as Job[]).map(({ id }) => id)).toEqual([numbered(2).id, numbered(1).id]);
    });

    it('are limited to the newest hundred', async () => {
      await Promise.all(Array.from({ length: 101 }, (_, index) => jobs.create(numbered(index))));
      const { body } = await callEndpoint(list);
      expect(body).toHaveLength(100);
      expect(body).toMatchObject({ 0: { id: numbered(100).id }, 99: { id: numbered(1).id } });
    });

    it.each([
      ['limit', '101'],
      ['limit', '0'],
      ['limit', 'all'],
      ['cursor', '../PROFILE'],
      ['view', 'whole'],
    ])('have no %s of %s', async (name, value) => {
      const answer = await callEndpoint(list, { query: { [name]: value } });
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: `/${name}` }] } });
    });

    it('come in pages, each from the last job of the one before', async () => {
      await Promise.all([1, 2, 3, 4, 5].map((index) => jobs.create(numbered(index))));
      const pages: string[][] = [];
      for (let cursor: string | undefined; ; cursor = pages.at(-1)?.at(-1)) {
        const query = { limit: '2', ...(cursor !== undefined && { cursor }) };
        const { body } = await callEndpoint(list, { query });
        pages.push((body as Job[]).map(({ id }) => id));
        if (pages.at(-1)!.length < 2) break;
      }
      const id = (index: number) => numbered(index).id;
      expect(pages).toEqual([[id(5), id(4)], [id(3), id(2)], [id(1)]]);
    });

    it('link to the files of successful jobs, under their own names', async () => {
      await jobs.create({ ...finished, id: numbered(3).id });
      await jobs.create({ ...failed, id: numbered(2).id, files: [file] });
      await jobs.create(numbered(1));
      const { body } = await callEndpoint(list);
      const [success, ...others] = body as Job[];
      const [{ url, ...shown }] = success!.generatedFiles as [Job['generatedFiles'][number]];
      expect(shown).toEqual({ name: file.name, contentType: file.contentType, size: file.size });
      expect(new URL(url).pathname).toContain(file.key);
      expect(new URL(url).searchParams.get('response-content-disposition')).toContain(
        `filename*=UTF-8''${encodeURIComponent(file.name)}`,
      );
      expect(others.map(({ generatedFiles }) => generatedFiles)).toEqual([[], []]);
      expect(others[0]).toMatchObject({ error: { code: 'timed-out' } });
    });

    it('show the expiry of their files, and no link to an expired one', async () => {
      await jobs.create(finished);
      const filesEnd = Date.parse(job.createdAt) + lifetimes.resultFile.days * 86_400_000;
      const listedAt = async (time: number) => {
        vi.setSystemTime(time);
        return (await callEndpoint(list)).body;
      };
      const filesExpireAt = new Date(filesEnd).toISOString();
      expect(await listedAt(filesEnd - 1)).toMatchObject([
        { filesExpireAt, generatedFiles: [{ name: file.name }] },
      ]);
      expect(await listedAt(filesEnd)).toMatchObject([
        { status: 'SUCCESS', filesExpireAt, generatedFiles: [] },
      ]);
    });

    it.each([
      ['have made none', { status: 'SUCCESS', files: [] }],
      ['have failed', { status: 'FAILED', error: { code: 'internal' } }],
    ] satisfies [string, Partial<JobRecord>][])(
      'do not mention files if they %s',
      async (_, change) => {
        await jobs.create({ ...finished, ...change });
        const [shown] = (await callEndpoint(list)).body as Job[];
        expect(shown).not.toHaveProperty('filesExpireAt');
      },
    );

    it('show neither their owner nor the request', async () => {
      await jobs.create(job);
      const { body } = await callEndpoint(list);
      const [shown] = body as [Job];
      expect(shown).toMatchObject({ id: job.id, source: job.source });
      expect(Object.keys(shown)).not.toContain('uid');
      expect(Object.keys(shown)).not.toContain('request');
    });

    it('are answered with 304 ten seconds later if unchanged', async () => {
      await jobs.create(finished);
      const { headers } = await callEndpoint(list);
      vi.setSystemTime(now.getTime() + 10_000);
      const again = await callEndpoint(list, {
        headers: { 'if-none-match': String(headers['etag']) },
      });
      expect(again).toMatchObject({ status: 304, body: undefined });
    });
  });

  describe('when they are submitted', () => {
    it('are stored as pending, started under their id, and returned', async () => {
      const answer = await callEndpoint(submit, { body });
      const { id } = answer.body as Job;
      expect(answer).toMatchObject({
        status: 202,
        body: { status: 'PENDING', source: job.source, generatedFiles: [] },
      });
      expect(await jobsOf()).toMatchObject([{ id, status: 'PENDING', request: body }]);
      expect(started()).toEqual([
        {
          stateMachineArn: process.env['WORKFLOW_ARN'],
          name: id,
          input: JSON.stringify({
            uid: 'teacher-1',
            kind,
            jobId: id,
            correlationId: 'request-1',
            items: [0],
          }),
        },
      ]);
    });

    it('are created once for one idempotency key', async () => {
      const call = { body, headers: { 'idempotency-key': 'the-same-key' } };
      const first = await callEndpoint(submit, call);
      const second = await callEndpoint(submit, call);
      expect(second).toMatchObject({ status: 202, body: { id: (first.body as Job).id } });
      expect(await jobsOf()).toHaveLength(1);
    });

    it.each(own.quotas)('stop at the daily quota: %s, %d', async (code, perDay, user) => {
      await use(perDay - 1);
      const call = { body, user };
      expect(await callEndpoint(submit, call)).toMatchObject({ status: 202 });
      expect(await callEndpoint(submit, call)).toMatchObject({ status: 429, body: { code } });
      expect(await jobsOf()).toHaveLength(1);
    });

    it('are removed when their workflow may not be started', async () => {
      const $fault = 'client';
      const denied = { name: 'AccessDeniedException', $fault, $metadata: {} } as const;
      workflow.on(StartExecutionCommand).rejects(new SFNServiceException(denied));
      const answer = await callEndpoint(submit, { body });
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(await jobsOf()).toEqual([]);
    });
  });

  describe('when they are tried again', () => {
    it('start as new jobs', async () => {
      await jobs.create(failed);
      const answer = await callEndpoint(retry, { params });
      expect(answer).toMatchObject({
        status: 202,
        body: { status: 'PENDING', source: job.source },
      });
      const { id } = answer.body as Job;
      expect(await jobsOf()).toMatchObject([
        { id, request: body },
        { id: job.id, status: 'FAILED' },
      ]);
      expect(started()).toMatchObject([{ name: id }]);
    });

    it('count against the daily quota', async () => {
      await jobs.create(failed);
      await use(own.quotas[0]![1]);
      const answer = await callEndpoint(retry, { params });
      expect(answer).toMatchObject({ status: 429, body: { code: 'quota-exceeded' } });
    });

    it.each(['PENDING', 'PROCESSING', 'SUCCESS'] as const)(
      'are refused if they are %s',
      async (status) => {
        await jobs.create({ ...job, status });
        const answer = await callEndpoint(retry, { params });
        expect(answer).toMatchObject({ status: 409, body: { code: 'job-not-failed' } });
        expect(started()).toEqual([]);
      },
    );

    it('may have succeeded, if their files have expired', async () => {
      await jobs.create(finished);
      const filesEnd = Date.parse(job.createdAt) + lifetimes.resultFile.days * 86_400_000;
      vi.setSystemTime(filesEnd - 1);
      const early = await callEndpoint(retry, { params });
      expect(early).toMatchObject({ status: 409, body: { code: 'job-not-failed' } });
      vi.setSystemTime(filesEnd);
      expect(await callEndpoint(retry, { params })).toMatchObject({ status: 202 });
      expect(await jobsOf()).toMatchObject([
        { status: 'PENDING', request: body },
        { id: job.id, status: 'SUCCESS' },
      ]);
    });

    it('need the file they were made from, if any', async () => {
      await jobs.create(failed);
      s3.objects.clear();
      const answer = await callEndpoint(retry, { params });
      const gone = { status: 404, body: { code: 'upload-not-found' } };
      expect(answer).toMatchObject(takesUpload ? gone : { status: 202 });
    });

    it('must be the caller’s own', async () => {
      await jobs.create(failed);
      const user = { ...teacher, uid: 'teacher-2' };
      const answer = await callEndpoint(retry, { params, user });
      expect(answer).toMatchObject({ status: 404, body: { code: 'job-not-found' } });
    });

    it('must have a valid id', async () => {
      const answer = await callEndpoint(retry, { params: { jobId: '../PROFILE' } });
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: '/jobId' }] } });
    });
  });

  describe('when they are deleted', () => {
    it('lose their files, too', async () => {
      s3.objects.clear();
      s3.objects.set(`/results/${file.key}`, { body: Buffer.from('%PDF'), contentType: '' });
      await jobs.create(finished);
      const answer = await callEndpoint(remove, { params });
      expect(answer).toMatchObject({ status: 204, body: undefined });
      expect([...s3.objects.keys()]).toEqual([]);
      expect(await jobsOf()).toEqual([]);
    });

    it('lose the files of older jobs, whose folder does not name the kind', async () => {
      s3.objects.clear();
      const older = { ...file, key: `results/teacher-1/${job.id}/result.pdf` };
      for (const name of ['result.pdf', 'never-offered.xlsx']) {
        const key = `/results/results/teacher-1/${job.id}/${name}`;
        s3.objects.set(key, { body: Buffer.from('%PDF'), contentType: '' });
      }
      await jobs.create({ ...finished, files: [older] });
      expect(await callEndpoint(remove, { params })).toMatchObject({ status: 204 });
      expect([...s3.objects.keys()]).toEqual([]);
    });

    it.each(kinds.filter((other) => other.kind !== kind))(
      'keep all their files and data if the request names them as a $kind job',
      async (other) => {
        const inFolders = [file.key, `results/teacher-1/${job.id}/older.pdf`].concat(
          ['work', 'documents'].map((root) => `${root}/teacher-1/${kind}/${job.id}/a.json`),
        );
        for (const key of inFolders)
          s3.objects.set(`/results/${key}`, { body: Buffer.from('%PDF'), contentType: '' });
        await jobs.create(finished);
        await results.keep(addressOf(finished), 'A text');
        const [objects, kept] = [[...s3.objects.keys()], await items()];
        for (const handler of [other.remove, other.retry]) {
          const answer = await callEndpoint(handler, { params });
          expect(answer).toMatchObject({ status: 404, body: { code: 'job-not-found' } });
        }
        expect([...s3.objects.keys()]).toEqual(objects);
        expect(await items()).toEqual(kept);
      },
    );

    it('may have failed', async () => {
      await jobs.create(failed);
      expect(await callEndpoint(remove, { params })).toMatchObject({ status: 204 });
      expect(await jobsOf()).toEqual([]);
    });

    it('remain while a file is left', async () => {
      await jobs.create(finished);
      s3.failures.push(403);
      expect(await callEndpoint(remove, { params })).toMatchObject({ status: 500 });
      expect(await jobs.find(addressOf(finished))).toBeDefined();
    });

    it('must have ended', async () => {
      await jobs.create(job);
      const answer = await callEndpoint(remove, { params });
      expect(answer).toMatchObject({ status: 409, body: { code: 'job-not-finished' } });
      expect(s3.requests).toEqual([]);
      expect(await jobsOf()).toHaveLength(1);
    });

    it('must exist', async () => {
      const answer = await callEndpoint(remove, { params });
      expect(answer).toMatchObject({ status: 404, body: { code: 'job-not-found' } });
    });
  });

  it.each(Object.entries({ list, submit, retry, remove }))(
    'are for teachers only: %s',
    async (_, handler) => {
      const answer = await callEndpoint(handler, { params, body, user: student });
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    },
  );
});
