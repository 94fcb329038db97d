import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from '#shared/contracts/endpoint.ts';
import { COMPRESSED_FROM } from './respond.ts';
import { respond } from './respond.ts';

const list = defineEndpoint({
  id: 'list-things',
  summary: 'Lists things',
  method: 'GET',
  path: '/things',
  audience: 'signed-in',
  status: 200,
  emptyStatus: 204,
  response: z.array(z.string()),
  errors: [],
});
const make = defineEndpoint({ ...list, id: 'make-things', method: 'POST', status: 201 });

const gzip = { 'accept-encoding': 'gzip, deflate, br' };
/** A list whose JSON has this number of bytes. */
const listOf = (bytes: number) => ['x'.repeat(bytes - 4)];
const large = Array.from({ length: 500 }, (_, index) => `تلميذ ${index}`);

describe('a large answer', () => {
  it('is gzipped for clients that accept it, with the same JSON', () => {
    const plain = respond(list, large, {});
    const { body, ...zipped } = respond(list, large, gzip);
    expect(zipped).toEqual({
      statusCode: 200,
      headers: { ...plain.headers, 'content-encoding': 'gzip' },
      isBase64Encoded: true,
    });
    expect(gunzipSync(Buffer.from(body!, 'base64')).toString()).toBe(plain.body);
  });

  it('is not compressed for other clients, and says that it varies', () => {
    for (const headers of [{}, { 'accept-encoding': 'br, gzip;q=0' }]) {
      const answer = respond(list, large, headers);
      expect(answer).toEqual({
        statusCode: 200,
        headers: {
          'content-type': 'application/json',
          'cache-control': 'private, no-cache',
          etag: expect.stringMatching(/^W\/"[\w-]{22}"$/) as string,
          vary: 'accept-encoding',
        },
        body: JSON.stringify(large),
      });
    }
  });

  it('is 304 for the tag of either form', () => {
    const { headers } = respond(list, large, {});
    const unchanged = respond(list, large, { ...gzip, 'if-none-match': String(headers?.['etag']) });
    const { 'content-type': _, ...kept } = { ...headers };
    expect(unchanged).toEqual({ statusCode: 304, headers: kept });
  });

  it('is 304 for its tag in the strong form, alone or among others', () => {
    const { headers } = respond(list, large, {});
    const strong = String(headers?.['etag']).replace('W/', '');
    for (const seen of [strong, `"other", ${strong}`]) {
      expect(respond(list, large, { 'if-none-match': seen })).toMatchObject({ statusCode: 304 });
    }
  });

  it('to a write is gzipped too, and never cached', () => {
    expect(respond(make, large, gzip)).toMatchObject({
      statusCode: 201,
      headers: { 'content-encoding': 'gzip', 'cache-control': 'no-store' },
    });
  });
});

it.each([
  [COMPRESSED_FROM - 1, undefined],
  [COMPRESSED_FROM, 'gzip'],
])('sends %i bytes as %s', (bytes, encoding) => {
  const { headers } = respond(list, listOf(bytes), gzip);
  expect(headers?.['content-encoding']).toBe(encoding);
});

it('compresses nothing when the answer is empty', () => {
  expect(respond(list, undefined, gzip)).toEqual({
    statusCode: 204,
    headers: { 'cache-control': 'private, no-cache' },
  });
});
