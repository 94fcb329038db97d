import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, SessionEndedError } from './api/api-error.ts';
import { watchError } from './watch-errors.ts';

const call = vi.hoisted(() => vi.fn(async () => undefined));
const token = vi.hoisted((): { now: string | undefined } => ({ now: 'token' }));
vi.mock('./api/client.ts', () => ({ call }));
vi.mock('./auth/token.ts', () => ({ freshToken: async () => token.now }));

beforeEach(() => {
  token.now = 'token';
  window.history.replaceState(null, '', '/grades/01KJQ5N8000000000000000000');
});
afterEach(() => {
  call.mockClear();
  // Reported errors are remembered in the module.
  vi.resetModules();
});

const broken = (message: string): Error =>
  Object.assign(new RangeError(message), {
    stack: `RangeError: ${message}\n    at show (https://d1.example/assets/review-Bx1kT9a.js:3:1405)`,
  });

it('reports unexpected errors, without what is on the screen', async () => {
  watchError(broken('no "سلمى" in salma@example.com'));
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  expect(call).toHaveBeenCalledWith(expect.anything(), {
    body: {
      name: 'RangeError',
      frames: ['/assets/review-Bx1kT9a.js:3:1405'],
      page: '/grades/:jobId',
      version: expect.any(String) as string,
    },
  });
});

it('reports the same error once', async () => {
  watchError(broken('a'));
  watchError(broken('b'));
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  await import('./report-error.ts');
  expect(call).toHaveBeenCalledTimes(1);
});

it.each([
  ['a refused call', new ApiError(409, 'student-exists')],
  ['an ended session', new SessionEndedError('refused')],
  ['no network', new TypeError('Failed to fetch')],
  ['a fetch that was given up', new DOMException('gone', 'AbortError')],
  ['what is no error', 'oops'],
])('does not report %s', async (_, error) => {
  watchError(error);
  await import('./report-error.ts');
  await new Promise((resolve) => setTimeout(resolve));
  expect(call).not.toHaveBeenCalled();
});

it('reports nothing before a user is signed in', async () => {
  token.now = undefined;
  const { reportError } = await import('./report-error.ts');
  await reportError(broken('a'));
  expect(call).not.toHaveBeenCalled();
});
