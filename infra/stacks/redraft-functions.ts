import { Duration } from 'aws-cdk-lib';
import type { DraftingEnvironment } from '#lambdas/ai-content/environment.ts';
import { redraftPart } from '#shared/contracts/content-documents.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import type { Models } from '../settings.ts';
import type { DataStack } from './data-stack.ts';
import { documentGrants } from './document-functions.ts';
import { modelDenials, modelGrants } from './model-access.ts';

/** The endpoint that rewrites a part of a draft while the caller waits. */
export const redraftFunctions = (
  { table, results }: Pick<DataStack, 'table' | 'results'>,
  { draftModel }: Models,
): EndpointDefinition[] => [
  {
    endpoint: redraftPart,
    environment: {
      TABLE_NAME: table.tableName,
      RESULTS_BUCKET: results.bucketName,
      DRAFT_MODEL: draftModel,
    } satisfies DraftingEnvironment,
    // Less than API Gateway's limit of 30 s.
    timeout: Duration.seconds(28),
    grants: [
      ...documentGrants({ table, results }).readNewest,
      // Counts the draft in the daily quota, and records the used tokens on the job.
      table.permission('UpdateItem'),
      ...modelGrants(draftModel),
    ],
    denials: modelDenials(table),
  },
];
