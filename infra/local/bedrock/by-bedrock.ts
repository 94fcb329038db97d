import {
  BedrockRuntimeClient,
  BedrockRuntimeServiceException,
  ConverseCommand,
  ConverseStreamCommand,
  type ContentBlock,
  type ConverseCommandInput,
  type ConverseStreamOutput,
} from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod/mini';
import { collectStream } from '#core/model/collect-stream.ts';
import { isUnreachable } from '#core/model/passing-error.ts';
import { modelFailed, modelUnreachable } from '#shared/model/job-steps.ts';
import { AwsError } from '../aws-gateway/aws-error.ts';
import type { AnswerBlock, Converse, ConverseRequest, OnText } from './converse.ts';

const pictureFormat = z.enum(['png', 'jpeg', 'gif', 'webp']);

const blockOf = (block: ConverseRequest['messages'][number]['content'][number]): ContentBlock =>
  'text' in block || 'cachePoint' in block
    ? block
    : {
        image: {
          format: z.parse(pictureFormat, block.image.format),
          source: { bytes: Buffer.from(block.image.source.bytes, 'base64') },
        },
      };

const answerBlock = z.union([
  z.object({ text: z.string() }),
  z.object({
    toolUse: z.object({ toolUseId: z.string(), name: z.string(), input: z.unknown() }),
  }),
]);

/** Drops the model's reasoning, which is not stored. */
const answered = (blocks: readonly object[]): AnswerBlock[] =>
  blocks.flatMap((block) => z.safeParse(answerBlock, block).data ?? []);

/** Tells the texts of a stream as they pass. */
async function* tellTexts(
  stream: AsyncIterable<ConverseStreamOutput> | undefined,
  onText: OnText,
): AsyncGenerator<ConverseStreamOutput> {
  for await (const event of stream ?? []) {
    const { text, toolUse, reasoningContent } = event.contentBlockDelta?.delta ?? {};
    const told = text ?? toolUse?.input ?? reasoningContent?.text ?? '';
    if (told !== '') onText(told);
    yield event;
  }
}

const failed = z.object({ $metadata: z.object({ httpStatusCode: z.number() }) });

/** Forwards calls to the real Bedrock, with the credentials and region of this machine's user. */
export function converseByBedrock(client = new BedrockRuntimeClient({ maxAttempts: 1 })): Converse {
  const send = async (
    input: ConverseCommandInput,
    onText: OnText | undefined,
    abortSignal: AbortSignal,
  ) => {
    if (!onText) return client.send(new ConverseCommand(input), { abortSignal });
    const asked = client.send(new ConverseStreamCommand(input), { abortSignal });
    const told = asked.then(({ stream }) => ({ stream: tellTexts(stream, onText) }));
    return collectStream(told, () => undefined);
  };
  return async (modelId, { messages, toolConfig, ...request }, signal, onText) => {
    const input: ConverseCommandInput = {
      modelId,
      ...request,
      messages: messages.map(({ role, content }) => ({ role, content: content.map(blockOf) })),
      ...(toolConfig && { toolConfig }),
    };
    try {
      const abortSignal = signal ?? new AbortController().signal;
      const { output, stopReason = '', usage } = await send(input, onText, abortSignal);
      const { inputTokens = 0, outputTokens = 0 } = usage ?? {};
      const content = answered(output?.message?.content ?? []);
      return {
        ...{ content, stopReason },
        usage: {
          ...{ inputTokens, outputTokens },
          cacheReadInputTokens: usage?.cacheReadInputTokens,
          cacheWriteInputTokens: usage?.cacheWriteInputTokens,
        },
      };
    } catch (error) {
      if (isUnreachable(error))
        throw new AwsError(modelUnreachable, 'Bedrock is not reached.', 502);
      if (error instanceof Error && error.name === modelFailed)
        throw new AwsError(modelFailed, 'Bedrock has broken off its answer.', 500);
      if (!(error instanceof BedrockRuntimeServiceException)) throw error;
      // Errors within a stream have no status.
      const status = failed.safeParse(error).data?.$metadata.httpStatusCode ?? 500;
      const retryAfter = error.$response?.headers['retry-after'];
      throw new AwsError(error.name, error.message, status, {}, retryAfter);
    }
  };
}
