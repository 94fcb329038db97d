import { Readable } from 'node:stream';
import { BedrockRuntimeClient } from '@aws-sdk/client-bedrock-runtime';
import { HttpResponse, type HttpRequest } from '@smithy/protocol-http';

interface Answer {
  readonly body?: object;
  /** What a stream sends instead. */
  readonly frames?: readonly Uint8Array[];
  /** The name of the exception that is thrown instead. */
  readonly error?: string;
}

/** A Bedrock client without a network: the requests it would have sent, and its answers. */
export interface FakeBedrock {
  readonly client: BedrockRuntimeClient;
  readonly requests: { readonly path: string; readonly body: unknown }[];
  /** In order; without one, the answer is that the model does not exist. */
  readonly answers: Answer[];
}

const statuses: Readonly<Record<string, number>> = {
  ValidationException: 400,
  ResourceNotFoundException: 404,
  ModelTimeoutException: 408,
  ModelErrorException: 424,
  ThrottlingException: 429,
};

const respond = ({ body = {}, error, frames }: Answer): HttpResponse =>
  new HttpResponse({
    statusCode: error === undefined ? 200 : (statuses[error] ?? 500),
    headers: {
      'content-type': frames ? 'application/vnd.amazon.eventstream' : 'application/json',
      ...(error !== undefined && { 'x-amzn-errortype': error }),
    },
    body: Readable.from(frames ?? [Buffer.from(JSON.stringify(body))]),
  });

/** The SDK drops unknown members silently, so a request can only be checked after its client has written it. */
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
