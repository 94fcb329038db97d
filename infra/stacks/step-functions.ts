import { Duration, type Stack } from 'aws-cdk-lib';
import { NodeFunction } from '../constructs/node-function.ts';
import type { DataStack } from './data-stack.ts';

interface Step {
  readonly task: string;
  readonly seconds: number;
}

/** Creates functions of steps with the grants for passing files between steps. */
export function stepFunctions(
  stack: Stack,
  { table, results }: Pick<DataStack, 'table' | 'results'>,
) {
  const workFiles = results.arnForObjects('work/*');
  return {
    /** The function checks that its job exists, writes a file for the next step, and deletes it if the job is gone. */
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
    /** Lets a step read the file of the step before. */
    afterAnother: (lambda: NodeFunction) =>
      // Without permission to list, S3 answers 403 instead of 404 for a missing file.
      lambda.allow(['s3:GetObject'], [workFiles]).allow(['s3:ListBucket'], [results.bucketArn]),
  };
}
