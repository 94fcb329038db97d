import { Duration, type Stack } from 'aws-cdk-lib';
import type { JobFilesEnvironment } from '#core/jobs/environment.ts';
import { stepsOf } from '#shared/model/job-steps.ts';
import { NodeFunction, WHOLE_CPU } from '../constructs/node-function.ts';
import type { DataStack } from './data-stack.ts';
import { jobFilesOf, onObjects } from './job-files.ts';

interface Resources {
  readonly data: Pick<DataStack, 'table' | 'results'>;
}

export function reportTasks(stack: Stack, { data }: Resources) {
  const { composing } = stepsOf('report');
  const renderReport = new NodeFunction<JobFilesEnvironment>(stack, 'RenderReport', {
    bundle: composing.task,
    environment: jobFilesOf(data),
    memorySize: WHOLE_CPU, // Text shaping and layout are CPU-bound.
    timeout: Duration.seconds(composing.seconds),
    description: 'Draws the reports of saved classes from their record',
  })
    .allow(data.table.permission('GetItem', 'Query', 'BatchGetItem'))
    .allow(onObjects(data.results, 'results', 'Put', 'Delete'));
  return { [composing.task]: renderReport };
}
