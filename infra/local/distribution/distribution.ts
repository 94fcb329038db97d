import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesGlob } from '../aws-gateway/glob.ts';
import { headersOf, readBody } from '../aws-gateway/http-message.ts';
import { maxBodyBytes, type HttpApi } from '../http-api/http-api.ts';
import type { HttpRequest } from '../http-api/request-event.ts';
import { gatewayResponse, type HttpResponse } from '../http-api/response.ts';
import type { S3Store } from '../s3/store.ts';
import type { BehaviorSpec, DistributionSpec } from '../template/distributions.ts';
import { createHeaderPolicy } from './header-policy.ts';
import { createObjectResponder } from './object-response.ts';
import { createViewerFunction } from './viewer-function.ts';

export interface DistributionOptions {
  readonly distribution: DistributionSpec;
  readonly store: Pick<S3Store, 'get'>;
  /** By API id. */
  readonly httpApis: ReadonlyMap<string, HttpApi>;
  /** Local addresses by their addresses in the templates, for values of response headers. */
  readonly localOrigins: ReadonlyMap<string, string>;
}

const readHttpRequest = async (message: IncomingMessage): Promise<HttpRequest> => {
  const [path = '/', ...query] = (message.url ?? '/').split('?');
  return {
    method: message.method ?? 'GET',
    path,
    rawQueryString: query.join('?'),
    headers: headersOf(message),
    protocol: `HTTP/${message.httpVersion}`,
    sourceIp: message.socket.remoteAddress ?? '127.0.0.1',
    ...(await readBody(message, maxBodyBytes)),
  };
};

const decodeKey = (uri: string): string | undefined => {
  try {
    return decodeURIComponent(uri.replace(/^\//, ''));
  } catch {
    return undefined;
  }
};

const send = (
  response: ServerResponse,
  method: string | undefined,
  { status, headers, body }: HttpResponse,
): void => {
  const bodiless = status === 204 || status === 304;
  response.writeHead(status, { ...headers, ...(!bodiless && { 'content-length': body.length }) });
  response.end(method === 'HEAD' || bodiless ? undefined : body);
};

/** Answers browsers like the distribution: behaviors by path, with origins, functions and response headers. */
export const createDistribution = (options: DistributionOptions) => {
  const { distribution, httpApis } = options;
  const respondWithObject = createObjectResponder(options.store);
  const behaviors = distribution.behaviors.map((spec) => ({
    spec,
    withHeaders: createHeaderPolicy(spec.responseHeaders, options.localOrigins),
    atViewer:
      spec.viewerRequest === undefined ? undefined : createViewerFunction(spec.viewerRequest),
  }));

  const answerFromBucket = async (
    message: IncomingMessage,
    { compress, allowedMethods }: BehaviorSpec,
    bucket: string,
    uri: string,
  ): Promise<HttpResponse> => {
    if (message.method !== 'GET' && message.method !== 'HEAD') {
      const refused = gatewayResponse(405, 'Method Not Allowed');
      return { ...refused, headers: { ...refused.headers, allow: allowedMethods.join(', ') } };
    }
    const key = decodeKey(uri === '/' ? `/${distribution.defaultRootObject}` : uri);
    if (key === undefined) return gatewayResponse(400, 'Bad Request');
    return await respondWithObject({
      bucket,
      key,
      compress,
      acceptEncoding: message.headers['accept-encoding'],
      ifNoneMatch: message.headers['if-none-match'],
    });
  };
  const answerFromApi = async (message: IncomingMessage, apiId: string): Promise<HttpResponse> => {
    const api = httpApis.get(apiId);
    return api === undefined
      ? gatewayResponse(502, 'Bad Gateway')
      : await api(await readHttpRequest(message));
  };

  return async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (message.url ?? '/').split('?')[0] ?? '/';
    const behavior = behaviors.find(({ spec }) => matchesGlob(spec.pathPattern, path));
    if (behavior === undefined) {
      send(response, message.method, gatewayResponse(404, 'Not Found'));
      return;
    }
    const { spec, withHeaders, atViewer } = behavior;
    const { method = 'GET', headers } = message;
    const seen = atViewer?.({ method, uri: path, headers }) ?? { uri: path };
    const answer =
      'status' in seen
        ? seen
        : spec.origin.kind === 'bucket'
          ? await answerFromBucket(message, spec, spec.origin.bucket, seen.uri)
          : await answerFromApi(message, spec.origin.apiId);
    send(response, message.method, withHeaders(answer));
  };
};
