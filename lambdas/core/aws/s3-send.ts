import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import { backOff, withinTime } from '../within-time.ts';
import { CALL_TIME, TRY_TIME } from './call-time.ts';
import { awsRegion, s3Request, type S3RequestParts } from './s3-request.ts';
import { queryString, signedHeaders } from './signature.ts';

const ATTEMPTS = 4;
const BACKOFF = 100;

interface S3Call extends S3RequestParts {
  readonly body?: Uint8Array;
}

interface S3Response {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const isTransient = (status: number): boolean => status >= 500 || status === 429;

/** S3 refused a request; the code is S3's own, e.g. `AccessDenied`. */
class S3Error extends Error {
  override readonly name = 'S3Error';
  readonly $metadata: { readonly httpStatusCode: number };
  /** Set, as on the SDK's errors, when the same request may succeed later. */
  readonly $retryable?: object;

  constructor(method: string, { status, body }: S3Response) {
    const code = /<Code>(\w+)<\/Code>/.exec(body.toString('utf8'))?.[1] ?? 'Unknown';
    super(`${method} object: ${status} ${code}`);
    this.$metadata = { httpStatusCode: status };
    if (isTransient(status)) this.$retryable = {};
  }
}

function exchange({ body, ...parts }: S3Call, signal: AbortSignal): Promise<S3Response> {
  const request = s3Request(parts);
  const { protocol, hostname, port } = request.origin;
  const query = queryString(request.query);
  const send = protocol === 'http:' ? httpRequest : httpsRequest;
  const options = {
    hostname,
    port,
    method: request.method,
    path: query === '' ? request.path : `${request.path}?${query}`,
    headers: signedHeaders(request, awsRegion(), { body }),
    signal,
  };
  return new Promise((resolve, reject) => {
    const outgoing = send(options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const { statusCode: status = 0, headers } = incoming;
        resolve({ status, headers, body: Buffer.concat(chunks) });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

async function sendAgain(call: S3Call, signal: AbortSignal): Promise<S3Response> {
  for (let tried = 1; ; tried++) {
    try {
      const response = await withinTime(TRY_TIME, (late) =>
        exchange(call, AbortSignal.any([signal, late])),
      );
      if (response.status < 300 || response.status === 404) return response;
      if (!isTransient(response.status) || tried === ATTEMPTS) {
        throw new S3Error(call.method, response);
      }
    } catch (error) {
      if (error instanceof S3Error || tried === ATTEMPTS || signal.aborted) throw error;
    }
    await backOff(BACKOFF, tried);
  }
}

/**
 * Sends one signed request for one object (or a bucket, whose key is empty), again with full jitter while S3 is
 * throttling or unreachable, for `CALL_TIME` at most. The SDK's S3 client does the same, and more that is not needed
 * here, in 280 KB: more than an API function's whole budget.
 * @throws S3Error for any refusal but 404, which is answered; the network's error or TimeoutError after the last attempt.
 */
export const s3Send = (call: S3Call): Promise<S3Response> =>
  withinTime(CALL_TIME, (signal) => sendAgain(call, signal));
