import { versionTag } from '#shared/contracts/endpoint.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  deleteContentJob,
  generateContent,
  listContentJobs,
  retryContentJob,
  type ContentRequest,
} from '#shared/contracts/ai-content.ts';
import { contentDocuments, redraftPart } from '#shared/contracts/content-documents.ts';
import { findFaults } from '#lambdas/ai-content/domain/faults/find-faults.ts';
import {
  deleteGradeJob,
  extractGrades,
  listGradeJobs,
  retryGradeJob,
} from '#shared/contracts/grades.ts';
import { readingNotes } from '#shared/draft/readings.ts';
import { createUpload } from '#shared/contracts/uploads.ts';
import { isFinished, type Job } from '#shared/model/job.ts';
import type { Account } from '../support/accounts.ts';
import { connect } from '../support/connect.ts';
import { textTests } from '../support/sample-drafts/text-tests.ts';

const { accounts, call, send } = connect(inject('platform'));

let token: string;
let other: Account;
beforeAll(async () => {
  ({ token } = await accounts.newTeacher({ profile: false }));
  other = await accounts.newTeacher({ profile: false });
});

async function upload(bytes = Uint8Array.of(0xff, 0xd8, 0xff)): Promise<string> {
  const query = {
    fileName: 'صفحة 3.jpg',
    fileType: 'image/jpeg',
    fileSize: String(bytes.length),
  } as const;
  const ticket = await call(createUpload, { token, query });
  const put = await fetch(ticket.url, { method: 'PUT', headers: ticket.headers, body: bytes });
  expect(put.status).toBe(200);
  return ticket.key;
}

/** The newest job of a list once it has ended. */
async function ended<J extends Job>(list: () => Promise<J[]>, id: string): Promise<J> {
  for (;;) {
    const job = (await list()).find((one) => one.id === id);
    if (job && isFinished(job.status)) return job;
    await sleep(150);
  }
}

describe('a grade extraction', () => {
  const list = () => call(listGradeJobs, { token });
  let imageS3Key: string;
  beforeAll(async () => {
    imageS3Key = await upload();
  });

  it('says why it failed, and can be tried again and deleted', async () => {
    const { id } = await call(extractGrades, { token, body: { imageS3Key } });
    const job = await ended(list, id);
    expect(job).toMatchObject({
      status: 'FAILED',
      source: 'صفحة 3.jpg',
      error: { code: 'picture-damaged' },
    });
    const headers = { 'idempotency-key': randomUUID() };
    const retry = () => call(retryGradeJob, { token, params: { jobId: id }, headers });
    const again = await retry();
    expect(again.id).not.toBe(id);
    expect((await retry()).id).toBe(again.id);
    await ended(list, again.id);
    await call(deleteGradeJob, { token, params: { jobId: id } });
    expect((await list()).map((one) => one.id)).toEqual([again.id]);
  });

  it('is one job, however often the same call is sent', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { imageS3Key };
    const first = await call(extractGrades, { token, headers, body });
    const second = await call(extractGrades, { token, headers, body });
    expect(second.id).toBe(first.id);
    await ended(list, first.id);
  });

  it('cannot use another teacher’s picture or job', async () => {
    const stolen = await send(extractGrades, { token: other.token, body: { imageS3Key } });
    expect(stolen).toMatchObject({ status: 403, body: { code: 'upload-not-yours' } });
    const [job] = await list();
    const params = { jobId: job!.id };
    for (const endpoint of [retryGradeJob, deleteGradeJob]) {
      expect(await send(endpoint, { token: other.token, params })).toMatchObject({
        status: 404,
        body: { code: 'job-not-found' },
      });
    }
  });
});

describe('a draft', () => {
  const list = () => call(listContentJobs, { token });
  const common = { topic: 'The French Revolution', level: 'Middle', language: 'en' } as const;
  const baseText =
    'The French Revolution began in 1789. The Bastille was stormed on 14 July 1789. The king, Louis XVI, was executed in 1793. ' +
    'The National Assembly abolished feudal privileges in August 1789. Napoleon Bonaparte took power in November 1799.';
  const wanted: ContentRequest[] = [
    { contentType: 'LESSON_PLAN', ...common, duration: '45 min', objectives: 'Name the causes' },
    { contentType: 'TEST', ...common, questionType: 'True/False', questionCount: 2, baseText },
    { contentType: 'EXERCISE', ...common, exerciseType: 'Matching', baseText },
  ];
  const finished = async (body: ContentRequest) => {
    const { id } = await call(generateContent, { token, body });
    await ended(list, id);
    return call(contentDocuments.getJob, { token, params: { jobId: id } });
  };

  it.each(wanted)('of a $contentType is a document, and a text for older clients', async (body) => {
    const job = await finished(body);
    expect(job).toMatchObject({
      type: body.contentType,
      source: common.topic,
      status: 'SUCCESS',
      request: body,
      document: {
        version: 1,
        author: 'job',
        content: { type: body.contentType, language: 'en' },
      },
    });
    // Without a model the rules draft, and the draft says so.
    expect(job.document?.content.drafter).toBe('rules');
    expect(job.result).toContain(common.topic);
    if (!job.document) throw new Error('no document');
    expect(findFaults(job.document.content)).toEqual([]);
  });

  it('says why it failed, and can be tried again and deleted', async () => {
    const body = { contentType: 'TEST', ...common, questionType: 'Multiple Choice' } as const;
    const { id } = await call(generateContent, { token, body: { ...body, questionCount: 5 } });
    const job = await ended(list, id);
    expect(job).toMatchObject({ status: 'FAILED', error: { code: 'draft-needs-text' } });
    expect(job.result).toBeUndefined();
    const headers = { 'idempotency-key': randomUUID() };
    const retry = () => call(retryContentJob, { token, params: { jobId: id }, headers });
    const again = await retry();
    expect(again.type).toBe('TEST');
    expect((await retry()).id).toBe(again.id);
    await ended(list, again.id);
    await call(deleteContentJob, { token, params: { jobId: id } });
    expect((await list()).map((one) => one.id)).not.toContain(id);
  });

  it('can be edited, and one part of it redrafted', async () => {
    const { id, document } = await finished({
      ...common,
      topic: 'Fractions',
      contentType: 'TEST',
      questionType: 'Multiple Choice',
      questionCount: 3,
    });
    const params = { jobId: id };
    const content = document?.content;
    if (content?.type !== 'TEST') throw new Error('no test');
    const [first] = content.questions;
    const body = { part: first!.id };
    const { part } = await call(redraftPart, { token, params, body });
    expect(part).toMatchObject({ id: first!.id, kind: 'choice', points: first!.points });
    expect(part).not.toEqual(first);
    const edited = { ...content, title: 'Fractions, first test' };
    const headers = { 'if-match': versionTag(document!) };
    const saved = await call(contentDocuments.putDocument, {
      token,
      params,
      headers,
      body: edited,
    });
    expect(saved).toMatchObject({ version: 2, author: 'teacher', content: edited });
    const missing = await send(redraftPart, { token, params, body: { part: 'q99' } });
    expect(missing).toMatchObject({ status: 404, body: { code: 'part-not-found' } });
    const stolen = await send(redraftPart, { token: other.token, params, body });
    expect(stolen).toMatchObject({ status: 404, body: { code: 'job-not-found' } });
  });

  it('can have its text made easier, with the questions solved from it', async () => {
    const test = textTests.ar;
    const { id, document } = await finished({
      ...{ contentType: 'TEST', level: 'Middle', language: 'ar', topic: 'دورة الماء' },
      ...{ questionType: 'True/False', questionCount: 2, baseText: test.sourceText! },
    });
    const params = { jobId: id };
    const content = document?.content;
    if (content?.type !== 'TEST') throw new Error('no test');
    const body = { reading: { level: 'easier' as const } };
    const { reading } = await call(redraftPart, { token, params, body });
    expect(reading).toMatchObject({ level: 'easier', solving: { differed: [] } });
    expect(reading!.solving!.agreed.length).toBeGreaterThan(0);
    expect(readingNotes(content, reading!)).toEqual([]);
    await call(contentDocuments.putDocument, {
      ...{ token, params, headers: { 'if-match': versionTag(document!) } },
      body: { ...content, readings: [reading!] },
    });
    const again = { reading: { level: 'easier' as const, keep: true as const } };
    expect(await call(redraftPart, { token, params, body: again })).toEqual({ reading });
  });

  it('can be copied in its own language, and only a model can translate it', async () => {
    const [lesson] = wanted;
    const { id, document } = await finished(lesson!);
    const copy = await finished({ ...lesson!, translationOf: id });
    expect(copy.document?.content).toEqual(document?.content);
    const translation = await finished({ ...lesson!, language: 'ar', translationOf: id });
    expect(translation).toMatchObject({
      status: 'FAILED',
      error: { code: 'translation-needs-model' },
    });
    const nothing = { ...lesson!, translationOf: '01KJQ5N8000000000000000000' };
    expect(await finished(nothing)).toMatchObject({ error: { code: 'original-missing' } });
  });
});
