import { Readable } from 'node:stream';
import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { HttpResponse, type HttpRequest } from '@smithy/protocol-http';

interface Answer {
  readonly body?: object;
  /** The name of the exception that is answered instead. */
  readonly error?: string;
}

/** A client of Bedrock that reaches nobody: what it would have sent, and what it is answered. */
export interface FakeBedrock {
  readonly client: BedrockRuntimeClient;
  readonly requests: { readonly path: string; readonly body: unknown }[];
  /** In turn; without one, that there is no such model. */
  readonly answers: Answer[];
}

const statuses: Readonly<Record<string, number>> = {
  ValidationException: 400,
  ResourceNotFoundException: 404,
  ModelTimeoutException: 408,
  ModelErrorException: 424,
  ThrottlingException: 429,
};

const respond = ({ body = {}, error }: Answer): HttpResponse =>
  new HttpResponse({
    statusCode: error === undefined ? 200 : (statuses[error] ?? 500),
    headers: {
      'content-type': 'application/json',
      ...(error !== undefined && { 'x-amzn-errortype': error }),
    },
    body: Readable.from([Buffer.from(JSON.stringify(body))]),
  });

/**
 * The SDK drops members that it does not know without a word, so what a request comes to is seen only after its client
 * has written it.
 */
export function fakeBedrock(): FakeBedrock {
  const requests: FakeBedrock['requests'] = [];
  const answers: Answer[] = [];
  const client = new BedrockRuntimeClient({
    region: 'eu-west-3',
    credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret' },
    // It would pause between its tries.
    maxAttempts: 1,
    requestHandler: {
      async handle(request: HttpRequest) {
        const json = new TextDecoder().decode(request.body as Uint8Array);
        requests.push({ path: request.path, body: JSON.parse(json) as unknown });
        return { response: respond(answers.shift() ?? { error: 'ResourceNotFoundException' }) };
      },
    },
  });
  return { client, requests, answers };
}
