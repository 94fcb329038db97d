import { Readable } from 'node:stream';
import {
  ConverseCommand,
  ConverseStreamCommand,
  type BedrockRuntimeClient,
  type ConverseCommandInput,
  type ConverseStreamOutput,
} from '@aws-sdk/client-bedrock-runtime';
import type { AwsClientStub } from 'aws-sdk-client-mock';
import * as z from 'zod/mini';

const converseAnswer = z.object({
  output: z.object({ message: z.object({ content: z.array(z.looseObject({})) }) }),
  stopReason: z.string(),
  usage: z.optional(z.looseObject({})),
  additionalModelResponseFields: z.optional(z.unknown()),
});
const blockOf = z.object({
  text: z.optional(z.string()),
  toolUse: z.optional(z.object({ toolUseId: z.string(), name: z.string(), input: z.unknown() })),
});

/** The events of an answer of Converse, a word of its texts in each. */
export function eventsOfAnswer(answer: unknown) {
  const { output, usage, ...stop } = z.parse(converseAnswer, answer);
  const blocks = output.message.content.flatMap((block, contentBlockIndex): object[] => {
    const { text, toolUse } = z.parse(blockOf, block);
    const words = (text ?? JSON.stringify(toolUse?.input)).split(/(?<= )/);
    const { input, ...start } = toolUse ?? { input: undefined };
    return [
      ...(toolUse ? [{ contentBlockStart: { contentBlockIndex, start: { toolUse: start } } }] : []),
      ...words.map((word) => ({
        contentBlockDelta: {
          contentBlockIndex,
          delta: toolUse ? { toolUse: { input: word } } : { text: word },
        },
      })),
      { contentBlockStop: { contentBlockIndex } },
    ];
  });
  return [
    { messageStart: { role: 'assistant' } },
    ...blocks,
    { messageStop: stop },
    ...(usage ? [{ metadata: { usage } }] : []),
  ] as (ConverseStreamOutput & Record<string, object>)[];
}

/** Lets what a fake client answers to Converse also be its answer to ConverseStream. */
export const streamToo = (bedrock: AwsClientStub<BedrockRuntimeClient>): void => {
  bedrock.on(ConverseStreamCommand).callsFake(async (input: ConverseCommandInput, getClient) => {
    const [, options]: unknown[] = bedrock.commandCalls(ConverseStreamCommand).at(-1)!.args;
    const client = getClient() as BedrockRuntimeClient;
    const answer = await client.send(
      new ConverseCommand(input),
      options as { abortSignal: AbortSignal },
    );
    return { stream: Readable.from(eventsOfAnswer(answer)) };
  });
};
