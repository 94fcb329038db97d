import { expect } from 'vitest';
import {
  crashedAfterwards,
  crashedFunction,
  lateFunction,
  outOfMemory,
  throttledFunction,
  twice,
  twiceAtOnce,
} from './support/acts.ts';
import { functionsOf } from './support/random-faults.ts';
import { orderedKinds } from './support/orders.ts';
import { useScenarios } from './support/scenario.ts';

const { scenario } = useScenarios();

const allSucceed = orderedKinds.map(() => 'SUCCESS');

scenario('each function of a job is throttled twice', async (scene, { faults }) => {
  for (const kind of orderedKinds) {
    for (const name of functionsOf(kind)) {
      const act = throttledFunction;
      faults.inject({ place: 'function', name, about: scene.uid, times: 2, act });
    }
    await scene.submit(kind);
  }
  return allSucceed;
});

scenario('a throttled function, for minutes', async (scene, { faults }) => {
  for (const name of ['ReadSpreadsheet', 'AnalyzePicture', 'PlanDraft']) {
    const act = throttledFunction;
    faults.inject({ place: 'function', name, about: scene.uid, times: 5, act });
  }
  for (const kind of orderedKinds) await scene.submit(kind);
  return allSucceed;
});

scenario('a throttled function, for ever', async (scene, { faults }) => {
  for (const name of ['RenderNotebook', 'TabulateMarks', 'DraftContent']) {
    const about = scene.uid;
    faults.inject({ place: 'function', name, about, times: Infinity, act: throttledFunction });
  }
  for (const kind of orderedKinds) await scene.submit(kind);
  return orderedKinds.map(() => 'FAILED service-busy');
});

scenario('the function of an endpoint is throttled', async (scene, { faults }) => {
  const name = 'generatecontent';
  const busy = faults.inject({ place: 'function', name, times: 3, act: throttledFunction });
  const { status } = await scene.submit('ai-content');
  expect(status).toBe(503);
  await scene.persist('ai-content');
  expect(busy.struck).toBe(3);
  return ['SUCCESS'];
});

scenario('each function crashes, then crashes with its work done', async (scene, { faults }) => {
  for (const kind of orderedKinds) {
    for (const name of [...functionsOf(kind), 'RecordJob']) {
      const about = scene.uid;
      faults.inject({ place: 'function', name, about, act: crashedFunction });
      faults.inject({ place: 'function', name, about, act: crashedAfterwards });
    }
    await scene.submit(kind);
  }
  return allSucceed;
});

scenario(
  'each function is run twice, one after the other and at once',
  async (scene, { faults }) => {
    for (const act of [twice, twiceAtOnce]) {
      for (const name of orderedKinds.flatMap(functionsOf)) {
        faults.inject({ place: 'function', name, about: scene.uid, act });
      }
      for (const kind of orderedKinds) await scene.submit(kind);
    }
    return [...allSucceed, ...allSucceed];
  },
);

scenario('out of memory in the last step, with its work done', async (scene, { faults }) => {
  const act = async (happen: () => unknown, happening: Parameters<typeof outOfMemory>[1]) => {
    await happen();
    return outOfMemory(happen, happening);
  };
  for (const name of ['RenderNotebook', 'WriteGradebook', 'FinishDraft']) {
    faults.inject({ place: 'function', name, about: scene.uid, act });
  }
  for (const kind of orderedKinds) await scene.submit(kind);
  return orderedKinds.map(() => 'FAILED internal');
});

scenario('out of time in the last step, which goes on by itself', async (scene, { faults }) => {
  for (const name of ['RenderNotebook', 'WriteGradebook', 'FinishDraft']) {
    faults.inject({ place: 'function', name, about: scene.uid, act: lateFunction });
  }
  for (const kind of orderedKinds) await scene.submit(kind);
  return orderedKinds.map(() => 'FAILED timed-out');
});

scenario('an optional step that crashes for ever', async (scene, { faults }) => {
  const act = crashedFunction;
  faults.inject({
    place: 'function',
    name: 'SolveQuestions',
    about: scene.uid,
    times: Infinity,
    act,
  });
  await scene.submit('ai-content');
  return ['SUCCESS'];
});
