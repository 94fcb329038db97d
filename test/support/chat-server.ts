import { createServer } from 'node:http';
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
  };
}

/** The server's answer: a status and a body. */
export interface ChatReply {
  readonly status?: number;
  readonly body: unknown;
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

/** By the tool in the request. */
export const called = ({ body }: ChatCall, input: unknown): ChatReply => {
  const name = body.tools?.[0]?.function.name ?? 'none';
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
      const { status = 200, body, headers } = await reply(call);
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
