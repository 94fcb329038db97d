import { beforeAll, describe, expect, inject, it } from 'vitest';
import { submitNotebook } from '#shared/contracts/notebooks.ts';
import { createUpload } from '#shared/contracts/uploads.ts';
import { limits } from '#shared/model/limits.ts';
import { spreadsheetType, uploadPrefix, type UploadType } from '#shared/model/upload.ts';
import { englishList } from '../fixtures/spreadsheets/plain-lists.ts';
import type { Account } from '../support/accounts.ts';
import { connect } from '../support/connect.ts';
import { sampleCover } from '../support/notebook-jobs.ts';

const { url: origin, accounts, call, send, notebooks } = connect(inject('platform'));
const bytes = new Uint8Array(englishList().bytes);

let teacher: Account;
beforeAll(async () => {
  teacher = await accounts.newTeacher();
});

const newTicket = ({
  fileName = 'names.xlsx',
  fileType = spreadsheetType,
  fileSize = String(bytes.length),
}: {
  fileName?: string;
  fileType?: UploadType;
  fileSize?: string;
} = {}) => call(createUpload, { token: teacher.token, query: { fileName, fileType, fileSize } });

const put = async (
  url: string | URL,
  { headers, body = bytes }: { headers: Record<string, string>; body?: Uint8Array<ArrayBuffer> },
) => {
  const response = await fetch(url, { method: 'PUT', headers, body });
  const text = await response.text();
  return { status: response.status, code: /<Code>(.+)<\/Code>/.exec(text)?.[1] };
};

describe('a ticket', () => {
  it('stores the file under the caller’s key, with a random part', async () => {
    const [one, other] = await Promise.all([newTicket(), newTicket()]);
    expect(one.key).toMatch(new RegExp(`^${uploadPrefix(teacher.uid)}[0-9a-f]{32}/names\\.xlsx$`));
    expect(one.key).not.toBe(other.key);
    expect(new URL(one.url).searchParams.get('X-Amz-Expires')).toBe('300');
    expect(await put(one.url, one)).toMatchObject({ status: 200 });
  });

  it('works once', async () => {
    const { url, headers } = await newTicket();
    expect(await put(url, { headers })).toMatchObject({ status: 200 });
    expect(await put(url, { headers })).toEqual({ status: 412, code: 'PreconditionFailed' });
  });

  it('works for one of two simultaneous uploads', async () => {
    const { url, headers } = await newTicket();
    const answers = await Promise.all([put(url, { headers }), put(url, { headers })]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([409, 412]).toContain(statuses[1]);
  });

  it('cannot overwrite a file by leaving out its condition', async () => {
    const { url, headers } = await newTicket();
    const { 'content-type': contentType } = headers;
    const refused = await put(url, { headers: { 'content-type': contentType } });
    expect(refused).toEqual({ status: 403, code: 'SignatureDoesNotMatch' });
  });

  it.each([
    ['more bytes', new Uint8Array([...bytes, 0])],
    ['fewer bytes', bytes.slice(1)],
    ['no bytes', new Uint8Array()],
  ])('refuses %s', async (_, body) => {
    const { url, headers } = await newTicket();
    expect(await put(url, { headers, body })).toMatchObject({ status: 403 });
    // The ticket can still be used.
    expect(await put(url, { headers })).toMatchObject({ status: 200 });
  });

  it.each(['image/png', 'text/html', 'application/octet-stream'])(
    'refuses the type %s',
    async (type) => {
      const { url, headers } = await newTicket();
      expect(await put(url, { headers: { ...headers, 'content-type': type } })).toEqual({
        status: 403,
        code: 'SignatureDoesNotMatch',
      });
    },
  );

  it('refuses another key, bucket, owner, date or lifetime', async () => {
    const { url, headers } = await newTicket();
    const changed = (change: (url: URL) => void) => {
      const copy = new URL(url);
      change(copy);
      return put(copy, { headers });
    };
    const answers = await Promise.all([
      changed((copy) => (copy.pathname += 'm')),
      changed((copy) => (copy.pathname = copy.pathname.replace(teacher.uid, 'someone-else'))),
      changed((copy) => (copy.pathname = copy.pathname.replace('/uploads/', '/covers/'))),
      changed((copy) => (copy.pathname = copy.pathname.replace(/^\/[^/]+/, '/another-bucket'))),
      changed((copy) => copy.searchParams.set('X-Amz-Expires', '3600')),
      changed((copy) => copy.searchParams.set('X-Amz-Date', '20200101T000000Z')),
      changed((copy) => copy.searchParams.delete('X-Amz-Security-Token')),
      changed((copy) => copy.searchParams.delete('X-Amz-Signature')),
    ]);
    for (const { status } of answers) expect([400, 403]).toContain(status);
    expect(await put(url, { headers })).toMatchObject({ status: 200 });
  });

  it('allows only PUT', async () => {
    const { url, headers } = await newTicket();
    await put(url, { headers });
    for (const method of ['GET', 'HEAD', 'DELETE', 'POST']) {
      expect((await fetch(url, { method })).status, method).toBe(403);
    }
  });

  it('refuses headers that were not signed', async () => {
    const { url, headers } = await newTicket();
    const more = { ...headers, 'x-amz-meta-owner': 'somebody' };
    expect(await put(url, { headers: more })).toMatchObject({ status: 403 });
  });
});

describe('a browser on the site', () => {
  const preflight = (url: string, headers: string, method = 'PUT') =>
    fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': headers,
      },
    });

  it('may send the file and read the answer', async () => {
    const { url, headers } = await newTicket();
    const allowed = await preflight(url, Object.keys(headers).join(','));
    expect(allowed.status).toBe(200);
    expect(allowed.headers.get('access-control-allow-methods')).toBe('PUT');
    expect(allowed.headers.get('access-control-allow-headers')).toBe('content-type, if-none-match');
    const response = await fetch(url, {
      method: 'PUT',
      headers: { ...headers, origin },
      body: bytes,
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    // A refusal can be read as well, so that the page can say what is wrong.
    const again = await fetch(url, { method: 'PUT', headers: { ...headers, origin }, body: bytes });
    expect(again.status).toBe(412);
    expect(again.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each([
    ['other headers', 'content-type,x-amz-acl', 'PUT'],
    ['other methods', 'content-type', 'DELETE'],
  ])('may not send %s', async (_, headers, method) => {
    const { url } = await newTicket();
    expect((await preflight(url, headers, method)).status).toBe(403);
  });
});

describe('a request for a ticket', () => {
  const query = { fileName: 'a.xlsx', fileType: spreadsheetType, fileSize: '100' };
  it.each([
    ['an unknown type', { ...query, fileType: 'text/csv' }, '/fileType', 'invalid_value'],
    ['a missing name', { ...query, fileName: undefined }, '/fileName', 'invalid_type'],
    ['another extension', { ...query, fileName: 'a.xls' }, '/fileName', 'extension_mismatch'],
    ['no extension', { ...query, fileName: 'xlsx' }, '/fileName', 'extension_mismatch'],
    ['a null byte', { ...query, fileName: 'a\0.xlsx' }, '/fileName', 'control_character'],
    ['a long name', { ...query, fileName: `${'a'.repeat(256)}.xlsx` }, '/fileName', 'too_big'],
    ['no bytes', { ...query, fileSize: '0' }, '/fileSize', 'invalid_format'],
    ['a negative size', { ...query, fileSize: '-5' }, '/fileSize', 'invalid_format'],
    [
      'a spreadsheet above 5 MB',
      { ...query, fileSize: String(limits.spreadsheetBytes + 1) },
      '/fileSize',
      'too_big',
    ],
    [
      'an image above 10 MB',
      { fileName: 'a.png', fileType: 'image/png', fileSize: String(limits.imageBytes + 1) },
      '/fileSize',
      'too_big',
    ],
    ['an unknown parameter', { ...query, acl: 'public-read' }, '/acl', 'unrecognized_keys'],
  ])('is refused for %s', async (_, wrong, path, code) => {
    const reply = await send(createUpload, { token: teacher.token, query: wrong });
    expect(reply).toMatchObject({
      status: 400,
      body: { code: 'validation-failed', issues: [{ path, code }] },
    });
  });

  it.each([
    '../../../library/covers/a.xlsx',
    '..\\..\\a.xlsx',
    '/etc/a.xlsx',
    '%2e%2e%2fa.xlsx',
    '.xlsx',
    'قائمة (1) ‐ "x" \'y\'.xlsx',
  ])('for %s is refused, or gets a key of the caller', async (fileName) => {
    const { key, url, headers } = await newTicket({ fileName });
    expect(key).toMatch(
      new RegExp(`^${uploadPrefix(teacher.uid)}[0-9a-f]{32}/(?!\\.)[^/\\\\%]+$`, 'u'),
    );
    expect(await put(url, { headers })).toMatchObject({ status: 200 });
  });
});

describe('a client that does not give the file’s size', () => {
  const query = { fileName: 'a.xlsx', fileType: spreadsheetType };

  it('sends the file with its content type alone', async () => {
    const { url, key } = await call(createUpload, { token: teacher.token, query });
    const type = { 'content-type': spreadsheetType };
    expect(await put(url, { headers: type })).toMatchObject({ status: 200 });
    expect(await notebooks.submit(teacher.token, key)).toMatchObject({ status: 'PENDING' });
  });

  it('still gets a ticket for one type, and for one file on request', async () => {
    const { url, headers } = await call(createUpload, { token: teacher.token, query });
    const other = { ...headers, 'content-type': 'text/html' };
    expect(await put(url, { headers: other })).toMatchObject({ status: 403 });
    expect(await put(url, { headers })).toMatchObject({ status: 200 });
    expect(await put(url, { headers })).toMatchObject({ status: 412 });
  });
});

describe('the daily tickets', () => {
  it('are few for files of unknown size', async () => {
    const { token } = await accounts.newTeacher({ profile: false });
    const query = { fileName: 'a.xlsx', fileType: spreadsheetType };
    const statuses: number[] = [];
    for (let asked = 0; asked <= limits.unsizedUploadsPerDay; asked += 1) {
      statuses.push((await send(createUpload, { token, query })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(limits.unsizedUploadsPerDay);
    expect(statuses.at(-1)).toBe(429);
    const sized = { ...query, fileSize: '100' };
    expect(await send(createUpload, { token, query: sized })).toMatchObject({ status: 200 });
  });
});

describe('submitting a job', () => {
  const submit = (key: string, token = teacher.token) =>
    send(submitNotebook, {
      token,
      body: { coverImageKey: sampleCover, studentNamesFileS3Key: key },
    });

  it('refuses another teacher’s upload without looking for it', async () => {
    const other = await accounts.newTeacher();
    const theirs = await notebooks.upload(other.token, bytes);
    const random = '0'.repeat(32);
    const keys = [
      theirs,
      theirs.replace(other.uid, `${teacher.uid}/../${other.uid}`),
      `uploads/${teacher.uid}/${random}/../../${other.uid}/names.xlsx`,
      `uploads/${teacher.uid}/names.xlsx`,
      `/uploads/${teacher.uid}/${random}/names.xlsx`,
      'covers/arabesque.jpg',
      'x',
    ];
    for (const key of keys) {
      expect(await submit(key), key).toMatchObject({
        status: 403,
        body: { code: 'upload-not-yours' },
      });
    }
  });

  it('refuses a ticket that was never used', async () => {
    const { key } = await newTicket();
    expect(await submit(key)).toMatchObject({ status: 404, body: { code: 'upload-not-found' } });
  });

  it('refuses an image', async () => {
    const ticket = await newTicket({ fileName: 'a.png', fileType: 'image/png' });
    await put(ticket.url, ticket);
    expect(await submit(ticket.key)).toMatchObject({
      status: 400,
      body: {
        code: 'validation-failed',
        issues: [{ path: '/studentNamesFileS3Key', code: 'wrong_type' }],
      },
    });
  });

  it('refuses a file above the limit that was uploaded without its size', async () => {
    const query = { fileName: 'a.xlsx', fileType: spreadsheetType };
    const ticket = await call(createUpload, { token: teacher.token, query });
    const body = new Uint8Array(limits.spreadsheetBytes + 1);
    expect(await put(ticket.url, { ...ticket, body })).toMatchObject({ status: 200 });
    expect(await submit(ticket.key)).toMatchObject({
      status: 400,
      body: { issues: [{ path: '/studentNamesFileS3Key', code: 'too_big' }] },
    });
    // It is deleted.
    expect(await submit(ticket.key)).toMatchObject({ status: 404 });
  });

  it('refuses a cover that is not in the library', async () => {
    const key = await notebooks.upload(teacher.token, bytes);
    for (const coverImageKey of ['covers/none.jpg', '../covers/arabesque.jpg', key]) {
      const body = { coverImageKey, studentNamesFileS3Key: key };
      expect(await send(submitNotebook, { token: teacher.token, body })).toMatchObject({
        status: 404,
        body: { code: 'cover-not-found' },
      });
    }
  });
});
