import {
  BedrockRuntimeClient,
  BedrockRuntimeServiceException,
  ConverseCommand,
  type ContentBlock,
  type ConverseCommandInput,
} from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod/mini';
import { isUnreachable } from '#core/model/passing-error.ts';
import { modelUnreachable } from '#shared/model/job-steps.ts';
import { AwsError } from '../aws-gateway/aws-error.ts';
import type { AnswerBlock, Converse, ConverseRequest } from './converse.ts';

const pictureFormat = z.enum(['png', 'jpeg', 'gif', 'webp']);

const blockOf = (block: ConverseRequest['messages'][number]['content'][number]): ContentBlock =>
  'text' in block
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
const answered = (blocks: readonly ContentBlock[]): AnswerBlock[] =>
  blocks.flatMap((block) => z.safeParse(answerBlock, block).data ?? []);

/** Forwards calls to the real Bedrock, with the credentials and region of this machine's user. */
export function converseByBedrock(client = new BedrockRuntimeClient({ maxAttempts: 1 })): Converse {
  return async (modelId, { messages, toolConfig, ...request }) => {
    const input: ConverseCommandInput = {
      modelId,
      ...request,
      messages: messages.map(({ role, content }) => ({ role, content: content.map(blockOf) })),
      ...(toolConfig && { toolConfig }),
    };
    try {
      const { output, stopReason = '', usage } = await client.send(new ConverseCommand(input));
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
      if (!(error instanceof BedrockRuntimeServiceException)) throw error;
      const status = error.$metadata.httpStatusCode ?? 500;
      const retryAfter = error.$response?.headers['retry-after'];
      throw new AwsError(error.name, error.message, status, {}, retryAfter);
    }
  };
}
