import { Duration } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import {
  JitterType,
  JsonPath,
  TaskInput,
  Timeout,
  type IChainable,
  type RetryProps,
  type TaskStateBase,
} from 'aws-cdk-lib/aws-stepfunctions';
import { LambdaInvoke, type LambdaInvokeProps } from 'aws-cdk-lib/aws-stepfunctions-tasks';
import type { Construct } from 'constructs';
import {
  functionThrottled,
  retryAfterErrors,
  throttlingErrors,
  type JobStep,
  type RetryClass,
} from '#shared/model/job-steps.ts';
import { limits } from '#shared/model/limits.ts';

/** Extra time for Lambda: a cold start, and its own retries. */
const marginSeconds = 30;

const policy = (
  errors: string[],
  interval: number,
  maxAttempts: number,
  maxDelay?: Duration,
): RetryProps => ({
  errors,
  interval: Duration.seconds(interval),
  backoffRate: 2,
  maxAttempts,
  maxDelay,
  // Jitter, so that jobs that failed together do not retry together.
  jitterStrategy: JitterType.FULL,
});

/** Errors that a retry cannot fix: a person must act, or memory or time ran out. */
const never: RetryProps = {
  errors: ['JobError', 'Lambda.Unknown', 'Sandbox.Timedout'],
  maxAttempts: 0,
};
/** At most 2 + 4 + 8 + 16 + 32 + 64 seconds, because these services limit requests by the minute. */
const throttled = policy([...throttlingErrors], 2, 6);
/** Waits as long as the service asks, without jitter, because an earlier call would be refused again. */
const asAsked = (attempts: (seconds: number) => number) =>
  Object.entries(retryAfterErrors).map(([error, seconds]): RetryProps => ({
    ...policy([error], seconds, attempts(seconds)),
    backoffRate: 1,
    jitterStrategy: JitterType.NONE,
  }));
/** At most eleven minutes; enough for a school that submits together, even with a low account limit. */
const crowded = policy([functionThrottled], 2, 15, Duration.minutes(1));
const transient = policy(['States.TaskFailed'], 1, 3);

const noRoom = [...throttlingErrors, ...Object.keys(retryAfterErrors), functionThrottled];
/** At most 2 + 4 + 8 + 16 seconds, before the teacher is told that the job waits. */
const atFirst = policy(noRoom, 2, 4);
/** Each wait is at most two minutes, so that room is soon used; all together at most an hour. */
const longestWait = Duration.minutes(2);
const waits = limits.jobWait / longestWait.toMilliseconds();
const forRoom = policy([...throttlingErrors, functionThrottled], 2, waits + 5, longestWait);

/** Retry policies by class; a state uses the first that names its error. */
const retries = {
  transient: [never, crowded, transient],
  throttled: [never, crowded, ...asAsked(() => 2), throttled, transient],
  atFirst: [never, atFirst, transient],
  forRoom: [never, ...asAsked((seconds) => limits.jobWait / 1_000 / seconds), forRoom, transient],
} as const satisfies Record<RetryClass | 'atFirst' | 'forRoom', readonly RetryProps[]>;
/** Recording a job's state has more retries than the work itself. */
const toRecord = [crowded, policy(['States.TaskFailed', 'States.Timeout'], 1, 6)];

/** The job's address and correlation id, which every function of a workflow receives. */
export const address = {
  uid: JsonPath.stringAt('$.uid'),
  kind: JsonPath.stringAt('$.kind'),
  jobId: JsonPath.stringAt('$.jobId'),
  correlationId: JsonPath.stringAt('$.correlationId'),
};

type ResultPaths = Pick<LambdaInvokeProps, 'resultPath' | 'outputPath'>;

const invoke = (
  scope: Construct,
  name: string,
  lambdaFunction: IFunction,
  seconds: number,
  rest: Partial<LambdaInvokeProps>,
) =>
  new LambdaInvoke(scope, name, {
    lambdaFunction,
    payloadResponseOnly: true,
    // The policies below decide about retries.
    retryOnServiceExceptions: false,
    taskTimeout: Timeout.duration(Duration.seconds(seconds)),
    ...rest,
  });

/** The task of a step: its function receives the whole state and is retried by the step's class, or another. */
export const doing = (
  scope: Construct,
  name: string,
  { seconds, retry }: JobStep,
  task: IFunction,
  { retried = retry, ...place }: ResultPaths & { readonly retried?: keyof typeof retries },
): LambdaInvoke => {
  const invocation = invoke(scope, name, task, seconds + marginSeconds, place);
  for (const policy of retries[retried]) invocation.addRetry(policy);
  return invocation;
};

/** Leads from a step to where its job waits, if a service has no room for it. */
export const ifNoRoom = (step: TaskStateBase, waiting: IChainable): TaskStateBase =>
  step.addCatch(waiting, { errors: noRoom, resultPath: JsonPath.DISCARD });

/** Records a change of the job; the state passes through unchanged. */
export const recording = (
  scope: Construct,
  name: string,
  record: IFunction,
  change: Record<string, unknown>,
  place: Pick<ResultPaths, 'outputPath'> = {},
): TaskStateBase => {
  const invocation = invoke(scope, name, record, 20, {
    payload: TaskInput.fromObject({ ...address, ...change }),
    resultPath: JsonPath.DISCARD,
    ...place,
  });
  for (const policy of toRecord) invocation.addRetry(policy);
  return invocation;
};
