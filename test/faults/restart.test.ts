import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { isFinished } from '#shared/model/job.ts';
import type { JobKind } from '#shared/model/job-steps.ts';
import { connect } from '../support/connect.ts';
import { npmStart } from '../support/npm-start.ts';
import { bodyOf, orderedKinds } from './support/orders.ts';
import { createScene, type Scene } from './support/scene.ts';
import { summary, type FaultRow } from './support/scenario.ts';

const fault = 'the process is killed three times in mid-job, and started again';
const dataDir = await mkdtemp(join(tmpdir(), 'daftar-faults-'));
const started: ReturnType<typeof npmStart>[] = [];
const start = async () => {
  const run = npmStart({ dataDir });
  started.push(run);
  await run.ready();
  return run;
};
afterAll(async () => {
  for (const run of started) run.end();
  await rm(dataDir, { recursive: true, force: true });
});

const statusesOf = async (scene: Scene) =>
  [...(await scene.listed()).values()].map(({ status }) => status);

it(fault, async ({ task }) => {
  const begun = performance.now();
  let run = await start();
  const teacher = await connect(run).accounts.newTeacher();
  let scene = createScene(teacher, connect(run));
  const bodies = new Map<JobKind, object>();
  for (const kind of orderedKinds) bodies.set(kind, await bodyOf(kind, teacher, scene.client));
  const ids = new Map<string, string | undefined>();
  let finished = 0;

  for (const round of ['first', 'second', 'third']) {
    for (const kind of orderedKinds) {
      const key = `restart-${round}-${kind}`;
      const { status, id } = await scene.submit(kind, { key, body: bodies.get(kind) });
      expect(status).toBe(202);
      ids.set(key, id);
    }
    // At some point during the work.
    const before = finished;
    for (;;) {
      const statuses = await statusesOf(scene);
      finished = statuses.filter(isFinished).length;
      if (finished > before || statuses.includes('PROCESSING')) break;
      await sleep(10);
    }
    await run.crash();
    run = await start();
    scene = createScene(teacher, connect(run));
  }
  while (!(await statusesOf(scene)).every(isFinished)) await sleep(200);

  for (const [key, id] of ids) {
    const kind = orderedKinds.find((one) => key.endsWith(one))!;
    expect((await scene.submit(kind, { key, body: bodies.get(kind) })).id).toBe(id);
  }
  const outcomes = await scene.outcomes();
  const made = [...(await scene.listed()).values()].filter(({ kind }) => kind !== 'grade');
  expect(made.map(({ status }) => status)).toEqual(made.map(() => 'SUCCESS'));
  expect([made.length, outcomes.length]).toEqual([
    3 * (orderedKinds.length - 1),
    3 * orderedKinds.length,
  ]);
  const seconds = (performance.now() - begun) / 1000;
  const faultRow: FaultRow = {
    fault,
    jobs: 9,
    outcome: summary(outcomes),
    seconds,
  };
  Object.assign(task.meta, { faultRow });
});
