import { expect, it } from 'vitest';
import { reportBrowserError } from '#shared/contracts/browser-errors.ts';
import { limits } from '#shared/model/limits.ts';
import { callEndpoint, teacher } from '#test/support/call-endpoint.ts';
import { handler } from './report-browser-error.ts';

const body = {
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'سلمى of salma@example.com')",
  frames: ['show /assets/review-Bx1kT9aQ.js:3:1405', '/assets/index-9aCk20_d.js:1:22'],
  page: '/grades/:jobId',
  version: 'tell-error-9aCk20_d.js',
};

it('logs and counts the error a browser reports, without what was on the screen', async () => {
  const { status, logged } = await callEndpoint(handler, { body });
  expect(status).toBe(204);
  const [line = ''] = logged.split('\n');
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    event: 'browser-error',
    ...body,
    message: 'Cannot read properties of undefined (reading …)',
    frames: ['/assets/review-Bx1kT9aQ.js:3:1405', '/assets/index-9aCk20_d.js:1:22'],
    BrowserError: 1,
  });
});

it.each([
  ['a name', 'Salma Benali'],
  ['an Arabic name', 'سلمى بن علي'],
  ['an address', 'salma@example.com'],
  ['a token', 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'],
  ['a name in a file', 'salma /assets/salma.benali'],
  ['a name of an error', 'SalmaBenaliError'],
  ['a mark', 'Salma Benali: 15.75'],
  ['a message with a text', `Unexpected token 'S', "Salma Benali" is not valid JSON`],
])('logs nothing of %s in any field', async (_, secret) => {
  const report = {
    name: secret.slice(0, 60),
    message: secret,
    frames: [secret, `${secret} /assets/index-9aCk20_d.js:1:22`],
    page: `/grades/${secret}`,
    version: secret.slice(0, 80),
  };
  const user = { ...teacher, uid: `caller-${secret.length}` };
  const { status, logged } = await callEndpoint(handler, { body: report, user });
  expect(status).toBe(204);
  for (const part of secret.split(/[\s.@/]+/).filter((word) => word.length > 3)) {
    if (!/assets|Unexpected|token|valid|JSON/.test(part)) expect(logged).not.toContain(part);
  }
});

it('rejects a caller who reports too often, and nobody else', async () => {
  const flooding = { ...teacher, uid: 'flooding' };
  const report = (user: object) => callEndpoint(handler, { body, user });
  for (let told = 0; told < limits.browserErrorBurst; told += 1)
    expect((await report(flooding)).status).toBe(204);
  const refused = await report(flooding);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect(refused.logged).not.toContain('"event":"browser-error"');
  expect((await report({ ...teacher, uid: 'another' })).status).toBe(204);
});

it('rejects fields that were not requested', async () => {
  expect(reportBrowserError.audience).toBe('signed-in');
  const more = { ...body, html: '<p>' };
  expect(await callEndpoint(handler, { body: more })).toMatchObject({ status: 400 });
});
