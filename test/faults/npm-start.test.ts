import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#shared/contracts/index.ts';
import { listNotebookJobs } from '#shared/contracts/notebooks.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import type { Account } from '../support/accounts.ts';
import { connect } from '../support/connect.ts';
import { npmStart, type StartSettings } from '../support/npm-start.ts';
import { anyAlive } from '../support/process-tree.ts';
import { sampleProfile } from '../support/sample-profile.ts';

const sample = readFileSync('test/fixtures/spreadsheets/ministry-6x40.xlsx');
const started: ReturnType<typeof npmStart>[] = [];
const start = (settings: StartSettings) => {
  const run = npmStart(settings);
  started.push(run);
  return run;
};

let settings: StartSettings;
let run: ReturnType<typeof npmStart>;
let teacher: Account;
let key: string;
let jobIds: string[];

beforeAll(async () => {
  settings = {
    dataDir: await mkdtemp(join(tmpdir(), 'daftar-restart-')),
  };
});
afterAll(async () => {
  for (const one of started) one.end();
  await rm(settings.dataDir, { recursive: true, force: true });
});

describe('npm start', () => {
  it('is ready soon, within its memory limit', async () => {
    run = start(settings);
    const readyMs = await run.ready();
    expect(run.output()).toContain(run.url);
    expect(run.output()).toMatch(/^ +\d+\.\d s {2}the identity provider runs$/m);
    expect(run.output()).toContain('teacher@example.com');
    const memoryMb = run.tree().reduce((sum, one) => sum + one.memoryMb, 0);
    console.log(`ready after ${(readyMs / 1000).toFixed(1)} s; ${memoryMb.toFixed(0)} MB idle`);
    expect(memoryMb).toBeLessThanOrEqual(700);
  });

  it('keeps two platforms apart: ports and data in use are refused with a clear message', async () => {
    const elsewhere = join(settings.dataDir, 'another');
    const port = Number(new URL(run.url).port);
    const authPort = Number(new URL(run.authUrl).port);
    const refused = [
      [start({ dataDir: elsewhere, port }), `Port ${port} is in use`, 'PORT'],
      [start({ dataDir: `${elsewhere}-2`, authPort }), `Port ${authPort} is in use`, 'AUTH_PORT'],
      [start(settings), settings.dataDir, 'DAFTAR_DATA_DIR'],
    ] as const;
    for (const [one, what, variable] of refused) {
      expect(await one.exited).toBe(1);
      expect(one.output()).toContain(what);
      expect(one.output()).toContain(variable);
      expect(one.output()).not.toMatch(/\bat .+:\d+:\d+/);
    }
    expect((await fetch(`${run.url}/config.json`)).status).toBe(200);
  });
});

describe('the functions of npm start, which share files', () => {
  it('load, each of them', async () => {
    const { accounts, url } = connect(run);
    const { token } = await accounts.newTeacher();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    // What is wrong with these calls is found in the functions, and changes nothing.
    const called = endpoints.filter(({ method, body }) => method === 'GET' || body);
    const broken: string[] = [];
    for (const { method, path, id } of called) {
      const address = `${url}/api${path.replaceAll(/\{\w+\}/g, '01KAJ6Z7B1N5C8H3K2P6Q9R4TW')}`;
      const body = method === 'GET' ? null : '[]';
      const { status } = await fetch(address, { method, body, headers });
      if (status >= 500) broken.push(`${id}: ${status}`);
    }
    expect(called.length).toBeGreaterThan(50);
    expect(broken).toEqual([]);
  });
});

describe('an identity provider process that is killed', () => {
  it('restarts with its accounts, and the platform says so', async () => {
    const { accounts, call } = connect(run);
    const known = await accounts.newTeacher();
    run.crashIdentity();
    await expect.poll(run.output).toContain('The identity provider ended; it is started again.');
    // The platform's page of mails calls that process, and waits for it.
    expect((await fetch(`${run.url}/__local/mail.json`)).status).toBe(200);
    const { uid, token } = await accounts.signIn(known.email);
    expect(uid).toBe(known.uid);
    expect(await call(getProfile, { token })).toEqual(sampleProfile);
  });
});

describe('restarting after kill -9', () => {
  beforeAll(async () => {
    const { accounts, call, notebooks } = connect(run);
    teacher = await accounts.newTeacher();
    key = await notebooks.upload(teacher.token, sample);
    const jobs = await Promise.all([
      notebooks.submit(teacher.token, key),
      notebooks.submit(teacher.token, key, 'ar'),
    ]);
    jobIds = jobs.map(({ id }) => id);
    // At some point during the work.
    const begun = async () =>
      (await call(listNotebookJobs, { token: teacher.token })).some(
        ({ status }) => status !== 'PENDING',
      );
    while (!(await begun())) await sleep(20);
    await run.crash();
    run = start(settings);
    await run.ready();
  });

  it('leaves no job unfinished', async () => {
    const { notebooks } = connect(run);
    const ended = await notebooks.waitForAll(teacher.token, jobIds);
    expect(ended.map(({ status }) => status)).toEqual(['SUCCESS', 'SUCCESS']);
    for (const { generatedFiles } of ended) {
      const file = await fetch(generatedFiles[0]!.url);
      expect((await file.arrayBuffer()).byteLength).toBe(generatedFiles[0]!.size);
    }
  });

  it('loses no account, no session, no profile and no upload', async () => {
    const { accounts, call, notebooks } = connect(run);
    expect(await call(getProfile, { token: teacher.token })).toEqual(sampleProfile);
    const { uid, token } = await accounts.signIn(teacher.email);
    expect(uid).toBe(teacher.uid);
    expect((await accounts.refresh(teacher)).token).not.toBe('');
    const { id } = await notebooks.submit(token, key);
    expect((await notebooks.waitFor(token, id)).status).toBe('SUCCESS');
  });

  it('makes nothing twice', async () => {
    const { call } = connect(run);
    expect(await call(listNotebookJobs, { token: teacher.token })).toHaveLength(3);
  });
});

describe('Ctrl-C', () => {
  it('ends every process, and running jobs continue at the next start', async () => {
    const { notebooks } = connect(run);
    const { id } = await notebooks.submit(teacher.token, key);
    const processes = run.tree();
    expect(processes.length).toBeGreaterThan(1);
    run.interrupt();
    await run.exited;
    await expect.poll(() => anyAlive(processes)).toBe(false);

    run = start(settings);
    await run.ready();
    const job = await connect(run).notebooks.waitFor(teacher.token, id);
    expect(job.status).toBe('SUCCESS');
    run.interrupt();
    await run.exited;
  });
});

describe('SIGTERM', () => {
  it('sent to npm alone, as by a supervisor, leaves no process behind', async () => {
    run = start(settings);
    await run.ready();
    const processes = run.tree();
    expect(processes.length).toBeGreaterThan(2);
    run.terminate();
    await expect.poll(() => anyAlive(processes)).toBe(false);
  });
});
