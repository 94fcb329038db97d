import { Duration, type Stack } from 'aws-cdk-lib';
import { NodeFunction } from '../constructs/node-function.ts';
import type { DataStack } from './data-stack.ts';
import { onObjects, toMiss } from './job-files.ts';

interface Step {
  readonly task: string;
  readonly seconds: number;
}

/** Creates functions of steps with the grants for passing files between steps. */
export function stepFunctions(
  stack: Stack,
  { table, results }: Pick<DataStack, 'table' | 'results'>,
) {
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
      }).allow(table.permission('GetItem'), onObjects(results, 'work', 'Put', 'Delete')),
    /** Lets a step read the file of the step before. */
    afterAnother: (lambda: NodeFunction) =>
      lambda.allow(onObjects(results, 'work', 'Get'), toMiss(results)),
  };
}
