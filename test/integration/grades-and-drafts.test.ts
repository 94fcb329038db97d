import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  deleteContentJob,
  generateContent,
  listContentJobs,
  retryContentJob,
  type ContentRequest,
} from '../../shared/contracts/ai-content.ts';
import {
  deleteGradeJob,
  extractGrades,
  listGradeJobs,
  retryGradeJob,
} from '../../shared/contracts/grades.ts';
import { createUpload } from '../../shared/contracts/uploads.ts';
import { isFinished, type Job } from '../../shared/model/job.ts';
import type { Account } from '../support/accounts.ts';
import { connect } from '../support/connect.ts';

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

  it('says why it could not be read, and can be tried again and deleted', async () => {
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

  it('is one job however often the same call is sent', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { imageS3Key };
    const first = await call(extractGrades, { token, headers, body });
    const second = await call(extractGrades, { token, headers, body });
    expect(second.id).toBe(first.id);
    await ended(list, first.id);
  });

  it('knows neither another teacher’s picture nor another teacher’s job', async () => {
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
  const common = { topic: 'دورة الماء', level: 'Middle' } as const;
  const requests: ContentRequest[] = [
    { contentType: 'LESSON_PLAN', ...common, duration: '45 min', objectives: 'Name the stages' },
    { contentType: 'TEST', ...common, questionType: 'True/False', questionCount: 5 },
    { contentType: 'EXERCISE', ...common, exerciseType: 'Matching', baseText: 'Water rises.' },
  ];

  it.each(requests)(
    'of a $contentType says honestly that it is not available yet',
    async (body) => {
      const { id } = await call(generateContent, { token, body });
      const job = await ended(list, id);
      expect(job).toMatchObject({
        type: body.contentType,
        source: common.topic,
        status: 'FAILED',
        error: { code: 'not-available' },
      });
      expect(job.result).toBeUndefined();
      const headers = { 'idempotency-key': randomUUID() };
      const retry = () => call(retryContentJob, { token, params: { jobId: id }, headers });
      const again = await retry();
      expect(again.type).toBe(body.contentType);
      expect((await retry()).id).toBe(again.id);
      await ended(list, again.id);
      await call(deleteContentJob, { token, params: { jobId: id } });
      expect((await list()).map((one) => one.id)).not.toContain(id);
    },
  );
});
