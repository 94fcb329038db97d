import { Duration } from 'aws-cdk-lib';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import {
  JitterType,
  JsonPath,
  TaskInput,
  Timeout,
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

/** Extra time for Lambda: a cold start, and its own retries. */
const marginSeconds = 30;

const policy = (errors: string[], interval: number, maxAttempts: number): RetryProps => ({
  errors,
  interval: Duration.seconds(interval),
  backoffRate: 2,
  maxAttempts,
  // Jitter, so that jobs that failed together do not retry together.
  jitterStrategy: JitterType.FULL,
});

/**
 * Errors that a retry cannot fix: a person must act, or the function ran out of memory (reported as unknown) or time.
 */
const never: RetryProps = {
  errors: ['JobError', 'Lambda.Unknown', 'Sandbox.Timedout'],
  maxAttempts: 0,
};
/** At most 2 + 4 + 8 + 16 + 32 + 64 seconds, because these services limit requests by the minute. */
const throttled = policy([...throttlingErrors], 2, 6);
/** Waits as long as the service asks, without jitter, because an earlier call would be refused again. */
const asAsked = Object.entries(retryAfterErrors).map(([error, seconds]): RetryProps => ({
  ...policy([error], seconds, 2),
  backoffRate: 1,
  jitterStrategy: JitterType.NONE,
}));
/** The same waits; enough for a class of teachers who submit together, even with a low account limit. */
const crowded = policy([functionThrottled], 2, 6);
const transient = policy(['States.TaskFailed'], 1, 3);
/** Retry policies by class; a state uses the first that names its error. */
const retries: Record<RetryClass, readonly RetryProps[]> = {
  transient: [never, crowded, transient],
  throttled: [never, crowded, ...asAsked, throttled, transient],
};
/** Recording a job's state has more retries than the work itself. */
const toRecord = policy(['States.TaskFailed', 'States.Timeout'], 1, 6);

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

/** The task of a step: its function receives the whole state and is retried by the step's class. */
export const doing = (
  scope: Construct,
  name: string,
  { seconds, retry }: JobStep,
  task: IFunction,
  place: ResultPaths,
): LambdaInvoke => {
  const invocation = invoke(scope, name, task, seconds + marginSeconds, place);
  for (const policy of retries[retry]) invocation.addRetry(policy);
  return invocation;
};

/** Records a change of the job; the state passes through unchanged. */
export const recording = (
  scope: Construct,
  name: string,
  record: IFunction,
  change: Record<string, unknown>,
  place: Pick<ResultPaths, 'outputPath'> = {},
): TaskStateBase =>
  invoke(scope, name, record, 20, {
    payload: TaskInput.fromObject({ ...address, ...change }),
    resultPath: JsonPath.DISCARD,
    ...place,
  }).addRetry(toRecord);
