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
const throttled = policy([...throttlingErrors], 2, 6);
/** As long as the service asks for, so without jitter: sooner would be refused again. */
const asAsked = Object.entries(retryAfterErrors).map(([error, seconds]): RetryProps => ({
  ...policy([error], seconds, 2),
  backoffRate: 1,
  jitterStrategy: JitterType.NONE,
}));
/** As long: a class of teachers who submit together has found room by then, also in an account that has little. */
const crowded = policy([functionThrottled], 2, 6);
const transient = policy(['States.TaskFailed'], 1, 3);
/** Policies by class, in the order in which a state looks for the first that names its error. */
const retries: Record<RetryClass, readonly RetryProps[]> = {
  transient: [never, crowded, transient],
  throttled: [never, crowded, ...asAsked, throttled, transient],
};
/** To say how a job stands is worth more tries than the work itself. */
const toRecord = policy(['States.TaskFailed', 'States.Timeout'], 1, 6);

/** The job's address and what its call was named, which every function of a workflow is given. */
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
    // The policies say what is tried again.
    retryOnServiceExceptions: false,
    taskTimeout: Timeout.duration(Duration.seconds(seconds)),
    ...rest,
  });

/** The work of a step: its function is given the whole state, and tried again as the step's class says. */
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

/** Records a change of the job. The state goes on as it was. */
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
