import * as z from 'zod/mini';

const text = z.string();
const caching = z.strictObject({ cachePoint: z.strictObject({ type: z.literal('default') }) });
const image = z.object({ format: text, source: z.object({ bytes: text }) });

/** The part of Converse that functions use, as sent, with pictures in base64. The rest is not available locally. */
export const converseRequest = z.object({
  system: z._default(z.array(z.union([z.strictObject({ text }), caching])), []),
  messages: z
    .array(
      z.object({
        role: z.literal('user'),
        content: z.array(z.union([z.strictObject({ text }), z.strictObject({ image }), caching])),
      }),
    )
    .check(z.minLength(1)),
  inferenceConfig: z.object({ maxTokens: z.int(), temperature: z.optional(z.number()) }),
  toolConfig: z.optional(
    z.object({
      tools: z.array(
        z.object({
          toolSpec: z.object({
            name: text,
            description: z.optional(text),
            inputSchema: z.object({ json: z.record(text, z.json()) }),
          }),
        }),
      ),
      toolChoice: z.optional(
        z.union([
          z.strictObject({ auto: z.strictObject({}) }),
          z.strictObject({ tool: z.strictObject({ name: text }) }),
        ]),
      ),
    }),
  ),
  outputConfig: z.optional(
    z.strictObject({
      effort: z.optional(text),
      textFormat: z.optional(
        z.object({
          type: z.literal('json_schema'),
          structure: z.object({
            jsonSchema: z.object({
              schema: text,
              name: z.optional(text),
              description: z.optional(text),
            }),
          }),
        }),
      ),
    }),
  ),
});
export type ConverseRequest = z.infer<typeof converseRequest>;

export type AnswerBlock =
  | { readonly text: string }
  | {
      readonly toolUse: {
        readonly toolUseId: string;
        readonly name: string;
        readonly input: unknown;
      };
    };

export interface ConverseAnswer {
  readonly content: readonly AnswerBlock[];
  readonly stopReason: string;
  readonly usage: {
    readonly inputTokens: number;
    readonly outputTokens: number;
    readonly cacheReadInputTokens?: number | undefined;
    readonly cacheWriteInputTokens?: number | undefined;
  };
  /** Additional facts about the answer, in `additionalModelResponseFields`. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** Takes what a model writes, thoughts and tries included, and who it is if that is known. */
export type OnText = (text: string, fields?: ConverseAnswer['fields']) => void;

/**
 * Answers Converse for a model or an inference profile. The signal says that the caller no longer waits.
 * @throws {AwsError} in Bedrock's form
 */
export type Converse = (
  modelId: string,
  request: ConverseRequest,
  signal?: AbortSignal,
  onText?: OnText,
) => Promise<ConverseAnswer>;

export const usageBody = (usage: ConverseAnswer['usage']): object => ({
  ...usage,
  totalTokens: usage.inputTokens + usage.outputTokens,
});

export const toBody = (
  { content, stopReason, usage, fields }: ConverseAnswer,
  latencyMs: number,
): object => ({
  output: { message: { role: 'assistant', content } },
  stopReason,
  usage: usageBody(usage),
  metrics: { latencyMs },
  ...(fields && { additionalModelResponseFields: fields }),
});
