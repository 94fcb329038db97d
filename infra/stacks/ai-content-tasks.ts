import type { Stack } from 'aws-cdk-lib';
import type {
  DraftingEnvironment,
  SolvingEnvironment,
  WritingEnvironment,
} from '#lambdas/ai-content/environment.ts';
import type { JobFilesEnvironment } from '#core/jobs/environment.ts';
import { stepsOf } from '#shared/model/job-steps.ts';
import type { NodeFunction } from '../constructs/node-function.ts';
import type { PaidModels } from '../settings.ts';
import type { DataStack } from './data-stack.ts';
import { documentGrants } from './document-functions.ts';
import { allowModels } from './model-access.ts';
import { stepFunctions } from './step-functions.ts';

interface Resources {
  readonly data: Pick<DataStack, 'table' | 'results'>;
  readonly models: PaidModels;
}

export function contentTasks(stack: Stack, { data: { table, results }, models }: Resources) {
  const { planning, drafting, repairing, solving, finishing } = stepsOf('ai-content');
  const jobFiles = { TABLE_NAME: table.tableName, RESULTS_BUCKET: results.bucketName };
  const documents = documentGrants({ table, results });
  const { step, afterAnother } = stepFunctions(stack, { table, results });
  /** For steps that call models and record the used tokens on the job. */
  const asking = (lambda: NodeFunction, ...ids: string[]) => {
    allowModels(afterAnother(lambda), ids, table, 'streamed');
  };

  const { firstModel, draftModel, solverModel, modelBudget } = models;
  const withDrafter: DraftingEnvironment = {
    ...jobFiles,
    DRAFT_MODEL: draftModel,
    MODEL_BUDGET: String(modelBudget),
  };
  const withWriters = { ...withDrafter, FIRST_MODEL: firstModel };
  const planDraft = step<JobFilesEnvironment>('PlanDraft', planning, jobFiles, {
    description: 'Works out of a form what is to be drafted',
  });
  planDraft.allow(...documents.readNewest);
  const draftContent = step<WritingEnvironment>('DraftContent', drafting, withWriters, {
    description: 'Has a model write a draft, or translate one',
  });
  asking(draftContent, firstModel, draftModel);
  const repairDraft = step<WritingEnvironment>('RepairDraft', repairing, withWriters, {
    description: 'Holds a draft to the rules, and has what breaks them mended',
  });
  asking(repairDraft, firstModel, draftModel);
  const solveQuestions = step<SolvingEnvironment>(
    'SolveQuestions',
    solving,
    { ...withDrafter, SOLVER_MODEL: solverModel },
    { description: 'Has another model solve the questions without their keys' },
  );
  asking(solveQuestions, draftModel, solverModel);
  const finishDraft = step<JobFilesEnvironment>('FinishDraft', finishing, jobFiles, {
    description: 'Writes the document of a draft, and its text',
  });
  afterAnother(finishDraft).allow(...documents.write);
  return {
    [planning.task]: planDraft,
    [drafting.task]: draftContent,
    [repairing.task]: repairDraft,
    [solving.task]: solveQuestions,
    [finishing.task]: finishDraft,
  };
}
