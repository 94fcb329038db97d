import type { StartEnvironment as StartContentEnvironment } from '../../lambdas/ai-content/environment.ts';
import type { JobFilesEnvironment } from '../../lambdas/core/jobs/environment.ts';
import type { StartEnvironment as StartGradeEnvironment } from '../../lambdas/grades/environment.ts';
import type { StartEnvironment as StartNotebookEnvironment } from '../../lambdas/notebooks/environment.ts';
import {
  deleteContentJob,
  generateContent,
  listContentJobs,
  retryContentJob,
} from '../../shared/contracts/ai-content.ts';
import {
  deleteGradeJob,
  extractGrades,
  listGradeJobs,
  retryGradeJob,
} from '../../shared/contracts/grades.ts';
import {
  deleteNotebook,
  listNotebookJobs,
  retryNotebook,
  submitNotebook,
} from '../../shared/contracts/notebooks.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import type { DataStack } from './data-stack.ts';
import type { WorkflowsStack } from './workflows-stack.ts';

interface Resources {
  readonly data: DataStack;
  readonly workflows: WorkflowsStack;
}

/** The endpoints of the three kinds of background jobs: listed, started, tried again and deleted alike. */
export function jobFunctions({ data, workflows }: Resources): EndpointDefinition[] {
  const { table, uploads, results } = data;
  const onTable = (...operations: string[]) => ({
    actions: operations.map((operation) => `dynamodb:${operation}`),
    resources: [table.tableArn],
  });
  // Links to finished files are presigned with the function's own permission.
  const readResults = {
    actions: ['s3:GetObject'],
    resources: [results.arnForObjects('results/*')],
  };
  /** An upload above its limit is deleted by whoever meets it. */
  const checkUploads = [
    {
      actions: ['s3:GetObject', 's3:DeleteObject'],
      resources: [uploads.arnForObjects('uploads/*')],
    },
    // Without it S3 answers 403 and not 404 for an object that is missing.
    { actions: ['s3:ListBucket'], resources: [uploads.bucketArn] },
  ];
  const deleteFiles = (...folders: string[]) => ({
    actions: ['s3:DeleteObject'],
    resources: folders.map((folder) => results.arnForObjects(`${folder}/*`)),
  });

  const TABLE_NAME = table.tableName;
  const UPLOADS_BUCKET = uploads.bucketName;
  const environment = {
    TABLE_NAME,
    RESULTS_BUCKET: results.bucketName,
  } satisfies JobFilesEnvironment;
  const list = { environment, grants: [onTable('Query'), readResults] };
  const remove = (...folders: string[]) => ({
    environment,
    grants: [onTable('GetItem', 'DeleteItem'), deleteFiles(...folders)],
  });
  /** What starting a job of any kind takes; a repeated submission may answer a finished one, with its links. */
  const start = (workflowArn: string) => [
    onTable('GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'),
    readResults,
    { actions: ['states:StartExecution'], resources: [workflowArn] },
  ];

  const NOTEBOOK_WORKFLOW_ARN = workflows.notebook.stateMachine.stateMachineArn;
  const startNotebook = {
    environment: {
      ...environment,
      UPLOADS_BUCKET,
      NOTEBOOK_WORKFLOW_ARN,
    } satisfies StartNotebookEnvironment,
    grants: [...start(NOTEBOOK_WORKFLOW_ARN), ...checkUploads],
  };
  const GRADE_WORKFLOW_ARN = workflows.grade.stateMachine.stateMachineArn;
  const startExtraction = {
    environment: {
      ...environment,
      UPLOADS_BUCKET,
      GRADE_WORKFLOW_ARN,
    } satisfies StartGradeEnvironment,
    grants: [...start(GRADE_WORKFLOW_ARN), ...checkUploads],
  };
  const AI_CONTENT_WORKFLOW_ARN = workflows.aiContent.stateMachine.stateMachineArn;
  const startDraft = {
    environment: { ...environment, AI_CONTENT_WORKFLOW_ARN } satisfies StartContentEnvironment,
    grants: start(AI_CONTENT_WORKFLOW_ARN),
  };

  return [
    { endpoint: listNotebookJobs, ...list },
    { endpoint: submitNotebook, ...startNotebook },
    { endpoint: retryNotebook, ...startNotebook },
    { endpoint: deleteNotebook, ...remove('results', 'work') },
    { endpoint: listGradeJobs, ...list },
    { endpoint: extractGrades, ...startExtraction },
    { endpoint: retryGradeJob, ...startExtraction },
    { endpoint: deleteGradeJob, ...remove('results') },
    { endpoint: listContentJobs, ...list },
    { endpoint: generateContent, ...startDraft },
    { endpoint: retryContentJob, ...startDraft },
    { endpoint: deleteContentJob, ...remove('results') },
  ];
}
