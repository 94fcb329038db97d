import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Invocation } from '../lambda/invocation.ts';
import { createHttpApi, maxBodyBytes } from './http-api.ts';
import type { HttpRequest } from './request-event.ts';

const authorizer = {
  id: 'authorizer',
  functionArn: 'arn:authorize',
  identitySources: ['$request.header.Authorization', '$context.routeKey'],
  ttlSeconds: 300,
};
const route = (routeKey: string, functionArn: string) => ({
  routeKey,
  functionArn,
  timeoutMs: 30_000,
  authorizer,
});
const api = {
  id: 'abc',
  stage: 'api',
  routes: [
    route('GET /jobs/{id}', 'arn:get-job'),
    route('GET /jobs/all', 'arn:list-jobs'),
    route('POST /jobs', 'arn:submit'),
    { routeKey: 'GET /open', functionArn: 'arn:open', timeoutMs: 50 },
  ],
};
const request = (method: string, path: string, more: Partial<HttpRequest> = {}): HttpRequest => ({
  method,
  path,
  rawQueryString: '',
  protocol: 'HTTP/1.1',
  sourceIp: '127.0.0.1',
  body: Buffer.alloc(0),
  size: more.body?.length ?? 0,
  ...more,
  headers: { host: 'localhost:3000', authorization: 'Bearer t', ...more.headers },
});
const json = (response: { body: Buffer }): unknown => JSON.parse(response.body.toString());

describe('the HTTP API', () => {
  let clock = 0;
  const answers = new Map<string, (event: unknown) => Invocation | Promise<Invocation>>();
  const invoke = vi.fn(async (arn: string, event: unknown): Promise<Invocation> => {
    const answer = answers.get(arn);
    const echo = { statusCode: 200, body: JSON.stringify(event) };
    return answer ? await answer(event) : { ok: true, payload: echo };
  });
  const reissue = async (header?: string) => (header === 'Bearer t' ? 'Bearer s' : header);
  const createApi = (more: object = {}) =>
    createHttpApi({
      api: { ...api, ...more },
      environment: { accountId: '000000000000', region: 'eu-west-3' },
      invoke,
      reissue,
      now: () => clock,
    });
  let call = createApi();

  beforeEach(() => {
    clock = Date.UTC(2026, 0, 2, 3, 4, 5);
    invoke.mockClear();
    answers.clear();
    answers.set('arn:authorize', () => ({
      ok: true,
      payload: { isAuthorized: true, context: { uid: 'u1', emailVerified: true } },
    }));
    call = createApi();
  });

  it('builds a payload-2.0 event', async () => {
    const response = await call(
      request('GET', '/api/jobs/a%20b', {
        rawQueryString: 'x=1&x=2&y=%20z',
        headers: { 'user-agent': 'test', connection: 'close' },
      }),
    );
    expect(json(response)).toEqual({
      version: '2.0',
      routeKey: 'GET /jobs/{id}',
      rawPath: '/api/jobs/a b',
      rawQueryString: 'x=1&x=2&y=%20z',
      headers: {
        host: 'localhost:3000',
        authorization: 'Bearer s',
        'user-agent': 'test',
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-port': '443',
        'x-forwarded-proto': 'https',
      },
      queryStringParameters: { x: '1,2', y: ' z' },
      pathParameters: { id: 'a b' },
      requestContext: {
        accountId: '000000000000',
        apiId: 'abc',
        authorizer: { lambda: { uid: 'u1', emailVerified: true } },
        domainName: 'localhost:3000',
        http: {
          method: 'GET',
          path: '/api/jobs/a b',
          protocol: 'HTTP/1.1',
          sourceIp: '127.0.0.1',
          userAgent: 'test',
        },
        requestId: expect.any(String) as string,
        routeKey: 'GET /jobs/{id}',
        stage: 'api',
        timeEpoch: clock,
      },
      isBase64Encoded: false,
    });
  });

  it('prefers the more specific route', async () => {
    expect(json(await call(request('GET', '/api/jobs/all')))).toMatchObject({
      routeKey: 'GET /jobs/all',
    });
  });

  it.each([
    ['application/json', '{"a":1}', false],
    ['application/json; charset=utf-8', '{"a":1}', false],
    ['application/octet-stream', 'eyJhIjoxfQ==', true],
  ])('passes on a body of %s', async (type, body, isBase64Encoded) => {
    const response = await call(
      request('POST', '/api/jobs', {
        headers: { 'content-type': type },
        body: Buffer.from('{"a":1}'),
      }),
    );
    expect(json(response)).toMatchObject({ body, isBase64Encoded });
  });

  it.each([
    ['GET', '/api/nothing'],
    ['DELETE', '/api/jobs'],
    ['GET', '/jobs/1'],
    ['GET', '/api'],
  ])('answers %s %s with 404', async (method, path) => {
    const response = await call(request(method, path));
    expect([response.status, json(response)]).toEqual([404, { message: 'Not Found' }]);
  });

  it('rejects a request without an identity source before asking the authorizer', async () => {
    const response = await call(
      request('GET', '/api/jobs/1', { headers: { authorization: undefined } }),
    );
    expect([response.status, json(response)]).toEqual([401, { message: 'Unauthorized' }]);
    expect(invoke).not.toHaveBeenCalled();
  });

  it.each<[string, Invocation, number]>([
    ['refuses', { ok: true, payload: { isAuthorized: false } }, 403],
    ['fails', { ok: false, error: { errorType: 'Error', errorMessage: 'secret' } }, 500],
    ['answers nonsense', { ok: true, payload: 'yes' }, 500],
  ])('answers when the authorizer %s', async (_, outcome, status) => {
    answers.set('arn:authorize', () => outcome);
    const response = await call(request('GET', '/api/jobs/1'));
    expect(response.status).toBe(status);
    expect(response.body.toString()).not.toContain('secret');
    expect(invoke).toHaveBeenCalledTimes(1);
  });

  it('keeps a decision for its time, for the same token and route only', async () => {
    const asked = () => invoke.mock.calls.filter(([arn]) => arn === 'arn:authorize').length;
    await call(request('GET', '/api/jobs/1'));
    await call(request('GET', '/api/jobs/2'));
    expect(asked()).toBe(1);
    await call(request('POST', '/api/jobs'));
    expect(asked()).toBe(2);
    await call(request('GET', '/api/jobs/1', { headers: { authorization: 'Bearer other' } }));
    expect(asked()).toBe(3);
    clock += 300_000;
    await call(request('GET', '/api/jobs/1'));
    expect(asked()).toBe(4);
  });

  it('passes on status, headers and a binary body', async () => {
    answers.set('arn:open', () => ({
      ok: true,
      payload: {
        statusCode: 201,
        headers: { 'Content-Type': 'image/png', Connection: 'close' },
        body: 'AAE=',
        isBase64Encoded: true,
      },
    }));
    const response = await call(request('GET', '/api/open'));
    expect(response).toMatchObject({
      status: 201,
      headers: { 'content-type': 'image/png' },
      body: Buffer.from([0, 1]),
    });
    expect(response.headers).not.toHaveProperty('connection');
  });

  it.each<[string, Invocation]>([
    ['fails', { ok: false, error: { errorType: 'TypeError', errorMessage: 'at secret.ts:1' } }],
    ['answers a malformed status', { ok: true, payload: { statusCode: 'teapot' } }],
  ])('hides the reason when the function %s', async (_, outcome) => {
    answers.set('arn:open', () => outcome);
    const response = await call(request('GET', '/api/open'));
    expect([response.status, json(response)]).toEqual([500, { message: 'Internal Server Error' }]);
  });

  it('says that the service is unavailable when there is no capacity for the function', async () => {
    const error = { errorType: 'Lambda.TooManyRequestsException', errorMessage: 'Rate Exceeded.' };
    answers.set('arn:open', () => ({ ok: false, error }));
    expect((await call(request('GET', '/api/open'))).status).toBe(503);
  });

  it('gives up on a function that exceeds the integration’s time limit', async () => {
    answers.set('arn:open', () => new Promise(() => undefined));
    expect((await call(request('GET', '/api/open'))).status).toBe(503);
  });

  it('rejects bodies above 10 MB and headers above 10 KB', async () => {
    const size = maxBodyBytes + 1;
    expect((await call(request('POST', '/api/jobs', { size }))).status).toBe(413);
    const headers = { 'x-long': 'x'.repeat(11_000) };
    expect((await call(request('POST', '/api/jobs', { headers }))).status).toBe(431);
  });

  it('throttles at the rate of the stage', async () => {
    const slow = createApi({ throttle: { ratePerSecond: 1, burst: 2 } });
    const statuses = async (count: number) =>
      (
        await Promise.all(Array.from({ length: count }, () => slow(request('GET', '/api/open'))))
      ).map(({ status }) => status);
    expect(await statuses(3)).toEqual([200, 200, 429]);
    clock += 1000;
    expect(await statuses(2)).toEqual([200, 429]);
  });

  it('throttles a route at its own rate, and the others as before', async () => {
    const throttle = { ratePerSecond: 1, burst: 1 };
    const [first, ...others] = api.routes;
    const own = createApi({
      throttle: { ratePerSecond: 1, burst: 2 },
      routes: [{ ...first, throttle }, ...others],
    });
    const status = async (path: string) => (await own(request('GET', path))).status;
    expect([await status('/api/jobs/1'), await status('/api/jobs/2')]).toEqual([200, 429]);
    expect([
      await status('/api/open'),
      await status('/api/open'),
      await status('/api/open'),
    ]).toEqual([200, 200, 429]);
    clock += 1000;
    expect([await status('/api/jobs/1'), await status('/api/open')]).toEqual([200, 200]);
  });
});
