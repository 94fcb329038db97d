import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { Sha256 } from '@aws-crypto/sha256-js';
import { HttpRequest } from '@smithy/protocol-http';
import { SignatureV4 } from '@smithy/signature-v4';
import { credentials, region } from './aws-gateway.ts';

/** A request as sent, in a form that tests can change. */
export interface WireRequest {
  method: string;
  /** Percent-encoded, with the query. */
  target: string;
  headers: Record<string, string>;
  body?: string;
}
export interface WireResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

const signer = (service: string, options: object = {}) =>
  new SignatureV4({
    service,
    region,
    credentials,
    sha256: Sha256,
    uriEscapePath: service !== 's3',
    ...options,
  });

const target = ({ path, query }: HttpRequest): string => {
  const search = Object.entries(query ?? {}).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`,
  );
  return search.length > 0 ? `${path}?${search.join('&')}` : path;
};

/** A JSON service call, signed in its header. */
export const signedCall = async (
  url: string,
  {
    service = 'dynamodb',
    action = 'DynamoDB_20120810.GetItem',
    input = {},
    path = '/',
    signing = {},
    options = {},
  }: {
    service?: string;
    action?: string;
    input?: object;
    path?: string;
    /** Passed to `sign`, e.g. another date. */
    signing?: object;
    /** Passed to the signer, e.g. other credentials. */
    options?: object;
  } = {},
): Promise<WireRequest> => {
  const body = JSON.stringify(input);
  const { host } = new URL(url);
  const headers = { host, 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': action };
  const request = new HttpRequest({ method: 'POST', path, headers, body });
  const signed = await signer(service, options).sign(request, signing);
  return { method: 'POST', target: path, headers: signed.headers, body };
};

/** A presigned upload or download of one key. */
export const presigned = async (
  url: string,
  {
    method = 'PUT',
    key = 'me/list.xlsx',
    headers = {},
    query = {},
    presigning = {},
    options = {},
  }: {
    method?: string;
    key?: string;
    headers?: Record<string, string>;
    query?: Record<string, string>;
    presigning?: object;
    options?: object;
  } = {},
): Promise<WireRequest> => {
  const { host } = new URL(url);
  const request = new HttpRequest({
    method,
    path: `/uploads/${key}`,
    headers: { host, ...headers, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    query: { ...query },
  });
  const signed = await signer('s3', options).presign(request, { expiresIn: 300, ...presigning });
  return { method, target: target(new HttpRequest(signed)), headers: { host, ...headers } };
};

/** Sends the request unchanged: no client adds, corrects or retries anything. */
export const sendWire = (
  url: string,
  { method, target: path, headers, body }: WireRequest,
): Promise<WireResponse> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const outgoing = httpRequest(
      { hostname, port, method, path, headers, agent: false },
      (response) => {
        text(response).then(
          (received) =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: received,
            }),
          reject,
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
