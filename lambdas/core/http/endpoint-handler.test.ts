import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { callEndpoint, student, teacher } from '#test/support/call-endpoint.ts';
import { defineEndpoint } from '#shared/contracts/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/model/limits.ts';
import { endpointHandler } from './endpoint-handler.ts';

const put = defineEndpoint({
  id: 'put-thing',
  summary: 'Puts a thing',
  method: 'POST',
  path: '/things/{thingId}',
  audience: 'teacher',
  params: z.strictObject({ thingId: z.string().check(z.maxLength(5)) }),
  body: z.strictObject({ name: z.string().check(z.maxLength(5)), tags: z.array(z.string()) }),
  status: 201,
  response: z.object({ name: z.string() }),
  idempotent: true,
  errors: [],
});
const get = defineEndpoint({
  id: 'get-thing',
  summary: 'Gets a thing',
  method: 'GET',
  path: '/thing',
  audience: 'signed-in',
  status: 200,
  emptyStatus: 204,
  response: z.object({ name: z.string() }),
  errors: [],
});

const params = { thingId: 't1' };
const body = { name: 'salma', tags: [] };
const putThing = endpointHandler(put, async (request) => request.body);

describe('who may call', () => {
  const getThing = endpointHandler(get, async ({ user }) => ({ name: user.uid }));
  const broken = { ...teacher, uid: '../other' };

  it.each([
    ['a teacher', teacher, 201, 200],
    ['a student', student, 403, 200],
    ['nobody', null, 401, 401],
    ['a malformed identity', broken, 401, 401],
  ])('the caller is checked: %s', async (_, user, teacherOnly, signedIn) => {
    expect(await callEndpoint(putThing, { user, params, body })).toMatchObject({
      status: teacherOnly,
    });
    expect(await callEndpoint(getThing, { user })).toMatchObject({ status: signedIn });
  });
});

describe('a request that breaks the contract', () => {
  it.each([
    ['not JSON', { rawBody: '{"name": salma' }, 400, 'malformed-json'],
    ['an empty body', { rawBody: '' }, 400, 'malformed-json'],
    ['a repeated key', { rawBody: '{"name":"a","na\\u006de":"b"}' }, 400, 'malformed-json'],
    ['__proto__', { rawBody: '{"__proto__":{"role":"teacher"}}' }, 400, 'malformed-json'],
    ['a deep __proto__', { rawBody: '{"tags":[{"__proto__":1}]}' }, 400, 'malformed-json'],
    ['1 MB', { rawBody: `"${'x'.repeat(2 ** 20)}"` }, 413, 'payload-too-large'],
    ['a form', { body, headers: { 'content-type': 'text/plain' } }, 415, 'unsupported-media-type'],
    ['no content type', { body, headers: { 'content-type': '' } }, 415, 'unsupported-media-type'],
    ['a short key', { body, headers: { 'idempotency-key': 'k' } }, 400, 'idempotency-key-invalid'],
  ])('is rejected: %s', async (_, call, status, code) => {
    const answer = await callEndpoint(putThing, { params, ...call });
    expect(answer).toMatchObject({
      status,
      headers: { 'content-type': 'application/problem+json' },
      body: { status, code, instance: 'request-1' },
    });
  });

  it('is answered with a JSON Pointer for each wrong field, and never with a value', async () => {
    const wrong = { name: 'secret-value', tags: ['a', 7], 'a/b~c': 'secret-value', constructor: 1 };
    const answer = await callEndpoint(putThing, { params, body: wrong });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation-failed' } });
    expect((answer.body as { issues: unknown }).issues).toEqual([
      { path: '/name', code: 'too_big' },
      { path: '/tags/1', code: 'invalid_type' },
      { path: '/a~1b~0c', code: 'unrecognized_keys' },
      { path: '/constructor', code: 'unrecognized_keys' },
    ]);
    expect(JSON.stringify(answer)).not.toContain('secret-value');
  });

  it('is rejected for its path parameters, too', async () => {
    const answer = await callEndpoint(putThing, { params: { thingId: 'too-long' }, body });
    expect(answer.body).toMatchObject({ issues: [{ path: '/thingId', code: 'too_big' }] });
  });

  it('is not one whose body has exactly the limit', async () => {
    const padding = ' '.repeat(limits.requestBodyBytes - JSON.stringify(body).length);
    const rawBody = JSON.stringify(body) + padding;
    expect(await callEndpoint(putThing, { params, rawBody })).toMatchObject({ status: 201 });
  });
});

describe('the answer of an endpoint', () => {
  it('contains only what the contract names', async () => {
    const answer = await callEndpoint(putThing, { params, body });
    expect(answer.body).toEqual({ name: 'salma' });
  });

  it('is 304 while a GET is unchanged', async () => {
    const handler = endpointHandler(get, async () => ({ name: 'a' }));
    const first = await callEndpoint(handler);
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
    const again = await callEndpoint(handler, {
      headers: { 'if-none-match': `"x", ${String(first.headers.etag)}` },
    });
    expect(again).toMatchObject({ status: 304, body: undefined });
  });

  it('is empty when there is nothing to return', async () => {
    const handler = endpointHandler(get, async () => undefined);
    expect(await callEndpoint(handler)).toMatchObject({ status: 204, body: undefined });
  });

  it('is "internal", without a stack trace, after an unexpected error', async () => {
    const handler = endpointHandler(get, async () => {
      throw new Error('salma@example.com');
    });
    const answer = await callEndpoint(handler);
    expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(JSON.stringify(answer.body)).not.toContain('at ');
    expect(answer.logged).toContain('"code":"internal"');
    expect(answer.logged).not.toContain('salma@');
  });

  it.each([
    [{ name: 'ThrottlingException' }, 503],
    [{ name: 'SlowDown', $metadata: { httpStatusCode: 503 } }, 503],
    [{ name: 'AccessDeniedException' }, 500],
  ])('translates AWS’s %j as well as possible', async (properties, status) => {
    const handler = endpointHandler(get, async () => {
      throw Object.assign(new Error('aws'), properties);
    });
    expect(await callEndpoint(handler)).toMatchObject({ status });
  });

  it('is "internal" when a handler breaks its own contract', async () => {
    const handler = endpointHandler(get, async () => ({}) as { name: string });
    expect(await callEndpoint(handler)).toMatchObject({ status: 500 });
  });

  it('is the named error that a handler throws', async () => {
    const handler = endpointHandler(get, async () => {
      throw new AppError('quota-exceeded');
    });
    expect(await callEndpoint(handler)).toMatchObject({ status: 429 });
  });
});

it('logs one line without the caller’s address or the body', async () => {
  const { logged } = await callEndpoint(putThing, { params, body });
  expect(JSON.parse(logged)).toMatchObject({ endpoint: 'put-thing', status: 201 });
  expect(logged).not.toMatch(/salma|@/);
});
