import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { failure } from '#infra/local/lambda/invocation.ts';
import type { TemplateDocument } from '#infra/local/template/document.ts';
import { limits } from '#shared/model/limits.ts';
import { useScenarios } from './support/scenario.ts';
import { amendMachines } from './support/world.ts';

const machineSeconds = 6;

/** Two functions have far too little memory, and drafts are limited to less time than they need. */
const starve = (templates: ReadonlyMap<string, TemplateDocument>): void => {
  let starved = 0;
  for (const { Resources } of templates.values()) {
    for (const [id, { Type, Properties }] of Object.entries(Resources)) {
      if (Type !== 'AWS::Lambda::Function') continue;
      const less = id.startsWith('RenderNotebook')
        ? { MemorySize: 12 }
        : id.startsWith('CheckPicture') && { Timeout: 0.001 };
      if (!less) continue;
      Object.assign(Properties, less);
      starved += 1;
    }
  }
  expect(starved).toBe(2);
  const usual = (limits.jobDuration + limits.jobWait) / 1_000;
  amendMachines(templates, (text) =>
    text.replaceAll(`"TimeoutSeconds":${usual}`, `"TimeoutSeconds":${machineSeconds}`),
  );
};

const { scenario } = useScenarios({ amend: starve });

scenario('a function out of memory: its worker is killed', async (scene) => {
  await scene.submit('notebook');
  return ['FAILED internal'];
});

scenario('a function out of time: its worker is stopped', async (scene) => {
  await scene.submit('grade');
  return ['FAILED timed-out'];
});

scenario('a workflow out of time', async (scene, { faults }) => {
  const act = async () => {
    await sleep((machineSeconds + 1) * 1_000);
    return failure('Error', 'much too late');
  };
  faults.inject({ place: 'function', name: 'PlanDraft', about: scene.uid, act });
  await scene.submit('ai-content');
  return ['FAILED timed-out'];
});
