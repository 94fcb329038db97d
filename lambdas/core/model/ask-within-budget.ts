import * as z from 'zod/mini';
import type { AskModel } from './ask-model.ts';
import { answererOf, statedUsage } from './model-answer.ts';
import type { ModelBudget } from './model-budget.ts';
import { microDollars } from './model-price.ts';
import type { ModelQuestion } from './model-question.ts';
import { isUnreachable } from './passing-error.ts';

/** Tokens of a picture, at most; those that are sent show a cell. */
const PICTURE = 1_600;

/** The most tokens that a question can take. In scripts that a model knows little, each byte is a token. */
function mostTokens(question: ModelQuestion) {
  const { instructions, specifics = '', source = '', content, tool, maxTokens } = question;
  const texts = [
    instructions,
    specifics,
    source,
    JSON.stringify(tool),
    ...content.map(({ text = '' }) => text),
  ];
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const pictures = content.filter(({ image }) => image !== undefined).length;
  return { inputTokens: bytes + pictures * PICTURE, outputTokens: maxTokens };
}

const refused = z.object({ $metadata: z.object({ httpStatusCode: z.number().check(z.gte(400)) }) });

/** Whether no answer is charged: Bedrock refused the question, or never got it. After a time-out it may still answer. */
const isUncharged = (error: unknown): boolean =>
  z.safeParse(refused, error).success || isUnreachable(error);

/** The models whose last answer came from a server that costs nothing. A question that is cancelled says nothing itself. */
const free = new Set<string>();

/** Asks while the month's budget has room, and counts the cost. What is not known stays counted in full. */
export function askWithinBudget(ask: AskModel, modelId: string, budget: ModelBudget): AskModel {
  return async (question, ...how) => {
    const settle = await budget.reserve(microDollars(modelId, mostTokens(question)));
    try {
      const answer = await ask(question, ...how);
      const usage = statedUsage(answer);
      const { model = modelId, isFree } = answererOf(answer);
      free[isFree ? 'add' : 'delete'](modelId);
      if (isFree) await settle(0);
      else if (usage) await settle(microDollars(model, usage));
      return answer;
    } catch (error) {
      const isFree = free.has(modelId) || answererOf(error).isFree;
      if (isFree || isUncharged(error)) await settle(0);
      throw error;
    }
  };
}
