import { Duration } from 'aws-cdk-lib';
import type { JobFilesEnvironment } from '#core/jobs/environment.ts';
import { exportContent } from '#shared/contracts/content-exports.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import type { DataStack } from './data-stack.ts';
import { documentGrants } from './document-functions.ts';

/** The endpoint that exports drafts; it reads the draft and the teacher's profile, and writes nothing. */
export const exportFunctions = ({
  table,
  results,
}: Pick<DataStack, 'table' | 'results'>): EndpointDefinition[] => [
  {
    endpoint: exportContent,
    environment: {
      TABLE_NAME: table.tableName,
      RESULTS_BUCKET: results.bucketName,
    } satisfies JobFilesEnvironment,
    // One whole CPU, because text shaping and layout are CPU-bound.
    memorySize: 1769,
    timeout: Duration.seconds(20),
    grants: documentGrants({ table, results }).readNewest,
  },
];
