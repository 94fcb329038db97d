import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listen } from '#infra/local/listen.ts';

/** A chat-completions call, as a server receives it. */
export interface ChatCall {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    readonly model: string;
    readonly messages: readonly { readonly role: string; readonly content: unknown }[];
    readonly tools?: readonly { readonly function: { readonly name: string } }[];
    readonly response_format?: { readonly json_schema: { readonly schema: unknown } };
    readonly tool_choice?: unknown;
    readonly max_tokens?: number;
    readonly stream?: boolean;
  };
}

/** The server's answer: a status and a body, or what it does to its response. */
export interface ChatReply {
  readonly act?: (response: ServerResponse) => void | Promise<void>;
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A choice with this content, as text or as a tool call. */
export const said = (
  message: object,
  {
    finish = 'stop',
    usage = { prompt_tokens: 11, completion_tokens: 7 },
  }: { finish?: string; usage?: object } = {},
): ChatReply => ({ body: { choices: [{ message, finish_reason: finish }], usage } });

/** The same as a stream of words. */
export const streamed = (
  words: readonly string[],
  { finish = 'stop', end = '[DONE]' }: { finish?: string | null; end?: string | null } = {},
): ChatReply => {
  const event = (data: object | string) =>
    `data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`;
  const usage = { prompt_tokens: 11, completion_tokens: words.length };
  const events = [
    event({ choices: [{ delta: { role: 'assistant', content: null }, finish_reason: null }] }),
    ...words.map((content) => event({ choices: [{ delta: { content }, finish_reason: null }] })),
    ...(finish === null ? [] : [event({ choices: [{ delta: {}, finish_reason: finish }] })]),
    ...(end === null ? [] : [event({ choices: [], usage }), event(end)]),
  ];
  return { body: events.join(''), headers: { 'content-type': 'text/event-stream' } };
};

/** By the tool in the request, or in words. */
export const called = ({ body }: ChatCall, input: unknown): ChatReply => {
  const name = body.tools?.[0]?.function.name;
  if (name === undefined) return said({ content: JSON.stringify(input) });
  const call = { type: 'function', id: 'c', function: { name, arguments: JSON.stringify(input) } };
  return said({ content: null, tool_calls: [call] }, { finish: 'tool_calls' });
};

/** A small server for OpenAI's chat completions, like Ollama and others, with prepared answers. */
export async function startChatServer(reply: (call: ChatCall) => ChatReply | Promise<ChatReply>) {
  const calls: ChatCall[] = [];
  const server = createServer((message, response) => {
    void text(message).then(async (sent) => {
      const call = {
        path: message.url ?? '',
        authorization: message.headers.authorization,
        body: JSON.parse(sent || '{}') as ChatCall['body'],
      };
      calls.push(call);
      const { status = 200, body, headers, act } = await reply(call);
      if (act) {
        await act(response);
        return;
      }
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      // A text is sent unchanged, because a server may not answer with JSON.
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  });
  const { origin, close } = await listen(server);
  return {
    baseUrl: `${origin}/v1`,
    calls,
    close,
  };
}
