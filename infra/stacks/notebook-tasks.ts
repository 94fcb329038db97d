import { Duration, type Stack } from 'aws-cdk-lib';
import type { ReadingEnvironment, RenderingEnvironment } from '#lambdas/notebooks/environment.ts';
import { stepsOf } from '#shared/model/job-steps.ts';
import { NodeFunction, WHOLE_CPU } from '../constructs/node-function.ts';
import type { DataStack } from './data-stack.ts';
import { documentGrants } from './document-functions.ts';
import { jobFilesOf, onObjects, toMiss } from './job-files.ts';
import { stepFunctions } from './step-functions.ts';

interface Resources {
  readonly data: Pick<DataStack, 'table' | 'uploads' | 'results' | 'artwork'>;
}

export function notebookTasks(stack: Stack, { data }: Resources) {
  const { table, uploads, results, artwork } = data;
  const { reading, rendering } = stepsOf('notebook');
  const jobFiles = jobFilesOf(data);
  const { step } = stepFunctions(stack, data);
  const readSpreadsheet = step<ReadingEnvironment>(
    'ReadSpreadsheet',
    reading,
    { ...jobFiles, UPLOADS_BUCKET: uploads.bucketName },
    { memorySize: 1024, description: "Reads the classes and names of a teacher's spreadsheet" },
  )
    // A query finds the mark sheets of a saved class. Uploads above the size limit are deleted.
    .allow(table.permission('Query'))
    .allow(onObjects(uploads, 'uploads', 'Get', 'Delete'), toMiss(uploads));

  const renderNotebook = new NodeFunction<RenderingEnvironment>(stack, 'RenderNotebook', {
    bundle: rendering.task,
    environment: { ...jobFiles, ARTWORK_BUCKET: artwork.bucketName },
    memorySize: WHOLE_CPU, // Text shaping and layout are CPU-bound.
    timeout: Duration.seconds(rendering.seconds),
    description: 'Renders the class notebook',
  })
    // Pages with corner marks are stored; those of a class that was deleted meanwhile are removed.
    .allow(table.permission('GetItem', 'Query', 'PutItem', 'DeleteItem'))
    // The logs of courses, and the lesson plans of the printed days.
    .allow(table.permission('BatchGetItem'), ...documentGrants(data).readNewest)
    .allow(toMiss(artwork, results))
    .allow(onObjects(artwork, 'covers', 'Get'), onObjects(results, 'work', 'Get'))
    .allow(onObjects(results, 'results', 'Put', 'Delete'));

  return { [reading.task]: readSpreadsheet, [rendering.task]: renderNotebook };
}
