import * as z from 'zod/mini';
import { stepsOf } from '#shared/model/job-steps.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { jobAddress } from '#core/jobs/job-record.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { keepJson, readJson } from '#core/jobs/work-json.ts';
import { bedrockClient } from '#core/model/ask-model.ts';
import { modelBudget } from '#core/model/model-budget.ts';
import { openJobDrafter, sharedTime, timeOfStep } from '../adapters/job-drafter.ts';
import { showWords } from '../adapters/words-shown.ts';
import { draftByRules, fallBackToRules } from '../adapters/rules-drafter.ts';
import { showUnderway } from '../adapters/underway-file.ts';
import { writtenIn } from '../domain/drafting/join-portions.ts';
import { repairDraft } from '../domain/drafting/repair-draft.ts';
import { answerFile, draftingOf, planFile } from '../domain/job/step-files.ts';
import { draftWithoutQuestions } from '../domain/assemble/with-given.ts';
import { writingEnvironment } from '../environment.ts';

const { seconds } = stepsOf('ai-content').repairing;

const environment = readEnvironment(writingEnvironment);
const { TABLE_NAME, RESULTS_BUCKET: bucket, FIRST_MODEL, DRAFT_MODEL } = environment;
const jobs = dynamoJobStore(documentClient, TABLE_NAME);
const connection = {
  client: bedrockClient(0, 2),
  jobs,
  budget: modelBudget(documentClient, TABLE_NAME, Number(environment.MODEL_BUDGET)),
};
const firstFor = openJobDrafter(connection, FIRST_MODEL);
const betterFor = openJobDrafter(connection, DRAFT_MODEL);

const repairingInput = z.extend(jobAddress, {
  planning: z.object({ planKey: z.string() }),
  drafting: z.object({ answerKey: z.string() }),
});

/** Makes a document from the answer, and has broken rules repaired. */
export const handler = stepHandler('repair-draft', repairingInput, async (input, invocation) => {
  const time = sharedTime(timeOfStep(seconds, invocation));
  const [file, first] = await Promise.all([
    readJson(bucket, input.planning.planKey, planFile),
    readJson(bucket, input.drafting.answerKey, answerFile),
  ]);
  const words = showWords({ jobs, bucket }, input, 'repairing');
  const isByRules = file.plan.request.drafter === 'rules';
  const repairers = {
    mend: isByRules ? draftByRules : fallBackToRules(betterFor(input, time, words)),
    // Rules would not improve a model's draft but write another.
    improve: isByRules ? draftByRules : firstFor(input, time, words),
  };
  const store = { jobs, bucket };
  const origin = { drafter: 'model', seed: input.jobId } as const;
  const show = async (answer: unknown): Promise<void> => {
    if (!file.original)
      await showUnderway(store, input, file, writtenIn(file.plan, answer, origin));
  };
  const draft = file.isAllGiven
    ? draftWithoutQuestions(file.plan, input.jobId)
    : await repairDraft(draftingOf(file), repairers, first, input.jobId, show);
  const draftKey = await keepJson(store, input, 'draft', draft);
  await showUnderway(store, input, file, draft);
  return { draftKey };
});
