import { versionTag } from '#shared/contracts/endpoint.ts';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { contentJobs, listContentJobs } from '#shared/contracts/ai-content.ts';
import { addClass } from '#shared/contracts/classes.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { listGradeJobs } from '#shared/contracts/grades.ts';
import {
  addMarkSheet,
  getMarkSheet,
  listMarkSheets,
  markSheetVersions,
} from '#shared/contracts/mark-sheets.ts';
import { listNotebookJobs, submitNotebook } from '#shared/contracts/notebooks.ts';
import { isFinished, type Job } from '#shared/model/job.ts';
import { limits } from '#shared/model/limits.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { Account } from '../support/accounts.ts';
import type { LooseCall } from '../support/api-client.ts';
import { readOptions, wholeNumber } from '../support/command-line.ts';
import { connect } from '../support/connect.ts';
import { sampleCover } from '../support/notebook-jobs.ts';
import { npmStart } from '../support/npm-start.ts';
import { sampleRequests } from '../support/sample-answers.ts';
import { sampleClass } from '../support/sample-class.ts';
import { sampleMarks } from '../support/sample-mark-sheet.ts';
import { createMeasure } from './load/measure.ts';

/**
 * `npm run bench:load`: teachers who look at their histories as the browser does, every ten seconds, others who have one
 * job made after the other, and others who type marks in two tabs, all on one machine started by `npm start`. Prints how
 * long calls took, what they were answered and how much memory the platform held; fails if any was answered with a fault
 * of the server or a mark is missing at the end.
 */
const values = readOptions({
  seconds: { type: 'string', default: '120' },
  polling: { type: 'string', default: '200' },
  submitting: { type: 'string', default: '20' },
  typing: { type: 'string', default: '20' },
  /** Seconds between two looks at a history, and between two saves of a tab. */
  interval: { type: 'string', default: String(limits.pollingInterval / 1_000) },
  saving: { type: 'string', default: '2' },
});
const seconds = wholeNumber('seconds', values.seconds);
const polling = wholeNumber('polling', values.polling, 0);
const submitting = wholeNumber('submitting', values.submitting, 0);
const typing = wholeNumber('typing', values.typing, 0);

/** Milliseconds between two looks at a history, and between two saves of a tab in which a teacher types. */
const POLLING = wholeNumber('interval', values.interval) * 1_000;
const SAVING = wholeNumber('saving', values.saving) * 1_000;
const pupils = Array.from({ length: 40 }, (_, index) => ({ fullName: `تلميذ ${index + 1}` }));
const largeClass = { ...sampleClass, pupils };
interface OpenMarks {
  readonly version: number;
  readonly contentHash?: string;
  readonly content: MarkSheetContent;
}

const dataDir = await mkdtemp(join(tmpdir(), 'daftar-load-'));
const run = npmStart({ dataDir });
await run.ready();
const { accounts, notebooks, send, call } = connect(run);
const spreadsheet = await readFile('test/fixtures/spreadsheets/english-list.xlsx');

const makeInTurn = async <Value>(count: number, make: () => Promise<Value>): Promise<Value[]> => {
  const made: Value[] = [];
  while (made.length < count) {
    made.push(
      ...(await Promise.all(Array.from({ length: Math.min(10, count - made.length) }, make))),
    );
  }
  return made;
};
console.log(`${polling + submitting + typing} teachers sign up …`);
const pollers = await makeInTurn(polling, () =>
  accounts.newTeacher({ profile: false, verified: false }),
);
const submitters = await makeInTurn(submitting, async () => {
  const teacher = await accounts.newTeacher();
  return { teacher, key: await notebooks.upload(teacher.token, spreadsheet) };
});

const typists = await makeInTurn(typing, async () => {
  const { token } = await accounts.newTeacher({ profile: false });
  return { token, class: await call(addClass, { token, body: largeClass }) };
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

/** Opens one history after another, starting at its own moment; like a browser it says what it has already. */
const poll = async ({ token }: Account, index: number): Promise<void> => {
  await sleep((POLLING * index) / polling);
  const tags = new Map<string, string>();
  const lists = [listNotebookJobs, listContentJobs, listGradeJobs];
  for (let turn = index; !isOver(); turn += 1) {
    const endpoint = lists[turn % lists.length] ?? listNotebookJobs;
    const tag = tags.get(endpoint.id);
    const headers = tag === undefined ? undefined : { 'if-none-match': tag };
    const reply = await timed('poll a history', endpoint, { token, ...(headers && { headers }) });
    const etag = reply.headers.get('etag');
    if (etag !== null) tags.set(endpoint.id, etag);
    await sleep(POLLING);
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

let lost = 0;
/** Types marks of one sheet in two tabs, which save over each other's versions and merge when they are refused. */
const typeMarks = async ({ token, class: kept }: (typeof typists)[number]): Promise<void> => {
  const params = { classId: kept.id };
  const body = { subject: 'الرياضيات', term: 1, content: sampleMarks } as const;
  const added = await timed('add a mark sheet', addMarkSheet, { token, params, body });
  const of = { ...params, sheetId: (added.body as { readonly id: string }).id };
  const open = async () => {
    const { body: found } = await timed('open marks', getMarkSheet, { token, params: of });
    return (found as { readonly document: OpenMarks }).document;
  };
  const typed = new Map<string, string>();
  const typeInTab = async (column: string): Promise<void> => {
    let { content, ...seen } = await open();
    for (let turn = 0; !isOver();) {
      const pupil = kept.pupils[turn % kept.pupils.length]?.id ?? '';
      const text = String(turn % 21);
      const marks = { ...content.marks };
      marks[pupil] = { ...marks[pupil], [column]: { text } };
      const headers = { 'if-match': versionTag(seen) };
      const edited = { ...content, marks };
      const reply = await timed('save marks', markSheetVersions.putDocument, {
        ...{ token, params: of, headers, body: edited },
      });
      if (reply.status === 200) {
        typed.set(`${pupil} ${column}`, text);
        turn += 1;
        ({ content, ...seen } = reply.body as OpenMarks);
        await timed('list mark sheets', listMarkSheets, { token, params });
      } else ({ content, ...seen } = await open());
      await sleep(SAVING);
    }
  };
  await Promise.all([typeInTab('c1'), typeInTab('c3')]);
  const { content } = await open();
  for (const [place, text] of typed) {
    const [pupil = '', column = ''] = place.split(' ');
    if (content.marks[pupil]?.[column]?.text !== text) lost += 1;
  }
};

console.log(`${polling} poll, ${submitting} submit and ${typing} type marks, for ${seconds} s …\n`);
await Promise.all([...pollers.map(poll), ...submitters.map(submit), ...typists.map(typeMarks)]);
const { table, faults } = measure.report();
console.log(table);
console.log(`\n${ended} jobs ended, ${failed} of them failed; ${lost} marks are missing`);

run.interrupt();
await run.exited;
await rm(dataDir, { recursive: true, force: true });
if (faults > 0 || failed > 0 || lost > 0) process.exitCode = 1;
