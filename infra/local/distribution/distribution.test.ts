import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '#infra/local/listen.ts';
import { matchesGlob } from '../aws-gateway/glob.ts';
import { createS3Store } from '../s3/store.ts';
import { createDistribution } from './distribution.ts';

const page = `<!doctype html>${'<p>hello</p>'.repeat(200)}`;
const script = 'export const a = 1;\n'.repeat(200);
const policy = "default-src 'none'; connect-src 'self' https://up.s3.eu-west-3.amazonaws.com";
const routing = `function handler(event) {
  var request = event.request;
  if (!/\\.[a-z]+$/.test(request.uri)) request.uri = '/index.html';
  return request;
}`;

const zipped = {
  status: 200,
  headers: {
    'content-type': 'application/json',
    'content-encoding': 'gzip',
    'cache-control': 'private, no-cache',
    'x-frame-options': 'SAMEORIGIN',
  },
  body: gzipSync(JSON.stringify(page)),
};

describe('the distribution', () => {
  let folder: string;
  let close: () => Promise<void>;
  let url: string;
  const get = (path: string, init: RequestInit = {}) => fetch(`${url}${path}`, init);
  /** Returns the raw answer for a client that accepts any encoding. */
  const getBytes = (path: string) =>
    new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      const headers = { 'accept-encoding': 'gzip, br' };
      const sent = request(`${url}${path}`, { headers }, (message) => {
        buffer(message).then((body) => resolve({ headers: message.headers, body }), reject);
      });
      sent.on('error', reject).end();
    });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'distribution-'));
    const store = await createS3Store(folder);
    await store.createBucket('site');
    await store.put('site', 'index.html', Buffer.from(page), {
      contentType: 'text/html',
      cacheControl: 'no-cache',
    });
    await store.put('site', 'stored.js', brotliCompressSync(script), {
      contentType: 'text/javascript',
      contentEncoding: 'br',
    });
    const behavior = { allowedMethods: ['GET', 'HEAD'], compress: true };
    const handle = createDistribution({
      distribution: {
        defaultRootObject: 'index.html',
        behaviors: [
          {
            ...behavior,
            pathPattern: '/api/*',
            origin: { kind: 'http-api', apiId: 'abc' },
            responseHeaders: [
              { name: 'x-frame-options', value: 'DENY', override: true },
              { name: 'cache-control', value: 'no-store', override: false },
            ],
          },
          {
            ...behavior,
            pathPattern: '*',
            origin: { kind: 'bucket', bucket: 'site' },
            responseHeaders: [{ name: 'content-security-policy', value: policy, override: true }],
            viewerRequest: routing,
          },
        ],
      },
      store,
      httpApis: new Map([
        [
          'abc',
          async (request) =>
            request.path === '/api/zipped'
              ? zipped
              : {
                  status: 202,
                  headers: { 'content-type': 'text/plain' },
                  body: Buffer.from(
                    `${request.method} ${request.path}?${request.rawQueryString} ${request.body.toString()}`,
                  ),
                },
        ],
      ]),
      localOrigins: new Map([['https://up.s3.eu-west-3.amazonaws.com', 'http://127.0.0.1:9']]),
    });
    const server = createServer((message, response) => void handle(message, response));
    ({ origin: url, close } = await listen(server));
  });
  afterAll(async () => {
    await close();
    rmSync(folder, { recursive: true });
  });

  it('serves the page for every path of the application, with the policy’s headers', async () => {
    for (const path of ['/', '/notebooks', '/students/a%20b?x=1']) {
      const response = await get(path);
      expect(await response.text()).toBe(page);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; connect-src 'self' http://127.0.0.1:9",
        'content-type': 'text/html',
        vary: 'Accept-Encoding',
      });
    }
  });

  it('compresses for clients that accept it, and answers 304 either way', async () => {
    const response = await getBytes('/index.html');
    expect(response.headers).toMatchObject({ 'content-encoding': 'br' });
    expect(brotliDecompressSync(response.body).toString()).toBe(page);
    const etag = String(response.headers['etag']);
    expect(etag).toMatch(/^W\/"/);
    for (const tag of [etag, etag.replace('W/', '')]) {
      expect((await get('/', { headers: { 'if-none-match': tag } })).status).toBe(304);
    }
  });

  it('sends what is stored compressed as it is', async () => {
    const { headers, body } = await getBytes('/stored.js');
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/javascript' });
    expect(headers.etag).toMatch(/^"/);
    expect(brotliDecompressSync(body).toString()).toBe(script);
  });

  it('answers HEAD without a body', async () => {
    const response = await get('/', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect(response.headers.get('content-length')).toBe(String(page.length));
    expect(await response.text()).toBe('');
  });

  it.each(['/none.js', '/..%2f..%2fetc%2fpasswd.txt', '/%2e%2e/%2e%2e/etc/hosts.x'])(
    'refuses %s',
    async (path) => {
      expect((await get(path)).status).toBe(403);
    },
  );

  it('refuses a path that cannot be decoded, and other methods', async () => {
    expect((await get('/%ff.txt')).status).toBe(400);
    const response = await get('/', { method: 'POST', body: 'x' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('passes the request to the API unchanged, and its answer back', async () => {
    const response = await get('/api/jobs/a%20b?x=%20', { method: 'POST', body: 'body' });
    expect(response.status).toBe(202);
    expect(await response.text()).toBe('POST /api/jobs/a%20b?x=%20 body');
    expect(response.headers.get('x-frame-options')).toBe('DENY');
    expect(response.headers.get('cache-control'), 'where the API says nothing').toBe('no-store');
    expect(response.headers.get('content-security-policy')).toBeNull();
  });

  it('passes on the API’s compressed answer and its own headers byte for byte', async () => {
    const { headers, body } = await getBytes('/api/zipped');
    expect(body).toEqual(zipped.body);
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(zipped.body.length),
      'cache-control': 'private, no-cache',
      'x-frame-options': 'DENY',
    });
  });
});

describe('a pattern of a path', () => {
  it.each<[string, string, boolean]>([
    ['/api/*', '/api/x/y', true],
    ['/api/*', '/api', false],
    ['/api/*', '/apix/y', false],
    ['*.jpg', '/a/b.jpg', true],
    ['/a?c', '/abc', true],
    ['/a.c', '/abc', false],
    ['*', '/', true],
  ])('%s and %s: %s', (pattern, path, expected) => {
    expect(matchesGlob(pattern, path)).toBe(expected);
  });
});
