import { beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#shared/model/limits.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { useDynamoTable } from '#test/support/dynamo-table.ts';
import { memoryFiles, sampleContent, sampleDocuments } from '#test/support/sample-document.ts';
import { sampleGradeJob } from '#test/support/sample-job.ts';
import { dynamoAccountClosure } from '../account-deletion/dynamo-account-closure.ts';
import { dynamoJobStore } from '../jobs/dynamo-job-store.ts';
import { addressOf, type JobAddress, type JobRecord } from '../jobs/job-record.ts';
import { jobOwner, type JobDocumentPorts } from './job-owner.ts';
import { dynamoDocumentStore, locateJobDocument } from './dynamo-document-store.ts';
import { saveResult } from './save-result.ts';
import { saveVersion } from './save-version.ts';

const table = useDynamoTable();
const jobs = dynamoJobStore(table.client, table.name);
const closure = dynamoAccountClosure(table.client, table.name);
const start = Date.parse('2026-03-01T10:00:00.000Z');
let now: number;
let files: ReturnType<typeof memoryFiles>;
let ports: JobDocumentPorts;
let record: JobRecord;
let job: JobAddress;
let tests = 0;
beforeEach(async () => {
  now = start;
  files = memoryFiles();
  const documents = dynamoDocumentStore(table.client, table.name, {
    locate: locateJobDocument,
    files,
  });
  ports = { jobs, closure, documents, now: () => new Date(now) };
  record = { ...sampleGradeJob, uid: `u-${++tests}`, status: 'PROCESSING' };
  job = addressOf(record);
  await jobs.create(record);
});

const marked = (mark: number) => ({ ...sampleContent, marks: [{ pupil: 'أمينة', mark }] });
const schema = sampleDocuments.content;
const finish = () => jobs.change(job, { status: 'SUCCESS', files: [] }, new Date(now));
const result = (content: unknown = sampleContent) => saveResult(ports, schema, job, content);
const kept = () => ports.documents.list(job);
/** The tag of a version, by its number. */
const tagOf = async (seen: number) =>
  versionTag((await ports.documents.find(job, seen)) ?? { version: seen });
const edit = async (seen: number, mark: number) =>
  saveVersion(ports, schema, jobOwner(ports, job), {
    content: marked(mark),
    seen: await tagOf(seen),
  });

describe('a fixed field of a document', () => {
  it('keeps the value given by its job', async () => {
    await result();
    await finish();
    const content = { ...marked(15), title: 'Another' };
    const change = { content, fixed: ['title'], seen: await tagOf(1) };
    await expect(saveVersion(ports, schema, jobOwner(ports, job), change)).rejects.toMatchObject({
      code: 'validation-failed',
      status: 400,
      issues: [{ path: '/title', code: 'invalid_value' }],
    });
    const same = { ...change, content: marked(15) };
    expect(await saveVersion(ports, schema, jobOwner(ports, job), same)).toMatchObject({
      version: 2,
    });
  });
});

describe('the result of a step', () => {
  it('is version 1: a repeated step changes nothing', async () => {
    await result();
    now += 1_000;
    await result();
    await result(marked(3));
    const versions = await kept();
    expect(versions).toMatchObject([
      { version: 1, author: 'job', createdAt: new Date(start).toISOString() },
    ]);
    expect(await ports.documents.read(versions[0]!)).toEqual(sampleContent);
    expect(files.kept.size).toBe(1);
  });

  it('is not overwritten by a step repeated after an edit', async () => {
    await result();
    await finish();
    await edit(1, 15);
    await result();
    expect((await kept()).map(({ author }) => author)).toEqual(['teacher', 'job']);
  });

  it('fails its job when it is too large to be edited', async () => {
    const marks = Array.from({ length: 3_000 }, () => ({ pupil: 'x'.repeat(100), mark: 1 }));
    await expect(result({ title: 'A', marks })).rejects.toMatchObject({
      failure: { code: 'document-too-large' },
    });
    expect(files.kept.size).toBe(0);
  });

  it('must be a document of the job’s kind', async () => {
    await expect(result({ title: 'A' })).rejects.toThrow();
    expect(files.kept.size).toBe(0);
  });

  it.each([
    [
      'has failed',
      () => jobs.change(job, { status: 'FAILED', error: { code: 'internal' } }, new Date(now)),
    ],
    ['was deleted', () => jobs.remove(job, ['PROCESSING'])],
    ['is of an account that was closed', () => closure.close(job.uid, new Date(now))],
  ])('is removed again if its job %s meanwhile', async (_, happens) => {
    await happens();
    await expect(result()).rejects.toMatchObject({ failure: { code: 'cancelled' } });
    expect(await kept()).toEqual([]);
    expect(files.kept.size).toBe(0);
  });
});

describe('an edit of a stored document', () => {
  beforeEach(async () => {
    await result();
    await finish();
  });

  it('is accepted once when several arrive, and the others are refused', async () => {
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map((mark) => edit(1, mark)));
    const saved = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(saved).toMatchObject([{ version: 2, author: 'teacher' }]);
    const told = outcomes.flatMap((one) =>
      one.status === 'rejected' ? [one.reason as unknown] : [],
    );
    const current: unknown = saved[0];
    const stale = expect.objectContaining({ code: 'precondition-failed', current }) as unknown;
    expect(told).toEqual([stale, stale, stale]);
    expect(await kept()).toHaveLength(2);
    expect(files.kept.size).toBe(2);
  });

  it.each([
    ['the account was closed', 'forbidden', () => closure.close(job.uid, new Date(now))],
    ['the job was deleted', 'job-not-found', () => jobs.remove(job, ['SUCCESS'])],
  ])('is removed again if %s meanwhile', async (_, code, happens) => {
    await happens();
    await expect(edit(1, 15)).rejects.toMatchObject({ code });
    expect(await kept()).toHaveLength(1);
    expect(files.kept.size).toBe(1);
  });

  it('fails when no step has left a document', async () => {
    await ports.documents.removeAll(job);
    await expect(edit(1, 15)).rejects.toMatchObject({ code: 'document-not-found' });
  });

  it('keeps the job’s own version and as many as the limit allows', async () => {
    const all = limits.documentVersions + 10;
    for (let version = 1; version < all; version++) {
      // A pause after every tenth version starts a new editing session ten minutes later.
      now += version % 10 === 0 ? 600_000 : 1_000;
      await edit(version, version);
    }
    const numbers = (await kept()).map(({ version }) => version);
    expect(numbers).toHaveLength(limits.documentVersions);
    expect(numbers.at(-1)).toBe(1);
    expect(numbers.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, index) => all - index));
    // The last version of each editing session is kept.
    for (let version = 10; version < all; version += 10) expect(numbers).toContain(version);
    expect(files.kept.size).toBe(limits.documentVersions);
  });

  it('is saved although old versions cannot be removed, and the next edit removes them', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const broken = { ...ports.documents, remove: () => Promise.reject(new Error('busy')) };
    const withBroken = { ...ports, documents: broken };
    for (let version = 1; version <= limits.documentVersions; version++) {
      now += 1_000;
      const seen = await tagOf(version);
      await saveVersion(withBroken, schema, jobOwner(ports, job), {
        content: marked(version),
        seen,
      });
    }
    expect(await kept()).toHaveLength(limits.documentVersions + 1);
    expect(write.mock.calls.join()).toContain('thin-out');
    await edit(limits.documentVersions + 1, 0.5);
    expect(await kept()).toHaveLength(limits.documentVersions);
    write.mockRestore();
  });
});
