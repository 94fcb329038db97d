import type { JobFilesEnvironment } from '#core/jobs/environment.ts';
import type { DocumentEndpoints } from '#shared/contracts/documents.ts';
import type { DaftarTable } from '../constructs/daftar-table.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import type { PrivateBucket } from '../constructs/private-bucket.ts';

/** Where documents are kept: of the data stack, what this needs. */
interface DocumentResources {
  readonly table: Pick<DaftarTable, 'tableName' | 'permission'>;
  readonly results: Pick<PrivateBucket, 'bucketName' | 'bucketArn' | 'arnForObjects'>;
}

type Grants = EndpointDefinition['grants'];

/** What the functions may that have to do with the documents of a kind of job. */
export function documentGrants({ table, results }: DocumentResources) {
  const onContents = (...operations: string[]) => ({
    actions: operations.map((operation) => `s3:${operation}Object`),
    resources: [results.arnForObjects('documents/*')],
  });
  // Finds the files of a job; without it S3 answers 403 and not 404 for one that has gone meanwhile.
  const onBucket = { actions: ['s3:ListBucket'], resources: [results.bucketArn] };
  return {
    list: [table.permission('GetItem', 'Query')],
    readNewest: [table.permission('GetItem', 'Query'), onContents('Get'), onBucket],
    readVersion: [table.permission('GetItem'), onContents('Get'), onBucket],
    // Who is refused is answered the newer version; what is too many, or written for nothing, is deleted.
    change: [
      table.permission('GetItem', 'Query', 'PutItem', 'DeleteItem'),
      onContents('Get', 'Put', 'Delete'),
      onBucket,
    ],
    /** Of a job's step that writes its document, beyond what else it does. */
    write: [table.permission('GetItem', 'PutItem', 'DeleteItem'), onContents('Put', 'Delete')],
    /** Of the function that deletes jobs of the kind, beyond what else it does. */
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
  // A job has links to its other files, which are presigned with the function's own permission.
  const links = { actions: ['s3:GetObject'], resources: [results.arnForObjects('results/*')] };
  return [
    { endpoint: endpoints.getJob, environment, grants: [...readNewest, links] },
    { endpoint: endpoints.putDocument, environment, grants: change },
    { endpoint: endpoints.listVersions, environment, grants: list },
    { endpoint: endpoints.getVersion, environment, grants: readVersion },
    { endpoint: endpoints.restoreVersion, environment, grants: change },
  ];
}
