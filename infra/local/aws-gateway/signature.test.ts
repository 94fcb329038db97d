import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fixture } from '#test/support/aws-gateway.ts';
import { credentials, openFixture, table } from '#test/support/aws-gateway.ts';
import type { WireRequest } from '#test/support/signing.ts';
import { presigned, sendWire, signedCall } from '#test/support/signing.ts';

const minute = 60_000;
let door: Fixture;
beforeAll(async () => {
  door = await openFixture();
});
afterAll(() => door.close());

const input = { TableName: table.name, Key: { PK: { S: 'USER#1' }, SK: { S: 'PROFILE' } } };
const sign = (options: Parameters<typeof signedCall>[1] = {}) =>
  signedCall(door.url, { input, ...options });
const send = (wire: WireRequest) => sendWire(door.url, wire);
const ago = (milliseconds: number) => ({
  signing: { signingDate: new Date(Date.now() - milliseconds) },
});
const setHeader = (
  wire: WireRequest,
  name: string,
  change: (value: string) => string,
): WireRequest => ({
  ...wire,
  headers: { ...wire.headers, [name]: change(wire.headers[name] ?? '') },
});
const without = ({ headers, ...wire }: WireRequest, name: string): WireRequest => ({
  ...wire,
  headers: Object.fromEntries(Object.entries(headers).filter(([header]) => header !== name)),
});
const authorization = (change: (value: string) => string) => async () =>
  setHeader(await sign(), 'authorization', change);

describe('a signature in the header', () => {
  it.each([
    ['now', {}],
    ['14 minutes ago', ago(14 * minute)],
    ['14 minutes ahead', ago(-14 * minute)],
  ])('is accepted when it is signed %s', async (_, options) => {
    expect(await send(await sign(options))).toMatchObject({ status: 200, body: '{}' });
  });

  it('is accepted with any spacing of the headers', async () => {
    const wire = setHeader(await sign(), 'x-amz-target', (value) => `  ${value}  `);
    expect(await send(wire)).toMatchObject({ status: 200 });
  });

  const other = { ...credentials, secretAccessKey: 'guessed' };
  const forgeries: [what: string, make: () => Promise<WireRequest>, code: string][] = [
    [
      'no signature',
      async () => without(await sign(), 'authorization'),
      'MissingAuthenticationTokenException',
    ],
    [
      'another secret',
      () => sign({ options: { credentials: other } }),
      'InvalidSignatureException',
    ],
    [
      'an unknown key',
      () => sign({ options: { credentials: { ...credentials, accessKeyId: 'AKIANOBODY' } } }),
      'UnrecognizedClientException',
    ],
    [
      'no session token',
      () => sign({ options: { credentials: { ...credentials, sessionToken: undefined } } }),
      'UnrecognizedClientException',
    ],
    [
      'another session token',
      () => sign({ options: { credentials: { ...credentials, sessionToken: 'x' } } }),
      'UnrecognizedClientException',
    ],
    [
      'another region',
      () => sign({ options: { region: 'us-east-1' } }),
      'InvalidSignatureException',
    ],
    [
      'an unknown service',
      () => sign({ options: { service: 'kms' } }),
      'InvalidSignatureException',
    ],
    ['16 minutes old', () => sign(ago(16 * minute)), 'InvalidSignatureException'],
    ['16 minutes ahead', () => sign(ago(-16 * minute)), 'InvalidSignatureException'],
    [
      'a newer date set',
      async () =>
        setHeader(
          await sign(ago(20 * minute)),
          'x-amz-date',
          () => `${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}`,
        ),
      'InvalidSignatureException',
    ],
    [
      'a broken date',
      async () => setHeader(await sign(), 'x-amz-date', () => 'yesterday'),
      'IncompleteSignatureException',
    ],
    [
      'another body',
      async () => ({ ...(await sign()), body: JSON.stringify({ ...input, TableName: 'Other' }) }),
      'InvalidSignatureException',
    ],
    [
      'another body whose hash is stated unsigned',
      async () =>
        setHeader(
          { ...(await sign()), body: '{}' },
          'x-amz-content-sha256',
          () => 'UNSIGNED-PAYLOAD',
        ),
      'InvalidSignatureException',
    ],
    [
      'another action',
      async () => setHeader(await sign(), 'x-amz-target', () => 'DynamoDB_20120810.DeleteItem'),
      'InvalidSignatureException',
    ],
    [
      'another host',
      async () => setHeader(await sign(), 'host', () => 'dynamodb.amazonaws.com'),
      'InvalidSignatureException',
    ],
    [
      'another path',
      async () => ({ ...(await sign()), target: '/other' }),
      'InvalidSignatureException',
    ],
    [
      'a query added',
      async () => ({ ...(await sign()), target: '/?a=b' }),
      'InvalidSignatureException',
    ],
    [
      'an amz header added',
      async () => setHeader(await sign(), 'x-amz-acl', () => 'public-read'),
      'InvalidSignatureException',
    ],
    [
      'a signed header taken away',
      async () => without(await sign(), 'content-type'),
      'InvalidSignatureException',
    ],
    [
      'one digit changed',
      authorization((value) => value.replace(/.$/, (last) => (last === '0' ? '1' : '0'))),
      'InvalidSignatureException',
    ],
    [
      'a shortened signature',
      authorization((value) => value.slice(0, -1)),
      'InvalidSignatureException',
    ],
    [
      'an empty signature',
      authorization((value) => value.replace(/Signature=.*/, 'Signature=')),
      'IncompleteSignatureException',
    ],
    [
      'host not among the signed',
      authorization((value) => value.replace('host;', '')),
      'InvalidSignatureException',
    ],
    [
      'no signed headers',
      authorization((value) => value.replace(/SignedHeaders=[^,]*, /, '')),
      'IncompleteSignatureException',
    ],
    [
      'another terminator',
      authorization((value) => value.replace('aws4_request', 'aws5_request')),
      'InvalidSignatureException',
    ],
    [
      'another algorithm',
      authorization((value) => value.replace('AWS4-HMAC-SHA256', 'AWS4-HMAC-SHA1')),
      'IncompleteSignatureException',
    ],
    [
      'basic authentication',
      authorization(() => 'Basic dXNlcjpwYXNz'),
      'IncompleteSignatureException',
    ],
    [
      'a signature in header and query',
      async () => ({ ...(await sign()), target: '/?X-Amz-Signature=00' }),
      'IncompleteSignatureException',
    ],
    [
      'a signature that serves for S3',
      () => sign({ options: { service: 's3', uriEscapePath: false } }),
      'NotImplemented',
    ],
  ];
  it.each(forgeries)('is refused: %s', async (_, make, code) => {
    const { status, body } = await send(await make());
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).toContain(code);
    expect(body).not.toContain(credentials.secretAccessKey);
  });

  it('logs the error code, never the signature', async () => {
    door.events.length = 0;
    const wire = await sign({ options: { credentials: other } });
    await send(wire);
    expect(door.events).toMatchObject([
      { kind: 'refused', service: 'dynamodb', code: 'InvalidSignatureException' },
    ]);
    expect(JSON.stringify(door.events)).not.toContain(wire.headers.authorization?.slice(-64));
  });
});

describe('a presigned download', () => {
  const get = (options: Parameters<typeof presigned>[1] = {}) =>
    presigned(door.url, {
      method: 'GET',
      key: 'me/a b+é.txt'.split('/').map(encodeURIComponent).join('/'),
      ...options,
    });
  const signedAt = (milliseconds: number) => ({
    presigning: { signingDate: new Date(Date.now() - milliseconds) },
  });
  beforeAll(() =>
    door.store.put('uploads', 'me/a b+é.txt', Buffer.from('hello'), { contentType: 'text/plain' }),
  );

  it('works until it expires', async () => {
    expect(await send(await get())).toMatchObject({ status: 200, body: 'hello' });
    expect(await send(await get(signedAt(4.9 * minute)))).toMatchObject({ status: 200 });
    const expired = await send(await get(signedAt(5.1 * minute)));
    expect(expired.status).toBe(403);
    expect(expired.body).toMatch(
      /<Code>AccessDenied<\/Code><Message>Request has expired<\/Message><Expires>/,
    );
  });

  it('can set the name of the saved file', async () => {
    const name = "attachment; filename*=UTF-8''%D8%AF%D9%81%D8%AA%D8%B1.pdf";
    const { headers } = await send(
      await get({
        query: {
          'response-content-disposition': name,
          'response-content-type': 'application/pdf',
        },
      }),
    );
    expect(headers).toMatchObject({
      'content-disposition': name,
      'content-type': 'application/pdf',
    });
  });

  const alter = (wire: WireRequest, from: string | RegExp, to: string): WireRequest => ({
    ...wire,
    target: wire.target.replace(from, to),
  });
  const forgeries: [what: string, make: () => Promise<WireRequest>, code: string][] = [
    ['no signature', async () => alter(await get(), /\?.*/, ''), 'AccessDenied'],
    ['another key', async () => alter(await get(), '/me/', '/you/'), 'SignatureDoesNotMatch'],
    [
      'another key by dots',
      async () => alter(await get(), '/me/', '/me/../you/'),
      'SignatureDoesNotMatch',
    ],
    [
      'another bucket',
      async () => alter(await get(), '/uploads/', '/library/'),
      'SignatureDoesNotMatch',
    ],
    [
      'another method',
      async () => ({ ...(await get()), method: 'DELETE' }),
      'SignatureDoesNotMatch',
    ],
    [
      'a longer life',
      async () => alter(await get(signedAt(6 * minute)), 'X-Amz-Expires=300', 'X-Amz-Expires=3000'),
      'SignatureDoesNotMatch',
    ],
    [
      'a life above a week',
      async () => alter(await get(), 'X-Amz-Expires=300', 'X-Amz-Expires=604801'),
      'AuthorizationQueryParametersError',
    ],
    [
      'a negative life',
      async () => alter(await get(), 'X-Amz-Expires=300', 'X-Amz-Expires=-1'),
      'AuthorizationQueryParametersError',
    ],
    [
      'another date',
      async () => alter(await get(), /X-Amz-Date=\d{8}/, 'X-Amz-Date=20200101'),
      'AuthorizationHeaderMalformed',
    ],
    ['a date ahead', () => get(signedAt(-16 * minute)), 'Request is not yet valid'],
    [
      'a parameter added',
      async () => alter(await get(), '?', '?response-content-type=text%2Fhtml&'),
      'SignatureDoesNotMatch',
    ],
    [
      'a parameter twice',
      async () => alter(await get(), '?', '?X-Amz-Expires=300&'),
      'AuthorizationQueryParametersError',
    ],
    [
      'a parameter missing',
      async () => alter(await get(), /X-Amz-SignedHeaders=[^&]*&/, ''),
      'AuthorizationQueryParametersError',
    ],
    [
      'an amz header added',
      async () => setHeader(await get(), 'x-amz-copy-source', () => 'library/secret'),
      'There were headers present in the request which were not signed',
    ],
    [
      'another secret',
      () => get({ options: { credentials: { ...credentials, secretAccessKey: 'x' } } }),
      'SignatureDoesNotMatch',
    ],
    [
      'an unknown key',
      () => get({ options: { credentials: { ...credentials, accessKeyId: 'AKIA' } } }),
      'InvalidAccessKeyId',
    ],
    [
      'another session token',
      () => get({ options: { credentials: { ...credentials, sessionToken: 'x' } } }),
      'InvalidToken',
    ],
    [
      'another region',
      () => get({ options: { region: 'us-east-1' } }),
      'AuthorizationHeaderMalformed',
    ],
    [
      'another host',
      async () => setHeader(await get(), 'host', () => 'uploads.localhost'),
      'SignatureDoesNotMatch',
    ],
    [
      'an address that does not decode',
      async () => alter(await get(), '?', '?x=%ff&'),
      'InvalidURI',
    ],
  ];
  it.each(forgeries)('is refused: %s', async (_, make, code) => {
    const { status, body } = await send(await make());
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).toContain(code);
    expect(body).not.toContain('hello');
  });
});

describe('a presigned upload', () => {
  const bytes = 'PK spreadsheet';
  const ticket = {
    'content-type': 'application/vnd.ms-excel',
    'content-length': String(bytes.length),
    'if-none-match': '*',
  };
  const put = async (
    key: string,
    options: Parameters<typeof presigned>[1] = {},
  ): Promise<WireRequest> => ({
    ...(await presigned(door.url, {
      key,
      headers: ticket,
      presigning: { unhoistableHeaders: new Set(), signableHeaders: new Set(Object.keys(ticket)) },
      ...options,
    })),
    body: bytes,
  });

  it('works for one object of one type and size, once', async () => {
    const wire = await put('me/once.xlsx');
    expect(await send(wire)).toMatchObject({ status: 200 });
    expect(await door.store.head('uploads', 'me/once.xlsx')).toMatchObject({
      contentType: ticket['content-type'],
      size: bytes.length,
    });
    const again = await send(wire);
    expect(again).toMatchObject({ status: 412 });
    expect(again.body).toContain('<Code>PreconditionFailed</Code>');
  });

  it.each([
    ['another type', 'content-type', 'text/html', bytes],
    ['another size', 'content-length', '3', 'abc'],
    ['overwriting', 'if-none-match', 'nothing', bytes],
  ])('is refused for %s', async (_, name, value, body) => {
    const key = `me/refused-${name}`;
    const wire = { ...setHeader(await put(key), name, () => value), body };
    const { status, body: answer } = await send(wire);
    expect(status).toBe(403);
    expect(answer).toContain('<Code>SignatureDoesNotMatch</Code>');
    expect(await door.store.head('uploads', key)).toBeUndefined();
  });

  it.each(['content-type', 'if-none-match'])('is refused without its %s', async (name) => {
    const { status, body } = await send(without(await put(`me/without-${name}`), name));
    expect(status).toBe(403);
    expect(body).toContain('SignatureDoesNotMatch');
  });

  it('is refused when it has the checksum of an empty body', async () => {
    const wire = await put('me/checksum', { query: { 'x-amz-checksum-crc32': 'AAAAAA==' } });
    const { status, body } = await send(wire);
    expect(status).toBe(501);
    expect(body).toContain('x-amz-checksum-crc32');
  });

  it('is refused for a role that may not write there', async () => {
    const { statements } = door.role;
    door.role.statements = [
      { Effect: 'Allow', Action: 's3:PutObject', Resource: 'arn:aws:s3:::uploads/other/*' },
    ];
    const { status, body } = await send(await put('me/denied'));
    door.role.statements = statements;
    expect(status).toBe(403);
    expect(body).toContain(
      'not authorized to perform: s3:PutObject on resource: arn:aws:s3:::uploads/me/denied',
    );
  });
});
