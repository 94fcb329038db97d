import * as z from 'zod/mini';
import { beginningIn } from '#core/model/read-json.ts';
import { watchForCircles } from './goes-round.ts';
import { brokenOff, errorOf, tooSlow, unreadable } from './server-error.ts';

const maybe = <Schema extends z.core.$ZodType>(schema: Schema) => z.nullish(schema);
const callPart = z.object({
  index: maybe(z.int()),
  function: maybe(z.object({ name: maybe(z.string()), arguments: maybe(z.string()) })),
});
const delta = z.object({
  content: maybe(z.string()),
  reasoning_content: maybe(z.string()),
  refusal: maybe(z.string()),
  tool_calls: maybe(z.array(callPart)),
});
const chunk = z.object({
  choices: maybe(z.array(z.object({ delta: maybe(delta), finish_reason: maybe(z.string()) }))),
  usage: maybe(z.looseObject({})),
  error: maybe(z.looseObject({ code: maybe(z.unknown()) })),
});
type Delta = z.infer<typeof delta>;

/** Bytes of an answer; the largest draft has some 100 KB, and a stream names the model with each token. */
const MOST_BYTES = 16 * 1024 * 1024;
/** A server that goes on beyond what it may write is stopped; some count several tokens as one. */
const MOST_OVER = 2;

/** How long a server may take, in milliseconds. */
export interface Patience {
  /** For the first word: a laptop reads a long question for minutes. */
  readonly first: number;
  /** Between two words. */
  readonly next: number;
  /** For the whole answer. */
  readonly all: number;
}

/** Ends a request when its caller does, or when no word has come for too long; comments are no words. */
export function watchRequest(patience: Patience, caller?: AbortSignal) {
  const controller = new AbortController();
  const stop = (error: Error) => () => controller.abort(error);
  const all = setTimeout(stop(tooSlow('takes too long for its answer')), patience.all);
  let stall = setTimeout(stop(tooSlow('has not begun to answer')), patience.first);
  const signal = caller ? AbortSignal.any([controller.signal, caller]) : controller.signal;
  return {
    signal,
    /** Whether the caller no longer waits. */
    isLeft: (): boolean => caller?.aborted === true,
    /** A word has come. */
    progress: (): void => {
      clearTimeout(stall);
      stall = setTimeout(stop(tooSlow('has stopped in its answer')), patience.next);
    },
    end: (): void => {
      clearTimeout(all);
      clearTimeout(stall);
      // Closes the connection of an answer that was not read to its end.
      controller.abort();
    },
  };
}
export type Watch = ReturnType<typeof watchRequest>;

/** The texts of a body as they come. @throws AwsError for a huge body, and one that breaks off */
async function* textsOf({ body }: Response, { signal }: Watch): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let size = 0;
  try {
    for await (const bytes of body ?? []) {
      const part = z.parse(z.instanceof(Uint8Array), bytes);
      size += part.length;
      if (size > MOST_BYTES) throw unreadable('more than any answer has');
      yield decoder.decode(part, { stream: true });
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof TypeError ? brokenOff() : error;
  }
}

/** Reads a body that is no stream. */
export async function readWhole(response: Response, watch: Watch): Promise<string> {
  let whole = '';
  for await (const text of textsOf(response, watch)) whole += text;
  return whole;
}

async function* linesOf(response: Response, watch: Watch): AsyncGenerator<string> {
  let rest = '';
  for await (const text of textsOf(response, watch)) {
    const lines = `${rest}${text}`.split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest;
}

function messageOfParts() {
  const message = { content: '', refusal: '' };
  const calls = new Map<number, { name: string; arguments: string }>();
  return {
    /** @returns the words of the part, thoughts included */
    add({ content, reasoning_content, refusal, tool_calls }: Delta): string {
      message.content += content ?? '';
      message.refusal += refusal ?? '';
      let called = '';
      for (const { index, function: part } of tool_calls ?? []) {
        const call = calls.get(index ?? 0) ?? { name: '', arguments: '' };
        call.name += part?.name ?? '';
        call.arguments += part?.arguments ?? '';
        calls.set(index ?? 0, call);
        called += `${part?.name ?? ''}${part?.arguments ?? ''}`;
      }
      return `${reasoning_content ?? ''}${content ?? ''}${refusal ?? ''}${called}`;
    },
    /** Whether it has a complete part, which is kept when its end does not come. */
    hasPart: (): boolean =>
      [message.content, ...[...calls.values()].map((call) => call.arguments)].some(
        (text) => beginningIn(text) !== undefined,
      ),
    whole: () => ({
      content: message.content,
      ...(message.refusal !== '' && { refusal: message.refusal }),
      tool_calls: [...calls.values()].map((call) => ({ function: call })),
    }),
  };
}

const parsedChunk = (json: string): z.infer<typeof chunk> => {
  try {
    return z.parse(chunk, JSON.parse(json));
  } catch {
    throw unreadable('a stream that is not of OpenAI’s protocol');
  }
};

/**
 * Reads a streamed answer into the form of one that is not streamed. Each word gives the server more time. An answer is cut
 * off when it goes on beyond its limit or repeats itself, and when its server falls silent or away after a complete part.
 * @param most tokens
 * @throws AwsError
 */
export async function readStream(
  response: Response,
  {
    most,
    question,
    watch,
    onText,
  }: {
    most: number;
    question: string;
    watch: Watch;
    onText?: ((text: string) => void) | undefined;
  },
): Promise<object> {
  const message = messageOfParts();
  let usage: object | undefined;
  let finish: string | undefined;
  let parts = 0;
  let isDone = false;
  const isCircle = watchForCircles();
  try {
    for await (const line of linesOf(response, watch)) {
      const data = /^data: ?(.*)$/.exec(line)?.[1];
      if (data === undefined || data === '') continue;
      if (data === '[DONE]') {
        isDone = true;
        break;
      }
      const { choices, usage: counted, error } = parsedChunk(data);
      if (error) {
        const status = typeof error.code === 'number' && error.code >= 400 ? error.code : 500;
        throw errorOf({ status, headers: response.headers }, data, question);
      }
      usage = counted ?? usage;
      const [choice] = choices ?? [];
      finish = choice?.finish_reason ?? finish;
      const words = choice?.delta ? message.add(choice.delta) : '';
      if (words === '') continue;
      watch.progress();
      onText?.(words);
      parts += 1;
      const goesRound = isCircle(words);
      if (!goesRound && parts <= most * MOST_OVER) continue;
      finish = goesRound && !message.hasPart() ? 'circle' : 'length';
      break;
    }
    if (finish === undefined && !isDone) throw brokenOff();
  } catch (error) {
    if (watch.isLeft() || !message.hasPart()) throw error;
    finish = 'length';
  }
  return { choices: [{ message: message.whole(), finish_reason: finish ?? 'stop' }], usage };
}
