/**
 * The local AWS gateway: every AWS call of a function, and every presigned upload or download of a browser, passes this
 * server. It
 * 1. recomputes the call's SigV4 signature (`verify-request.ts`) and finds the role that signed it,
 * 2. checks each action and resource of the call with that role's synthesized policies (`gate.ts`),
 * 3. passes the call to the service in its credential scope: DynamoDB, S3, Bedrock or a JSON service,
 * 4. refuses in AWS's form (`error-answer.ts`), so that calls fail here exactly if they fail in AWS.
 * Loopback only, with path-style S3 addresses.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isHangUp, listen } from '../listen.ts';
import { corsHeaders, preflight } from '../s3/cors.ts';
import { locate } from '../s3/operation.ts';
import { AwsError } from './aws-error.ts';
import { dispatch, type Dispatch, type GatewayOptions } from './dispatch.ts';
import { errorAnswer, type Protocol } from './error-answer.ts';
import {
  addBody,
  readHead,
  send,
  type GatewayRequest,
  type GatewayResponse,
} from './http-message.ts';
import { claimedService } from './signature-claims.ts';
import { SignatureProblem } from './signature-problem.ts';

const defaultMaxBodyBytes = 32 * 1024 * 1024;

const protocolOf = (request: GatewayRequest): Protocol => {
  const service = claimedService(request);
  const json = service === undefined ? 'x-amz-target' in request.headers : service !== 's3';
  return json ? 'json' : 's3';
};

const toAwsError = (
  options: GatewayOptions,
  request: GatewayRequest,
  protocol: Protocol,
  error: unknown,
): AwsError => {
  const service = claimedService(request) ?? 'unknown';
  if (error instanceof AwsError) return error;
  if (error instanceof SignatureProblem) {
    const refusal = error.toAwsError(protocol);
    options.log?.({ kind: 'refused', service, code: refusal.code, reason: error.message });
    return refusal;
  }
  options.log?.({ kind: 'failed', service, error });
  return new AwsError(
    'InternalFailure',
    'We encountered an internal error. Please try again.',
    500,
  );
};

const answerCall = async (
  options: GatewayOptions,
  dispatched: Dispatch,
  message: IncomingMessage,
  requestId: string,
  signal: AbortSignal,
): Promise<GatewayResponse> => {
  const head = readHead(message);
  const protocol = protocolOf(head);
  const rules = protocol === 's3' ? (options.corsOf?.(locate(head).bucket) ?? []) : [];
  const answered = async (): Promise<GatewayResponse> => {
    if (head.method === 'OPTIONS') return preflight(rules, head);
    const request = await addBody(head, message, options.maxBodyBytes ?? defaultMaxBodyBytes);
    const { headers, ...response } = await dispatched({ ...request, signal });
    return { ...response, headers: { 'x-amz-request-id': requestId, ...headers } };
  };
  const { headers, ...response } = await answered().catch((error: unknown) => {
    if (isHangUp(error, message) || signal.aborted) throw error;
    return errorAnswer(protocol, toAwsError(options, head, protocol, error), {
      requestId,
      method: head.method,
    });
  });
  // The SDK's clients correct their clocks by this header.
  const date = new Date(options.now?.() ?? Date.now()).toUTCString();
  return { ...response, headers: { date, ...corsHeaders(rules, head), ...headers } };
};

const answer = async (
  options: GatewayOptions,
  dispatched: Dispatch,
  message: IncomingMessage,
  signal: AbortSignal,
): Promise<GatewayResponse> => {
  const requestId = randomUUID();
  try {
    return await answerCall(options, dispatched, message, requestId, signal);
  } catch (error) {
    // If the address cannot be decoded, the intended service is unknown.
    if (error instanceof AwsError)
      return errorAnswer('s3', error, { requestId, method: message.method ?? 'GET' });
    throw error;
  }
};

/** Starts the gateway on a free port of the loopback interface. */
export const startGateway = async (
  options: GatewayOptions,
): Promise<{ url: string; close: () => Promise<void> }> => {
  const toService: Dispatch = (request) => dispatch(options, request);
  const dispatched = options.around?.(toService) ?? toService;
  const serve = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const caller = new AbortController();
    response.once('close', () => caller.abort());
    try {
      await send(response, await answer(options, dispatched, message, caller.signal));
    } catch (error) {
      // A disconnected caller needs no answer; other errors are defects.
      if (!isHangUp(error, message) && !caller.signal.aborted)
        options.log?.({ kind: 'failed', service: 'gateway', error });
      response.destroy();
    }
  };
  const server = createServer((message, response) => void serve(message, response));
  // Longer than the SDK's own, so that this side never closes a connection that is about to be reused.
  server.keepAliveTimeout = 120_000;
  const { origin, close } = await listen(server);
  return { url: origin, close };
};
