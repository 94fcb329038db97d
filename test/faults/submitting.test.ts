import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { answerLost, crashing, refused, throttlingCall } from './support/acts.ts';
import { bodyOf } from './support/orders.ts';
import { useScenarios } from './support/scenario.ts';
import type { World } from './support/world.ts';

const { scenario } = useScenarios();

/** The function that submits fails just before it starts the workflow. */
const dieBeforeStart = ({ faults, platform }: World, about: string) =>
  faults.inject({
    place: 'call',
    name: 'states:StartExecution',
    about,
    act: async () => {
      await platform.restartFunctions();
      throw new Error('nobody is there to hear it');
    },
  });

scenario(
  'a crash between PENDING and StartExecution, and nobody asks again',
  async (scene, world) => {
    const crash = dieBeforeStart(world, scene.uid);
    const { status } = await scene.submit('ai-content');
    expect([status, crash.struck]).toEqual([500, 1]);
    expect((await scene.listed()).size).toBe(1);
    return ['SUCCESS'];
  },
);

scenario(
  'a crash between PENDING and StartExecution, and the browser asks again',
  async (scene, world) => {
    dieBeforeStart(world, scene.uid);
    const { status } = await scene.persist('notebook');
    expect(status).toBe(202);
    return ['SUCCESS'];
  },
);

scenario('each write of a submission is done, and its answer lost', async (scene, { faults }) => {
  for (const [name, about] of [
    ['PutItem', 'IDEMPOTENCY#'],
    ['UpdateItem', 'USAGE#'],
    ['PutItem', 'JOB#'],
  ] as const) {
    // The client tries a call three times by itself.
    const lost = faults.inject({ place: 'call', name, about, times: 3, act: answerLost });
    expect((await scene.persist('ai-content')).status).toBe(202);
    expect(lost.struck).toBe(3);
  }
  return ['SUCCESS', 'SUCCESS', 'SUCCESS'];
});

scenario('a duplicate: the same key and body, five times at once', async (scene) => {
  for (const kind of ['notebook', 'grade', 'ai-content'] as const) {
    const key = randomUUID();
    const body = await bodyOf(kind, scene.teacher, scene.client);
    const five = await Promise.all(
      Array.from({ length: 5 }, () => scene.submit(kind, { key, body })),
    );
    expect(five.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
  }
  return ['SUCCESS', 'SUCCESS', 'SUCCESS'];
});

scenario('a duplicate: the same key and body, long after the end', async (scene, world) => {
  const { key, id } = await scene.submit('ai-content');
  await world.quiet();
  world.clock.advance(20 * 60_000);
  const body = await bodyOf('ai-content', scene.teacher, scene.client);
  expect((await scene.submit('ai-content', { key, body })).id).toBe(id);
  return ['SUCCESS'];
});

scenario('a duplicate: the same key and another body, at once', async (scene) => {
  const key = randomUUID();
  const body = await bodyOf('ai-content', scene.teacher, scene.client);
  const answers = await Promise.all([
    scene.submit('ai-content', { key, body }),
    scene.submit('ai-content', { key, body: { ...body, duration: '60 min' } }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 422]);
  const refusal = answers.find(({ status }) => status === 422);
  expect(refusal?.reply.body).toMatchObject({ code: 'idempotency-key-reused' });
  return ['SUCCESS'];
});

scenario('StartExecution is done, and its answer lost', async (scene, { faults }) => {
  const start = { place: 'call', name: 'states:StartExecution', about: scene.uid } as const;
  faults.inject({ ...start, times: 3, act: answerLost });
  expect((await scene.submit('ai-content')).status).toBe(202);
  return ['SUCCESS'];
});

scenario(
  'ExecutionAlreadyExists: the sweep starts what has run without a trace',
  async (scene, world) => {
    for (const name of ['RecordJob', 'RepairJob']) world.faults.inject(crashing(name, scene.uid));
    await scene.submit('ai-content');
    await world.quiet();
    world.faults.clear();
    return ['FAILED internal'];
  },
);

scenario(
  'ExecutionAlreadyExists: the browser asks again for what has run without a trace',
  async (scene, world) => {
    for (const name of ['RecordJob', 'RepairJob']) world.faults.inject(crashing(name, scene.uid));
    const body = await bodyOf('ai-content', scene.teacher, scene.client);
    const { key, id } = await scene.submit('ai-content', { body });
    await world.quiet();
    world.faults.clear();
    // A job that can never finish is removed, and made again.
    const again = await scene.persist('ai-content', { key, body });
    expect(again.status).toBe(202);
    expect(again.id).not.toBe(id);
    return ['SUCCESS'];
  },
);

scenario('StartExecution is throttled for as long as it is tried', async (scene, { faults }) => {
  const start = { place: 'call', name: 'states:StartExecution', about: scene.uid } as const;
  faults.inject({ ...start, times: 3, act: throttlingCall });
  expect((await scene.submit('ai-content')).status).toBe(202);
  return ['SUCCESS'];
});

scenario('StartExecution is refused, until somebody mends it', async (scene, { faults }) => {
  const start = { place: 'call', name: 'states:StartExecution', about: scene.uid } as const;
  const refusal = faults.inject({ ...start, times: 4, act: refused('AccessDeniedException', 400) });
  expect((await scene.persist('ai-content')).status).toBe(202);
  expect(refusal.struck).toBe(4);
  return ['SUCCESS'];
});
