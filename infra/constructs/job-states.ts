import { Duration } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import {
  JitterType,
  JsonPath,
  Pass,
  Result,
  Succeed,
  TaskInput,
  Timeout,
  type IChainable,
  type RetryProps,
} from 'aws-cdk-lib/aws-stepfunctions';
import { LambdaInvoke, type LambdaInvokeProps } from 'aws-cdk-lib/aws-stepfunctions-tasks';
import type { Construct } from 'constructs';
import type { JobFailure, JobKind } from '../../shared/model/job.ts';
import { jobSteps, type JobStep, type RetryClass } from '../../shared/model/job-steps.ts';

export interface JobStates {
  readonly kind: JobKind;
  readonly tasks: Readonly<Record<string, IFunction>>;
  readonly record: IFunction;
}

/** What Lambda may take besides the function's own time: a cold start, and its own tries. */
const marginSeconds = 30;

const policy = (errors: string[], interval: number, maxAttempts: number): RetryProps => ({
  errors,
  interval: Duration.seconds(interval),
  backoffRate: 2,
  maxAttempts,
  // Jobs that failed together are not tried again together.
  jitterStrategy: JitterType.FULL,
});

/** What no second try mends: what a person must, a function out of memory (which arrives as unknown) or out of time. */
const never: RetryProps = {
  errors: ['JobError', 'Lambda.Unknown', 'Sandbox.Timedout'],
  maxAttempts: 0,
};
/** 2 + 4 + 8 + 16 + 32 + 64 seconds at the most: the quotas of these services are by the minute. */
const throttled = policy(
  ['ThrottlingException', 'ProvisionedThroughputExceededException', 'TooManyRequestsException'],
  2,
  6,
);
const transient = policy(['States.TaskFailed'], 1, 3);
/** Policies by class, in the order in which a state looks for the first that names its error. */
const retries: Record<RetryClass, readonly RetryProps[]> = {
  transient: [never, transient],
  throttled: [never, throttled, transient],
};
/** To say how a job stands is worth more tries than the work itself. */
const recording = policy(['States.TaskFailed', 'States.Timeout'], 1, 6);

const address = {
  uid: JsonPath.stringAt('$.uid'),
  kind: JsonPath.stringAt('$.kind'),
  jobId: JsonPath.stringAt('$.jobId'),
};

/** Says of a step without a function what a step would say that refuses its work for good. */
const notAvailable = {
  Error: 'JobError',
  Cause: JSON.stringify({
    errorType: 'JobError',
    errorMessage: JSON.stringify({ code: 'not-available' } satisfies JobFailure),
  }),
};

/**
 * The states of a kind of job: each step is recorded, then done; the last one's result is the job's outcome, and
 * whatever fails is recorded as its failure. A step is given the job's address and the results of the steps before it,
 * each under its id.
 * @throws when a step's function is not among `tasks`
 */
export function jobStates(scope: Construct, { kind, tasks, record }: JobStates): IChainable {
  const state = (
    name: string,
    task: IFunction,
    seconds: number,
    rest: Partial<LambdaInvokeProps>,
  ) =>
    new LambdaInvoke(scope, name, {
      lambdaFunction: task,
      payloadResponseOnly: true,
      // The policies below say what is tried again.
      retryOnServiceExceptions: false,
      taskTimeout: Timeout.duration(Duration.seconds(seconds)),
      ...rest,
    });
  const recorded = (name: string, change: Record<string, unknown>) =>
    state(name, record, 20, {
      payload: TaskInput.fromObject({ ...address, ...change }),
      resultPath: JsonPath.DISCARD,
    }).addRetry(recording);

  const done = new Succeed(scope, 'Done');
  const failed = recorded('Record failure', {
    status: 'FAILED',
    error: JsonPath.objectAt('$.error'),
  }).next(done);
  const caught = { resultPath: '$.error' };

  const steps: readonly JobStep[] = jobSteps[kind];
  let next: IChainable = done;
  for (const { id, task, seconds, retry } of steps.toReversed()) {
    if (task === undefined) {
      next = new Pass(scope, id, { result: Result.fromObject(notAvailable), ...caught }).next(
        failed,
      );
    } else {
      const lambdaFunction = tasks[task];
      if (!lambdaFunction) throw new Error(`${kind}: no function for the step ${id}`);
      if (next === done) {
        next = recorded('Record success', {
          status: 'SUCCESS',
          outcome: JsonPath.objectAt(`$.${id}`),
        })
          .addCatch(failed, caught)
          .next(done);
      }
      const doing = state(id, lambdaFunction, seconds + marginSeconds, { resultPath: `$.${id}` });
      for (const policy of retries[retry]) doing.addRetry(policy);
      next = doing.addCatch(failed, caught).next(next);
    }
    next = recorded(`Record ${id}`, { status: 'PROCESSING', step: id })
      .addCatch(failed, caught)
      .next(next);
  }
  return next;
}
