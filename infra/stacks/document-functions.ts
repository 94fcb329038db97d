import type { DocumentEndpoints } from '#shared/contracts/documents.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import type { DaftarTable } from '../constructs/daftar-table.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import type { PrivateBucket } from '../constructs/private-bucket.ts';
import { jobFilesOf, onObjects, toList, toMiss } from './job-files.ts';

interface DocumentResources {
  readonly table: Pick<DaftarTable, 'tableName' | 'permission'>;
  readonly results: Pick<PrivateBucket, 'bucketName' | 'bucketArn' | 'arnForObjects'>;
}

export function documentGrants({ table, results }: DocumentResources) {
  const onContents = (...operations: string[]) => onObjects(results, 'documents', ...operations);
  return {
    list: [table.permission('GetItem', 'Query')],
    readNewest: [table.permission('GetItem', 'Query'), onContents('Get'), toMiss(results)],
    readVersion: [table.permission('GetItem'), onContents('Get'), toMiss(results)],
    // A refused change reads the newer version; superfluous versions and unused files are deleted.
    change: [
      table.permission('GetItem', 'Query', 'PutItem', 'DeleteItem'),
      onContents('Get', 'Put', 'Delete'),
      toMiss(results),
    ],
    /** For the step that writes the document, in addition to its other grants. */
    write: [table.permission('GetItem', 'PutItem', 'DeleteItem'), onContents('Put', 'Delete')],
    /** For the function that deletes jobs of the kind, in addition to its other grants. */
    remove: [
      table.permission('Query', 'DeleteItem'),
      onContents('Delete'),
      toList(results, 'documents'),
    ],
  } satisfies Record<string, EndpointDefinition['grants']>;
}

/**
 * The endpoints of a kind of job whose results are documents.
 * @param showsWork whether a running job shows what is in its temporary files
 */
export function documentFunctions(
  resources: DocumentResources,
  endpoints: DocumentEndpoints,
  showsWork = false,
): EndpointDefinition[] {
  const environment = jobFilesOf(resources);
  const { list, readNewest, readVersion, change } = documentGrants(resources);
  // Links to the job's other files are presigned with the function's own permission.
  const links = onObjects(resources.results, 'results', 'Get');
  return [
    {
      endpoint: endpoints.getJob,
      environment,
      grants: [
        ...readNewest,
        links,
        ...(showsWork ? [onObjects(resources.results, 'work', 'Get')] : []),
      ],
    },
    { endpoint: endpoints.putDocument, environment, grants: change },
    { endpoint: endpoints.listVersions, environment, grants: list },
    { endpoint: endpoints.getVersion, environment, grants: readVersion },
    { endpoint: endpoints.restoreVersion, environment, grants: change },
  ];
}

/** An endpoint that links to the page of a document; the page's key contains its size. */
export const pageFunction = (
  resources: DocumentResources,
  endpoint: Endpoint,
): EndpointDefinition => ({
  endpoint,
  environment: jobFilesOf(resources),
  grants: [
    resources.table.permission('GetItem'),
    toMiss(resources.results),
    onObjects(resources.results, 'documents', 'Get'),
  ],
});
