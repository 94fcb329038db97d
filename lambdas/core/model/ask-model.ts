import {
  BedrockRuntimeClient,
  ConverseCommand,
  ModelErrorException,
  ModelTimeoutException,
  ValidationException,
  type ConverseCommandInput,
} from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { modelUnreadable } from '#shared/model/job-steps.ts';
import { withTimeout } from '../timeout.ts';
import { describeAnswer } from './describe-answer.ts';
import type { AnswerTool, ModelQuestion } from './model-question.ts';
import { fallbackStrategies, type ModelStrategy } from './model-strategies.ts';
import { Defect } from '../defect.ts';

/** Asks a model a question and returns Bedrock's answer unparsed. The signal ends the request. */
export type AskModel = (question: ModelQuestion, signal?: AbortSignal) => Promise<unknown>;

/** The fields that a strategy adds to a request. */
function askedFor(
  { format, effort }: ModelStrategy,
  { name, description, schema }: AnswerTool,
): Pick<ConverseCommandInput, 'toolConfig' | 'outputConfig'> {
  const outputConfig: ConverseCommandInput['outputConfig'] = {
    ...(effort && { effort }),
    ...(format === 'schema' && {
      textFormat: {
        type: 'json_schema',
        structure: { jsonSchema: { name, description, schema: JSON.stringify(schema) } },
      },
    }),
  };
  const tools = [{ toolSpec: { name, description, inputSchema: { json: schema } } }];
  const toolChoice = format === 'forced' ? { tool: { name } } : { auto: {} };
  return {
    ...(Object.keys(outputConfig).length > 0 && { outputConfig }),
    ...((format === 'forced' || format === 'offered') && { toolConfig: { tools, toolChoice } }),
  };
}

const requestOf = (
  modelId: string,
  { instructions, specifics, content, tool, maxTokens }: ModelQuestion,
  way: ModelStrategy,
): ConverseCommandInput => ({
  modelId,
  system: [
    { text: `${instructions}\n${describeAnswer(way.format, tool)}` },
    // What is before it, the tool included, is cached for five minutes.
    ...(way.caches ? [{ cachePoint: { type: 'default' as const } }] : []),
    ...(specifics ? [{ text: specifics }] : []),
  ],
  messages: [{ role: 'user', content: [...content] }],
  inferenceConfig: { maxTokens },
  ...askedFor(way, tool),
});

/**
 * One client per instance of the function. It uses HTTP 1.1: the SDK's default handler opens HTTP 2 sessions for
 * streams, which are not needed, and has other limits.
 * @param tryTime milliseconds for one try; 0 if only the question's own time counts
 */
export const bedrockClient = (tryTime: number, maxAttempts: number): BedrockRuntimeClient =>
  new BedrockRuntimeClient({
    maxAttempts,
    requestHandler: new NodeHttpHandler({
      connectionTimeout: 1_000,
      requestTimeout: tryTime,
      throwOnRequestTimeout: true,
    }),
  });

/** Whether the model itself has failed, which the SDK does not retry. */
export const isModelFault = (error: unknown): boolean =>
  error instanceof ModelErrorException ||
  error instanceof ModelTimeoutException ||
  (error instanceof Error && error.name === modelUnreadable);

/**
 * Asks a model by its id or its inference profile's id. If the model rejects a strategy, the next one is used from
 * then on; if the model itself fails, it is asked once more.
 * @param most milliseconds for a call with all the client's tries; a function if calls share their time
 */
export function modelAsker(
  client: BedrockRuntimeClient,
  modelId: string,
  most: number | (() => number),
): AskModel {
  const ways = fallbackStrategies(modelId);
  let taken = 0;
  const askIn = async (
    question: ModelQuestion,
    at: number,
    signal: AbortSignal | undefined,
  ): Promise<unknown> => {
    const [way, next] = ways.slice(at);
    if (!way) throw new Defect(`no way to ask ${modelId}`);
    try {
      const time = typeof most === 'number' ? most : most();
      const answer = await withTimeout(time, (late) =>
        client.send(new ConverseCommand(requestOf(modelId, question, way)), {
          abortSignal: signal ? AbortSignal.any([late, signal]) : late,
        }),
      );
      taken = Math.max(taken, at);
      return answer;
    } catch (error) {
      if (!next || !(error instanceof ValidationException)) throw error;
      return askIn(question, at + 1, signal);
    }
  };
  return async (question, signal) => {
    try {
      return await askIn(question, taken, signal);
    } catch (error) {
      if (!isModelFault(error)) throw error;
      return askIn(question, taken, signal);
    }
  };
}
