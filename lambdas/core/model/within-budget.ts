import { ModelTimeoutException } from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod/mini';
import { statedUsage } from './model-answer.ts';
import type { ModelBudget } from './model-budget.ts';
import { microDollars } from './model-price.ts';
import type { ModelQuestion } from './model-question.ts';
import { isUnreachable } from './passing-error.ts';

/** Tokens of a picture, at most; those that are sent show a cell. */
const PICTURE = 1_600;

/** The most tokens that a question can take. In scripts that a model knows little, each byte is a token. */
function mostTokens({ instructions, specifics = '', content, tool, maxTokens }: ModelQuestion) {
  const texts = [
    instructions,
    specifics,
    JSON.stringify(tool),
    ...content.map(({ text = '' }) => text),
  ];
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const pictures = content.filter(({ image }) => image !== undefined).length;
  return { inputTokens: bytes + pictures * PICTURE, outputTokens: maxTokens };
}

const refused = z.object({ $metadata: z.object({ httpStatusCode: z.number().check(z.gte(400)) }) });

/** Whether no answer is charged: Bedrock refused the question, or never got it. After a time-out it may still answer. */
const isFree = (error: unknown): boolean =>
  !(error instanceof ModelTimeoutException) &&
  (z.safeParse(refused, error).success || isUnreachable(error));

/**
 * SDK middleware for one try of a question, after the one that repeats it: the model gets it only while the month's budget has room,
 * and each try counts what it has cost. What is not known to have cost less stays counted in full.
 */
export const withinBudget =
  (question: ModelQuestion, modelId: string, budget: ModelBudget) =>
  <Arguments, Answer extends { readonly output: unknown }>(
    ask: (args: Arguments) => Promise<Answer>,
  ) =>
  async (args: Arguments): Promise<Answer> => {
    const settle = await budget.reserve(microDollars(modelId, mostTokens(question)));
    try {
      const answer = await ask(args);
      const usage = statedUsage(answer.output);
      if (usage) await settle(microDollars(modelId, usage));
      return answer;
    } catch (error) {
      if (isFree(error)) await settle(0);
      throw error;
    }
  };
