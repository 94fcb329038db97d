import type { AskModel } from './ask-model.ts';
import { usageOf } from './model-answer.ts';
import type { ModelBudget } from './model-budget.ts';
import { microDollars } from './model-price.ts';
import type { ModelQuestion } from './model-question.ts';

/** The fewest characters of a token, as in Arabic. */
const CHARACTERS = 2;
/** Tokens of a picture, at most; those that are sent show a cell. */
const PICTURE = 1_600;

/** The most tokens that a question can take. */
function mostTokens({ instructions, specifics = '', content, tool, maxTokens }: ModelQuestion) {
  const texts = [
    instructions,
    specifics,
    JSON.stringify(tool),
    ...content.map(({ text = '' }) => text),
  ];
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const pictures = content.filter(({ image }) => image !== undefined).length;
  return { inputTokens: characters / CHARACTERS + pictures * PICTURE, outputTokens: maxTokens };
}

/** Whether an answer may still be written and charged, because only the waiting for it has ended. */
const mayBeCharged = (error: unknown): boolean =>
  error instanceof Error && error.name === 'TimeoutError';

/** Asks a model only while the month's budget has room, and counts what the answer has cost. */
export const askWithinBudget =
  (ask: AskModel, modelId: string, budget: ModelBudget): AskModel =>
  async (question) => {
    const settle = await budget.reserve(microDollars(modelId, mostTokens(question)));
    try {
      const answer = await ask(question);
      await settle(microDollars(modelId, usageOf(answer)));
      return answer;
    } catch (error) {
      if (!mayBeCharged(error)) await settle(0);
      throw error;
    }
  };
