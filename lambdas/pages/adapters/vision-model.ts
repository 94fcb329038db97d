import type { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { isModelFault, modelAsker } from '#core/model/ask-model.ts';
import { askWithinBudget } from '#core/model/ask-within-budget.ts';
import { measureUse } from '#core/model/measure-use.ts';
import {
  BudgetSpentError,
  SpendingUncountedError,
  type ModelBudget,
} from '#core/model/model-budget.ts';
import {
  answerTool,
  describeCrop,
  instructions,
  type Crop,
} from '../domain/rereading/crop-question.ts';

/** Milliseconds for one try, and for a crop with all tries. */
export const TRY_TIME = 20_000;
const CROP_TIME = 30_000;
/** A reading takes about ten tokens; some models think first. */
const MOST_TOKENS = 1_000;

/** Whether no money may be spent on models; pages are then read once. */
const isUnpaid = (error: unknown): boolean =>
  error instanceof BudgetSpentError || error instanceof SpendingUncountedError;

/** Reads a crop by a model; the answer is unparsed, or `undefined` if the model failed or the budget is spent. */
export type CropReader = (crop: Crop) => Promise<unknown>;

/** A model that reads crops, by its id or its inference profile's id. It gets only a crop and its heading. */
export function visionModel(
  client: BedrockRuntimeClient,
  modelId: string,
  budget: ModelBudget,
): CropReader {
  const ask = askWithinBudget(modelAsker(client, modelId, CROP_TIME), modelId, budget);
  return async (crop) => {
    const image = { format: 'png', source: { bytes: crop.picture } } as const;
    const content = [{ text: describeCrop(crop) }, { image }];
    try {
      const answer = await ask({ instructions, content, tool: answerTool, maxTokens: MOST_TOKENS });
      measureUse(modelId, 'reread', answer);
      return answer;
    } catch (error) {
      if (isModelFault(error) || isUnpaid(error)) return undefined;
      throw error;
    }
  };
}
