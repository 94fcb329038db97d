import { expect } from 'vitest';
import { brokenService, crashing, lost, tooLarge } from './support/acts.ts';
import type { Fault } from './support/faults.ts';
import { orderedKinds } from './support/orders.ts';
import { useScenarios } from './support/scenario.ts';

const { scenario } = useScenarios();
const minute = 60_000;

scenario('a state over 256 KB', async (scene, { faults }) => {
  for (const name of ['ReadSpreadsheet', 'TabulateMarks', 'PlanDraft']) {
    faults.inject({ place: 'function', name, about: scene.uid, act: tooLarge });
  }
  for (const kind of orderedKinds) await scene.submit(kind);
  return orderedKinds.map(() => 'FAILED internal');
});

scenario("the failure handler's own write fails, then does not", async (scene, { faults }) => {
  faults.inject(crashing('PlanDraft', scene.uid));
  const write = { place: 'call', name: 'dynamodb:UpdateItem' } as const;
  faults.inject({ ...write, about: ['"FAILED"', scene.uid], times: 8, act: brokenService });
  await scene.submit('ai-content');
  return ['FAILED internal'];
});

for (const [repair, times, end] of [
  ["the repair's at first", 2, 'FAILED internal'],
  ["the repair's as well", Infinity, 'FAILED timed-out'],
] as const) {
  const what = `the failure handler's own write fails for ever, and ${repair}`;
  scenario(what, async (scene, { faults }) => {
    faults.inject(crashing('PlanDraft', scene.uid));
    faults.inject(crashing('RecordJob', '"FAILED"'));
    faults.inject(crashing('RepairJob', scene.uid, times));
    await scene.submit('ai-content');
    return [end];
  });
}

scenario('nothing of the workflow can be recorded', async (scene, { faults }) => {
  faults.inject(crashing('RecordJob', scene.uid));
  await scene.submit('notebook');
  return ['FAILED internal'];
});

scenario('the success cannot be recorded', async (scene, { faults }) => {
  faults.inject(crashing('RecordJob', '"SUCCESS"'));
  for (const kind of orderedKinds) await scene.submit(kind);
  return orderedKinds.map(() => 'FAILED internal');
});

scenario('a late completion: the sweep has given the job up', async (scene, world) => {
  const lasts = ['RenderNotebook', 'WriteGradebook', 'FinishDraft'];
  const all = Promise.withResolvers<void>();
  let begun = 0;
  const act: Fault['act'] = async (happen) => {
    begun += 1;
    if (begun === lasts.length) {
      world.clock.advance(25 * minute);
      await world.sweep();
      all.resolve();
    }
    await all.promise;
    return happen();
  };
  for (const name of lasts) {
    world.faults.inject({ place: 'function', name, about: scene.uid, act });
  }
  for (const kind of orderedKinds) await scene.submit(kind);
  return orderedKinds.map(() => 'FAILED timed-out');
});

scenario('a late completion: success comes after the sweep', async (scene, world) => {
  const act: Fault['act'] = async (happen) => {
    world.clock.advance(25 * minute);
    await world.sweep();
    return happen();
  };
  world.faults.inject({ place: 'function', name: 'RecordJob', about: '"SUCCESS"', act });
  await scene.submit('notebook');
  return ['FAILED timed-out'];
});

scenario('a double completion', async (scene, { faults }) => {
  const act: Fault['act'] = async (happen) => {
    await Promise.all([happen(), happen()]);
    return happen();
  };
  const about = '"SUCCESS"';
  faults.inject({ place: 'function', name: 'RecordJob', about, times: 3, act });
  for (const kind of orderedKinds) await scene.submit(kind);
  return orderedKinds.map(() => 'SUCCESS');
});

scenario('a step is recorded once more after the end', async (scene, world) => {
  const earlier: (() => unknown)[] = [];
  const act: Fault['act'] = (happen) => {
    earlier.push(happen);
    return happen();
  };
  world.faults.inject({ place: 'function', name: 'RecordJob', about: scene.uid, times: 9, act });
  for (const kind of orderedKinds) await scene.submit(kind);
  await world.quiet();
  expect(earlier).toHaveLength(9);
  await Promise.all(earlier.map((again) => again()));
  return orderedKinds.map(() => 'SUCCESS');
});

scenario('an execution is aborted in mid-job', async (scene, world) => {
  for (const name of ['RenderNotebook', 'AnalyzePicture', 'DraftContent']) {
    const act: Fault['act'] = async (happen) => {
      await world.stopExecutions(scene.uid);
      return happen();
    };
    world.faults.inject({ place: 'function', name, about: scene.uid, act });
  }
  for (const kind of orderedKinds) {
    await scene.submit(kind);
    await world.quiet();
  }
  return orderedKinds.map(() => 'FAILED cancelled');
});

scenario('an execution is aborted, and the status event lost', async (scene, world) => {
  const act: Fault['act'] = async (happen) => {
    await world.stopExecutions(scene.uid);
    return happen();
  };
  world.faults.inject({ place: 'event', about: scene.uid, times: Infinity, act: lost });
  world.faults.inject({ place: 'function', name: 'DraftContent', about: scene.uid, act });
  await scene.submit('ai-content');
  return ['FAILED timed-out'];
});

scenario('a status event comes three times at once', async (scene, { faults }) => {
  const act: Fault['act'] = (happen) => [happen(), happen(), happen()];
  faults.inject({ place: 'function', name: 'ReadSpreadsheet', about: scene.uid, act: tooLarge });
  faults.inject({ place: 'event', name: 'FAILED', about: scene.uid, act });
  await scene.submit('notebook');
  return ['FAILED internal'];
});

scenario('status events come in another order, after the sweep', async (scene, world) => {
  const held: (() => unknown)[] = [];
  const hold: Fault['act'] = (happen) => held.push(happen);
  const { faults, clock } = world;
  faults.inject({ place: 'event', about: scene.uid, times: Infinity, act: hold });
  faults.inject({ place: 'function', name: 'ReadSpreadsheet', about: scene.uid, act: tooLarge });
  await scene.submit('notebook');
  await scene.submit('ai-content');
  await world.quiet();
  clock.advance(25 * minute);
  await world.sweep();
  for (const happen of held.toReversed()) happen();
  await world.quiet();
  return ['FAILED timed-out', 'SUCCESS'];
});

scenario('a job is deleted while its execution still ends', async (scene, world) => {
  const { id } = await scene.submit('ai-content');
  await world.quiet();
  await scene.remove('ai-content', id ?? '');
  world.deliverAgain(scene.uid);
  return [];
});
