import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import {
  Choice,
  Condition,
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
import { type EachItem, type JobKind, jobSteps, type JobStep } from '#shared/model/job-steps.ts';
import { address, doing, ifNoRoom, recording } from './job-task.ts';

export interface JobStates {
  readonly kind: JobKind;
  /** Default: the steps of the kind; tests pass others. */
  readonly steps?: readonly JobStep[];
  /** The functions of the steps, by their names in `shared/model/job-steps.ts`. */
  readonly tasks: Readonly<Record<string, IFunction>>;
  readonly record: IFunction;
}

const pathOf = ({ list }: EachItem): string => `$.${list.join('.')}`;

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
 * error is recorded as its failure. Steps are skipped if an earlier result makes them unnecessary (`unless`). A step's
 * input is the job's address and earlier results by step id; a step for each item of a list gets the address, the
 * `item`, and the results of earlier steps for this item. If an optional step fails, the next one runs without its
 * result. If a service has no room for another, this is recorded, and the step runs again later.
 * @throws if a step's function is missing in `tasks`, or the last step is optional or runs for each item
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
  const orFail = orThen(failed);
  const last = steps.at(-1);
  if (!last || last.optional || last.each) {
    throw new Error(`${kind}: the last step, ${last?.id}, is optional`);
  }
  const outcome = JsonPath.objectAt(`$.${last.id}`);
  const succeeded = orFail(recorded('success', { status: 'SUCCESS', outcome })).next(done);

  let next: IChainable = succeeded;
  for (const group of groupsOf(steps).toReversed()) {
    const { each } = group[0];
    next = each
      ? orFail(forEachItem(scope, { kind, group, each, tasks, record })).next(next)
      : chained(scope, { kind, group, tasks, recorded, failed, next });
  }
  return next;
}

type Group = readonly [JobStep, ...JobStep[]];

/** Steps one by one, but those that run for each item of the same list together. */
const groupsOf = (steps: readonly JobStep[]): readonly Group[] =>
  steps.reduce<Group[]>((groups, step) => {
    const before = groups.at(-1);
    const isSame = step.each && before?.[0].each && pathOf(step.each) === pathOf(before[0].each);
    return isSame ? [...groups.slice(0, -1), [...before, step]] : [...groups, [step]];
  }, []);

const orThen =
  (caught: IChainable) =>
  <State extends TaskStateBase | Map>(state: State): State => {
    state.addCatch(caught, { resultPath: '$.error' });
    return state;
  };

interface Steps extends Pick<JobStates, 'kind' | 'tasks'> {
  readonly group: Group;
  /** Records that a step begins. */
  readonly recorded: (name: string, change: Record<string, unknown>) => TaskStateBase;
  readonly failed: IChainable;
  readonly next: IChainable;
}

/** Steps one after another, each recorded when it begins. */
function chained(scope: Construct, steps: Steps): IChainable {
  const { kind, group, tasks, recorded, failed } = steps;
  const orFail = orThen(failed);
  let { next } = steps;
  /** What follows the last of several steps that are skipped together. */
  let after = next;
  for (const [index, step] of [...group.entries()].toReversed()) {
    const { id, unless } = step;
    if (!isSkippedWith(step, group[index + 1])) after = next;
    if (step.task === undefined) {
      const refused = { result: Result.fromObject(notAvailable), resultPath: '$.error' };
      next = new Pass(scope, id, refused).next(failed);
    } else {
      const task = tasks[step.task];
      if (!task) throw new Error(`${kind}: no function for the step ${id}`);
      const resultPath = `$.${id}`;
      if (step.optional) {
        const work = doing(scope, id, step, task, { resultPath });
        next = work.addCatch(next, { resultPath: JsonPath.DISCARD }).next(next);
      } else if (step.retry === 'throttled') {
        const again = doing(scope, `${id} again`, step, task, { resultPath, retried: 'forRoom' });
        const waiting = { status: 'PROCESSING', step: id, waiting: true };
        const wait = orFail(recorded(`wait before ${id}`, waiting)).next(orFail(again).next(next));
        const work = doing(scope, id, step, task, { resultPath, retried: 'atFirst' });
        next = orFail(ifNoRoom(work, wait)).next(next);
      } else {
        next = orFail(doing(scope, id, step, task, { resultPath })).next(next);
      }
    }
    next = orFail(recorded(id, { status: 'PROCESSING', step: id })).next(next);
    if (unless && !isSkippedWith(step, group[index - 1])) {
      next = new Choice(scope, `Skip ${id}?`)
        .when(Condition.isPresent(`$.${unless.join('.')}`), after)
        .otherwise(next);
    }
  }
  return next;
}

const isSkippedWith = ({ unless }: JobStep, other: JobStep | undefined): boolean =>
  unless !== undefined && unless.join() === other?.unless?.join();

interface ItemSteps extends Pick<JobStates, 'kind' | 'tasks' | 'record'> {
  readonly group: Group;
  readonly each: EachItem;
}

/** Runs steps for each item of a list, which then holds their results by step id, or the `error`. */
function forEachItem(scope: Construct, { kind, group, each, tasks, record }: ItemSteps): Map {
  const list = each.list.join('.');
  const progress = { item: JsonPath.numberAt('$.index'), total: JsonPath.numberAt('$.total') };
  const finished = new Succeed(scope, `Each of ${list} done`);
  const counted = recording(scope, `Record each of ${list}`, record, {
    status: 'PROCESSING',
    step: group[0].id,
    progress: { ...progress, isDone: true },
  }).next(finished);
  const last = new Choice(scope, `Several ${list}?`)
    .when(Condition.numberEquals('$.total', 1), finished)
    .otherwise(counted);
  const recorded = (id: string, change: Record<string, unknown>) =>
    recording(scope, `Record ${id}`, record, { ...change, progress });
  const processor = chained(scope, { kind, group, tasks, recorded, failed: last, next: last });
  return new Map(scope, `Each of ${list}`, {
    itemsPath: pathOf(each),
    itemSelector: {
      ...address,
      item: JsonPath.objectAt('$$.Map.Item.Value'),
      index: JsonPath.numberAt('$$.Map.Item.Index'),
      total: JsonPath.numberAt(`States.ArrayLength(${pathOf(each)})`),
    },
    maxConcurrency: each.concurrency,
    resultPath: pathOf(each),
  }).itemProcessor(processor);
}
