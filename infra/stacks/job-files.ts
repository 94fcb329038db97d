import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { JobFilesEnvironment } from '#core/jobs/environment.ts';
import type { Grant } from '../constructs/node-function.ts';
import type { DataStack } from './data-stack.ts';

/** The environment of functions that work with jobs and their files. */
export const jobFilesOf = ({
  table,
  results,
}: {
  readonly table: Pick<DataStack['table'], 'tableName'>;
  readonly results: Pick<IBucket, 'bucketName'>;
}): JobFilesEnvironment => ({ TABLE_NAME: table.tableName, RESULTS_BUCKET: results.bucketName });

/** The grant for exactly these operations on the objects in a folder of a bucket. */
export const onObjects = (
  bucket: Pick<IBucket, 'arnForObjects'>,
  folder: string,
  ...operations: string[]
): Grant => ({
  actions: operations.map((operation) => `s3:${operation}Object`),
  resources: [bucket.arnForObjects(`${folder}/*`)],
});

/** The grant to list the objects in folders of a bucket. */
export const toList = (
  { bucketArn }: Pick<IBucket, 'bucketArn'>,
  ...folders: readonly [string, ...string[]]
): Grant => ({
  actions: ['s3:ListBucket'],
  resources: [bucketArn],
  conditions: { StringLike: { 's3:prefix': folders.map((folder) => `${folder}/*`) } },
});

/** The grant by which S3 answers 404 for a missing object: to list the whole bucket, which names no folder. */
export const toMiss = (...buckets: readonly Pick<IBucket, 'bucketArn'>[]): Grant => ({
  actions: ['s3:ListBucket'],
  resources: buckets.map(({ bucketArn }) => bucketArn),
});
