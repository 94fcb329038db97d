import { expect, it } from 'vitest';
import { reportBrowserError } from '../../../shared/contracts/browser-errors.ts';
import { callEndpoint } from '../../../test/support/call-endpoint.ts';
import { handler } from './report-browser-error.ts';

const body = {
  name: 'TypeError',
  message: "Cannot read 'سلمى' of salma@example.com",
  frames: ['show /assets/review-Bx1.js:3:1405'],
  page: '/grades/:id',
  version: 'index-9a.js',
};

it('logs and counts what a browser tells, without what was on the screen', async () => {
  const { status, logged } = await callEndpoint(handler, { body });
  expect(status).toBe(204);
  const [line = ''] = logged.split('\n');
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    event: 'browser-error',
    ...{ ...body, message: "Cannot read '…' of …" },
    BrowserError: 1,
  });
});

it('takes no more than it asks for', async () => {
  expect(reportBrowserError.audience).toBe('signed-in');
  const more = { ...body, html: '<p>' };
  expect(await callEndpoint(handler, { body: more })).toMatchObject({ status: 400 });
});
