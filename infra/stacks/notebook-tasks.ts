import { Duration, type Stack } from 'aws-cdk-lib';
import type { ReadingEnvironment, RenderingEnvironment } from '#lambdas/notebooks/environment.ts';
import { jobSteps } from '#shared/model/job-steps.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import type { DataStack } from './data-stack.ts';

interface Resources {
  readonly data: Pick<DataStack, 'table' | 'uploads' | 'results' | 'artwork'>;
}

/** The step functions of notebooks, by bundle. */
export function notebookTasks(stack: Stack, { data }: Resources) {
  const { table, uploads, results, artwork } = data;
  const [reading, rendering] = jobSteps.notebook;
  const jobFiles = { TABLE_NAME: table.tableName, RESULTS_BUCKET: results.bucketName };
  const workFiles = results.arnForObjects('work/*');
  const readSpreadsheet = new NodeFunction<ReadingEnvironment>(stack, 'ReadSpreadsheet', {
    bundle: reading.task,
    environment: {
      ...jobFiles,
      UPLOADS_BUCKET: uploads.bucketName,
    },
    memorySize: 1024,
    timeout: Duration.seconds(reading.seconds),
    description: "Reads the classes and names of a teacher's spreadsheet",
  })
    // A query finds the mark sheets of a saved class.
    .allow(['dynamodb:GetItem', 'dynamodb:Query'], [table.tableArn])
    // Needed to delete uploads above the size limit.
    .allow(['s3:GetObject', 's3:DeleteObject'], [uploads.arnForObjects('uploads/*')])
    // Without it S3 answers 403 instead of 404 for a missing object; also below.
    .allow(['s3:ListBucket'], [uploads.bucketArn])
    .allow(['s3:PutObject', 's3:DeleteObject'], [workFiles]);

  const renderNotebook = new NodeFunction<RenderingEnvironment>(stack, 'RenderNotebook', {
    bundle: rendering.task,
    environment: {
      ...jobFiles,
      ARTWORK_BUCKET: artwork.bucketName,
    },
    memorySize: 1769, // One whole CPU, because text shaping and layout are CPU-bound.
    timeout: Duration.seconds(rendering.seconds),
    description: 'Renders the class notebook',
  })
    .allow(['dynamodb:GetItem'], [table.tableArn])
    .allow(['s3:GetObject'], [artwork.arnForObjects('covers/*'), workFiles])
    .allow(['s3:ListBucket'], [artwork.bucketArn, results.bucketArn])
    .allow(['s3:PutObject', 's3:DeleteObject'], [results.arnForObjects('results/*')]);

  return { [reading.task]: readSpreadsheet, [rendering.task]: renderNotebook };
}
