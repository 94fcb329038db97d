import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { deleteAccount, endSessions } from '#shared/contracts/account.ts';
import { generateContent, listContentJobs } from '#shared/contracts/ai-content.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { endpoints } from '#shared/contracts/index.ts';
import {
  deleteNotebook,
  listNotebookJobs,
  retryNotebook,
  submitNotebook,
} from '#shared/contracts/notebooks.ts';
import { getProfile, putProfile } from '#shared/contracts/profile.ts';
import { createUpload } from '#shared/contracts/uploads.ts';
import { errorStatuses, type ErrorCode } from '#shared/errors.ts';
import { firebaseToken, signingKey } from '../support/firebase-tokens.ts';
import type { Account } from '../support/accounts.ts';
import type { LooseCall, Reply } from '../support/api-client.ts';
import { connect } from '../support/connect.ts';
import { sampleCover } from '../support/notebook-jobs.ts';
import { sendRaw } from '../support/raw-request.ts';
import { sampleProfile } from '../support/sample-profile.ts';

const platform = inject('platform');
const { accounts, call, send, notebooks } = connect(platform);
const isHosted = ({ method, path }: { method: string; path: string }): boolean =>
  platform.routes.includes(`${method} ${path}`);
const logFile = join(platform.dataDir, 'logs/platform.log');
const loggedBefore = statSync(logFile).size;

/** Internals that no answer may contain: places in code, folders, names of services, the parser's messages. */
const inside =
  /\bat .+:\d+:\d+|node:|node_modules|\.[mc]?[jt]s\b(?!on)|stack|\/(?:home|tmp|work|root|usr|var)\/|dynamo|arn:aws|TypeError|SyntaxError|ZodError|Unexpected token|in JSON at|-----BEGIN/i;

const expectNothingInside = (text: string): void => {
  expect(inside.exec(text)?.[0], text.slice(0, 2_000)).toBeUndefined();
};

/** An error of a handler: problem+json with a code of the table and its status, and nothing else. */
const expectProblem = ({ status, headers, body, text }: Reply, code: ErrorCode): void => {
  expect({ status, ...(body as object) }).toMatchObject({
    status: errorStatuses[code],
    code,
    type: `urn:daftar:problem:${code}`,
    instance: expect.any(String) as string,
  });
  expect(headers.get('content-type')).toBe('application/problem+json');
  expect(headers.get('cache-control')).toBe('no-store');
  expectNothingInside(text);
};

let teacher: Account;
let other: Account;
let student: Account;
/** The teacher's own, and failed. */
let jobId: string;

beforeAll(async () => {
  [teacher, other, student] = await Promise.all([
    accounts.newTeacher(),
    accounts.newTeacher(),
    accounts.signUp(),
  ]);
  const key = await notebooks.upload(teacher.token, Buffer.from('not a workbook'));
  ({ id: jobId } = await notebooks.submit(teacher.token, key));
  await notebooks.waitFor(teacher.token, jobId);
});

afterAll(async () => {
  // After all the attempts above, nothing is lost and no other user's data has changed.
  expect(await call(getProfile, { token: teacher.token })).toEqual(sampleProfile);
  const jobs = await call(listNotebookJobs, { token: teacher.token });
  expect(jobs.map(({ id }) => id)).toContain(jobId);
  expect(await call(listNotebookJobs, { token: other.token })).toEqual([]);
});

describe('access to the endpoint', () => {
  const params = { jobId: '01KJQ5N8000000000000000000', studentId: 'x' };
  /** A call that deletes its account, or ends its sessions, gets its own. */
  const tokenFor = async ({ id }: Endpoint, { token }: Account): Promise<string> =>
    id === deleteAccount.id || id === endSessions.id
      ? (await accounts.newTeacher({ profile: false })).token
      : token;
  const refusedBy = (reply: Reply): void => {
    expect(reply.body).toEqual({ message: reply.status === 401 ? 'Unauthorized' : 'Forbidden' });
    expectNothingInside(reply.text);
  };

  describe.each(endpoints.filter(isHosted).map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s',
    (_, endpoint) => {
      it('is refused without a token', async () => {
        for (const headers of [{}, { authorization: '' }] as Record<string, string>[]) {
          const reply = await send(endpoint, { params, headers });
          expect(reply.status).toBe(401);
          refusedBy(reply);
        }
      });

      it('is refused with an invalid token', async () => {
        const reply = await send(endpoint, { params, token: 'aaaa.bbbb.cccc' });
        expect(reply.status).toBe(403);
        refusedBy(reply);
      });

      it(`is ${endpoint.audience === 'teacher' ? 'closed' : 'open'} to a student`, async () => {
        const token = await tokenFor(endpoint, student);
        const reply = await send(endpoint, { params, token });
        if (endpoint.audience === 'teacher') {
          expect(reply.status).toBe(403);
          refusedBy(reply);
        } else {
          expect([401, 403]).not.toContain(reply.status);
        }
      });

      it('is granted to a teacher', async () => {
        const token = await tokenFor(endpoint, teacher);
        const reply = await send(endpoint, { params, token });
        expect([401, 403]).not.toContain(reply.status);
        expect(reply.status).toBeLessThan(500);
        if (reply.status >= 400) expectProblem(reply, (reply.body as { code: ErrorCode }).code);
      });
    },
  );

  it('that is not deployed is answered with 404', async () => {
    for (const endpoint of endpoints.filter((one) => !isHosted(one))) {
      expect((await send(endpoint, { params, token: teacher.token })).status).toBe(404);
    }
  });
});

describe('a forged token is refused', () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<
      string,
      unknown
    >;
  const unsigned = (claims: object) => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;

  it.each<[what: string, forge: () => string | Promise<string>]>([
    [
      "a student's with another role",
      () => unsigned({ ...claimsOf(student.token), role: 'teacher' }),
    ],
    [
      "a student's with the teacher's uid",
      () => {
        const { uid } = teacher;
        return unsigned({ ...claimsOf(student.token), sub: uid, user_id: uid, role: 'teacher' });
      },
    ],
    [
      "a teacher's that never expires",
      () => unsigned({ ...claimsOf(teacher.token), exp: 4_000_000_000 }),
    ],
    [
      'one signed with a key of its own',
      async () => firebaseToken(await signingKey('any'), { sub: teacher.uid }),
    ],
    [
      'one signed with a password',
      () =>
        new SignJWT(claimsOf(teacher.token))
          .setProtectedHeader({ alg: 'HS256' })
          .sign(Buffer.from('a'.repeat(32))),
    ],
    ['half a token', () => teacher.token.slice(0, teacher.token.length / 2)],
    ['two tokens', () => `${teacher.token} ${teacher.token}`],
  ])('%s', async (_, forge) => {
    const reply = await send(listNotebookJobs, { token: await forge() });
    expect([401, 403]).toContain(reply.status);
    expectNothingInside(reply.text);
  });

  it('from the emulator’s own administrator', async () => {
    expect((await send(listNotebookJobs, { token: 'owner' })).status).toBe(403);
  });

  it('anywhere but in its header', async () => {
    const { token } = teacher;
    const elsewhere: LooseCall[] = [
      { query: { access_token: token, authorization: `Bearer ${token}` } },
      { headers: { cookie: `token=${token}; __session=${token}` } },
      { headers: { 'x-authorization': `Bearer ${token}` } },
    ];
    for (const request of elsewhere) {
      expect((await send(getProfile, request)).status).toBe(401);
    }
    for (const authorization of [token, `bearer ${token}`, `Basic ${token}`, `Token ${token}`]) {
      expect((await send(getProfile, { headers: { authorization } })).status).toBe(403);
    }
  });
});

describe('the body of a request', () => {
  const put = (request: LooseCall) => send(putProfile, { token: teacher.token, ...request });

  it.each([
    ['nothing', ''],
    ['half an object', '{"fullName":'],
    ['a trailing comma', '{"fullName":"x",}'],
    ['a comment', '{/**/}'],
    ['NaN', '{"fullName":NaN}'],
    ['text', 'fullName=x'],
    ['a key twice', JSON.stringify(sampleProfile).replace('{', '{"rank":"other",')],
    ['__proto__', JSON.stringify(sampleProfile).replace('{', '{"__proto__":{"role":"teacher"},')],
    ['brackets without end', '['.repeat(100_000)],
    ['a null byte', '{"fullName":"a\0b"}'],
  ])('malformed by %s is rejected', async (_, rawBody) => {
    expectProblem(await put({ rawBody }), 'malformed-json');
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/problem+json',
    'text/html,application/json',
  ])('of the type %s is rejected', async (type) => {
    const reply = await put({ body: sampleProfile, headers: { 'content-type': type } });
    expectProblem(reply, 'unsupported-media-type');
  });

  it.each(['application/json; charset=utf-8', 'Application/JSON', ' application/json '])(
    'of the type %s is accepted',
    async (type) => {
      const reply = await put({ body: sampleProfile, headers: { 'content-type': type } });
      expect(reply.status).toBe(200);
    },
  );

  it('of 1 MB is rejected', async () => {
    const body = { ...sampleProfile, academicQualifications: 'x'.repeat(1024 * 1024) };
    expectProblem(await put({ body }), 'payload-too-large');
  });

  it('of 1 MB of nested brackets is rejected', async () => {
    const rawBody = '{"a":'.repeat(200_000) + '1' + '}'.repeat(200_000);
    expectProblem(await put({ rawBody }), 'payload-too-large');
    expectProblem(
      await put({ rawBody: '[{"a":'.repeat(30_000) + '1' + '}]'.repeat(30_000) }),
      'validation-failed',
    );
  });

  it('above the gateway’s limit is rejected', async () => {
    const reply = await put({ rawBody: new Uint8Array(10 * 1024 * 1024 + 1) });
    expect(reply).toMatchObject({ status: 413, body: { message: 'Request Entity Too Large' } });
  });

  it.each<[what: string, body: unknown, issues: readonly (readonly [string, string])[]]>([
    ['unknown fields', { ...sampleProfile, role: 'admin' }, [['/role', 'unrecognized_keys']]],
    ['a missing field', { ...sampleProfile, rank: undefined }, [['/rank', 'invalid_type']]],
    ['a number', { ...sampleProfile, fullName: 5 }, [['/fullName', 'invalid_type']]],
    ['blanks', { ...sampleProfile, school: ' \u00a0 ' }, [['/school', 'too_small']]],
    ['a long text', { ...sampleProfile, school: 'x'.repeat(201) }, [['/school', 'too_big']]],
    [
      'no date',
      { ...sampleProfile, dateOfBirth: '1988-02-30' },
      [['/dateOfBirth', 'invalid_format']],
    ],
    ['another level', { ...sampleProfile, level: 'middle' }, [['/level', 'invalid_value']]],
    ['a null byte', { ...sampleProfile, rank: 'a\0b' }, [['/rank', 'control_character']]],
    [
      'a text direction trick',
      { ...sampleProfile, rank: 'a\u202eb' },
      [['/rank', 'control_character']],
    ],
    ['an array', [sampleProfile], [['', 'invalid_type']]],
    ['null', null, [['', 'invalid_type']]],
  ])('with %s is rejected', async (_, body, issues) => {
    const reply = await put({ rawBody: JSON.stringify(body) });
    expectProblem(reply, 'validation-failed');
    expect(reply.body).toMatchObject({ issues: issues.map(([path, code]) => ({ path, code })) });
  });

  it('is never repeated in the answer', async () => {
    const secret = 'a-value-nobody-should-see-again';
    const reply = await put({ body: { ...sampleProfile, level: secret, [secret.repeat(3)]: 1 } });
    expectProblem(reply, 'validation-failed');
    expect(reply.text).not.toContain(secret);
  });
});

describe('a draft request', () => {
  const form = {
    contentType: 'TEST',
    topic: 'دورة الماء',
    level: 'Middle',
    questionType: 'True/False',
    questionCount: 5,
  };
  const ask = (rawBody: string | Uint8Array<ArrayBuffer>) =>
    send(generateContent, { token: teacher.token, rawBody });

  it.each<[what: string, change: object, path: string, code: string]>([
    ['an empty topic', { topic: '' }, '/topic', 'too_small'],
    ['200,000 letters', { baseText: 'a'.repeat(200_000) }, '/baseText', 'too_big'],
    ['no questions', { questionCount: 0 }, '/questionCount', 'too_small'],
    ['1,000 questions', { questionCount: 1_000 }, '/questionCount', 'too_big'],
    ['two and a half questions', { questionCount: 2.5 }, '/questionCount', 'invalid_type'],
    ['a null byte', { baseText: 'PK\u0003\u0004\0' }, '/baseText', 'control_character'],
    ['a text direction trick', { topic: 'a\u202eb' }, '/topic', 'control_character'],
  ])('for %s is rejected', async (_, change, path, code) => {
    const reply = await ask(JSON.stringify({ ...form, ...change }));
    expectProblem(reply, 'validation-failed');
    expect(reply.body).toMatchObject({ issues: [{ path, code }] });
  });

  it('of bytes, or above the size limit, is rejected', async () => {
    expectProblem(await ask(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)), 'malformed-json');
    const long = JSON.stringify({ ...form, baseText: 'م'.repeat(200_000) });
    expectProblem(await ask(long), 'payload-too-large');
    expect(await call(listContentJobs, { token: teacher.token })).toEqual([]);
  });
});

describe('another teacher’s data', () => {
  it.each([retryNotebook, deleteNotebook])(
    'are not found by $id of their job',
    async (endpoint) => {
      const reply = await send(endpoint, { token: other.token, params: { jobId } });
      expectProblem(reply, 'job-not-found');
    },
  );

  it('cannot be used to make a notebook', async () => {
    const key = await notebooks.upload(teacher.token, Buffer.from('x'));
    const body = { coverImageKey: sampleCover, studentNamesFileS3Key: key };
    expectProblem(await send(submitNotebook, { token: other.token, body }), 'upload-not-yours');
  });

  it('remain usable by their owner, once for each Idempotency-Key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const retry = () => call(retryNotebook, { token: teacher.token, params: { jobId }, headers });
    const [{ id }, repeated] = await Promise.all([retry(), retry()]);
    expect(repeated.id).toBe(id);
    const again = await notebooks.waitFor(teacher.token, id);
    expect(again.error).toEqual({ code: 'spreadsheet-not-xlsx' });
  });
});

describe('a parameter', () => {
  it.each([
    '../../students',
    '\0',
    'USER#x',
    '01KJQ5N800000000000000000I',
    '01kjq5n8000000000000000000',
    'x'.repeat(5_000),
    '؀',
    '%2e%2e',
  ])('that names the job %j is rejected', async (name) => {
    const reply = await send(deleteNotebook, { token: teacher.token, params: { jobId: name } });
    expectProblem(reply, 'validation-failed');
  });

  it('that occurs twice in a query is rejected', async () => {
    const query = 'fileName=a.xlsx&fileName=b.xlsx&fileType=image/png&fileType=image/jpeg';
    const path = `${createUpload.path}?${query}`;
    const token = { authorization: `Bearer ${teacher.token}` };
    const response = await fetch(`${platform.url}/api${path}`, { headers: token });
    expect(response.status).toBe(400);
    expectNothingInside(await response.text());
  });
});

describe('a request with an unusual path or method', () => {
  const bearer = () => `Authorization: Bearer ${teacher.token}`;
  const get = (target: string, ...headers: string[]) =>
    sendRaw(platform.url, [`GET ${target} HTTP/1.1`, ...headers]);

  it.each([
    '/api/',
    '/api/unknown',
    '/api/profile',
    '/api/profile/professional/',
    '/api//profile/professional',
    '/api/./profile/professional',
    '/api/x/../profile/professional',
    '/api/%2e%2e/api/profile/professional',
    '/api/profile%2Fprofessional',
    '/api/profile%5Cprofessional',
    '/api/profile/professional%00',
    '/api/PROFILE/professional',
    '/api/profile/professional;a=b',
    '/api/%zz',
    '/api/%c0%ae%c0%ae/',
    `/api/${'a'.repeat(9_000)}`,
    `/api/${'a/'.repeat(2_000)}`,
  ])('for %s is not found', async (target) => {
    const { status, text } = await get(target, bearer());
    expect([400, 404]).toContain(status);
    expectNothingInside(text);
  });

  const secrets = /"private"|"dependencies"|root:.*:0:0|BEGIN|teacher@example\.com|privateKey/;
  it.each([
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/package.json',
    '/..\\..\\package.json',
    '/assets/../../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/covers/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/covers/%00.jpg',
    '/covers//arabesque.jpg',
    '/covers/',
    '//etc/passwd',
    '/.git/config',
    '/.env',
    '/package.json',
    '/__local/keys.json',
    '/__local/../auth/accounts.json',
    '/index.html%00.json',
    '/%',
    '/%zz.json',
    '/%ff%fe.js',
    `/${'a'.repeat(9_000)}`,
    'http://example.com/config.json',
    '*',
  ])('for %s shows no file of the server', async (target) => {
    const { status, text } = await get(target);
    expect(status).toBeGreaterThanOrEqual(200);
    expect([500, 502, 504]).not.toContain(status);
    // Either refused, or answered with the application's own page.
    if (status === 200) expect(text).toMatch(/<!doctype html>|"apiBase"/i);
    else expectNothingInside(text);
    expect(text).not.toMatch(secrets);
  });

  it.each(['PATCH', 'PUT', 'HEAD', 'OPTIONS', 'TRACE', 'DELETE', 'PROPFIND'])(
    'by %s is refused where there is no such method',
    async (method) => {
      const head = [`${method} /api/notebooks/library HTTP/1.1`, bearer()];
      const { status, text } = await sendRaw(platform.url, head);
      expect([400, 404, 405]).toContain(status);
      expectNothingInside(text);
    },
  );

  it.each(['POST', 'PUT', 'DELETE'])('by %s to the site is refused', async (method) => {
    const response = await fetch(`${platform.url}/config.json`, { method });
    expect([403, 405]).toContain(response.status);
    expect((await fetch(`${platform.url}/config.json`)).status).toBe(200);
  });

  it('with control characters or missing parts causes no server error', async () => {
    for (const target of ['/api/\0', '/api/\u0001', '/api/a b', '/\u00e9']) {
      const { status, text } = await get(target, bearer());
      expect(status).toBeLessThan(500);
      expectNothingInside(text);
    }
    expect((await sendRaw(platform.url, ['nonsense'])).status).toBe(400);
  });
});

describe('the headers of a request', () => {
  const profilePath = `/api${getProfile.path}`;
  const get = (...headers: string[]) =>
    sendRaw(platform.url, [
      `GET ${profilePath} HTTP/1.1`,
      `Authorization: Bearer ${teacher.token}`,
      ...headers,
    ]);

  it('cannot change who the caller is', async () => {
    const plain = await call(getProfile, { token: other.token });
    const headers = {
      'x-uid': teacher.uid,
      'x-amzn-oidc-identity': teacher.uid,
      'x-forwarded-user': teacher.uid,
      'x-apigateway-event': '{}',
    };
    const reply = await send(getProfile, { token: other.token, headers });
    expect(reply.body).toEqual(plain);
    const role = { role: 'teacher', 'x-role': 'teacher' };
    expect((await send(listNotebookJobs, { token: student.token, headers: role })).status).toBe(
      403,
    );
  });

  it('cannot lead to another path or method', async () => {
    const headers = {
      'x-original-url': '/api/notebooks/jobs',
      'x-rewrite-url': '/api/notebooks/jobs',
      'x-http-method-override': 'DELETE',
      'x-forwarded-host': 'example.com',
      'x-forwarded-prefix': '/x',
    };
    const reply = await send(getProfile, { token: teacher.token, headers });
    expect(reply.body).toEqual(sampleProfile);
    expect(reply.text).not.toContain('example.com');
  });

  it('above 10 KB are refused', async () => {
    expect((await get(`X-Long: ${'a'.repeat(11_000)}`)).status).toBe(431);
    expect(
      (await get(...Array.from({ length: 500 }, (_, n) => `X-${n}: ${'a'.repeat(30)}`))).status,
    ).toBe(431);
  });

  it('that contradict each other about the length are refused', async () => {
    const post = ['POST /api/notebooks/generate HTTP/1.1', 'Content-Type: application/json'];
    const { status } = await sendRaw(
      platform.url,
      [...post, 'Content-Length: 4', 'Content-Length: 6'],
      '{"a":1',
    );
    expect(status).toBe(400);
    const smuggled = await sendRaw(
      platform.url,
      [...post, 'Content-Length: 4', 'Transfer-Encoding: chunked'],
      '0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
    );
    expect(smuggled.status).toBe(400);
  });

  it('that repeat the token are refused', async () => {
    const { status, text } = await get(`Authorization: Bearer ${other.token}`);
    expect([200, 400, 403]).toContain(status);
    // Node keeps the first; whichever counts, it is never a mixture.
    if (status === 200) expect(text).toContain('"fullName"');
  });

  it('keep a request id in every answer of the API', async () => {
    const { headers } = await send(getProfile, { token: teacher.token });
    expect(headers.get('apigw-requestid')).toMatch(/^[\w+/]{15}=$/);
  });
});

describe('the log of all these requests', () => {
  it('contains no failure of the server', () => {
    const lines = readFileSync(logFile).subarray(loggedBefore).toString('utf8').split('\n');
    // A browser's errors are not the server's, and on a busy machine a call of another test may come too late.
    const others = /"browser-error"|"name":"TimeoutError"/;
    const failures = lines.filter(
      (line) => / web |"level":"error"|failed: /.test(line) && !others.test(line),
    );
    expect(failures).toEqual([]);
  });

  it('contains no token, address or name', () => {
    const lines = readFileSync(logFile, 'utf8');
    for (const secret of [
      teacher.token,
      teacher.token.split('.')[1]!,
      teacher.email,
      sampleProfile.fullName,
    ]) {
      expect(lines).not.toContain(secret);
    }
  });
});
