import * as z from 'zod/mini';
import { readAnswer } from '#core/model/model-answer.ts';
import { isUnreachable } from '#core/model/passing-error.ts';
import { limitAnswer } from '#lambdas/ai-content/domain/prompt/limit-answer.ts';
import { parseTask } from '#lambdas/ai-content/domain/prompt/task-message.ts';
import { modelUnreachable } from '#shared/model/job-steps.ts';
import { AwsError } from '../../aws-gateway/aws-error.ts';
import { toBody, type Converse, type ConverseAnswer, type ConverseRequest } from '../converse.ts';
import { readJson, toConverseAnswer } from './chat-answer.ts';
import { answerToolIn, chatFormats, toChat, type ChatFormat } from './chat-request.ts';
import { isFree } from './is-free.ts';
import { readStream, readWhole, watchRequest, type Patience, type Watch } from './read-stream.ts';
import {
  brokenOff,
  countsAnswer,
  errorOf,
  refusesStream,
  refusesTemperature,
} from './server-error.ts';

/** A server with OpenAI's chat completions API: Ollama, llama.cpp, vLLM and others. */
export interface ChatServer {
  /** Includes the version, e.g. `http://localhost:11434/v1`. */
  readonly baseUrl: string;
  /** Default: the first model that the server lists. */
  readonly model?: string | undefined;
  /** Another model, which solves what the first one writes. */
  readonly solverModel?: string | undefined;
  readonly apiKey?: string | undefined;
  /** The most seconds for an answer, and for a step that asks. */
  readonly seconds: number;
}

/** A model on a laptop reads a long question for minutes; then it may take as long as its words come. */
const FIRST_WORD = 10 * 60_000;
const NEXT_WORD = 60_000;
/** Seconds that a step needs for all but the answer. */
const STEP = 30;
const patienceOf = (seconds: number): Patience => ({
  first: Math.min(FIRST_WORD, seconds * 1_000),
  next: NEXT_WORD,
  // Before the step itself ends, so that what is complete of the answer is kept.
  all: Math.max(seconds - STEP, seconds / 2) * 1_000,
});

const modelList = z.object({ data: z.array(z.object({ id: z.string() })).check(z.minLength(1)) });

/** How a model of the server is asked, as its answers have shown. */
interface Known {
  /** The first of `chatFormats` that is worth trying. */
  from: number;
  /** That way has worked, so an answer without an object is the model's own fault. */
  isProven: boolean;
  isStreamed: boolean;
  /** Whether the model takes a temperature; some that think refuse it. */
  isTempered: boolean;
  /** Whether the server leaves room for the longest answer, so that it must not be named. */
  countsAnswer: boolean;
}

class Refused extends Error {
  readonly status: number;
  readonly body: string;

  constructor(error: AwsError, status: number, body: string) {
    super(error.message, { cause: error });
    this.status = status;
    this.body = body;
  }
}

const questionIn = ({ messages }: ConverseRequest): string =>
  messages
    .flatMap(({ content }) => content.map((block) => ('text' in block ? block.text : '')))
    .join('\n');

/** Whether a way of asking is refused, rather than this question. */
const refusesFormat = (error: unknown): boolean =>
  error instanceof Refused &&
  error.cause instanceof AwsError &&
  (error.cause.code === 'ValidationException' ||
    (error.cause.code === 'InternalServerException' && /grammar|schema|tool/i.test(error.body)));

/**
 * Sends requests to a server with OpenAI's API, whatever model was requested. How its model is asked is found out: by a
 * schema, by a tool, or in words. A way is left when the server refuses it, and when the answer has no object, because
 * servers drop what they do not know without a word.
 */
export function converseByChat(
  { baseUrl, model, solverModel, apiKey, seconds }: ChatServer,
  patience = patienceOf(seconds),
): Converse {
  const url = baseUrl.replace(/\/+$/, '');
  const costs = isFree(url) ? { isFree: true } : {};
  const headers = {
    'content-type': 'application/json',
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
  };
  const known = new Map<string, Known>();

  /** Sends a call and reads its answer; the connection is closed if that fails. */
  async function call<Answer>(
    init: RequestInit & { path: string; question: string; caller: AbortSignal | undefined },
    read: (response: Response, watch: Watch) => Promise<Answer>,
  ): Promise<Answer> {
    const { path, question, caller, ...rest } = init;
    const watch = watchRequest(patience, caller);
    try {
      // A redirect would send the question, and perhaps the key, to another host.
      const sent = { ...rest, headers, signal: watch.signal, redirect: 'manual' } as const;
      const response = await fetch(`${url}${path}`, sent);
      if (!response.ok) {
        const body = await readWhole(response, watch);
        throw new Refused(errorOf(response, body, question), response.status, body);
      }
      return await read(response, watch);
    } catch (error) {
      if (error instanceof AwsError || error instanceof Refused) throw error;
      watch.signal.throwIfAborted();
      if (!isUnreachable(error)) throw brokenOff();
      throw new AwsError(modelUnreachable, 'The server of AI_BASE_URL is not reached.', 502);
    } finally {
      watch.end();
    }
  }

  const firstModel = async (caller: AbortSignal | undefined): Promise<string> => {
    const list = await call({ path: '/models', question: '', caller }, async (response, watch) =>
      readJson(await readWhole(response, watch), response, ''),
    );
    const [first] = modelList.safeParse(list).data?.data ?? [];
    if (!first) throw new AwsError('ResourceNotFoundException', 'The server names no model.', 404);
    return first.id;
  };
  let named = model;

  return async (_, request, caller, onText) => {
    const question = questionIn(request);
    const task = parseTask(question);
    const offered = answerToolIn(request);
    const tool = offered && task ? limitAnswer(task, offered) : offered;
    const most = request.inferenceConfig.maxTokens;

    const askOnce = async (id: string, format: ChatFormat, how: Known): Promise<ConverseAnswer> => {
      const { max_tokens, ...unlimited } = toChat(request, id, {
        ...{ format, tool, isStreamed: how.isStreamed, isTempered: how.isTempered },
      });
      const body = JSON.stringify(how.countsAnswer ? unlimited : { ...unlimited, max_tokens });
      const fields = { model: id, ...costs };
      const told = onText && ((text: string) => onText(text, fields));
      const init = { path: '/chat/completions', method: 'POST', body, question, caller };
      const given = await call(init, async (response, watch) =>
        response.headers.get('content-type')?.startsWith('text/event-stream')
          ? readStream(response, { most, question, watch, onText: told })
          : readJson(await readWhole(response, watch), response, question),
      );
      const answer = toConverseAnswer(given, body.length);
      return { ...answer, fields: { ...answer.fields, ...fields } };
    };
    /** Leaves out the other fields that the server refuses. */
    const ask = async (id: string, format: ChatFormat, how: Known): Promise<ConverseAnswer> => {
      try {
        return await askOnce(id, format, how);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const { status, body } = error;
        if (how.isStreamed && refusesStream(status, body)) how.isStreamed = false;
        else if (how.isTempered && refusesTemperature(status, body)) how.isTempered = false;
        else if (!how.countsAnswer && countsAnswer(status, body)) how.countsAnswer = true;
        else throw error;
        return ask(id, format, how);
      }
    };

    try {
      const main = (named ??= await firstModel(caller));
      const id = task?.task === 'solve' ? (solverModel ?? main) : main;
      const how = known.get(id) ?? {
        from: 0,
        isProven: false,
        isStreamed: true,
        isTempered: true,
        countsAnswer: false,
      };
      known.set(id, how);
      if (!tool) return await ask(id, 'words', how);
      let answer: ConverseAnswer | undefined;
      let refusal: unknown;
      for (const [index, format] of chatFormats.entries()) {
        if (index < how.from) continue;
        try {
          answer = await ask(id, format, how);
        } catch (error) {
          if (!refusesFormat(error)) throw error;
          refusal = error;
          continue;
        }
        const { kind } = readAnswer(toBody(answer, 0), tool.name);
        // A model that goes round in circles does so however it is asked.
        const isWay = kind !== 'malformed' || answer.stopReason === 'malformed_model_output';
        if (!isWay && !how.isProven) continue;
        how.from = index;
        how.isProven ||= kind === 'given';
        break;
      }
      if (!answer) throw refusal;
      return answer;
    } catch (error) {
      throw error instanceof Refused ? error.cause : error;
    }
  };
}
