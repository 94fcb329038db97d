import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startPlatform } from '#infra/local/platform.ts';
import { assignRole } from '#shared/contracts/role.ts';
import {
  deleteNotebook,
  listCovers,
  listNotebookJobs,
  submitNotebook,
} from '#shared/contracts/notebooks.ts';
import { getProfile, putProfile } from '#shared/contracts/profile.ts';
import { createUpload } from '#shared/contracts/uploads.ts';
import { isFinished, type Job } from '#shared/model/job.ts';
import { spreadsheetType } from '#shared/model/upload.ts';
import { englishList } from '../fixtures/spreadsheets/plain-lists.ts';
import { connect } from '../support/connect.ts';
import { sampleCover } from '../support/notebook-jobs.ts';
import { sampleProfile } from '../support/sample-profile.ts';
import { takeGrant, type Grant } from '../support/take-grant.ts';

/** A teacher's actions, with the status of each call and the end of each job. */
const useEverything = async ({ send, accounts }: ReturnType<typeof connect>) => {
  const newcomer = await accounts.signUp();
  const role = (await send(assignRole, { token: newcomer.token })).status;
  const { token } = await accounts.refresh(newcomer);
  const put = await send(putProfile, { token, body: sampleProfile });
  const got = await send(getProfile, { token });
  const covers = await send(listCovers, { token });
  const query = { fileName: 'a.xlsx', fileType: spreadsheetType };
  const ticket = await send(createUpload, { token, query });
  const { url, key, headers } = ticket.body as {
    url: string;
    key: string;
    headers: Record<string, string>;
  };
  const body = new Uint8Array(englishList().bytes);
  const uploaded = await fetch(url, { method: 'PUT', headers, body });

  // Submitting again with the same key returns the same job, without using the list.
  const order = {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: { coverImageKey: sampleCover, studentNamesFileS3Key: key },
  };
  const submitted = await send(submitNotebook, order);
  let job = submitted.body as Job;
  while (!isFinished(job.status)) {
    await sleep(100);
    job = (await send(submitNotebook, order)).body as Job;
  }
  const listed = await send(listNotebookJobs, { token });
  const deleted = await send(deleteNotebook, { token, params: { jobId: job.id } });
  const statuses = {
    role,
    putProfile: put.status,
    getProfile: got.status,
    covers: covers.status,
    ticket: ticket.status,
    upload: uploaded.status,
    submit: submitted.status,
    job: job.error?.code ?? job.status,
    list: listed.status,
    delete: deleted.status,
  };
  return { statuses, replies: [put, got, covers, ticket, submitted, listed, deleted] };
};

const allWorks = {
  role: 200,
  putProfile: 200,
  getProfile: 200,
  covers: 200,
  ticket: 200,
  upload: 200,
  submit: 202,
  job: 'SUCCESS',
  list: 200,
  delete: 204,
};

const run = async (grant: Grant) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'daftar-test-'));
  const lines: string[] = [];
  const platform = await startPlatform({
    port: 0,
    authPort: 0,
    dataDir,
    amend: takeGrant(grant),
    onLog: (source, line) => lines.push(`${source} ${line}`),
  });
  try {
    const used = await useEverything(connect({ url: platform.url, authUrl: platform.auth.url }));
    const denials = lines.filter((line) => line.startsWith('aws-gateway denied: '));
    return { ...used, denials: [...new Set(denials)] };
  } finally {
    await platform.close();
    await rm(dataDir, { recursive: true, force: true });
  }
};

describe.concurrent(
  'without one permission exactly one thing fails, and the log names the permission',
  () => {
    it.each<[fails: string, grant: Grant, effect: Partial<typeof allWorks>, denial: RegExp]>([
      [
        'the list',
        { policy: 'listnotebookjobs', action: 'dynamodb:Query' },
        { list: 500 },
        /^aws-gateway denied: \S*listnotebookjobs\S* may not dynamodb:Query on arn:aws:dynamodb:\S+:table\/\S+: no statement allows it$/,
      ],
      [
        'deleting',
        { policy: 'deletenotebook', action: 's3:DeleteObject', resource: '/results/' },
        { delete: 500 },
        /^aws-gateway denied: \S*deletenotebook\S* may not s3:DeleteObject on arn:aws:s3:::\S+\/results\/\S+: no statement allows it$/,
      ],
      [
        'the rendering',
        {
          policy: 'NotebookStateMachine',
          action: 'lambda:InvokeFunction',
          resource: 'RenderNotebook',
        },
        { job: 'internal' },
        /^aws-gateway denied: \S*NotebookStateMachine\S* may not lambda:InvokeFunction on arn:aws:lambda:\S+RenderNotebook\S*: no statement allows it$/,
      ],
    ])('%s', async (_, grant, effect, denial) => {
      const { statuses, replies, denials } = await run(grant);
      expect(statuses).toEqual({ ...allWorks, ...effect });
      expect(denials).toEqual([expect.stringMatching(denial)]);
      // The user sees none of it.
      for (const { status, body, text } of replies.filter((reply) => reply.status >= 500)) {
        expect({ status, body }).toMatchObject({ status: 500, body: { code: 'internal' } });
        expect(text).not.toMatch(/arn:|denied|authorized/i);
      }
    });
  },
);
