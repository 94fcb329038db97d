import {
  BedrockRuntimeClient,
  ConverseCommand,
  ModelErrorException,
  ModelTimeoutException,
  ValidationException,
  type ConverseCommandInput,
} from '@aws-sdk/client-bedrock-runtime';
import { withinTime } from '../../core/within-time.ts';
import {
  answerTool,
  describeCrop,
  instructions,
  type Crop,
} from '../domain/rereading/crop-question.ts';

/** Milliseconds for one try, and for a crop with all of them. */
const TRY_TIME = 20_000;
const CROP_TIME = 30_000;
/** A reading takes ten tokens; some models think before. Unset, the quota reserves all that a model could write. */
const MOST_TOKENS = 1_000;

const { name, description, schema } = answerTool;
const toolConfig = {
  tools: [{ toolSpec: { name, description, inputSchema: { json: schema } } }],
  // Newer models refuse to be forced.
  toolChoice: { auto: {} },
} satisfies ConverseCommandInput['toolConfig'];

/** Shows one crop and its heading to a model, and nothing else of the page. */
const question = (modelId: string, crop: Crop, byTool: boolean): ConverseCommandInput => ({
  modelId,
  system: [{ text: instructions(byTool) }],
  messages: [
    {
      role: 'user',
      content: [
        { text: describeCrop(crop) },
        { image: { format: 'png', source: { bytes: crop.picture } } },
      ],
    },
  ],
  inferenceConfig: { maxTokens: MOST_TOKENS },
  ...(byTool && { toolConfig }),
});

/** Asks for the reading of a crop; the answer as it comes, undefined where the model has failed on this one. */
export type CropReader = (crop: Crop) => Promise<unknown>;

/** One client for the life of the function's instance. */
export const bedrockClient = (): BedrockRuntimeClient =>
  new BedrockRuntimeClient({
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 1_000,
      requestTimeout: TRY_TIME,
      throwOnRequestTimeout: true,
    },
  });

/**
 * A model that reads crops, by its id or an inference profile's. One that refuses a tool is asked for JSON from then on.
 * Two faults are the model's own, which the SDK does not try again: they are, once.
 */
export function visionModel(client: BedrockRuntimeClient, modelId: string): CropReader {
  let takesTool = true;
  const ask = (crop: Crop, byTool: boolean): Promise<unknown> =>
    withinTime(CROP_TIME, (abortSignal) =>
      client.send(new ConverseCommand(question(modelId, crop, byTool)), { abortSignal }),
    );
  const askAsItTakes = async (crop: Crop): Promise<unknown> => {
    const byTool = takesTool;
    try {
      return await ask(crop, byTool);
    } catch (error) {
      if (!byTool || !(error instanceof ValidationException)) throw error;
      takesTool = false;
      return ask(crop, false);
    }
  };
  const unlessItFails = async (answer: Promise<unknown>): Promise<unknown> => {
    try {
      return await answer;
    } catch (error) {
      if (error instanceof ModelErrorException || error instanceof ModelTimeoutException)
        return undefined;
      throw error;
    }
  };
  return async (crop) =>
    (await unlessItFails(askAsItTakes(crop))) ?? unlessItFails(askAsItTakes(crop));
}
