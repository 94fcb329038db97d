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
import { showWords } from '../adapters/words-shown.ts';
import { openJobDrafter, timeOfStep } from '../adapters/job-drafter.ts';
import { rulesDrafter } from '../adapters/rules-drafter.ts';
import { answerFile, planFile } from '../domain/job/step-files.ts';
import { checkKeys } from '../domain/solving/check-keys.ts';
import { solvingEnvironment } from '../environment.ts';

/** How often in a row the function asks models, at most. */
const QUESTIONS = 3;
const { seconds } = stepsOf('ai-content').solving;

const environment = readEnvironment(solvingEnvironment);
const { TABLE_NAME, RESULTS_BUCKET: bucket, DRAFT_MODEL, SOLVER_MODEL } = environment;
const jobs = dynamoJobStore(documentClient, TABLE_NAME);
const connection = {
  client: bedrockClient(0, 2),
  jobs,
  budget: modelBudget(documentClient, TABLE_NAME, Number(environment.MODEL_BUDGET)),
};
const drafterFor = openJobDrafter(connection, DRAFT_MODEL);
const solverFor = openJobDrafter(connection, SOLVER_MODEL);

const solvingInput = z.extend(jobAddress, {
  planning: z.object({ planKey: z.string() }),
  drafting: z.object({ answerKey: z.string() }),
  repairing: z.object({ draftKey: z.string() }),
});

/** Lets another model solve the questions without their keys; differing ones are repaired or marked. */
export const handler = stepHandler('solve-questions', solvingInput, async (input, invocation) => {
  const most = timeOfStep(seconds, invocation) / QUESTIONS;
  const [file, draft, written] = await Promise.all([
    readJson(bucket, input.planning.planKey, planFile),
    readJson(bucket, input.repairing.draftKey, draftSchema),
    readJson(bucket, input.drafting.answerKey, answerFile),
  ]);
  if (file.isAllGiven) return {};
  const { plan } = file;
  const words = showWords({ jobs, bucket }, input, 'solving');
  const solvers = {
    solver: plan.request.drafter === 'rules' ? rulesDrafter : solverFor(input, most, words),
    drafter: drafterFor(input, most, words),
    rules: rulesDrafter,
  };
  const { isChecked, ...checked } = await checkKeys(draft, plan, solvers, input.jobId);
  if (!isChecked) return {};
  const draftKey = await keepJson({ jobs, bucket }, input, 'checked', checked.draft);
  // A model that solves its own questions repeats its mistakes.
  const isOwn = checked.model !== undefined && checked.model === written.model;
  return { draftKey, ...(isOwn && { isOwn }) };
});
