import * as z from 'zod/mini';
import { jobSteps } from '#shared/model/job-steps.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { readEnvironment } from '#core/environment.ts';
import { dynamoJobStore } from '#core/jobs/dynamo-job-store.ts';
import { jobAddress } from '#core/jobs/job-record.ts';
import { stepHandler } from '#core/jobs/step-handler.ts';
import { keepJson, readJson } from '#core/jobs/work-json.ts';
import { bedrockClient } from '#core/model/ask-model.ts';
import { jobDrafter } from '../adapters/job-drafter.ts';
import { fallBackToRules } from '../adapters/rules-drafter.ts';
import { draftingOf, planFile, type AnswerFile, type PlanFile } from '../domain/job/step-files.ts';
import type { Drafter } from '../domain/drafting/drafter.ts';
import { draftingEnvironment } from '../environment.ts';

/** Seconds that the function needs besides asking the model. */
const MARGIN = 10;
const [, { seconds }] = jobSteps['ai-content'];

const { TABLE_NAME, RESULTS_BUCKET: bucket, DRAFT_MODEL } = readEnvironment(draftingEnvironment);
const jobs = dynamoJobStore(documentClient, TABLE_NAME);
const most = seconds - MARGIN;
const client = bedrockClient(most * 1_000, 2);
const drafterFor = jobDrafter({ client, jobs }, DRAFT_MODEL, most);

const draftingInput = z.extend(jobAddress, { planning: z.object({ planKey: z.string() }) });

/** Skips the translation if the draft already has the wanted language; it is then copied. */
async function firstAnswer(file: PlanFile, ask: Drafter): Promise<AnswerFile> {
  const { first } = draftingOf(file);
  const { original, plan } = file;
  return first.task === 'translate' && original?.language === plan.language
    ? { drafter: original.drafter, answer: { kind: 'given', value: { texts: first.texts } } }
    : ask(first);
}

/** Asks for a draft or its translation; the next step checks the answer. */
export const handler = stepHandler('draft-content', draftingInput, async (input) => {
  const file = await readJson(bucket, input.planning.planKey, planFile);
  const answer = await firstAnswer(file, fallBackToRules(drafterFor(input)));
  return { answerKey: await keepJson({ jobs, bucket }, input, 'answer', answer) };
});
