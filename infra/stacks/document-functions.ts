import type { JobFilesEnvironment } from '#core/jobs/environment.ts';
import type { DocumentEndpoints } from '#shared/contracts/documents.ts';
import type { DaftarTable } from '../constructs/daftar-table.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import type { PrivateBucket } from '../constructs/private-bucket.ts';

/** Where documents are stored. */
interface DocumentResources {
  readonly table: Pick<DaftarTable, 'tableName' | 'permission'>;
  readonly results: Pick<PrivateBucket, 'bucketName' | 'bucketArn' | 'arnForObjects'>;
}

type Grants = EndpointDefinition['grants'];

/** The grants of functions that work with the documents of a kind of job. */
export function documentGrants({ table, results }: DocumentResources) {
  const onContents = (...operations: string[]) => ({
    actions: operations.map((operation) => `s3:${operation}Object`),
    resources: [results.arnForObjects('documents/*')],
  });
  // Needed to list a job's files; without it S3 answers 403 instead of 404 for a missing file.
  const onBucket = { actions: ['s3:ListBucket'], resources: [results.bucketArn] };
  return {
    list: [table.permission('GetItem', 'Query')],
    readNewest: [table.permission('GetItem', 'Query'), onContents('Get'), onBucket],
    readVersion: [table.permission('GetItem'), onContents('Get'), onBucket],
    // A refused change reads the newer version; superfluous versions and unused files are deleted.
    change: [
      table.permission('GetItem', 'Query', 'PutItem', 'DeleteItem'),
      onContents('Get', 'Put', 'Delete'),
      onBucket,
    ],
    /** For the step that writes the document, in addition to its other grants. */
    write: [table.permission('GetItem', 'PutItem', 'DeleteItem'), onContents('Put', 'Delete')],
    /** For the function that deletes jobs of the kind, in addition to its other grants. */
    remove: [table.permission('Query', 'DeleteItem'), onContents('Delete'), onBucket],
  } satisfies Record<string, Grants>;
}

/** The endpoints of a kind of job whose results are documents. */
export function documentFunctions(
  resources: DocumentResources,
  endpoints: DocumentEndpoints,
): EndpointDefinition[] {
  const { table, results } = resources;
  const environment = {
    TABLE_NAME: table.tableName,
    RESULTS_BUCKET: results.bucketName,
  } satisfies JobFilesEnvironment;
  const { list, readNewest, readVersion, change } = documentGrants(resources);
  // Links to the job's other files are presigned with the function's own permission.
  const links = { actions: ['s3:GetObject'], resources: [results.arnForObjects('results/*')] };
  return [
    { endpoint: endpoints.getJob, environment, grants: [...readNewest, links] },
    { endpoint: endpoints.putDocument, environment, grants: change },
    { endpoint: endpoints.listVersions, environment, grants: list },
    { endpoint: endpoints.getVersion, environment, grants: readVersion },
    { endpoint: endpoints.restoreVersion, environment, grants: change },
  ];
}
