import { expect, it } from 'vitest';
import type { FunctionSpec } from '../template/functions.ts';
import { giveModelsTime } from './give-models-time.ts';

const spec = (name: string, timeoutSeconds: number, environment = {}): FunctionSpec => ({
  ...{ name, logicalId: name, arn: `arn:${name}`, roleArn: 'arn:role', codePath: '.' },
  ...{ handler: 'index.handler', memoryMb: 128, timeoutSeconds, environment },
});

it('a step that asks a model has more time, and nothing else has', () => {
  const model = { DRAFT_MODEL: 'a.b' };
  const functions = [
    spec('draft', 200, model),
    spec('redraft', 29, model),
    spec('read', 200, { DRAFT_MODEL: '' }),
  ];
  const states = Object.fromEntries(
    functions.map(({ name, arn }) => [name, { Type: 'Task', Resource: arn, TimeoutSeconds: 230 }]),
  );
  const definition = JSON.stringify({ StartAt: 'draft', TimeoutSeconds: 4_200, States: states });
  const machine = { name: 'm', arn: 'arn:m', roleArn: 'arn:role', definition };
  const given = giveModelsTime({ functions, stateMachines: [machine] }, 1_800);
  expect(given.functions.map(({ timeoutSeconds }) => timeoutSeconds)).toEqual([1_800, 29, 200]);
  expect(JSON.parse(given.stateMachines[0]?.definition ?? '')).toEqual({
    ...{ StartAt: 'draft', TimeoutSeconds: 4_200 },
    States: { ...states, draft: { ...states['draft'], TimeoutSeconds: 1_830 } },
  });
});
