import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { said, startChatServer, streamed, type ChatReply } from '#test/support/chat-server.ts';
import { readAnswer } from '#core/model/model-answer.ts';
import { toBody, type ConverseRequest } from '../converse.ts';
import { converseByChat } from './by-chat.ts';
import { watchRequest, type Patience } from './read-stream.ts';

const request: ConverseRequest = {
  system: [{ text: 'Find a title.' }],
  messages: [{ role: 'user', content: [{ text: '{"topic": "Lina Haddad and the water cycle"}' }] }],
  inferenceConfig: { maxTokens: 20 },
  toolConfig: {
    tools: [{ toolSpec: { name: 'give_title', inputSchema: { json: { type: 'object' } } } }],
  },
};
const PATIENT: Patience = { first: 60_000, next: 60_000, all: 60_000 };

const servers: Awaited<ReturnType<typeof startChatServer>>[] = [];
afterEach(() => Promise.all(servers.splice(0).map(({ close }) => close())));
async function asker(reply: () => ChatReply, patience: Partial<Patience> = {}, maxTokens = 20) {
  const server = await startChatServer(reply);
  servers.push(server);
  const settings = { baseUrl: server.baseUrl, model: 'small', apiKey: 'secret', seconds: 600 };
  const converse = converseByChat(settings, { ...PATIENT, ...patience });
  return {
    server,
    converse: (signal?: AbortSignal) =>
      converse('any', { ...request, inferenceConfig: { maxTokens } }, signal),
  };
}
const sse = { 'content-type': 'text/event-stream' };
const word = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
/** A response that begins, and then does as the test says. */
const begun = (go: (response: ServerResponse) => void): ChatReply => ({
  act: (response) => {
    response.writeHead(200, sse);
    go(response);
  },
});

describe('a chat server that misbehaves ends the question', () => {
  it.each([
    ['is loading', 503, 'Loading model', 'ServiceUnavailableException'],
    ['fails', 500, 'out of memory', 'InternalServerException'],
    ['knows no such key', 401, 'Invalid key', 'AccessDeniedException'],
    ['is busy', 429, 'slow down', 'ThrottlingException'],
    [
      'can read less',
      400,
      'request (9031 tokens) exceeds the available context size (8192 tokens), try increasing it',
      'ModelContextExceededException',
    ],
  ])('when it %s, with its own words', async (_, status, message, code) => {
    const { converse } = await asker(() => ({ status, body: { error: { message } } }));
    await expect(converse()).rejects.toMatchObject({
      code,
      message: `The server of AI_BASE_URL has answered ${status}: ${message}`,
    });
  });

  it.each([
    'bad value: "Lina Haddad and the water cycle"',
    'bad text Lina Haddad and the water cycle at 7',
    'bad pupil Haddad',
    'bad text ليلى في المدرسة',
    'bad text lina.haddad@example.com',
  ])('and words of the question in an error are left out: %s', async (message) => {
    const { converse } = await asker(() => ({ status: 500, body: { error: { message } } }));
    const error: unknown = await converse().catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: expect.stringMatching(/^[^…]*bad [^…]*…/) as string });
    expect(String(error)).not.toMatch(/lina|haddad|cycle|[\u0600-\u06ff]/i);
  });

  it.each([
    ['a page of HTML', { body: '<html>Sign in</html>', headers: { 'content-type': 'text/html' } }],
    ['a stream of another protocol', { body: 'data: {"text": \n\n', headers: sse }],
    ['a stream of no choices', { body: 'data: [1]\n\n', headers: sse }],
    ['JSON that is no answer', { body: { models: [] } }],
  ])('when it answers %s', async (_, reply) => {
    const { converse } = await asker(() => reply);
    await expect(converse()).rejects.toMatchObject({ code: 'ModelAnswerUnreadableException' });
  });

  it.each([
    [
      'breaks the connection',
      begun((response) => response.write(word('{'), () => response.destroy())),
    ],
    ['ends its stream halfway', streamed(['{"ti'], { finish: null, end: null })],
    ['closes without a word', { act: (response: ServerResponse) => void response.destroy() }],
    [
      'says an error in its stream',
      { body: 'data: {"error": {"message": "no memory"}}\n\n', headers: sse },
    ],
    ['says an error with status 200', { body: { error: { message: 'no memory' } } }],
  ])('when it %s', async (_, reply) => {
    const { converse } = await asker(() => reply);
    await expect(converse()).rejects.toMatchObject({ code: 'InternalServerException' });
  });

  it('when it redirects, and no other host gets the question', async () => {
    const other = await asker(() => said({ content: '{}' }));
    const location = `${other.server.baseUrl}/chat/completions`;
    const { converse } = await asker(() => ({ status: 307, body: '', headers: { location } }));
    await expect(converse()).rejects.toMatchObject({ code: 'ResourceNotFoundException' });
    expect(other.server.calls).toEqual([]);
  });

  it('when it writes on without an end: what it may write is kept as cut off', async () => {
    let closed: Promise<unknown> | undefined;
    const { converse } = await asker(() =>
      begun((response) => {
        closed = once(response, 'close');
        const more = () => {
          if (!response.destroyed) response.write(word('a '), () => setImmediate(more));
        };
        more();
      }),
    );
    await expect(converse()).resolves.toMatchObject({ stopReason: 'max_tokens' });
    await closed;
  });

  it('when it answers more bytes than any answer has', async () => {
    const { converse } = await asker(() => ({
      act: async (response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.on('error', () => undefined);
        const block = 'x'.repeat(1_048_576);
        while (!response.destroyed && response.write(block) !== undefined)
          await new Promise((resolve) => setImmediate(resolve));
      },
    }));
    await expect(converse()).rejects.toMatchObject({ code: 'ModelAnswerUnreadableException' });
  });

  it.each([
    ['never begins', { first: 20 }, () => undefined],
    [
      'sends only comments',
      { first: 20 },
      (response: ServerResponse) => response.write(': ping\n\n'),
    ],
    ['stops after a word', { next: 20 }, (response: ServerResponse) => response.write(word('{'))],
    ['goes on for too long', { all: 20 }, (response: ServerResponse) => response.write(word('{'))],
  ])('when it %s, and its connection is closed', async (_, patience, go) => {
    let closed: Promise<unknown> | undefined;
    const { converse } = await asker(
      () =>
        begun((response) => {
          closed = once(response, 'close');
          go(response);
        }),
      patience,
    );
    await expect(converse()).rejects.toMatchObject({ code: 'ModelTimeoutException' });
    await closed;
  });

  const parts = '{"exercises": [{"statement": "كم نصف 8؟"}, {"statement": "كم ر';
  it.each<[string, Partial<Patience>, (response: ServerResponse) => void]>([
    ['falls silent', { next: 20 }, () => undefined],
    ['goes away', {}, (response) => void response.destroy()],
    ['ends its stream', {}, (response) => void response.end()],
    [
      'runs out of memory',
      {},
      (response) => response.end('data: {"error": {"message": "no memory"}}\n\n'),
    ],
  ])('when it %s after a complete part, which is kept', async (_, patience, go) => {
    const { converse } = await asker(
      () => begun((response) => response.write(word(parts), () => go(response))),
      patience,
    );
    const answer = toBody(await converse(), 0);
    const value = { exercises: [{ statement: 'كم نصف 8؟' }] };
    expect(readAnswer(answer, 'give_title')).toEqual({ kind: 'cut-off', value });
  });

  it.each([
    ['a number', '3. '],
    ['one letter', 'ا'],
    ['a sign', '،'],
    ['a word', 'لا '],
    ['a phrase', 'and you are different, '],
    ['an object', '{"label": "", "value": 0},\n'],
    ['a piece of a word that it thinks', undefined],
  ])('when its model repeats %s without an end, long before its limit', async (_, piece) => {
    let closed: Promise<unknown> | undefined;
    let pieces = 0;
    const thought = `data: ${JSON.stringify({ choices: [{ delta: { reasoning_content: 'hm' } }] })}\n\n`;
    const { converse } = await asker(
      () =>
        begun((response) => {
          closed = once(response, 'close');
          const more = () => {
            pieces += 1;
            if (!response.destroyed && pieces < 9_000)
              response.write(piece === undefined ? thought : word(piece), () => setImmediate(more));
          };
          response.write(word('{"exercises": [{"statement": "A"}, {"statement": "'), more);
        }),
      {},
      10_000,
    );
    const answer = toBody(await converse(), 0);
    const value = { exercises: [{ statement: 'A' }] };
    expect(readAnswer(answer, 'give_title')).toEqual({ kind: 'cut-off', value });
    await closed;
    expect(pieces).toBeLessThan(9_000);
  });

  it('when its model repeats a sign before anything is complete: it is not asked in another way', async () => {
    const { converse, server } = await asker(
      () => streamed(['{"exercises": [{"statement": "', ...Array<string>(9_000).fill('،')]),
      {},
      10_000,
    );
    expect(readAnswer(toBody(await converse(), 0), 'give_title')).toEqual({ kind: 'malformed' });
    expect(server.calls).toHaveLength(1);
  });

  it.each([
    ['a row of dots to write on', '…'.repeat(300)],
    ['an empty table', '["", "", "", ""], '.repeat(20)],
    ['a long list of numbers', Array.from({ length: 300 }, (_, at) => String(at)).join(', ')],
    ['a verse with its chorus', `${'يا وطني '.repeat(20)}${'x y z '.repeat(20)}`.repeat(3)],
  ])('but not for %s', async (_, text) => {
    const { converse } = await asker(() => streamed([...text]), {}, 10_000);
    expect(toBody(await converse(), 0)).toMatchObject({
      output: { message: { content: [{ text: text.trim() }] } },
      stopReason: 'end_turn',
    });
  });

  it('when the caller no longer waits, and the server writes no further', async () => {
    const caller = new AbortController();
    let closed: Promise<unknown> | undefined;
    const { converse } = await asker(() =>
      begun((response) => {
        closed = once(response, 'close');
        response.write(word('{'), () => caller.abort());
      }),
    );
    await expect(converse(caller.signal)).rejects.toMatchObject({ name: 'AbortError' });
    await closed;
  });

  it('but not when it is slow: each word gives it more time', () => {
    vi.useFakeTimers();
    const watch = watchRequest({ first: 600, next: 60, all: 6_000 });
    vi.advanceTimersByTime(599);
    for (let word = 0; word < 80; word += 1) {
      watch.progress();
      vi.advanceTimersByTime(59);
    }
    expect(watch.signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(watch.signal.reason).toMatchObject({ code: 'ModelTimeoutException' });
    watch.end();
    vi.useRealTimers();
  });
});
