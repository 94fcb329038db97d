import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import {
  JsonPath,
  Map,
  Pass,
  Result,
  Succeed,
  type IChainable,
  type TaskStateBase,
} from 'aws-cdk-lib/aws-stepfunctions';
import type { Construct } from 'constructs';
import type { JobFailure } from '#shared/model/job.ts';
import { type JobKind, jobSteps, type JobStep } from '#shared/model/job-steps.ts';
import { address, doing, recording } from './job-task.ts';

export interface JobStates {
  readonly kind: JobKind;
  /** Default: the steps of the kind; tests pass others. */
  readonly steps?: readonly JobStep[];
  /** The functions of the steps, by their names in `shared/model/job-steps.ts`. */
  readonly tasks: Readonly<Record<string, IFunction>>;
  /** Records each step and the outcome of the job. */
  readonly record: IFunction;
}

type EachItem = NonNullable<JobStep['each']>;
const pathOf = ({ list }: EachItem): string => `$.${list.join('.')}`;
const lengthOf = (each: EachItem): number =>
  JsonPath.numberAt(`States.ArrayLength(${pathOf(each)})`);

/** The error of a step without a function; it looks like a permanent refusal by a step. */
const notAvailable = {
  Error: 'JobError',
  Cause: JSON.stringify({
    errorType: 'JobError',
    errorMessage: JSON.stringify({ code: 'not-available' } satisfies JobFailure),
  }),
};

/**
 * The states of a kind of job: each step is recorded, then run. The last step's result is the job's outcome, and any
 * error is recorded as its failure. A step's input is the job's address and earlier results by step id; a step for each
 * item of a list gets the address and the `item`. If an optional step fails, the next one runs without its result.
 * @throws if a step's function is missing in `tasks`, or the last step is optional
 */
export function jobStates(
  scope: Construct,
  { kind, steps = jobSteps[kind], tasks, record }: JobStates,
): IChainable {
  const recorded = (name: string, change: Record<string, unknown>) =>
    recording(scope, `Record ${name}`, record, change);
  const done = new Succeed(scope, 'Done');
  const failed = recorded('failure', {
    status: 'FAILED',
    error: JsonPath.objectAt('$.error'),
  }).next(done);
  const caught = { resultPath: '$.error' };
  const passedOver = { resultPath: JsonPath.DISCARD };
  const orFail = (state: TaskStateBase | Map) => state.addCatch(failed, caught);

  let next: IChainable = done;
  for (const step of steps.toReversed()) {
    const { id } = step;
    if (step.task === undefined) {
      const refused = { result: Result.fromObject(notAvailable), ...caught };
      next = new Pass(scope, id, refused).next(failed);
    } else {
      const task = tasks[step.task];
      if (!task) throw new Error(`${kind}: no function for the step ${id}`);
      if (next === done) {
        if (step.optional) throw new Error(`${kind}: the last step, ${id}, is optional`);
        const outcome = JsonPath.objectAt(`$.${id}`);
        next = orFail(recorded('success', { status: 'SUCCESS', outcome })).next(done);
      }
      const work = step.each
        ? eachItem(scope, step, step.each, { task, record })
        : doing(scope, id, step, task, { resultPath: `$.${id}` });
      next = (step.optional ? work.addCatch(next, passedOver) : orFail(work)).next(next);
    }
    const progress = step.each && { total: lengthOf(step.each) };
    next = orFail(recorded(id, { status: 'PROCESSING', step: id, progress })).next(next);
  }
  return next;
}

/** Runs the step for each item of its list and records the progress after each. */
const eachItem = (
  scope: Construct,
  step: JobStep,
  each: EachItem,
  { task, record }: { readonly task: IFunction; readonly record: IFunction },
): Map => {
  const one = `${step.id}: one`;
  const progress = { item: JsonPath.numberAt('$.index'), total: JsonPath.numberAt('$.total') };
  return new Map(scope, step.id, {
    itemsPath: pathOf(each),
    itemSelector: {
      ...address,
      item: JsonPath.objectAt('$$.Map.Item.Value'),
      index: JsonPath.numberAt('$$.Map.Item.Index'),
      total: lengthOf(each),
    },
    maxConcurrency: each.concurrency,
    resultPath: `$.${step.id}`,
  }).itemProcessor(
    doing(scope, one, step, task, { resultPath: '$.result' }).next(
      recording(
        scope,
        `Record ${one}`,
        record,
        { status: 'PROCESSING', step: step.id, progress },
        { outputPath: '$.result' },
      ),
    ),
  );
};
