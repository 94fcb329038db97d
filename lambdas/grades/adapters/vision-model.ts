import type { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { isModelFault, modelAsker } from '#core/model/ask-model.ts';
import { measureUse } from '#core/model/measure-use.ts';
import { usageOf } from '#core/model/model-answer.ts';
import {
  answerTool,
  describeCrop,
  instructions,
  type Crop,
} from '../domain/rereading/crop-question.ts';

/** Milliseconds for one try, and for a crop with all of them. */
export const TRY_TIME = 20_000;
const CROP_TIME = 30_000;
/** A reading takes ten tokens; some models think before. */
const MOST_TOKENS = 1_000;

/** Asks for the reading of a crop; the answer as it comes, undefined where the model has failed on this one. */
export type CropReader = (crop: Crop) => Promise<unknown>;

/** A model that reads crops, by its id or an inference profile's. It is shown a crop and its heading, and no more. */
export function visionModel(client: BedrockRuntimeClient, modelId: string): CropReader {
  const ask = modelAsker(client, modelId, CROP_TIME);
  return async (crop) => {
    const image = { format: 'png', source: { bytes: crop.picture } } as const;
    const content = [{ text: describeCrop(crop) }, { image }];
    try {
      const answer = await ask({ instructions, content, tool: answerTool, maxTokens: MOST_TOKENS });
      measureUse(modelId, 'reread', usageOf(answer));
      return answer;
    } catch (error) {
      if (isModelFault(error)) return undefined;
      throw error;
    }
  };
}
