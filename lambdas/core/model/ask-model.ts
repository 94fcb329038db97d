import {
  BedrockRuntimeClient,
  ConverseCommand,
  ConverseStreamCommand,
  ValidationException,
  type ConverseCommandInput,
} from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { modelUnreadable } from '#shared/model/job-steps.ts';
import { withTimeout } from '../timeout.ts';
import { collectStream, type OnWritten } from './collect-stream.ts';
import { describeAnswer } from './describe-answer.ts';
import type { AnswerTool, ModelQuestion } from './model-question.ts';
import { fallbackStrategies, type ModelStrategy } from './model-strategies.ts';
import { Defect } from '../defect.ts';

/** Asks a model and returns Bedrock's answer unparsed; streamed, with the same answer, if `onWritten` is given. */
export type AskModel = (
  question: ModelQuestion,
  signal?: AbortSignal,
  onWritten?: OnWritten,
) => Promise<unknown>;

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

/** What is before it, the tool included, is cached for five minutes. */
const cachePoint = { type: 'default' as const };

/** What is said of a question after its source. Texts of the source cannot make these tags, because their `<` is escaped. */
const askedText = (specifics: string) => ({ text: `<asked>\n${specifics}\n</asked>` });

export function requestOf(
  modelId: string,
  { instructions, specifics = '', source, content, tool, maxTokens, temperature }: ModelQuestion,
  way: ModelStrategy,
): ConverseCommandInput {
  const caching = way.caches ? [{ cachePoint }] : [];
  const own = specifics === '' ? [] : [specifics];
  return {
    modelId,
    system: [
      { text: `${instructions}\n${describeAnswer(way.format, tool)}` },
      ...caching,
      ...(source === undefined ? own.map((text) => ({ text })) : []),
    ],
    messages: [
      {
        role: 'user',
        content:
          source === undefined
            ? [...content]
            : [{ text: source }, ...caching, ...own.map(askedText), ...content],
      },
    ],
    inferenceConfig: {
      maxTokens,
      ...(way.isTempered && temperature !== undefined && { temperature }),
    },
    ...askedFor(way, tool),
  };
}

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

/** Whether an error has one of these names. Errors within a stream have no class of their own. */
export const isNamed = (error: unknown, ...names: readonly string[]): error is Error =>
  error instanceof Error && names.includes(error.name);

/** Whether the model itself has failed, which the SDK does not retry. */
export const isModelFault = (error: unknown): boolean =>
  isNamed(
    error,
    ...['ModelErrorException', 'ModelStreamErrorException', 'ModelTimeoutException'],
    modelUnreadable,
  );

/** Some models stream nothing, or nothing with tools. */
const refusesStream = (error: unknown): boolean =>
  error instanceof ValidationException && /\bstream/i.test(error.message);

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
  let streams = true;
  const send = async (
    input: ConverseCommandInput,
    abortSignal: AbortSignal,
    onWritten: OnWritten | undefined,
  ): Promise<unknown> => {
    if (!onWritten || !streams) return client.send(new ConverseCommand(input), { abortSignal });
    try {
      const asked = client.send(new ConverseStreamCommand(input), { abortSignal });
      return await collectStream(asked, onWritten);
    } catch (error) {
      if (!refusesStream(error)) throw error;
      streams = false;
      return client.send(new ConverseCommand(input), { abortSignal });
    }
  };
  const askIn = async (at: number, ...asked: Parameters<AskModel>): Promise<unknown> => {
    const [question, signal, onWritten] = asked;
    const [way, next] = ways.slice(at);
    if (!way) throw new Defect(`no way to ask ${modelId}`);
    try {
      const time = typeof most === 'number' ? most : most();
      const answer = await withTimeout(time, (late) =>
        send(
          requestOf(modelId, question, way),
          signal ? AbortSignal.any([late, signal]) : late,
          onWritten,
        ),
      );
      taken = Math.max(taken, at);
      return answer;
    } catch (error) {
      if (!next || !(error instanceof ValidationException)) throw error;
      return askIn(at + 1, ...asked);
    }
  };
  return async (...asked) => {
    try {
      return await askIn(taken, ...asked);
    } catch (error) {
      if (!isModelFault(error)) throw error;
      return askIn(taken, ...asked);
    }
  };
}
