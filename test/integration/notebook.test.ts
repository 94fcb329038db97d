import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { deleteContentJob } from '#shared/contracts/ai-content.ts';
import { deleteGradeJob } from '#shared/contracts/grades.ts';
import { assignRole } from '#shared/contracts/role.ts';
import {
  deleteNotebook,
  listCovers,
  listNotebookJobs,
  submitNotebook,
} from '#shared/contracts/notebooks.ts';
import { getProfile, putProfile } from '#shared/contracts/profile.ts';
import type { Job } from '#shared/model/job.ts';
import type { Language } from '#shared/model/locale.ts';
import { ministryWorkbook } from '../fixtures/spreadsheets/ministry-workbook.ts';
import type { Account } from '../support/accounts.ts';
import { expectedClassLists, readClassLists } from '../support/class-lists.ts';
import { connect } from '../support/connect.ts';
import { sampleCover } from '../support/notebook-jobs.ts';
import { readPdf } from '../support/read-pdf.ts';
import { sampleProfile } from '../support/sample-profile.ts';

const { url, accounts, call, send, notebooks } = connect(inject('platform'));
const sample = readFileSync('test/fixtures/spreadsheets/ministry-6x40.xlsx');
const { listed } = ministryWorkbook();

const fileNames: Record<Language, string> = {
  en: 'class-notebook-2025-2026.pdf',
  ar: 'دفتر القسم 2025-2026.pdf',
};

let teacher: Account;
let key: string;
/** The jobs that several tests check, made at the same time. */
let made: Record<Language, Job>;

beforeAll(async () => {
  teacher = await accounts.signUp();
});

describe('a new teacher on the way to a first notebook', () => {
  it('has no role until they ask for one', async () => {
    const { token } = teacher;
    const refused = await send(listNotebookJobs, { token });
    expect(refused.status).toBe(403);
    expect(await call(assignRole, { token, query: {} })).toEqual({ role: 'teacher' });
    expect(await call(assignRole, { token, query: {} })).toEqual({ role: 'teacher' });
    teacher = await accounts.refresh(teacher);
    expect(await call(listNotebookJobs, { token: teacher.token })).toEqual([]);
  });

  it('learns that the profile is missing, then saves it', async () => {
    const { token } = teacher;
    expect((await send(getProfile, { token })).status).toBe(204);
    key = await notebooks.upload(token, sample, 'قائمة التلاميذ.xlsx');
    const body = { coverImageKey: sampleCover, studentNamesFileS3Key: key };
    expect(await send(submitNotebook, { token, body })).toMatchObject({
      status: 409,
      body: { code: 'profile-missing' },
    });
    expect(await call(putProfile, { token, body: sampleProfile })).toEqual(sampleProfile);
    expect(await call(getProfile, { token })).toEqual(sampleProfile);
  });

  it('finds every cover of the library at its address', async () => {
    const covers = await call(listCovers, { token: teacher.token });
    expect(covers.length).toBeGreaterThanOrEqual(12);
    const addresses = covers.flatMap((cover) => [cover.url, cover.thumbnailUrl]);
    const answers = await Promise.all(addresses.map((path) => fetch(`${url}${path}`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ headers }) => headers.get('content-type')))).toEqual(
      new Set(['image/jpeg']),
    );
  });
});

describe('a finished notebook', () => {
  beforeAll(async () => {
    const { token } = teacher;
    const submitted = {
      en: await notebooks.submit(token, key),
      ar: await notebooks.submit(token, key, 'ar'),
    };
    expect(submitted.en).toMatchObject({ status: 'PENDING', source: 'قائمة التلاميذ.xlsx' });
    const [en, ar] = await Promise.all([
      notebooks.waitFor(token, submitted.en.id),
      notebooks.waitFor(token, submitted.ar.id),
    ]);
    made = { en, ar };
  });

  it('is on the list, newest first', async () => {
    const jobs = await call(listNotebookJobs, { token: teacher.token });
    expect(jobs.map(({ id }) => id)).toEqual([made.ar.id, made.en.id]);
  });

  it.each(['en', 'ar'] as const)('in %s downloads under a readable name', async (language) => {
    const { status, generatedFiles } = made[language];
    expect(status).toBe('SUCCESS');
    expect(generatedFiles).toMatchObject([
      { name: fileNames[language], contentType: 'application/pdf' },
    ]);
    const response = await fetch(generatedFiles[0]!.url);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent(fileNames[language])}`,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.length).toBe(generatedFiles[0]!.size);
    expect(readClassLists(await readPdf(bytes))).toEqual(expectedClassLists(listed));
  });

  it('has a link to this one file, for reading, for a limited time', async () => {
    const link = new URL(made.en.generatedFiles[0]!.url);
    expect(Number(link.searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(300);
    expect((await fetch(link, { method: 'DELETE' })).status).toBe(403);
    link.pathname = link.pathname.replace(made.en.id, made.ar.id);
    expect((await fetch(link)).status).toBe(403);
  });

  it('of another teacher cannot be seen or deleted', async () => {
    const { token } = await accounts.newTeacher({ profile: false });
    const params = { jobId: made.en.id };
    expect(await send(deleteNotebook, { token, params })).toMatchObject({
      status: 404,
      body: { code: 'job-not-found' },
    });
    expect(await call(listNotebookJobs, { token })).toEqual([]);
  });
});

describe('an Idempotency-Key', () => {
  const idempotencyKey: string = randomUUID();
  const submit = (language: Language, repeated: string = idempotencyKey) =>
    send(submitNotebook, {
      token: teacher.token,
      headers: { 'idempotency-key': repeated },
      body: { coverImageKey: sampleCover, studentNamesFileS3Key: key, language },
    });

  it('makes one job from two calls, even at the same moment', async () => {
    const replies = await Promise.all([submit('en'), submit('en')]);
    expect(replies.map(({ status }) => status)).toEqual([202, 202]);
    const again = await submit('en');
    const ids = [...replies, again].map(({ body }) => (body as Job).id);
    expect(new Set(ids).size).toBe(1);
    const jobs = await call(listNotebookJobs, { token: teacher.token });
    expect(jobs.filter(({ id }) => id === ids[0])).toHaveLength(1);
  });

  it('is refused for another request', async () => {
    expect(await submit('ar')).toMatchObject({
      status: 422,
      body: { code: 'idempotency-key-reused' },
    });
  });

  it('is refused when it is invalid', async () => {
    expect(await submit('en', 'short')).toMatchObject({
      status: 400,
      body: { code: 'idempotency-key-invalid' },
    });
  });
});

describe('deleting a job', () => {
  it.each([deleteGradeJob, deleteContentJob])(
    'of another kind by the notebook’s id leaves its file: $id',
    async (endpoint) => {
      const answer = await send(endpoint, {
        token: teacher.token,
        params: { jobId: made.ar.id },
      });
      expect(answer).toMatchObject({ status: 404, body: { code: 'job-not-found' } });
      expect((await fetch(made.ar.generatedFiles[0]!.url)).status).toBe(200);
    },
  );

  it('removes the notebook from the list, and its file', async () => {
    const { token } = teacher;
    const params = { jobId: made.ar.id };
    await call(deleteNotebook, { token, params });
    // S3's answer to callers who may not list the bucket.
    expect((await fetch(made.ar.generatedFiles[0]!.url)).status).toBe(403);
    expect((await send(deleteNotebook, { token, params })).status).toBe(404);
    const jobs = await call(listNotebookJobs, { token });
    expect(jobs.map(({ id }) => id)).not.toContain(made.ar.id);
  });
});
