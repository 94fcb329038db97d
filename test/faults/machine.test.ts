import { expect } from 'vitest';
import type { JobKind } from '#shared/model/job-steps.ts';
import { diskFull, diskFullAtOnce } from './support/acts.ts';
import { bodyOf, orderedKinds } from './support/orders.ts';
import { useScenarios } from './support/scenario.ts';

const { scenario } = useScenarios();
const fiveMinutes = 5 * 60_000;

for (const [fault, skew] of [
  ['five minutes fast', fiveMinutes],
  ['five minutes slow', -fiveMinutes],
] as const) {
  scenario(`the clock of the functions is ${fault}`, async (scene, { clock, quiet, sweep }) => {
    const { teacher, client } = scene;
    // Functions with a slow clock sign links that have already expired.
    const bodies = new Map<JobKind, object>();
    for (const kind of orderedKinds) bodies.set(kind, await bodyOf(kind, teacher, client));
    // Drops the API's cached decision: with a slow clock the token seems to be from the future.
    for (const kind of orderedKinds) await scene.submit(kind, { body: bodies.get(kind) });
    clock.skewFunctions(skew);
    for (const kind of orderedKinds) await scene.submit(kind, { body: bodies.get(kind) });
    await sweep();
    await quiet();
    await sweep();
    return [...orderedKinds, ...orderedKinds].map(() => 'SUCCESS');
  });
}

scenario('the clock goes five minutes forward in mid-job', async (scene, { faults, clock }) => {
  for (const name of ['RenderNotebook', 'AnalyzePicture', 'DraftContent']) {
    const act = (happen: () => unknown) => {
      clock.advance(fiveMinutes);
      return happen();
    };
    faults.inject({ place: 'function', name, about: scene.uid, act });
  }
  for (const kind of orderedKinds) await scene.submit(kind);
  return ['SUCCESS', 'SUCCESS', 'SUCCESS'];
});

const writes = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 's3:PUT'];

scenario('the disk is full when a job is submitted', async (scene, { faults }) => {
  for (const name of writes) {
    faults.inject({ place: 'call', name, about: scene.uid, times: 3, act: diskFull });
  }
  faults.inject({ place: 'journal', about: scene.uid, times: 3, act: diskFullAtOnce });
  expect((await scene.submit('ai-content')).status).toBeGreaterThanOrEqual(500);
  expect((await scene.persist('ai-content')).status).toBe(202);
  return ['SUCCESS'];
});

scenario('the disk is full for a while in mid-job', async (scene, { faults }) => {
  for (const kind of orderedKinds) await scene.submit(kind);
  for (const name of writes) {
    faults.inject({ place: 'call', name, about: scene.uid, times: 5, act: diskFull });
  }
  return ['SUCCESS', 'SUCCESS', 'SUCCESS'];
});

scenario('the disk is full until a job has ended', async (scene, { faults, quiet }) => {
  const begin = (happen: () => unknown) => {
    const full = { place: 'call', about: scene.uid, times: Infinity, act: diskFull } as const;
    faults.inject({ ...full, name: 'dynamodb:UpdateItem' });
    // It must stop before it writes a file.
    faults.inject({ ...full, name: 's3:PUT', maybe: true });
    faults.inject({ place: 'journal', about: scene.uid, times: Infinity, act: diskFullAtOnce });
    return happen();
  };
  faults.inject({ place: 'function', name: 'DraftContent', about: scene.uid, act: begin });
  await scene.submit('ai-content');
  await quiet();
  faults.clear();
  return ['FAILED timed-out'];
});
