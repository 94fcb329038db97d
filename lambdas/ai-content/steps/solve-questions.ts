import * as z from 'zod/mini';
import { draft as draftSchema } from '#shared/model/draft.ts';
import { stepsOf } from '#shared/model/job-steps.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { jobAddress } from '#core/jobs/job-record.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { keepJson, readJson } from '#core/jobs/work-json.ts';
import { bedrockClient } from '#core/model/ask-model.ts';
import { modelBudget } from '#core/model/model-budget.ts';
import { jobDrafter } from '../adapters/job-drafter.ts';
import { rulesDrafter } from '../adapters/rules-drafter.ts';
import { planFile } from '../domain/job/step-files.ts';
import { checkKeys } from '../domain/solving/check-keys.ts';
import { solvingEnvironment } from '../environment.ts';

/** Seconds that the function needs besides asking the models, which it does at most three times in a row. */
const MARGIN = 10;
const { seconds } = stepsOf('ai-content').solving;

const environment = readEnvironment(solvingEnvironment);
const { TABLE_NAME, RESULTS_BUCKET: bucket, DRAFT_MODEL, SOLVER_MODEL } = environment;
const jobs = dynamoJobStore(documentClient, TABLE_NAME);
const most = (seconds - MARGIN) / 3;
const connection = {
  client: bedrockClient(most * 1_000, 2),
  jobs,
  budget: modelBudget(documentClient, TABLE_NAME, Number(environment.MODEL_BUDGET)),
};
const drafterFor = jobDrafter(connection, DRAFT_MODEL, most);
const solverFor = jobDrafter(connection, SOLVER_MODEL, most);

const solvingInput = z.extend(jobAddress, {
  planning: z.object({ planKey: z.string() }),
  repairing: z.object({ draftKey: z.string() }),
});

/**
 * Lets another model solve the questions without their keys; questions with different answers are repaired or marked.
 */
export const handler = stepHandler('solve-questions', solvingInput, async (input) => {
  const [{ plan }, draft] = await Promise.all([
    readJson(bucket, input.planning.planKey, planFile),
    readJson(bucket, input.repairing.draftKey, draftSchema),
  ]);
  const solvers = { solver: solverFor(input), drafter: drafterFor(input), rules: rulesDrafter };
  const { draft: checked, isChecked } = await checkKeys(draft, plan, solvers, input.jobId);
  if (!isChecked) return {};
  return { draftKey: await keepJson({ jobs, bucket }, input, 'checked', checked) };
});
