import { Duration } from 'aws-cdk-lib';
import type { WorkbooksEnvironment } from '#lambdas/notebooks/environment.ts';
import { jobDescriptors } from '#shared/contracts/index.ts';
import { listWorkbooks } from '#shared/contracts/notebooks.ts';
import { printFolder } from '#shared/contracts/visit-folders.ts';
import { printWeek } from '#shared/contracts/week-sheets.ts';
import type { JobKind } from '#shared/model/job-steps.ts';
import type { EndpointDefinition } from '../constructs/endpoint-route.ts';
import { WHOLE_CPU } from '../constructs/node-function.ts';
import type { PaidModels } from '../settings.ts';
import { answersFunctions } from './answers-functions.ts';
import { contentFunctions } from './content-functions.ts';
import type { DataStack } from './data-stack.ts';
import { documentGrants } from './document-functions.ts';
import { gradebookFunctions } from './gradebook-functions.ts';
import { jobFilesOf, toList } from './job-files.ts';
import { jobKindFunctions } from './job-functions.ts';
import { bankFunctions } from './bank-functions.ts';
import { recordFunctions } from './record-functions.ts';
import type { WorkflowsStack } from './workflows-stack.ts';

/** A part of the product whose endpoints have a stack of their own. */
export interface Feature {
  /** The stack's name without the product's. */
  readonly part: string;
  readonly description: string;
  readonly functions: readonly EndpointDefinition[];
}

type Part = 'record' | 'drafts' | 'pages' | 'prints';

/** The feature that a kind of job belongs to, if it is not `prints`. */
const partOfKind: Readonly<Partial<Record<JobKind, Part>>> = {
  grade: 'pages',
  'ai-content': 'drafts',
  'answer-sheets': 'pages',
};

interface Resources {
  readonly data: DataStack;
  readonly workflows: WorkflowsStack;
  readonly settings: PaidModels;
}

/** All features, in the order in which they are deployed. A new one is one more entry. */
export function featuresOf({ data, workflows, settings }: Resources): Feature[] {
  const jobsOf = (part: Part): EndpointDefinition[] =>
    workflows.all
      .filter(({ kind }) => (partOfKind[kind] ?? 'prints') === part)
      .flatMap((workflow) => jobKindFunctions(data, jobDescriptors[workflow.kind], workflow));
  const { table, uploads } = data;
  // Text shaping and layout are CPU-bound.
  const drawing = {
    environment: jobFilesOf(data),
    ...{ memorySize: WHOLE_CPU, timeout: Duration.seconds(20) },
  };
  return [
    {
      part: 'record',
      description: 'classes and their records',
      functions: recordFunctions(data),
    },
    {
      part: 'drafts',
      description: 'drafted content, and the question bank',
      functions: [...jobsOf('drafts'), ...contentFunctions(data, settings), ...bankFunctions(data)],
    },
    {
      part: 'pages',
      description: 'photos of gradebooks and answer sheets',
      functions: [...jobsOf('pages'), ...gradebookFunctions(data), ...answersFunctions(data)],
    },
    {
      part: 'prints',
      description: 'notebooks, reports, and jobs of other kinds',
      functions: [
        ...jobsOf('prints'),
        {
          endpoint: listWorkbooks,
          environment: {
            TABLE_NAME: table.tableName,
            UPLOADS_BUCKET: uploads.bucketName,
          } satisfies WorkbooksEnvironment,
          grants: [table.permission('Query'), toList(uploads, 'uploads')],
        },
        {
          ...{ endpoint: printWeek, ...drawing },
          grants: [table.permission('GetItem', 'BatchGetItem', 'Query')],
        },
        {
          ...{ endpoint: printFolder, ...drawing },
          // It reads the linked lesson plans.
          grants: [table.permission('BatchGetItem'), ...documentGrants(data).readNewest],
        },
      ],
    },
  ];
}
