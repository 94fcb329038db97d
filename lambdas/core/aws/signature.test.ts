import { HttpRequest } from '@smithy/protocol-http';
import { SignatureV4 } from '@smithy/signature-v4';
import { Sha256 } from '@aws-crypto/sha256-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { presignedUrl, signedHeaders, type S3Request } from './signature.ts';

const now = new Date('2026-03-01T10:00:00Z');
const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret', sessionToken: 't/+=' };
const oracle = new SignatureV4({
  service: 's3',
  region: 'eu-west-3',
  credentials,
  sha256: Sha256,
  uriEscapePath: false,
});

const request: S3Request = {
  method: 'PUT',
  origin: new URL('http://127.0.0.1:9000'),
  path: '/uploads/%D9%82%D8%B3%D9%85%20%281%29%27s.xlsx',
  query: { b: 'ب &=+', a: "(*)'!", 'response-content-type': 'a/b' },
  headers: { host: '127.0.0.1:9000', 'content-type': 'a/b;  c=d', 'if-none-match': '*' },
};
const theirs = (headers: Record<string, string> = {}, body?: Uint8Array) =>
  new HttpRequest({
    method: request.method,
    protocol: 'http:',
    hostname: '127.0.0.1',
    path: request.path,
    query: { ...request.query },
    headers: { ...request.headers, ...headers },
    body,
  });

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secretAccessKey);
  vi.stubEnv('AWS_SESSION_TOKEN', credentials.sessionToken);
});
afterEach(() => vi.unstubAllEnvs());

describe('against the SDK’s signer', () => {
  it('signs a request and its body alike', async () => {
    const body = Buffer.from('PK...');
    const expected = await oracle.sign(theirs({}, body), { signingDate: now });
    expect(signedHeaders(request, 'eu-west-3', { body, now })).toEqual(expected.headers);
  });

  it('presigns alike', async () => {
    const unsigned = theirs({ 'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD' });
    const { query } = await oracle.presign(unsigned, { expiresIn: 300, signingDate: now });
    const url = new URL(presignedUrl(request, 'eu-west-3', { expiresIn: 300, now }));
    expect(Object.fromEntries(url.searchParams)).toEqual(query);
    expect(url.pathname).toBe(request.path);
  });
});

it('needs credentials', () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', '');
  expect(() => signedHeaders(request, 'eu-west-3')).toThrow('credentials are missing');
});
