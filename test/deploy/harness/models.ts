import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { converseByRules } from '#infra/local/bedrock/by-rules.ts';
import { converseRequest, toBody } from '#infra/local/bedrock/converse.ts';
import { answerEvents, encodeEvent } from '#infra/local/bedrock/event-stream.ts';
import { AwsError } from '#infra/local/aws-gateway/aws-error.ts';
import { errorAnswer } from '#infra/local/aws-gateway/error-answer.ts';
import { listen } from '#infra/local/listen.ts';
import { createTextract } from './textract.ts';

/** A server that answers as Textract and Bedrock do. It checks no permissions, because the emulator has done so. */
export interface Models {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** An answer, or its events if it is asked for as a stream. */
const converse = async (path: string, input: unknown): Promise<string | Buffer> => {
  const [, model, streamed] = /^\/model\/([^/]+)\/converse(-stream)?$/.exec(path) ?? [];
  const { data } = converseRequest.safeParse(input);
  if (model === undefined || data === undefined)
    throw new AwsError('ValidationException', 'Malformed input request', 400);
  const answer = await converseByRules(decodeURIComponent(model), data);
  return streamed === undefined
    ? JSON.stringify(toBody(answer, 0))
    : Buffer.concat(answerEvents(answer, 0).flatMap(encodeEvent));
};

/** Starts the page reader and the drafting rules of `npm start`. */
export async function startModels(): Promise<Models> {
  const textract = createTextract((line) => console.error('textract', line));

  const answer = async ({ url = '/', headers }: IncomingMessage, input: unknown) => {
    const target = headers['x-amz-target'];
    return typeof target === 'string'
      ? JSON.stringify(await textract.service(target.replace('Textract.', ''), input))
      : await converse(url, input);
  };
  const refusal = (error: unknown) => {
    if (!(error instanceof AwsError)) console.error('models', error);
    const told =
      error instanceof AwsError ? error : new AwsError('InternalServerError', 'failed', 500);
    return errorAnswer('json', told, { requestId: randomUUID(), method: 'POST' });
  };
  const serve = async (asked: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      const body = await answer(asked, await json(asked));
      const type = typeof body === 'string' ? 'json' : 'vnd.amazon.eventstream';
      response.writeHead(200, { 'content-type': `application/${type}` }).end(body);
    } catch (error) {
      const { status, headers, body } = refusal(error);
      response.writeHead(status, headers).end(body);
    }
  };
  const server = await listen(createServer((asked, response) => void serve(asked, response)));
  return {
    url: server.origin,
    close: async () => {
      await server.close();
      await textract.close();
    },
  };
}
