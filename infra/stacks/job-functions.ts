import { Duration } from 'aws-cdk-lib';
import type { SubmitEnvironment, SubmitUploadEnvironment } from '#core/jobs/submit-handlers.ts';
import type { TableEnvironment } from '#lambdas/answer-sheets/environment.ts';
import type { WorkbooksEnvironment } from '#lambdas/notebooks/environment.ts';
import {
  getAnswersPicture,
  listPrintedTests,
  markAnswerSheets,
} from '#shared/contracts/answers-documents.ts';
import { jobDescriptors } from '#shared/contracts/index.ts';
import type { JobDescriptor } from '#shared/contracts/job-kind.ts';
import { listWorkbooks } from '#shared/contracts/notebooks.ts';
import type { JobKind } from '#shared/model/job-steps.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import { WHOLE_CPU } from '../constructs/node-function.ts';
import type { JobWorkflow } from '../constructs/job-workflow.ts';
import type { PaidModels } from '../settings.ts';
import type { DataStack } from './data-stack.ts';
import { contentFunctions } from './content-functions.ts';
import { documentFunctions, documentGrants, pageFunction } from './document-functions.ts';
import { gradebookFunctions } from './gradebook-functions.ts';
import { jobFilesOf, onObjects, toList, toMiss } from './job-files.ts';
import { isThrottled } from './throttles.ts';
import type { WorkflowsStack } from './workflows-stack.ts';

interface Resources {
  readonly data: DataStack;
  readonly workflows: WorkflowsStack;
  readonly settings: PaidModels;
}

/**
 * Whether the endpoints of a kind are in the stack of the API, whose stage names the routes that have a throttle of their
 * own. CloudFormation limits the size of one stack, so the others are in the stack of the record.
 */
const isInApiStack = (kind: JobKind): boolean => isThrottled(jobDescriptors[kind].endpoints.submit);

/** The endpoints that every kind of job has, for the kinds of one of the stacks. */
const functionsOfKinds = (
  { data, workflows }: Pick<Resources, 'data' | 'workflows'>,
  isHere: (kind: JobKind) => boolean,
): EndpointDefinition[] =>
  workflows.all
    .filter(({ kind }) => isHere(kind))
    .flatMap((workflow) => jobKindFunctions(data, jobDescriptors[workflow.kind], workflow));

/** The endpoints of background jobs, except those in the stack of the record. */
export function jobFunctions({ data, workflows, settings }: Resources): EndpointDefinition[] {
  return [
    ...functionsOfKinds({ data, workflows }, isInApiStack),
    {
      endpoint: listWorkbooks,
      environment: {
        TABLE_NAME: data.table.tableName,
        UPLOADS_BUCKET: data.uploads.bucketName,
      } satisfies WorkbooksEnvironment,
      grants: [data.table.permission('Query'), toList(data.uploads, 'uploads')],
    },
    ...gradebookFunctions(data),
    ...contentFunctions(data, settings),
  ];
}

/** The endpoints of background jobs that are in the stack of the record. */
export const jobFunctionsOfRecord = ({
  data,
  workflows,
}: Omit<Resources, 'settings'>): EndpointDefinition[] => [
  ...functionsOfKinds({ data, workflows }, (kind) => !isInApiStack(kind)),
  pageFunction(data, getAnswersPicture),
  {
    endpoint: listPrintedTests,
    environment: { TABLE_NAME: data.table.tableName } satisfies TableEnvironment,
    grants: [data.table.permission('Query')],
  },
  {
    endpoint: markAnswerSheets,
    environment: jobFilesOf(data),
    // Sixty pictures of a quarter of a megabyte are read, and written as one file.
    memorySize: WHOLE_CPU,
    timeout: Duration.seconds(29),
    grants: [
      ...documentGrants(data).readNewest,
      onObjects(data.results, 'documents', 'Put', 'Delete'),
    ],
  },
];

/** The endpoints that every kind of job has, and those of its documents. */
export function jobKindFunctions(
  { table, uploads, results }: Pick<DataStack, 'table' | 'uploads' | 'results'>,
  { endpoints, takesUpload, takesClasses, makesTexts, showsWork, documents }: JobDescriptor,
  workflow: Pick<JobWorkflow, 'stateMachine'>,
): EndpointDefinition[] {
  const { stateMachineArn: WORKFLOW_ARN } = workflow.stateMachine;
  // Links to finished files are presigned with the function's own permission.
  const readResults = onObjects(results, 'results', 'Get');
  const deleteFiles = [
    onObjects(results, 'results', 'Delete'),
    onObjects(results, 'work', 'Delete'),
    // Files of a job are found by listing its folders.
    toList(results, 'results', 'work'),
  ];
  // Uploads above the size limit are deleted.
  const checkUploads = [onObjects(uploads, 'uploads', 'Get', 'Delete'), toMiss(uploads)];

  const environment = jobFilesOf({ table, results });
  const starting = { ...environment, WORKFLOW_ARN } satisfies SubmitEnvironment;
  const withUploads = {
    ...starting,
    UPLOADS_BUCKET: uploads.bucketName,
  } satisfies SubmitUploadEnvironment;
  const start = {
    environment: takesUpload ? withUploads : starting,
    grants: [
      table.permission('GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'),
      // These kinds take saved classes, whose records are extended with them.
      ...(takesUpload || takesClasses ? [table.permission('Query')] : []),
      // A repeated submission may answer a finished job with its links.
      readResults,
      { actions: ['states:StartExecution'], resources: [WORKFLOW_ARN] },
      ...(takesUpload ? checkUploads : []),
    ],
  };
  return [
    {
      endpoint: endpoints.list,
      environment,
      grants: [table.permission('Query', ...(makesTexts ? ['GetItem'] : [])), readResults],
    },
    { endpoint: endpoints.submit, ...start },
    { endpoint: endpoints.retry, ...start },
    {
      endpoint: endpoints.delete,
      environment,
      grants: [
        table.permission('GetItem', 'UpdateItem', 'DeleteItem'),
        ...deleteFiles,
        ...(documents ? documentGrants({ table, results }).remove : []),
      ],
    },
    ...(documents ? documentFunctions({ table, results }, documents, showsWork) : []),
  ];
}
