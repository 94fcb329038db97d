import {
  AccessDeniedException,
  ResourceNotFoundException,
  type BedrockRuntimeClient,
} from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod/mini';
import { modelOverflow, modelUnreadable } from '#shared/model/job-steps.ts';
import { JobError } from '#core/jobs/job-error.ts';
import { describeError, log } from '#core/log.ts';
import { passingError } from '#core/model/passing-error.ts';
import { isNamed, modelAsker } from '#core/model/ask-model.ts';
import { askWithinBudget } from '#core/model/ask-within-budget.ts';
import type { OnWritten } from '#core/model/collect-stream.ts';
import { measureUse } from '#core/model/measure-use.ts';
import {
  BudgetSpentError,
  SpendingUncountedError,
  type ModelBudget,
} from '#core/model/model-budget.ts';
import { answererOf, readAnswer, usageOf, type ModelUsage } from '#core/model/model-answer.ts';
import { TimeoutError } from '#core/timeout.ts';
import type { Drafter } from '../domain/drafting/drafter.ts';
import { refusalOf } from './rules-drafter.ts';
import { questionFor } from '../domain/prompt/question-for.ts';
import type { Task } from '../domain/task.ts';

/** Fields that the rules add to their answer; models do not send them. */
const byRules = z.object({
  additionalModelResponseFields: z.object({
    drafter: z.literal('rules'),
    cannot: z.optional(
      z.enum([
        'source-needed',
        'source-too-short',
        'source-language',
        'exercise-type',
        'instruction',
        'translation',
      ]),
    ),
    possible: z.optional(z.int()),
  }),
});

/** Records the tokens of one task. */
export type NoteUse = (usage: ModelUsage) => Promise<void>;

/** What precedes a server's own words. */
const OWN_WORDS = /^The server of AI_BASE_URL has answered \d+: /;

/** The job's failure for a permanent error of a model; `undefined` if a retry may help. */
function jobErrorOf(error: unknown): JobError | undefined {
  const cause = { cause: error };
  if (error instanceof BudgetSpentError)
    return new JobError('model-budget-spent', undefined, cause);
  if (isNamed(error, 'ModelTimeoutException') || error instanceof TimeoutError)
    return new JobError('model-too-slow', undefined, cause);
  if (isNamed(error, 'ModelErrorException', 'ModelStreamErrorException'))
    return new JobError('model-failed', undefined, cause);
  if (isNamed(error, modelUnreadable))
    return new JobError('model-answer-unreadable', undefined, cause);
  if (isNamed(error, modelOverflow)) {
    const said = error.message.replace(OWN_WORDS, '');
    return new JobError('model-context-exceeded', { said }, cause);
  }
  const isSetting =
    error instanceof AccessDeniedException ||
    error instanceof ResourceNotFoundException ||
    error instanceof SpendingUncountedError ||
    isNamed(error, 'ValidationException');
  return isSetting ? new JobError('model-not-available', undefined, cause) : undefined;
}

interface Model {
  readonly client: BedrockRuntimeClient;
  readonly id: string;
  /** Milliseconds for one question with all its tries; a function if questions share their time. */
  readonly most: number | (() => number);
  readonly budget: ModelBudget;
  /** Runs a question as long as its answer is wanted; without it, until its time is over. */
  readonly whileWanted?: (ask: (signal: AbortSignal) => Promise<unknown>) => Promise<unknown>;
  /** Begins to count the words of an answer; without it answers are not streamed. */
  readonly counting?: (() => OnWritten) | undefined;
}

/** Lets a model do a task. Records the used tokens whatever the answer is; logs nothing of its text. */
export function modelDrafter(
  {
    client,
    id,
    most,
    budget,
    whileWanted = (ask) => ask(new AbortController().signal),
    counting,
  }: Model,
  noteUse: NoteUse,
): Drafter {
  const askModel = askWithinBudget(modelAsker(client, id, most), id, budget);
  const ask = async (task: Task): Promise<unknown> => {
    try {
      return await whileWanted((signal) => askModel(questionFor(task), signal, counting?.()));
    } catch (error) {
      if (error instanceof JobError) throw error;
      const ending = jobErrorOf(error);
      if (!ending) throw passingError(error);
      log('error', 'ask-model', { model: id, task: task.task, error: describeError(error) });
      throw ending;
    }
  };
  return async (task) => {
    const given = await ask(task);
    const usage = usageOf(given);
    const { model = id } = answererOf(given);
    measureUse(id, task.task, given);
    await noteUse(usage);
    const rules = z.safeParse(byRules, given).data?.additionalModelResponseFields;
    if (rules?.cannot) throw refusalOf(rules.cannot, task, rules.possible);
    const { name, schema } = questionFor(task).tool;
    const answer = readAnswer(given, name, schema);
    return { answer, drafter: rules ? 'rules' : 'model', ...(!rules && { model }) };
  };
}
