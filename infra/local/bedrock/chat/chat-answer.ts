import { withoutThoughts } from '#core/model/read-json.ts';
import * as z from 'zod/mini';
import type { AnswerBlock, ConverseAnswer } from '../converse.ts';
import { errorOf, unreadable } from './server-error.ts';

/** Estimated characters per token, if a server does not count tokens. */
const CHARACTERS = 3;

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
  // Not a server's word: `readStream` has stopped it.
  circle: 'malformed_model_output',
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
  const text = withoutThoughts(content ?? '').trim();
  return [...(text === '' ? [] : [{ text }]), ...(tool_calls ?? []).map(callOf)];
};

const refused = z.object({ error: z.unknown() });

/** Parses a body that is no stream. Some servers answer 200 and an error. */
export function readJson(body: string, response: Response, question: string): unknown {
  try {
    const value: unknown = JSON.parse(body);
    const { choices } = z.safeParse(z.looseObject({ choices: z.unknown() }), value).data ?? {};
    if (choices === undefined && z.safeParse(refused, value).data?.error)
      throw errorOf({ status: 500, headers: response.headers }, body, question);
    return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    throw unreadable(
      /^[\w-]+\/[\w.+-]+$/.test(type) ? `${type} that is no answer` : 'no answer of a model',
    );
  }
}

/** Converts an answer of chat completions to Converse; estimated token counts are marked as such. */
export function toConverseAnswer(body: unknown, asked: number): ConverseAnswer {
  const { data } = chatAnswer.safeParse(body);
  const [choice] = data?.choices ?? [];
  if (!choice) throw unreadable('what no model answers');
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
