import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { converseByRules } from '#infra/local/bedrock/by-rules.ts';
import { converseRequest, toBody } from '#infra/local/bedrock/converse.ts';
import { AwsError } from '#infra/local/aws-gateway/aws-error.ts';
import { errorAnswer } from '#infra/local/aws-gateway/error-answer.ts';
import { listen } from '#infra/local/listen.ts';
import { createTextract } from './textract.ts';

/** A server that answers as Textract and Bedrock do. It checks no permissions, because the emulator has done so. */
export interface Models {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const converse = async (path: string, input: unknown): Promise<unknown> => {
  const [, model] = /^\/model\/([^/]+)\/converse$/.exec(path) ?? [];
  const { data } = converseRequest.safeParse(input);
  if (model === undefined || data === undefined)
    throw new AwsError('ValidationException', 'Malformed input request', 400);
  return toBody(await converseByRules(decodeURIComponent(model), data), 0);
};

/** Starts the page reader and the drafting rules of `npm start`. */
export async function startModels(): Promise<Models> {
  const textract = createTextract((line) => console.error('textract', line));

  const answer = async ({ url = '/', headers }: IncomingMessage, input: unknown) => {
    const target = headers['x-amz-target'];
    return typeof target === 'string'
      ? await textract.service(target.replace('Textract.', ''), input)
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
      const body = JSON.stringify(await answer(asked, await json(asked)));
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
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
