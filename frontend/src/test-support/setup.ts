import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// As expect.poll waits: a busy machine takes its time to fetch a dialog's file.
configure({ asyncUtilTimeout: 30_000 });

// jsdom lays nothing out; a test that runs without it has no elements either.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;

// No test signs in, or asks the platform where things are, unless that is what it tests.
vi.mock('../lib/auth/token.ts', () => ({ freshToken: () => Promise.resolve('token') }));
vi.mock('../lib/runtime-config.ts', () => ({
  loadConfig: vi.fn(() => Promise.resolve({ apiBase: '/api' })),
}));
