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

/** Milliseconds for one try, and for a crop with all tries. */
export const TRY_TIME = 20_000;
const CROP_TIME = 30_000;
/** A reading takes about ten tokens; some models think first. */
const MOST_TOKENS = 1_000;

/** Asks a model to read a crop. Returns the unparsed answer, or `undefined` if the model has failed on this crop. */
export type CropReader = (crop: Crop) => Promise<unknown>;

/** A model that reads crops, by its id or its inference profile's id. It gets only a crop and its heading. */
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
