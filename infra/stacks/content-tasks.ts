import { Duration, type Stack } from 'aws-cdk-lib';
import type { DraftingEnvironment, SolvingEnvironment } from '#lambdas/ai-content/environment.ts';
import type { JobFilesEnvironment } from '#core/jobs/environment.ts';
import { jobSteps } from '#shared/model/job-steps.ts';
import { NodeFunction } from '../constructs/node-function.ts';
import type { Models } from '../settings.ts';
import type { DataStack } from './data-stack.ts';
import { documentGrants } from './document-functions.ts';
import { allowModels } from './model-access.ts';

interface Resources {
  readonly data: Pick<DataStack, 'table' | 'results'>;
  readonly models: Models;
}

/** The functions of the steps of a draft, by the names of their bundles. */
export function contentTasks(stack: Stack, { data: { table, results }, models }: Resources) {
  const [planning, drafting, repairing, solving, finishing] = jobSteps['ai-content'];
  const jobFiles = { TABLE_NAME: table.tableName, RESULTS_BUCKET: results.bucketName };
  const workFiles = results.arnForObjects('work/*');
  const documents = documentGrants({ table, results });
  const step = <Environment extends Record<string, string>>(
    id: string,
    { task, seconds }: { readonly task: string; readonly seconds: number },
    environment: Environment,
    description: string,
  ) =>
    new NodeFunction<Environment>(stack, id, {
      ...{ bundle: task, environment, description, timeout: Duration.seconds(seconds) },
    })
      .allow(['dynamodb:GetItem'], [table.tableArn])
      .allow(['s3:PutObject', 's3:DeleteObject'], [workFiles]);
  const afterAnother = (lambda: NodeFunction) =>
    // Without leave to list S3 answers 403 and not 404 for what is gone.
    lambda.allow(['s3:GetObject'], [workFiles]).allow(['s3:ListBucket'], [results.bucketArn]);
  /** Calls models, and notes on the job what that has used. */
  const asking = (lambda: NodeFunction, ...ids: string[]) => {
    afterAnother(lambda).allow(['dynamodb:UpdateItem'], [table.tableArn]);
    allowModels(lambda, ids, table);
  };

  const { draftModel, solverModel } = models;
  const withDrafter = { ...jobFiles, DRAFT_MODEL: draftModel };
  const planDraft = step<JobFilesEnvironment>(
    'PlanDraft',
    planning,
    jobFiles,
    'Works out of a form what is to be drafted',
  );
  for (const { actions, resources } of documents.readNewest) planDraft.allow(actions, resources);
  const draftContent = step<DraftingEnvironment>(
    'DraftContent',
    drafting,
    withDrafter,
    'Has a model write a draft, or translate one',
  );
  asking(draftContent, draftModel);
  const repairDraft = step<DraftingEnvironment>(
    'RepairDraft',
    repairing,
    withDrafter,
    'Holds a draft to the rules, and has what breaks them mended',
  );
  asking(repairDraft, draftModel);
  const solveQuestions = step<SolvingEnvironment>(
    'SolveQuestions',
    solving,
    { ...withDrafter, SOLVER_MODEL: solverModel },
    'Has another model solve the questions without their keys',
  );
  asking(solveQuestions, draftModel, solverModel);
  const finishDraft = step<JobFilesEnvironment>(
    'FinishDraft',
    finishing,
    jobFiles,
    'Writes the document of a draft, and its text',
  );
  afterAnother(finishDraft);
  for (const { actions, resources } of documents.write) finishDraft.allow(actions, resources);
  return {
    [planning.task]: planDraft,
    [drafting.task]: draftContent,
    [repairing.task]: repairDraft,
    [solving.task]: solveQuestions,
    [finishing.task]: finishDraft,
  };
}
