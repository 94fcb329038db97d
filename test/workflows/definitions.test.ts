import { Template } from 'aws-cdk-lib/assertions';
import { Code, Function, Runtime } from 'aws-cdk-lib/aws-lambda';
import { StateMachine, type StateMachineDefinition } from 'aws-local-stepfunctions';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { JobWorkflow } from '#infra/constructs/job-workflow.ts';
import { UndeliveredEvents } from '#infra/constructs/undelivered-events.ts';
import { caughtError, failureOf } from '#core/jobs/failure-of.ts';
import { jobKinds, type JobKind, jobSteps, type JobStep } from '#shared/model/job-steps.ts';
import { limits } from '#shared/model/limits.ts';
import { newStack } from '../support/new-stack.ts';

interface State {
  Type: string;
  Resource?: string;
  Result?: unknown;
  ResultPath?: string;
  Next?: string;
  TimeoutSeconds?: number;
  Retry?: {
    ErrorEquals: string[];
    JitterStrategy?: string;
    MaxAttempts?: number;
    MaxDelaySeconds?: number;
    IntervalSeconds?: number;
    BackoffRate?: number;
  }[];
  Catch?: { ErrorEquals: string[]; Next: string }[];
  ItemProcessor?: { States: Record<string, State> };
}
interface Definition {
  TimeoutSeconds?: number;
  QueryLanguage?: string;
  States: Record<string, State>;
}

/** All states, also those that run for each item of a list. */
const statesOf = ({ States }: Pick<Definition, 'States'>): Record<string, State> =>
  Object.assign(
    { ...States },
    ...Object.values(States).map(({ ItemProcessor }) => ItemProcessor && statesOf(ItemProcessor)),
  ) as Record<string, State>;

/** The definition that would be deployed; its functions by name, as `${name}`. */
function definitionOf(kind: JobKind): Definition {
  const stack = newStack('workflows');
  const task = (name: string) =>
    new Function(stack, name, {
      runtime: Runtime.NODEJS_24_X,
      handler: 'index.handler',
      code: Code.fromInline('//'),
    });
  const steps: readonly JobStep[] = jobSteps[kind];
  const names = steps.flatMap((step) => step.task ?? []);
  const tasks = Object.fromEntries(names.map((name) => [name, task(name)]));
  const record = task('record-job');
  const undelivered = new UndeliveredEvents(stack, 'Undelivered');
  new JobWorkflow(stack, 'Job', { kind, tasks, record, repair: task('repair-job'), undelivered });
  const idOf = (functionId: unknown) =>
    [...names, 'record-job'].find((name) =>
      String(functionId).startsWith(name.replaceAll('-', '')),
    );
  const [machine] = Object.values(
    Template.fromStack(stack).findResources('AWS::StepFunctions::StateMachine'),
  ) as { Properties: { DefinitionString: { 'Fn::Join': [string, unknown[]] } } }[];
  const [, parts] = machine!.Properties.DefinitionString['Fn::Join'];
  const text = parts.map((part) =>
    typeof part === 'string'
      ? part
      : `\${${idOf((part as { 'Fn::GetAtt': string[] })['Fn::GetAtt'][0])}}`,
  );
  return JSON.parse(text.join('')) as Definition;
}

describe.each(jobKinds)('the workflow of the job %s', (kind) => {
  const definition = definitionOf(kind);
  const states = statesOf(definition);
  const tasks = Object.entries(states).filter(([, { Type }]) => Type === 'Task');
  const steps: readonly JobStep[] = jobSteps[kind];
  /** Counts the items that are done, and is recorded like a step. */
  const counting = 'Record each of items';
  /** The steps whose job waits while a service has no room for them. */
  const waiting = steps.flatMap(({ id, retry, optional }) =>
    retry === 'throttled' && !optional ? [id] : [],
  );

  it('matches its snapshot', async () => {
    const readable = `${JSON.stringify(definition, null, 2)}\n`;
    await expect(readable).toMatchFileSnapshot(`${kind}.asl.json`);
  });

  it('is valid Amazon States Language', () => {
    const text = JSON.stringify(definition);
    const withArns = text.replaceAll(
      /\$\{([\w-]+)\}/g,
      'arn:aws:lambda:eu-west-3:000000000000:function:$1',
    );
    expect(() => new StateMachine(JSON.parse(withArns) as StateMachineDefinition)).not.toThrow();
  });

  it('has a time limit, and is written in JSONPath', () => {
    expect(definition.TimeoutSeconds).toBe((limits.jobDuration + limits.jobWait) / 1000);
    expect(definition.QueryLanguage ?? 'JSONPath').toBe('JSONPath');
  });

  it('records every step before it runs', () => {
    const recorded = tasks.filter(([name]) => name.startsWith('Record ')).map(([name]) => name);
    const outcomes = steps.every(({ task }) => task) ? ['Record success'] : [];
    const items = steps.some(({ each }) => each) ? [counting] : [];
    const waits = waiting.map((id) => `Record wait before ${id}`);
    const all = [
      ...steps.map(({ id }) => `Record ${id}`),
      ...waits,
      ...items,
      ...outcomes,
      'Record failure',
    ];
    expect(recorded.toSorted()).toEqual(all.toSorted());
    for (const { id } of steps) expect(states[`Record ${id}`]?.Next).toBe(id);
  });

  it.each(tasks)('gives %s a time limit and retries with jitter', (_name, state) => {
    expect(state.TimeoutSeconds).toBeGreaterThan(0);
    const retried = (state.Retry ?? []).filter(({ MaxAttempts }) => MaxAttempts !== 0);
    expect(retried.length).toBeGreaterThan(0);
    // An error that says how long to wait is retried without jitter.
    const isTimed = ({ ErrorEquals: [error = ''] }: (typeof retried)[number]) =>
      error.startsWith('RetryAfter');
    expect(retried.map(({ JitterStrategy }) => JitterStrategy)).toEqual(
      retried.map((each) => (isTimed(each) ? 'NONE' : 'FULL')),
    );
  });

  it.each(tasks.filter(([name]) => name !== 'Record failure' && name !== counting))(
    'records the failure of %s, stops its item alone, or skips the step',
    (name, state) => {
      const isOptional = steps.some(({ id, optional }) => id === name && optional);
      const isOfItem = !(name in definition.States);
      expect(state.Catch?.slice(waiting.includes(name) ? 1 : 0)).toEqual([
        isOptional
          ? { ErrorEquals: ['States.ALL'], ResultPath: null, Next: state.Next }
          : {
              ErrorEquals: ['States.ALL'],
              ResultPath: '$.error',
              Next: isOfItem ? 'Several items?' : 'Record failure',
            },
      ]);
    },
  );

  it.each(waiting)('lets the job wait for up to an hour while there is no room for %s', (id) => {
    const [caught] = states[id]?.Catch ?? [];
    expect(caught).toMatchObject({ Next: `Record wait before ${id}`, ResultPath: null });
    const again = states[`${id} again`];
    expect(states[`Record wait before ${id}`]?.Next).toBe(`${id} again`);
    expect(again?.Next).toBe(states[id]?.Next);
    expect(again?.Resource).toBe(states[id]?.Resource);
    for (const error of caught?.ErrorEquals ?? []) {
      const policy = again?.Retry?.find(({ ErrorEquals }) => ErrorEquals.includes(error));
      const { IntervalSeconds = 1, BackoffRate = 2, MaxAttempts = 3, MaxDelaySeconds } = policy!;
      const waits = Array.from({ length: MaxAttempts }, (_, attempt) =>
        Math.min(IntervalSeconds * BackoffRate ** attempt, MaxDelaySeconds ?? Infinity),
      );
      const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600;
      expect(hours, error).toBeCloseTo(1, 1);
      // Less than a lesson lies between two tries.
      expect(Math.max(...waits)).toBeLessThanOrEqual(120);
    }
  });

  it('has its own failures recorded like a step’s', () => {
    const passes = Object.values(definition.States).filter(({ Type }) => Type === 'Pass');
    expect(passes).toHaveLength(steps.filter(({ task }) => !task).length);
    for (const { Result, Next } of passes) {
      expect(Next).toBe('Record failure');
      expect(failureOf(z.parse(caughtError, Result))).toEqual({ code: 'not-available' });
    }
  });

  it('never retries a final failure', () => {
    for (const [name, { Retry }] of tasks) {
      if (name.startsWith('Record ')) continue;
      expect(Retry?.[0]).toMatchObject({ MaxAttempts: 0 });
      expect(Retry?.[0]?.ErrorEquals).toContain('JobError');
    }
  });
});
