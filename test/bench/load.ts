import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { contentJobs, listContentJobs } from '#shared/contracts/ai-content.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { listGradeJobs } from '#shared/contracts/grades.ts';
import { listNotebookJobs, submitNotebook } from '#shared/contracts/notebooks.ts';
import { isFinished, type Job } from '#shared/model/job.ts';
import { limits } from '#shared/model/limits.ts';
import type { Account } from '../support/accounts.ts';
import type { LooseCall } from '../support/api-client.ts';
import { connect } from '../support/connect.ts';
import { sampleCover } from '../support/notebook-jobs.ts';
import { npmStart } from '../support/npm-start.ts';
import { sampleRequests } from '../support/sample-answers.ts';
import { createMeasure } from './load/measure.ts';

/**
 * `npm run bench:load`: teachers who look at their histories as the browser does, every ten seconds, and others who have
 * one job made after the other, all on one machine started by `npm start`. Prints how long calls took, what they were
 * answered and how much memory the platform held; fails if any was answered with a fault of the server.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    polling: { type: 'string', default: '200' },
    submitting: { type: 'string', default: '20' },
  },
});
const [seconds, polling, submitting] = [
  Number(values.seconds),
  Number(values.polling),
  Number(values.submitting),
];

const dataDir = await mkdtemp(join(tmpdir(), 'daftar-load-'));
const run = npmStart({ dataDir });
await run.ready();
const { accounts, notebooks, send } = connect(run);
const spreadsheet = await readFile('test/fixtures/spreadsheets/english-list.xlsx');

const inTurn = async <Value>(count: number, make: () => Promise<Value>): Promise<Value[]> => {
  const made: Value[] = [];
  while (made.length < count) {
    made.push(
      ...(await Promise.all(Array.from({ length: Math.min(10, count - made.length) }, make))),
    );
  }
  return made;
};
console.log(`${polling + submitting} teachers sign up …`);
const pollers = await inTurn(polling, () =>
  accounts.newTeacher({ profile: false, verified: false }),
);
const submitters = await inTurn(submitting, async () => {
  const teacher = await accounts.newTeacher();
  return { teacher, key: await notebooks.upload(teacher.token, spreadsheet) };
});

const measure = createMeasure(() => run.tree());
const until = performance.now() + seconds * 1000;
const isOver = () => performance.now() >= until;

const timed = async (name: string, endpoint: Endpoint, call: LooseCall) => {
  const start = performance.now();
  const reply = await send(endpoint, call);
  measure.note(name, performance.now() - start, reply.status);
  return reply;
};

/** Opens one history after another, starting at its own moment. */
const poll = async ({ token }: Account, index: number): Promise<void> => {
  await sleep((limits.pollingInterval * index) / polling);
  const lists = [listNotebookJobs, listContentJobs, listGradeJobs];
  for (let turn = index; !isOver(); turn += 1) {
    const endpoint = lists[turn % lists.length] ?? listNotebookJobs;
    await timed('poll a history', endpoint, { token });
    await sleep(limits.pollingInterval);
  }
};

let ended = 0;
let failed = 0;
/** Makes a notebook and a draft in turn, each after the one before has ended. */
const submit = async ({ teacher, key }: (typeof submitters)[number]): Promise<void> => {
  const { token } = teacher;
  for (let turn = 0; !isOver(); turn += 1) {
    const isNotebook = turn % 2 === 1;
    const reply = isNotebook
      ? await timed('submit a notebook', submitNotebook, {
          token,
          body: { coverImageKey: sampleCover, studentNamesFileS3Key: key },
        })
      : await timed('submit a draft', contentJobs.submit, { token, body: sampleRequests.lesson });
    if (reply.status !== 202) {
      await sleep(1_000);
      continue;
    }
    const { id } = reply.body as Job;
    const list = isNotebook ? listNotebookJobs : listContentJobs;
    for (;;) {
      await sleep(500);
      const { status, body } = await timed('ask for a job', list, {
        token,
        query: { view: 'summary' },
      });
      const jobs = status === 200 ? (body as Job[]) : [];
      const job = jobs.find((one) => one.id === id);
      if (job && isFinished(job.status)) {
        ended += 1;
        if (job.status === 'FAILED') failed += 1;
        break;
      }
    }
  }
};

console.log(`${polling} poll and ${submitting} submit, for ${seconds} s …\n`);
await Promise.all([...pollers.map(poll), ...submitters.map(submit)]);
const { table, faults } = measure.report();
console.log(table);
console.log(`\n${ended} jobs ended, ${failed} of them failed`);

run.interrupt();
await run.exited;
await rm(dataDir, { recursive: true, force: true });
if (faults > 0 || failed > 0) process.exitCode = 1;
