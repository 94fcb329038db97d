import * as z from 'zod/mini';
import type { AnswerTool } from './model-question.ts';
import { beginningIn, valuesIn } from './read-json.ts';
import { unwrapAnswer } from './unwrap-answer.ts';

/** A content block. A model may think first, which comes in blocks of other kinds. */
const block = z.object({
  text: z.optional(z.string()),
  toolUse: z.optional(z.object({ name: z.string(), input: z.unknown() })),
});
const record = z.record(z.string(), z.unknown());
const converseAnswer = z.object({
  stopReason: z.string(),
  output: z.object({ message: z.object({ content: z.array(block) }) }),
});

/** The stop reasons of answers that contain no usable value. */
const endings = {
  max_tokens: 'cut-off',
  model_context_window_exceeded: 'too-long',
  content_filtered: 'refused',
  guardrail_intervened: 'refused',
  refusal: 'refused',
  malformed_model_output: 'malformed',
  malformed_tool_use: 'malformed',
} as const;
const isEnding = (reason: string): reason is keyof typeof endings => Object.hasOwn(endings, reason);
const isEnd = (reason: string): boolean =>
  ['end_turn', 'tool_use', 'stop_sequence'].includes(reason);

/** A value that is not validated yet, or why there is none. A cut-off answer may have complete items. */
export type ModelAnswer =
  | { readonly kind: 'given'; readonly value: unknown }
  | { readonly kind: 'cut-off'; readonly value?: unknown }
  | { readonly kind: Exclude<(typeof endings)[keyof typeof endings], 'cut-off'> | 'unknown' };

/** Values and levels of an answer. Checking 150,000 values or 3,000 levels fails for lack of stack. */
const MOST_VALUES = 20_000;
const MOST_LEVELS = 40;

/** Whether a value has more parts or levels than any answer. Without recursion, which deep values would exhaust. */
function isEndless(value: unknown): boolean {
  let count = 0;
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    count += level.length;
    if (count > MOST_VALUES || depth > MOST_LEVELS) return true;
    level = level.flatMap((one): unknown[] =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
  }
  return false;
}

/** Patterns of a refusal. They match only text that declines the work; other misses are asked again. */
const REFUSALS = [
  /\bI\b[^.!?]{0,20}(?:can['’]?t|cannot|can not|won['’]?t|unable to|not able to|not allowed to)\b[^.!?]{0,30}\b(?:help|assist|comply|fulfil|create|write|generate|produce|provide|draft|do that|do this)\b/i,
  /\b(?:must|have to) decline\b|\bagainst my (?:guidelines|policy|policies)\b/i,
  /\bje (?:suis désolée?|regrette|m['’]excuse)\b[^.!?]{0,30}\b(?:ne|n['’])|\bje (?:ne (?:peux|puis|pourrai|saurais)|refuse|(?:ne )?suis (?:pas en mesure|dans l['’]impossibilité))\b[^.!?]{0,40}\b(?:aider|assister|répondre|créer|rédiger|écrire|générer|produire|fournir|préparer|faire (?:cela|ça)|accéder)\b/i,
  /\b(?:contraire à|contre|enfreint|viole) mes (?:règles|principes|consignes|directives)\b/i,
  /(?:لا أستطيع|لا يمكنني|لن أستطيع|لا أقدر|يتعذر علي|لست قادرا على)[^.؟!]{0,40}(?:مساعد|كتاب|إنشاء|توليد|إعداد|تقديم|تلبية|إنتاج|القيام)/,
  /(?:أعتذر|عذرا|آسف)[^.؟!]{0,20}(?:لا|لن|عن عدم) /,
];
/** Characters. A refusal is a few sentences; longer prose is an answer in the wrong form. */
const LONGEST_REFUSAL = 1_500;
export const isRefusal = (text: string): boolean =>
  text.length <= LONGEST_REFUSAL && REFUSALS.some((pattern) => pattern.test(text));

/** An item that was being written when the answer broke off may look complete, so the last one is left out. */
function withoutLastItem(input: unknown): unknown {
  const { data } = z.safeParse(record, input);
  const lists = Object.entries(data ?? {}).filter(([, value]) => Array.isArray(value));
  const [name, list] = lists.at(-1) ?? [];
  return name !== undefined && Array.isArray(list) && list.length > 1
    ? { ...data, [name]: list.slice(0, -1) }
    : undefined;
}

/** The longest value of a text; or all of them, if each is an item of a list that the answer has. */
function wholeIn(values: readonly unknown[], schema: AnswerTool['schema']): unknown {
  const { data: fields = {} } = z.safeParse(
    z.record(z.string(), z.unknown()),
    schema['properties'],
  );
  const [first, ...others] = values;
  if (others.length === 0) return first;
  const names = values.map((value) =>
    Object.keys(z.safeParse(record, value).data ?? {})
      .toSorted()
      .join(),
  );
  const isAlike = names.every((one) => one !== '' && one === names[0]);
  const isItem = !(names[0] ?? '').split(',').some((name) => Object.hasOwn(fields, name));
  return isAlike && isItem && Object.keys(fields).length > 0 ? [...values] : first;
}

/** Whether a value has a field of the answer, or holds what has one. */
function hasFields(value: unknown, schema: AnswerTool['schema']): boolean {
  const { data } = z.safeParse(record, schema['properties']);
  const own = isEndless(value) ? {} : z.safeParse(record, unwrapAnswer(value, schema)).data;
  return Object.keys(own ?? {}).some((name) => Object.hasOwn(data ?? {}, name));
}

const areAlike = (values: readonly unknown[]): boolean =>
  !values.some(isEndless) && new Set(values.map((value) => JSON.stringify(value))).size === 1;

/** The value that says more, of those that can be an answer. */
const longest = (values: readonly unknown[]): unknown =>
  values
    .filter((value) => value !== undefined && !isEndless(value))
    .toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0];

/**
 * Reads a model's answer from its tool call or from JSON in its text. The content is treated as data only.
 * @param answer of Bedrock's `Converse`
 * @param schema by whose fields the answer is found in what a model has put around it
 */
export function readAnswer(
  answer: unknown,
  tool: string,
  schema: AnswerTool['schema'] = {},
): ModelAnswer {
  const { data } = z.safeParse(converseAnswer, answer);
  if (!data) return { kind: 'malformed' };
  const { stopReason, output } = data;
  const isCutOff = stopReason === 'max_tokens';
  if (isEnding(stopReason) && !isCutOff) return { kind: endings[stopReason] };
  if (!isEnd(stopReason) && !isCutOff) return { kind: 'unknown' };
  const all = output.message.content.filter(({ toolUse }) => toolUse !== undefined);
  const named = all.filter(({ toolUse }) => toolUse?.name === tool);
  // A question offers one tool, so a call by another name with its fields means it.
  const calls =
    named.length > 0 ? named : all.filter(({ toolUse }) => hasFields(toolUse?.input, schema));
  // A question has one answer, so two different ones are an error.
  if (calls.length > 1 && !areAlike(calls.map(({ toolUse }) => toolUse?.input)))
    return { kind: 'malformed' };
  const text = output.message.content.map((each) => each.text ?? '').join('\n');
  const input = calls[0]?.toolUse?.input;
  if (isCutOff) {
    // A model may write on after a whole answer, or think in JSON before one that breaks off.
    const found = longest(
      input === undefined ? [...valuesIn(text), beginningIn(text)] : [withoutLastItem(input)],
    );
    return { kind: 'cut-off', ...(found !== undefined && { value: unwrapAnswer(found, schema) }) };
  }
  const found = input ?? wholeIn(valuesIn(text), schema) ?? beginningIn(text);
  if (found === undefined) return { kind: isRefusal(text) ? 'refused' : 'malformed' };
  if (isEndless(found)) return { kind: 'malformed' };
  return { kind: 'given', value: unwrapAnswer(found, schema) };
}

const stated = z.int().check(z.gte(0));
const count = z._default(stated, 0);
const usageAnswer = z.object({
  usage: z.object({
    inputTokens: stated,
    outputTokens: stated,
    cacheReadInputTokens: count,
    cacheWriteInputTokens: count,
  }),
});
/** What a token costs that a model has cached, or caches now, in tokens that it only reads. */
const CACHED = 0.1;
const CACHING = 1.25;

/** Billed tokens; those from and for a model's cache count by what they cost. */
export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** The tokens that an answer has cost; undefined if it does not say. */
export function statedUsage(answer: unknown): ModelUsage | undefined {
  const { data } = z.safeParse(usageAnswer, answer);
  if (!data) return undefined;
  const { inputTokens, outputTokens, cacheReadInputTokens, cacheWriteInputTokens } = data.usage;
  const cached = Math.round(CACHED * cacheReadInputTokens + CACHING * cacheWriteInputTokens);
  return { inputTokens: inputTokens + cached, outputTokens };
}

/** The same for metrics; 0 if it does not say. */
export const usageOf = (answer: unknown): ModelUsage =>
  statedUsage(answer) ?? { inputTokens: 0, outputTokens: 0 };

const answerer = z.object({
  additionalModelResponseFields: z.object({
    model: z.optional(z.string()),
    isFree: z.optional(z.literal(true)),
  }),
});

/** Who answered, if it is not the model that was asked, as on one machine. Bedrock says nothing of it. */
export const answererOf = (
  answer: unknown,
): { readonly model?: string | undefined; readonly isFree?: true | undefined } =>
  z.safeParse(answerer, answer).data?.additionalModelResponseFields ?? {};
