import { versionTag } from '#shared/contracts/endpoint.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DocumentVersion } from '#shared/model/document.ts';
import { limits } from '#shared/model/limits.ts';
import { callEndpoint, student, teacher, type Call } from '#test/support/call-endpoint.ts';
import { useIdentityProvider } from '#test/support/identity-secret.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleContent, sampleFeature } from '#test/support/sample-document.ts';
import { finishedJob, sampleGradeJob } from '#test/support/sample-job.ts';
import type { ApiHandler } from '../http/endpoint-handler.ts';
import { addressOf, type JobRecord } from '../jobs/job-record.ts';
import { connectDocuments } from './connect-documents.ts';
import {
  deleteDocumentJob,
  getDocumentJob,
  getVersion,
  listVersions,
  putDocument,
  restoreVersion,
} from './document-handlers.ts';
import { saveResult } from './save-result.ts';

useIdentityProvider(() => []);
const { s3, jobs } = useJobServices();
const job: JobRecord = { ...sampleGradeJob, status: 'SUCCESS', files: finishedJob.files };
const address = addressOf(job);
const params = { jobId: job.id };
const edited = (mark: number) => ({ ...sampleContent, marks: [{ pupil: 'أمينة', mark }] });

let handlers: Record<'get' | 'put' | 'list' | 'version' | 'restore' | 'remove', ApiHandler>;
const ports = connectDocuments({ TABLE_NAME: 'table', RESULTS_BUCKET: 'results' });
beforeAll(() => {
  handlers = {
    get: getDocumentJob(sampleFeature),
    put: putDocument(sampleFeature),
    list: listVersions(sampleFeature),
    version: getVersion(sampleFeature),
    restore: restoreVersion(sampleFeature),
    remove: deleteDocumentJob(sampleFeature),
  };
});
beforeEach(async () => {
  await jobs.create(job);
  await saveResult(ports, sampleFeature.documents.content, address, sampleContent);
});

const call = (name: keyof typeof handlers, more: Call = {}) =>
  callEndpoint(handlers[name], { params, ...more });
const versions = async () => (await call('list')).body as DocumentVersion[];
/** The tag of a version, by its number. */
const tagOf = async (seen: number) =>
  versionTag((await versions()).find(({ version }) => version === seen)!);
const headersOf = async (seen?: number | '*'): Promise<Record<string, string>> =>
  seen === undefined ? {} : { 'if-match': seen === '*' ? seen : await tagOf(seen) };
const put = async (body: unknown, seen?: number | '*') =>
  call('put', { body, headers: await headersOf(seen) });
const restore = async (version: number, seen?: number) =>
  call('restore', {
    params: { ...params, version: String(version) },
    headers: await headersOf(seen),
  });
const contents = () => [...s3.objects.keys()].filter((key) => key.includes('/documents/'));

describe('a job with a document', () => {
  it('returns the newest version with an ETag of that version alone', async () => {
    await put(edited(15), 1);
    const answer = await call('get');
    expect(answer).toMatchObject({
      status: 200,
      headers: { etag: await tagOf(2), 'cache-control': 'no-store' },
      body: {
        id: job.id,
        status: 'SUCCESS',
        generatedFiles: [{ name: finishedJob.files[0]!.name }],
        document: { version: 2, author: 'teacher', content: edited(15) },
      },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/fileKey/);
    // Its links change every few minutes, but the tag stays the same.
    expect(await call('get', { headers: { 'if-none-match': await tagOf(2) } })).toMatchObject({
      status: 200,
    });
  });

  it.each(['PENDING', 'PROCESSING', 'FAILED'] as const)(
    'shows no document while or because it is %s',
    async (status) => {
      const other = { ...job, id: '01KJQ5N8000000000000000001', status };
      await jobs.create(other);
      const result = saveResult(
        ports,
        sampleFeature.documents.content,
        addressOf(other),
        edited(1),
      );
      await result.catch((error: unknown) => expect(error).toMatchObject({ name: 'JobError' }));
      const own = { params: { jobId: other.id } };
      const answer = await call('get', own);
      expect(answer).toMatchObject({ status: 200, body: { status } });
      expect(answer.body).not.toHaveProperty('document');
      expect(answer.headers).not.toHaveProperty('etag');
      expect(await call('list', own)).toMatchObject({ status: 200, body: [] });
      const version = { params: { ...own.params, version: '1' } };
      const missing = { status: 404, body: { code: 'document-not-found' } };
      expect(await call('version', version)).toMatchObject(missing);
      const refused =
        status === 'FAILED' ? missing : { status: 409, body: { code: 'job-not-finished' } };
      const headers = { 'if-match': 'W/"1"' };
      expect(await call('put', { ...own, body: edited(2), headers })).toMatchObject(refused);
      expect(await call('restore', { ...version, headers })).toMatchObject(refused);
    },
  );

  it('is available only to its owner, who must be a teacher', async () => {
    const version = { params: { ...params, version: '1' } };
    const headers = { 'if-match': 'W/"1"' };
    const calls = {
      get: {},
      put: { body: edited(15), headers },
      list: {},
      version,
      restore: { ...version, headers },
      remove: {},
    };
    for (const [name, given] of Object.entries(calls)) {
      const as = (user: object) => call(name as keyof typeof calls, { ...given, user });
      expect(await as({ ...teacher, uid: 'teacher-2' }), name).toMatchObject({
        status: 404,
        body: { code: 'job-not-found' },
      });
      expect(await as(student), name).toMatchObject({ status: 403 });
    }
    expect(await versions()).toHaveLength(1);
  });

  it('deletes every version with itself', async () => {
    await put(edited(15), 1);
    expect(contents()).toHaveLength(2);
    expect(await call('remove')).toMatchObject({ status: 204 });
    expect(contents()).toEqual([]);
    expect(await ports.documents.list(address)).toEqual([]);
    expect(await call('get')).toMatchObject({ status: 404 });
  });
});

it('deletes files that were made from a document but never offered', async () => {
  const key = `/results/results/teacher-1/grade/${job.id}/7.xlsx`;
  s3.objects.set(key, { body: Buffer.from('PK'), contentType: 'x' });
  expect(await call('remove')).toMatchObject({ status: 204 });
  expect(s3.objects.size).toBe(0);
});

describe('an edit', () => {
  it('is refused without the version that was shown', async () => {
    const refused = { status: 428, body: { code: 'precondition-required' } };
    expect(await put(edited(15))).toMatchObject(refused);
    expect(await restore(1)).toMatchObject(refused);
    expect(await versions()).toHaveLength(1);
  });

  it('of an older version is refused with the newer one, and neither is lost', async () => {
    await put(edited(15), 1);
    const refused = await put(edited(16), 1);
    expect(refused).toMatchObject({
      status: 412,
      headers: { etag: await tagOf(2), 'content-type': 'application/problem+json' },
      body: {
        code: 'precondition-failed',
        current: { version: 2, author: 'teacher', content: edited(15) },
      },
    });
    expect(JSON.stringify(refused.body)).not.toMatch(/fileKey/);
    const again = await put(edited(16), 2);
    expect(again).toMatchObject({
      status: 200,
      headers: { etag: await tagOf(3) },
      body: { version: 3 },
    });
    const second = await call('version', { params: { ...params, version: '2' } });
    expect(second).toMatchObject({ status: 200, body: { version: 2, content: edited(15) } });
  });

  it('can be sent again when its answer was lost, and makes one version', async () => {
    const first = await put(edited(15), 1);
    expect(await put(edited(15), 1)).toMatchObject({ status: 200, body: first.body });
    expect(await versions()).toHaveLength(2);
  });

  it('accepts the version as a strong or a weak tag', async () => {
    const tag = (await tagOf(1)).replace('W/', '');
    const strong = (mark: number) =>
      call('put', { body: edited(mark), headers: { 'if-match': `${tag}, "3"` } });
    expect(await strong(15)).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await strong(16)).toMatchObject({ status: 412, body: { current: { version: 2 } } });
  });

  it('is not saved over another content of the same number, as a restored backup may have it', async () => {
    const seen = await tagOf(1);
    const [first] = await ports.documents.list(address);
    await ports.documents.remove(address, first!);
    await saveResult(ports, sampleFeature.documents.content, address, edited(11));
    const refused = await call('put', { body: edited(15), headers: { 'if-match': seen } });
    expect(refused).toMatchObject({ status: 412, body: { current: { version: 1 } } });
    // A tab of an earlier release names the number alone. It would take the current version for the one that it has seen.
    const old = await call('put', { body: edited(15), headers: { 'if-match': 'W/"1"' } });
    expect(old.status).toBe(412);
    expect(old.body).not.toHaveProperty('current');
    expect(await versions()).toHaveLength(1);
  });

  it('for any version replaces nothing, because versions stay', async () => {
    await put(edited(15), 1);
    expect(await put(edited(16), '*')).toMatchObject({ status: 200, body: { version: 3 } });
    expect((await versions()).map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  it.each([
    ['no document of the kind', { title: 'A' }, { path: '/marks', code: 'invalid_type' }],
    ['an unknown field', { ...sampleContent, x: 1 }, { path: '/x', code: 'unrecognized_keys' }],
  ])('of %s is refused', async (_, body, issue) => {
    const answer = await put(body, 1);
    expect(answer).toMatchObject({ status: 400, body: { issues: [issue] } });
    expect(await versions()).toHaveLength(1);
  });

  it('can be as large as the limit, and no larger', async () => {
    const row = { pupil: 'x'.repeat(150), mark: 10 };
    const ofRows = (rows: number) => ({
      title: 'A',
      marks: Array.from({ length: rows }, () => row),
    });
    const rows = Math.floor(limits.documentBytes / (JSON.stringify(row).length + 1)) - 1;
    expect(await put(ofRows(rows), 1)).toMatchObject({ status: 200 });
    expect(await put(ofRows(rows + 2), 2)).toMatchObject({
      status: 413,
      body: { code: 'document-too-large' },
    });
  });

  it('leaves the job unchanged', async () => {
    await put(edited(15), 1);
    await restore(1, 2);
    expect(await jobs.find(address)).toEqual(job);
  });
});

describe('an earlier version', () => {
  it('becomes a new version when it is restored', async () => {
    await put(edited(15), 1);
    const answer = await restore(1, 2);
    const third = { version: 3, author: 'teacher', restoredFrom: 1, content: sampleContent };
    expect(answer).toMatchObject({ status: 200, headers: { etag: await tagOf(3) }, body: third });
    expect(await versions()).toMatchObject([
      { version: 3, author: 'teacher', restoredFrom: 1 },
      { version: 2, author: 'teacher' },
      { version: 1, author: 'job' },
    ]);
    expect(JSON.stringify(await versions())).not.toMatch(/fileKey|"content"/);
  });

  it('is restored only over the version that was shown', async () => {
    await put(edited(15), 1);
    await put(edited(16), 2);
    const answer = await restore(1, 2);
    expect(answer).toMatchObject({ status: 412, body: { current: { version: 3 } } });
    expect(await versions()).toHaveLength(3);
  });

  it.each(['7', '999999999'])('that does not exist is not found: %s', async (version) => {
    const own = { params: { ...params, version } };
    const missing = { status: 404, body: { code: 'document-not-found' } };
    expect(await call('version', own)).toMatchObject(missing);
    const headers = { 'if-match': 'W/"1"' };
    expect(await call('restore', { ...own, headers })).toMatchObject(missing);
  });

  it.each(['0', '01', '-1', '1e1', '1#2', '1000000000'])(
    'must be a number, not %s',
    async (version) => {
      expect(await call('version', { params: { ...params, version } })).toMatchObject({
        status: 400,
        body: { issues: [{ path: '/version' }] },
      });
    },
  );
});
