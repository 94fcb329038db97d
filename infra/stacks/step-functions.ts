import { Duration, type Stack } from 'aws-cdk-lib';
import { NodeFunction } from '../constructs/node-function.ts';
import type { DataStack } from './data-stack.ts';

/** Of a step, what its function must know. */
interface Step {
  readonly task: string;
  readonly seconds: number;
}

/** Makes functions of steps with what every step may do that hands a file on to the next. */
export function stepFunctions(
  stack: Stack,
  { table, results }: Pick<DataStack, 'table' | 'results'>,
) {
  const workFiles = results.arnForObjects('work/*');
  return {
    /** Checks that its job is still there, writes a file for the next step, and deletes it if the job has gone. */
    step: <Environment extends Record<string, string>>(
      id: string,
      { task, seconds }: Step,
      environment: Environment,
      rest: { readonly memorySize?: number; readonly description: string },
    ) =>
      new NodeFunction<Environment>(stack, id, {
        ...{ bundle: task, environment, timeout: Duration.seconds(seconds) },
        ...rest,
      })
        .allow(['dynamodb:GetItem'], [table.tableArn])
        .allow(['s3:PutObject', 's3:DeleteObject'], [workFiles]),
    /** Lets a step read what the one before it has written. */
    afterAnother: (lambda: NodeFunction) =>
      // Without leave to list S3 answers 403 and not 404 for what is gone.
      lambda.allow(['s3:GetObject'], [workFiles]).allow(['s3:ListBucket'], [results.bucketArn]),
  };
}
