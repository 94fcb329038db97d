import * as z from 'zod/mini';
import { describeAnswer } from '#core/model/describe-answer.ts';
import type { AnswerTool } from '#core/model/model-question.ts';
import type { ConverseRequest } from '../converse.ts';

/** The ways to ask a chat server, the most reliable first: by a schema, by a tool, or in words. */
export const chatFormats = ['schema', 'tool', 'words'] as const;
export type ChatFormat = (typeof chatFormats)[number];

type Content = ConverseRequest['messages'][number]['content'];

/** A plain string without pictures or the end of a cache, because older servers accept nothing else. */
function contentOf(given: Content): unknown {
  const content = given.flatMap((block) => ('cachePoint' in block ? [] : [block]));
  if (content.every((block) => 'text' in block)) return content.map(({ text }) => text).join('\n');
  return content.map((block) =>
    'text' in block
      ? { type: 'text', text: block.text }
      : {
          type: 'image_url',
          image_url: { url: `data:image/${block.image.format};base64,${block.image.source.bytes}` },
        },
  );
}

const schemaText = z.record(z.string(), z.json());

/** The tool by which a request wants its answer; none if its instructions already hold the schema. */
export function answerToolIn({
  toolConfig,
  outputConfig,
}: ConverseRequest): AnswerTool | undefined {
  const tool = toolConfig?.tools[0]?.toolSpec;
  if (tool) {
    const { name, description = '', inputSchema } = tool;
    return { name, description, schema: inputSchema.json };
  }
  const given = outputConfig?.textFormat?.structure.jsonSchema;
  if (!given) return undefined;
  const { name = 'answer', description = '', schema } = given;
  return { name, description, schema: z.parse(schemaText, JSON.parse(schema)) };
}

/** The fields of a format. A tool is required by a word, because llama.cpp reads a named one as one that may be called. */
function askedIn(format: ChatFormat, { name, description, schema }: AnswerTool): object {
  switch (format) {
    case 'schema': {
      const json_schema = { name, schema, strict: true };
      return { response_format: { type: 'json_schema', json_schema } };
    }
    case 'tool':
      return {
        tools: [{ type: 'function', function: { name, description, parameters: schema } }],
        tool_choice: 'required',
      };
    case 'words':
      return {};
  }
}

/** The instructions, with the way to answer. Servers do not show a schema to the model, so words hold it too. */
function instructionsIn(
  { system }: ConverseRequest,
  format: ChatFormat,
  tool: AnswerTool | undefined,
): string {
  const given = system.flatMap((block) => ('text' in block ? block.text : [])).join('\n');
  if (!tool || format === 'tool') return given;
  const said = describeAnswer('text', tool);
  const other = (['offered', 'schema'] as const)
    .map((one) => describeAnswer(one, tool))
    .find((one) => given.includes(one));
  return other === undefined ? `${given}\n${said}` : given.replace(other, () => said);
}

export function toChat(
  request: ConverseRequest,
  model: string,
  {
    format,
    tool,
    isStreamed,
    isTempered,
  }: {
    readonly format: ChatFormat;
    readonly tool: AnswerTool | undefined;
    readonly isStreamed: boolean;
    readonly isTempered: boolean;
  },
): { readonly max_tokens: number; readonly [field: string]: unknown } {
  const instructions = instructionsIn(request, format, tool);
  const { temperature } = request.inferenceConfig;
  return {
    model,
    messages: [
      ...(instructions === '' ? [] : [{ role: 'system', content: instructions }]),
      ...request.messages.map(({ role, content }) => ({ role, content: contentOf(content) })),
    ],
    max_tokens: request.inferenceConfig.maxTokens,
    ...(isTempered && temperature !== undefined && { temperature }),
    stream: isStreamed,
    ...(isStreamed && { stream_options: { include_usage: true } }),
    ...(tool && askedIn(format, tool)),
  };
}
