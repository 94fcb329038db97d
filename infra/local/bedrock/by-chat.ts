import * as z from 'zod/mini';
import { modelUnreachable, modelUnreadable } from '#shared/model/job-steps.ts';
import { AwsError } from '../aws-gateway/aws-error.ts';
import type { AnswerBlock, Converse, ConverseAnswer, ConverseRequest } from './converse.ts';

/** A server with OpenAI's chat completions API: Ollama, llama.cpp, vLLM and others. */
export interface ChatServer {
  /** Includes the version, e.g. `http://localhost:11434/v1`. */
  readonly baseUrl: string;
  /** Default: the first model that the server lists. */
  readonly model?: string | undefined;
  readonly apiKey?: string | undefined;
}

/** Milliseconds; models on a laptop are slow. */
const PATIENCE = 290_000;
/** Estimated characters per token, if a server does not count tokens. */
const CHARACTERS = 3;

type Content = ConverseRequest['messages'][number]['content'];

/** A plain string without pictures, because older servers accept nothing else. */
function contentOf(content: Content): unknown {
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

function toolsOf({ toolConfig }: ConverseRequest): object {
  if (!toolConfig) return {};
  const { tools, toolChoice } = toolConfig;
  return {
    tools: tools.map(({ toolSpec: { name, description, inputSchema } }) => ({
      type: 'function',
      function: { name, description, parameters: inputSchema.json },
    })),
    tool_choice:
      toolChoice && 'tool' in toolChoice
        ? { type: 'function', function: { name: toolChoice.tool.name } }
        : 'auto',
  };
}

function formatOf({ outputConfig }: ConverseRequest): object {
  const given = outputConfig?.textFormat?.structure.jsonSchema;
  if (!given) return {};
  const schema: unknown = JSON.parse(given.schema);
  const json_schema = { name: given.name ?? 'answer', schema, strict: true };
  return { response_format: { type: 'json_schema', json_schema } };
}

/** Chat servers decide by themselves what they cache. */
const textsOf = (system: ConverseRequest['system']): string[] =>
  system.flatMap((block) => ('text' in block ? block.text : []));

/** Converts a Converse request to chat completions. */
export const toChat = (request: ConverseRequest, model: string): object => ({
  model,
  messages: [
    ...(request.system.length === 0
      ? []
      : [{ role: 'system', content: textsOf(request.system).join('\n') }]),
    ...request.messages.map(({ role, content }) => ({ role, content: contentOf(content) })),
  ],
  max_tokens: request.inferenceConfig.maxTokens,
  stream: false,
  ...toolsOf(request),
  ...formatOf(request),
});

const maybe = <Schema extends z.core.$ZodType>(schema: Schema) => z.nullish(schema);
const chatAnswer = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: maybe(z.string()),
        message: z.object({
          content: maybe(z.string()),
          refusal: maybe(z.string()),
          tool_calls: maybe(
            z.array(z.object({ function: z.object({ name: z.string(), arguments: z.string() }) })),
          ),
        }),
      }),
    )
    .check(z.minLength(1)),
  usage: maybe(
    z.object({ prompt_tokens: maybe(z.number()), completion_tokens: maybe(z.number()) }),
  ),
});
type ChatMessage = z.infer<typeof chatAnswer>['choices'][number]['message'];

const stopReasons: Readonly<Record<string, string>> = {
  stop: 'end_turn',
  length: 'max_tokens',
  tool_calls: 'tool_use',
  function_call: 'tool_use',
  content_filter: 'content_filtered',
};

/** Arguments that are not JSON are returned as text, so that the caller can repair them. */
function callOf(
  { function: { name, arguments: json } }: NonNullable<ChatMessage['tool_calls']>[number],
  index: number,
): AnswerBlock {
  try {
    const input: unknown = JSON.parse(json);
    return { toolUse: { toolUseId: `tooluse_${index}`, name, input } };
  } catch {
    return { text: json };
  }
}

const contentIn = ({ content, tool_calls }: ChatMessage): AnswerBlock[] => {
  const text = (content ?? '').replace(/<think>[^]*?(?:<\/think>|$)/g, '').trim();
  return [...(text === '' ? [] : [{ text }]), ...(tool_calls ?? []).map(callOf)];
};

const unreadable = (): AwsError =>
  new AwsError(
    modelUnreadable,
    'The server of AI_BASE_URL has answered what no model answers.',
    424,
  );

function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw unreadable();
  }
}

/** Converts an answer of chat completions to Converse; estimated token counts are marked as such. */
export function toConverseAnswer(body: unknown, asked: number): ConverseAnswer {
  const { data } = chatAnswer.safeParse(body);
  const [choice] = data?.choices ?? [];
  if (!choice) throw unreadable();
  const { message, finish_reason: finish } = choice;
  const content = contentIn(message);
  const { prompt_tokens: prompt, completion_tokens: completion } = data?.usage ?? {};
  const isCounted = Boolean(prompt) && Boolean(completion);
  const inputTokens = prompt || Math.ceil(asked / CHARACTERS);
  const outputTokens = completion || Math.ceil(JSON.stringify(content).length / CHARACTERS);
  const ended = stopReasons[finish ?? 'stop'] ?? finish ?? 'end_turn';
  return {
    content,
    stopReason: message.refusal ? 'content_filtered' : ended,
    usage: { inputTokens, outputTokens },
    ...(!isCounted && { fields: { usage: 'guessed' } }),
  };
}

/** Converts an HTTP status to Bedrock's error. */
function errorOf({ status, headers }: Response): AwsError {
  const message = `The server of AI_BASE_URL has answered ${status}.`;
  const wait = headers.get('retry-after') ?? undefined;
  if (status === 401 || status === 403) return new AwsError('AccessDeniedException', message, 403);
  if (status === 404) return new AwsError('ResourceNotFoundException', message, 404);
  if (status === 408) return new AwsError('ModelTimeoutException', message, 408);
  if (status === 429) return new AwsError('ThrottlingException', message, 429, {}, wait);
  if (status === 503) return new AwsError('ServiceUnavailableException', message, 503, {}, wait);
  if (status >= 500) return new AwsError('InternalServerException', message, 500);
  return new AwsError('ValidationException', message, 400);
}

const modelList = z.object({ data: z.array(z.object({ id: z.string() })).check(z.minLength(1)) });

/** Sends requests to a server with OpenAI's API, whatever model was requested. */
export function converseByChat({ baseUrl, model, apiKey }: ChatServer): Converse {
  const url = baseUrl.replace(/\/+$/, '');
  const headers = {
    'content-type': 'application/json',
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
  };
  const call = async (path: string, body?: string): Promise<unknown> => {
    const signal = AbortSignal.timeout(PATIENCE);
    const method = body === undefined ? 'GET' : 'POST';
    const response = await fetch(`${url}${path}`, { method, headers, signal, body: body ?? null });
    if (!response.ok) throw errorOf(response);
    return readJson(await response.text());
  };
  const reached = async (path: string, body?: string): Promise<unknown> => {
    try {
      return await call(path, body);
    } catch (error) {
      if (error instanceof AwsError) throw error;
      if (error instanceof Error && error.name === 'TimeoutError')
        throw new AwsError('ModelTimeoutException', 'The server of AI_BASE_URL is too slow.', 408);
      throw new AwsError(modelUnreachable, 'The server of AI_BASE_URL is not reached.', 502);
    }
  };
  const firstModel = async (): Promise<string> => {
    const { data } = modelList.safeParse(await reached('/models'));
    const [first] = data?.data ?? [];
    if (!first) throw new AwsError('ResourceNotFoundException', 'The server names no model.', 404);
    return first.id;
  };
  let named = model;
  return async (_, request) => {
    named ??= await firstModel();
    const body = JSON.stringify(toChat(request, named));
    return toConverseAnswer(await reached('/chat/completions', body), body.length);
  };
}
