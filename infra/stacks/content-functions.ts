import { Duration } from 'aws-cdk-lib';
import type {
  PageReadingEnvironment,
  SolvingEnvironment,
} from '#lambdas/ai-content/environment.ts';
import { cancelContentJob } from '#shared/contracts/content-cancelling.ts';
import { redraftPart } from '#shared/contracts/content-documents.ts';
import { exportContent } from '#shared/contracts/content-exports.ts';
import { readSourcePage } from '#shared/contracts/source-pages.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import { WHOLE_CPU } from '../constructs/node-function.ts';
import type { PaidModels } from '../settings.ts';
import type { DataStack } from './data-stack.ts';
import { documentGrants } from './document-functions.ts';
import { jobFilesOf, onObjects, toMiss } from './job-files.ts';
import { modelDenials, modelGrants } from './model-access.ts';

/** Megabytes: nearly two CPUs, because both alphabets are tried at once and somebody waits. */
const PAGE_READING = 3_008;

/** The endpoints that only drafts have; two of them rewrite a part and read a page while the caller waits. */
export function contentFunctions(
  data: Pick<DataStack, 'table' | 'results' | 'uploads'>,
  { draftModel, solverModel, modelBudget }: PaidModels,
): EndpointDefinition[] {
  const environment = jobFilesOf(data);
  const { readNewest } = documentGrants(data);
  return [
    {
      endpoint: exportContent,
      environment,
      // Text shaping and layout are CPU-bound.
      memorySize: WHOLE_CPU,
      timeout: Duration.seconds(20),
      grants: readNewest,
    },
    {
      endpoint: cancelContentJob,
      environment,
      grants: [
        data.table.permission('GetItem', 'UpdateItem'),
        onObjects(data.results, 'work', 'Delete'),
        toMiss(data.results),
      ],
    },
    {
      endpoint: redraftPart,
      environment: {
        ...environment,
        DRAFT_MODEL: draftModel,
        SOLVER_MODEL: solverModel,
        MODEL_BUDGET: String(modelBudget),
      } satisfies SolvingEnvironment,
      // Less than API Gateway's limit of 30 s.
      timeout: Duration.seconds(28),
      grants: [
        ...readNewest,
        // Counts the draft in the daily quota and the month's spending, and records the used tokens on the job.
        data.table.permission('UpdateItem'),
        ...[...new Set([draftModel, solverModel])].flatMap((id) => modelGrants(id)),
      ],
      denials: modelDenials(data.table),
    },
    {
      endpoint: readSourcePage,
      environment: { UPLOADS_BUCKET: data.uploads.bucketName } satisfies PageReadingEnvironment,
      memorySize: PAGE_READING,
      // Less than API Gateway's limit of 30 s.
      timeout: Duration.seconds(29),
      grants: [onObjects(data.uploads, 'uploads', 'Get', 'Delete'), toMiss(data.uploads)],
    },
  ];
}
