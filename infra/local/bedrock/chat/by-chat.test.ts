import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { modelAsker } from '#core/model/ask-model.ts';
import type { OnWritten } from '#core/model/collect-stream.ts';
import type { ModelQuestion } from '#core/model/model-question.ts';
import { passingError } from '#core/model/passing-error.ts';
import { readAnswer, usageOf } from '#core/model/model-answer.ts';
import { parseTask } from '#lambdas/ai-content/domain/prompt/task-message.ts';
import { questionFor } from '#lambdas/ai-content/domain/prompt/question-for.ts';
import {
  called,
  said,
  startChatServer,
  streamed,
  type ChatCall,
  type ChatReply,
} from '#test/support/chat-server.ts';
import {
  accountId,
  allow,
  credentials,
  openFixture,
  region,
  type Fixture,
} from '#test/support/aws-gateway.ts';
import { converseByChat } from './by-chat.ts';

const modelId = 'global.anthropic.claude-haiku-5-5';
const schema = {
  type: 'object',
  properties: { title: { type: 'string' } },
  required: ['title'],
  additionalProperties: false,
};
const question: ModelQuestion = {
  instructions: 'Find a title.',
  content: [{ text: '<task>{}</task>' }],
  tool: { name: 'give_title', description: 'Gives the title.', schema },
  maxTokens: 700,
};

let reply: (call: Parameters<Parameters<typeof startChatServer>[0]>[0]) => ChatReply;
let server: Awaited<ReturnType<typeof startChatServer>>;
let door: Fixture;
beforeEach(async () => {
  server = await startChatServer((call) =>
    call.path === '/v1/models' ? { body: { data: [{ id: 'small-model' }] } } : reply(call),
  );
  door = await openFixture({
    bedrock: converseByChat({ baseUrl: `${server.baseUrl}/`, seconds: 600 }),
  });
  const profile = `arn:aws:bedrock:${region}:${accountId}:inference-profile/${modelId}`;
  const actions = ['bedrock:InvokeModel', 'bedrock:InvokeModelWithResponseStream'];
  door.role.statements = [
    allow(actions, profile),
    allow(actions, `arn:aws:bedrock:${region}::foundation-model/amazon.nova-lite-v1:0`),
    allow(
      actions,
      ['*', ''].map(
        (place) => `arn:aws:bedrock:${place}::foundation-model/anthropic.claude-haiku-5-5`,
      ),
      { Condition: { StringLike: { 'bedrock:InferenceProfileArn': profile } } },
    ),
  ];
});
afterEach(async () => {
  await door.close();
  await server.close();
});

let onWritten: OnWritten | undefined;
const ask = (asked: ModelQuestion = question, signal?: AbortSignal) =>
  askAs(modelId, asked, signal);
const askAs = (id: string, asked: ModelQuestion, signal?: AbortSignal) => {
  const client = new BedrockRuntimeClient({
    region,
    credentials,
    endpoint: door.url,
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler(),
  });
  return modelAsker(client, id, 30_000)(asked, signal, onWritten);
};
const chats = () => server.calls.filter(({ path }) => path === '/v1/chat/completions');

describe.each([
  ['whole', undefined],
  ['as a stream', () => undefined],
])('a chat-completions server in place of Bedrock, asked for answers %s,', (_, counting) => {
  beforeEach(() => {
    onWritten = counting;
  });

  it('receives the same request through the gateway, and is held to its schema, which words hold too', async () => {
    reply = () => streamed(['{"title"', ': "Water"}']);
    const answer = await ask();
    expect(readAnswer(answer, 'give_title')).toEqual({ kind: 'given', value: { title: 'Water' } });
    expect(usageOf(answer)).toEqual({ inputTokens: 11, outputTokens: 2 });
    expect(answer).toMatchObject({
      additionalModelResponseFields: { model: 'small-model', isFree: true },
    });
    const words = `Answer with one JSON object of this schema and nothing else: ${JSON.stringify(schema)}`;
    expect(chats().map(({ body }) => body)).toEqual([
      {
        model: 'small-model',
        messages: [
          { role: 'system', content: `Find a title.\n${words}` },
          { role: 'user', content: '<task>{}</task>' },
        ],
        max_tokens: 700,
        stream: true,
        stream_options: { include_usage: true },
        response_format: {
          type: 'json_schema',
          json_schema: { name: 'give_title', schema, strict: true },
        },
      },
    ]);
  });

  const formatOf = ({ body }: ChatCall) =>
    body.response_format ? 'schema' : body.tools ? `tool, ${String(body.tool_choice)}` : 'words';
  const refusals = {
    'a schema': { status: 400, body: { error: { message: 'response_format is not supported' } } },
    'a schema, which it says as an error of its own': {
      status: 500,
      body: { error: { message: 'failed to parse grammar' } },
    },
    'a schema, without a word: it answers in prose': said({ content: 'Water is life.' }),
  };
  it.each(Object.entries(refusals))('that knows no %s is asked by a tool', async (_, refusal) => {
    reply = (call) => (call.body.tools ? called(call, { title: 'Water' }) : refusal);
    const given = { kind: 'given', value: { title: 'Water' } };
    expect(readAnswer(await ask(), 'give_title')).toEqual(given);
    expect(readAnswer(await ask(), 'give_title')).toEqual(given);
    // What has worked is remembered.
    expect(chats().map(formatOf)).toEqual(['schema', 'tool, required', 'tool, required']);
    expect(chats().at(-1)?.body.messages[0]?.content).toContain('calling give_title once');
  });

  it('that drops what it does not know is asked in words', async () => {
    reply = ({ body }) =>
      body.response_format || body.tools
        ? said({ content: 'Water is life.' })
        : said({ content: '<think>A { title?</think>```json\n{"title": "Water"}\n```' });
    const given = { kind: 'given', value: { title: 'Water' } };
    expect(readAnswer(await ask(), 'give_title')).toEqual(given);
    expect(readAnswer(await ask(), 'give_title')).toEqual(given);
    expect(chats().map(formatOf)).toEqual(['schema', 'tool, required', 'words', 'words']);
    expect(JSON.stringify(chats().at(-1)?.body.messages[0])).toContain('additionalProperties');
  });

  it('that answers nothing useful in any way is asked in each once, and again the next time', async () => {
    reply = () => said({ content: 'Water is life.' });
    expect(readAnswer(await ask(), 'give_title')).toEqual({ kind: 'malformed' });
    await ask();
    expect(chats()).toHaveLength(6);
  });

  it('whose way is known is not asked in another when its model fails', async () => {
    reply = () => said({ content: '{"title": "Water"}' });
    await ask();
    reply = () => said({ content: 'Water is life.' });
    expect(readAnswer(await ask(), 'give_title')).toEqual({ kind: 'malformed' });
    expect(chats()).toHaveLength(2);
  });

  it('that streams nothing, or counts the longest answer, is asked without', async () => {
    reply = ({ body }) => {
      const no = (message: string) => ({ status: 400, body: { error: { message } } });
      if (body.stream) return no('stream_options is not permitted');
      return body.max_tokens === undefined
        ? said({ content: '{"title": "Water"}' })
        : no(
            'maximum context length is 4096 tokens, you requested 5000 (300 in the messages, 4700 in the completion)',
          );
    };
    expect(readAnswer(await ask(), 'give_title')).toMatchObject({ kind: 'given' });
    await ask();
    expect(chats()).toHaveLength(4);
  });

  it('that takes no temperature is asked without', async () => {
    const refusal = { error: { message: "Unsupported value: 'temperature' does not support 0" } };
    reply = ({ body }) =>
      'temperature' in body ? { status: 400, body: refusal } : said({ content: '{"title": "W"}' });
    const asked = { ...question, temperature: 0 as const };
    expect(readAnswer(await askAs('amazon.nova-lite-v1:0', asked), 'give_title')).toMatchObject({
      kind: 'given',
    });
    await askAs('amazon.nova-lite-v1:0', asked);
    expect(chats().map(({ body }) => 'temperature' in body)).toEqual([true, false, false]);
  });

  it('reads the source first, then what is asked, then the task', async () => {
    reply = () => said({ content: '{"title": "x"}' });
    const source = '<source>\n"Water rises."\n</source>';
    await ask({ ...question, source, specifics: 'It has five words.' });
    expect(chats()[0]?.body.messages[1]?.content).toBe(
      `${source}\n<asked>\nIt has five words.\n</asked>\n<task>{}</task>`,
    );
  });

  it('holds a model to the counts of a task, which Bedrock would refuse', async () => {
    reply = () => said({ content: '{"solutions": []}' });
    const questions = ['a', 'b', 'c'].map((id) => ({ id, kind: 'short', stem: 'What?' }));
    const task = parseTask(
      `<task>${JSON.stringify({ task: 'solve', language: 'en', subject: 'Science', questions })}</task>`,
    );
    if (!task) throw new Error('no task');
    await ask(questionFor(task));
    expect(chats()[0]?.body.response_format?.json_schema.schema).toMatchObject({
      properties: {
        solutions: {
          ...{ minItems: 3, maxItems: 3 },
          items: { properties: { answer: { maxLength: 600 }, confidence: { type: 'number' } } },
        },
      },
    });
  });

  it('receives pictures in its own format', async () => {
    reply = () => said({ content: '{"title": "x"}' });
    const image = { format: 'png', source: { bytes: Buffer.from('\x89PNG', 'latin1') } } as const;
    await ask({ ...question, content: [{ text: 'Look' }, { image }] });
    expect(chats()[0]?.body.messages[1]?.content).toEqual([
      { type: 'text', text: 'Look' },
      { type: 'image_url', image_url: { url: 'data:image/png;base64,iVBORw==' } },
    ]);
  });

  it('that counts no tokens has them estimated', async () => {
    reply = () => said({ content: '{"title": "Water"}' }, { usage: {} });
    const { inputTokens, outputTokens } = usageOf(await ask());
    expect([inputTokens > 50, outputTokens > 5]).toEqual([true, true]);
  });

  it.each([
    ['nothing', said({ content: '' }), 'malformed'],
    [
      'a call that is no JSON',
      said({ tool_calls: [{ function: { name: 'give_title', arguments: '{' } }] }),
      'malformed',
    ],
    ['until it is cut off', said({ content: '{"title": "Wat' }, { finish: 'length' }), 'cut-off'],
    ['with a refusal', said({ content: null, refusal: 'I will not.' }), 'refused'],
    ['until a filter stops it', said({ content: '' }, { finish: 'content_filter' }), 'refused'],
    ['for a reason nobody knows', said({ content: '' }, { finish: 'tired' }), 'unknown'],
  ])('answers %s', async (_, given, kind) => {
    reply = () => given;
    expect(readAnswer(await ask(), 'give_title')).toEqual({ kind });
  });

  it.each([
    [401, 'AccessDeniedException'],
    [404, 'ResourceNotFoundException'],
    [429, 'ThrottlingException'],
    [500, 'InternalServerException'],
    [503, 'ServiceUnavailableException'],
    [400, 'ValidationException'],
    [200, 'ModelAnswerUnreadableException'],
  ])('that answers %d is reported as %s', async (status, name) => {
    reply = () => ({ status, body: { error: { message: 'no' }, choices: [] } });
    await expect(ask()).rejects.toMatchObject({ name });
  });

  it.each([
    ['a page of HTML', '<html>Bad gateway</html>'],
    ['half a JSON', '{"choices": [{"mess'],
    ['nothing', ''],
    ['no object', '7'],
  ])('that answers %s is reported as unreadable', async (_, body) => {
    reply = () => ({ body });
    await expect(ask()).rejects.toMatchObject({ name: 'ModelAnswerUnreadableException' });
  });

  it('that is not running is reported as unreachable', async () => {
    await server.close();
    await expect(ask()).rejects.toMatchObject({ name: 'ModelUnreachableException' });
  });

  it.each([
    [429, '7', 'RetryAfter15'],
    [429, '15', 'RetryAfter15'],
    [503, '16', 'RetryAfter60'],
    [429, '86400', 'RetryAfter120'],
    [429, 'Fri, 01 Jan 2100 00:00:00 GMT', 'RetryAfter120'],
    [429, 'soon', 'ThrottlingException'],
    [429, '0', 'ThrottlingException'],
    [429, '-5', 'ThrottlingException'],
    [500, '', 'InternalServerException'],
  ])(
    'that answers %d with Retry-After: "%s" leads to a retry as %s',
    async (status, wait, name) => {
      reply = () => ({ status, body: {}, headers: { 'retry-after': wait } });
      const error: unknown = await ask().catch((reason: unknown) => reason);
      expect(passingError(error)).toMatchObject({ name });
    },
  );

  it('stops writing when the function that asks no longer waits', async () => {
    const begun = Promise.withResolvers<ServerResponse>();
    reply = () => ({
      act: (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(': reading\n\n');
        begun.resolve(response);
      },
    });
    const caller = new AbortController();
    const asked = ask(question, caller.signal).catch((reason: unknown) => reason);
    const response = await begun.promise;
    const closed = once(response, 'close');
    caller.abort();
    await closed;
    expect(await asked).toMatchObject({ name: 'AbortError' });
  });

  it('is not reachable without permission', async () => {
    door.role.statements = [];
    await expect(ask()).rejects.toMatchObject({ name: 'AccessDeniedException' });
    expect(server.calls).toEqual([]);
  });
});

describe('a chat-completions server that streams through the gateway', () => {
  const counts: number[] = [];
  beforeEach(() => {
    counts.length = 0;
    onWritten = (words) => counts.push(words());
  });

  it('shows its words as they come, those of a way that fails too', async () => {
    const gate = Promise.withResolvers<void>();
    const seen = Promise.withResolvers<void>();
    onWritten = (words) => {
      counts.push(words());
      if (words() === 3) seen.resolve();
    };
    reply = ({ body }) =>
      body.response_format
        ? streamed(['Water ', 'is ', 'life'])
        : {
            act: async (response) => {
              await gate.promise;
              const { body: events, headers } = streamed(['{"title": "The', ' water"}']);
              response.writeHead(200, headers).end(events);
            },
          };
    const asked = ask();
    await seen.promise;
    gate.resolve();
    expect(readAnswer(await asked, 'give_title')).toMatchObject({ value: { title: 'The water' } });
    expect(counts.at(-1)).toBe(5);
  });

  it.each([
    ['breaks the connection', undefined, 'InternalServerException'],
    ['goes on with what is no stream', 'data: {"tex\n\n', 'ModelAnswerUnreadableException'],
    ['says an error', 'data: {"error": {"message": "no memory"}}\n\n', 'InternalServerException'],
  ])('and then %s ends the question, and costs nothing', async (_, data, name) => {
    reply = () => ({
      act: (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        const word = 'data: {"choices": [{"delta": {"content": "Water "}}]}\n\n';
        response.write(word, () => (data === undefined ? response.destroy() : response.end(data)));
      },
    });
    await expect(ask()).rejects.toMatchObject({
      ...{ name, additionalModelResponseFields: { isFree: true, model: 'small-model' } },
    });
    expect(counts.at(-1)).toBe(1);
  });

  it('stops writing when the function no longer waits for the rest', async () => {
    const begun = Promise.withResolvers<ServerResponse>();
    const caller = new AbortController();
    onWritten = () => caller.abort();
    reply = () => ({
      act: (response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write('data: {"choices": [{"delta": {"content": "Water "}}]}\n\n');
        begun.resolve(response);
      },
    });
    const asked = ask(question, caller.signal).catch((reason: unknown) => reason);
    const response = await begun.promise;
    await once(response, 'close');
    expect(await asked).toBeInstanceOf(Error);
  });

  it('needs permission to stream', async () => {
    door.role.statements = door.role.statements.map((statement) => ({
      ...statement,
      Action: 'bedrock:InvokeModel',
    }));
    await expect(ask()).rejects.toMatchObject({ name: 'AccessDeniedException' });
    expect(server.calls).toEqual([]);
  });
});
