import * as z from 'zod/mini';
import { createBedrock } from '#infra/local/bedrock/bedrock.ts';
import { converseRequest, toBody } from '#infra/local/bedrock/converse.ts';
import { readLocalSettings } from '#infra/local/platform/settings.ts';
import { AwsError } from '#infra/local/aws-gateway/aws-error.ts';
import { JobError } from '#core/jobs/job-error.ts';
import { requestOf } from '#core/model/ask-model.ts';
import { answererOf, readAnswer } from '#core/model/model-answer.ts';
import { rulesDrafter } from '#lambdas/ai-content/adapters/rules-drafter.ts';
import { draftPortions } from '#lambdas/ai-content/domain/drafting/draft-portions.ts';
import { draftAnew } from '#lambdas/ai-content/domain/drafting/drafting.ts';
import type { Drafted, Drafter } from '#lambdas/ai-content/domain/drafting/drafter.ts';
import { repairDraft } from '#lambdas/ai-content/domain/drafting/repair-draft.ts';
import { findFaults } from '#lambdas/ai-content/domain/faults/find-faults.ts';
import { planDraft } from '#lambdas/ai-content/domain/plan/plan-draft.ts';
import { questionFor } from '#lambdas/ai-content/domain/prompt/question-for.ts';
import { checkKeys } from '#lambdas/ai-content/domain/solving/check-keys.ts';
import type { Task } from '#lambdas/ai-content/domain/task.ts';
import type { ContentRequest } from '#shared/contracts/ai-content.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { partsOfDraft } from '#shared/model/draft.ts';

/** One answer of a model. */
export interface Answered {
  readonly model: string;
  readonly task: Task['task'];
  readonly kind: string;
  readonly seconds: number;
  readonly tokens: { readonly inputTokens: number; readonly outputTokens: number };
}

/** The model of the settings as a job asks it; notes each answer. */
export function serverDrafter(environment: NodeJS.ProcessEnv, answers: Answered[]): Drafter {
  const { ai } = readLocalSettings(environment);
  if (ai.provider === 'rules') throw new Error('--server needs AI_BASE_URL or AI_PROVIDER=bedrock');
  const converse = createBedrock(ai);
  return async (task): Promise<Drafted> => {
    const question = questionFor(task);
    const { tool } = question;
    const start = performance.now();
    const request = requestOf('', question, { format: 'offered', isTempered: true });
    const given = await converse('', z.parse(converseRequest, JSON.parse(JSON.stringify(request))));
    const body = toBody(given, 0);
    const answer = readAnswer(body, tool.name, tool.schema);
    const { model = 'the model' } = answererOf(body);
    const seconds = (performance.now() - start) / 1_000;
    answers.push({ model, task: task.task, kind: answer.kind, seconds, tokens: given.usage });
    return { answer, drafter: 'model', model };
  };
}

/** Portions are neither kept nor shown. */
export const unstored = {
  find: async () => undefined,
  keep: async () => {},
  show: async () => {},
};

const reasonOf = (error: unknown): string => {
  if (error instanceof JobError) return error.failure.code;
  if (error instanceof AwsError) return error.code;
  throw error;
};

/** What has become of one request. */
interface Outcome {
  readonly language: DraftLanguage;
  /** Why there is no draft. */
  readonly failure?: string;
  readonly faults: readonly string[];
  readonly keys: { readonly right: number; readonly of: number };
}

/** Drafts, repairs and solves one request as a job does. */
async function draftOne(request: ContentRequest, ask: Drafter, seed: string): Promise<Outcome> {
  const language = request.language ?? 'en';
  const keys = { right: 0, of: 0 };
  try {
    const plan = planDraft(request);
    const first = await draftPortions(plan, ask, unstored);
    const draft = await repairDraft(draftAnew(plan), { mend: ask, improve: ask }, first, seed);
    const faults = findFaults(draft, plan).map(({ rule }) => rule);
    const solvers = { solver: ask, drafter: ask, rules: rulesDrafter };
    const { draft: solved, isChecked } = await checkKeys(draft, plan, solvers, seed);
    if (isChecked && draft.type === 'TEST') {
      const parts = partsOfDraft(solved);
      keys.of = parts.length;
      keys.right = parts.filter((part) => !('doubtful' in part && part.doubtful)).length;
    }
    return { language, faults, keys };
  } catch (error) {
    return { language, failure: reasonOf(error), faults: [], keys };
  }
}

const counted = (names: readonly string[]): string =>
  [...Map.groupBy(names, (name) => name)]
    .map(([name, { length }]) => `${name} ${length}`)
    .join(', ') || 'none';
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * Has a server's model write requests as jobs do, with portions, repairs and solving, and prints for each model how many of
 * its answers can be read, and for each language what became of the drafts.
 * @param minutes after which no other request is begun
 */
export async function measureServer(
  environment: NodeJS.ProcessEnv,
  requests: readonly ContentRequest[],
  minutes: number,
): Promise<void> {
  const answers: Answered[] = [];
  const ask = serverDrafter(environment, answers);
  const outcomes: Outcome[] = [];
  const start = performance.now();
  const passed = (): number => (performance.now() - start) / 1_000;
  for (const [index, request] of requests.entries()) {
    if (passed() > minutes * 60) break;
    const outcome = await draftOne(request, ask, String(index));
    outcomes.push(outcome);
    const { failure, faults, language } = outcome;
    const became = failure ?? `a draft, faults: ${counted(faults)}`;
    console.log(
      `${passed().toFixed(0)} s, ${index + 1} of ${requests.length}: ${request.contentType} in ${language}: ${became}`,
    );
  }
  for (const [model, own] of Map.groupBy(answers, (answer) => answer.model)) {
    const read = own.filter(({ kind }) => kind === 'given').length;
    console.log(`\n${model}: ${own.length} answers, ${read} can be read`);
    console.log(`  answers         ${counted(own.map(({ task, kind }) => `${task}: ${kind}`))}`);
    console.log(`  seconds         ${sum(own.map(({ seconds }) => seconds)).toFixed(0)} in all`);
    const [input, output] = (['inputTokens', 'outputTokens'] as const).map((name) =>
      sum(own.map(({ tokens }) => tokens[name])),
    );
    console.log(`  tokens          ${input} read, ${output} written`);
  }
  for (const [language, own] of Map.groupBy(outcomes, (outcome) => outcome.language)) {
    const failures = own.flatMap(({ failure }) => failure ?? []);
    console.log(`\n${language}: ${own.length - failures.length} of ${own.length} drafts`);
    console.log(`  failed          ${counted(failures)}`);
    console.log(`  faults          ${counted(own.flatMap(({ faults }) => faults))}`);
    const [right, of] = [
      sum(own.map(({ keys }) => keys.right)),
      sum(own.map(({ keys }) => keys.of)),
    ];
    console.log(`  keys right      ${right} of ${of}`);
  }
}
