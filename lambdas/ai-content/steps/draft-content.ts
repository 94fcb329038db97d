import * as z from 'zod/mini';
import { stepsOf } from '#shared/model/job-steps.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { jobAddress, type JobAddress } from '#core/jobs/job-record.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { findJson, keepJson, readJson } from '#core/jobs/work-json.ts';
import { bedrockClient } from '#core/model/ask-model.ts';
import { modelBudget } from '#core/model/model-budget.ts';
import { showWords } from '../adapters/words-shown.ts';
import { openJobDrafter, sharedTime, timeOfStep } from '../adapters/job-drafter.ts';
import { draftByRules, fallBackToRules } from '../adapters/rules-drafter.ts';
import { showUnderway } from '../adapters/underway-file.ts';
import {
  answerFile,
  draftingOf,
  planFile,
  type AnswerFile,
  type PlanFile,
} from '../domain/job/step-files.ts';
import { askBetter } from '../domain/drafting/ask-better.ts';
import { draftPortions, type PortionStore } from '../domain/drafting/draft-portions.ts';
import type { Drafter } from '../domain/drafting/drafter.ts';
import { writtenSoFar } from '../domain/drafting/join-portions.ts';
import { writingEnvironment } from '../environment.ts';

const { seconds } = stepsOf('ai-content').drafting;

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

const draftingInput = z.extend(jobAddress, { planning: z.object({ planKey: z.string() }) });

/** The portions of a job's draft, in its temporary files. */
const storeOf = (job: JobAddress, file: PlanFile): PortionStore => ({
  find: (index) => findJson(bucket, job, `portion-${index}`, answerFile),
  keep: async (index, drafted) => {
    await keepJson({ jobs, bucket }, job, `portion-${index}`, drafted);
  },
  show: (portions) => {
    const origin = { drafter: 'model', seed: job.jobId } as const;
    return showUnderway({ jobs, bucket }, job, file, writtenSoFar(file.plan, portions, origin));
  },
});

/** The first answer. A translation is skipped if the draft already has the wanted language; it is then copied. */
async function firstAnswer(job: JobAddress, file: PlanFile, ask: Drafter): Promise<AnswerFile> {
  const { original, plan } = file;
  if (file.isAllGiven) return { drafter: 'rules', answer: { kind: 'given', value: {} } };
  const { first } = draftingOf(file);
  if (first.task !== 'translate') return draftPortions(plan, ask, storeOf(job, file));
  return original?.language === plan.language
    ? { drafter: original.drafter, answer: { kind: 'given', value: { texts: first.texts } } }
    : ask(first);
}

/** Asks for a draft, in portions that can be shown, or for its translation; the next step checks the answer. */
export const handler = stepHandler('draft-content', draftingInput, async (input, invocation) => {
  const file = await readJson(bucket, input.planning.planKey, planFile);
  const time = sharedTime(timeOfStep(seconds, invocation));
  const words = showWords({ jobs, bucket }, input, 'drafting');
  const drafter = askBetter(firstFor(input, time, words), betterFor(input, time, words));
  const isByRules = file.plan.request.drafter === 'rules';
  const answer = await firstAnswer(
    input,
    file,
    isByRules ? draftByRules : fallBackToRules(drafter),
  );
  return { answerKey: await keepJson({ jobs, bucket }, input, 'answer', answer) };
});
