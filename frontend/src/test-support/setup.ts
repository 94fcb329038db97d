import { configure, getConfig } from '@testing-library/react';
import { vi } from 'vitest';

const { getElementError } = getConfig();

/** While a test waits, each attempt would print the document for an error that nobody sees; the last one prints it. */
function elementError(message: string | null, container: Element): Error {
  const isAwaited = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  const error = isAwaited ? new Error(message ?? '') : getElementError(message, container);
  // By this name, the library shows the test's own line.
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, elementError);
  return error;
}

// As long as expect.poll waits: a busy machine loads a dialog's file slowly.
configure({ asyncUtilTimeout: 240_000, getElementError: elementError });

// jsdom has no layout; tests that run without jsdom have no `Element`.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;

// Tests neither sign in nor fetch the settings, unless they test that.
vi.mock('../lib/auth/token.ts', () => ({ freshToken: () => Promise.resolve('token') }));
vi.mock('../lib/runtime-config.ts', () => ({
  loadConfig: vi.fn(() => Promise.resolve({ apiBase: '/api' })),
}));
