import { configure } from '@testing-library/react';
import { vi } from 'vitest';
import { waitAndSay } from './wait-and-say.ts';

// As long as expect.poll waits: a busy machine loads a dialog's file slowly.
configure({ asyncUtilTimeout: 240_000, asyncWrapper: waitAndSay() });

// jsdom has no layout; tests that run without jsdom have no `Element`.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined;

// Node's channels reach every thread, and so other files' tests; a browser's reach the tabs of one browser.
const browser = crypto.randomUUID();
const NodeChannel = BroadcastChannel;
vi.stubGlobal(
  'BroadcastChannel',
  class extends NodeChannel {
    constructor(name: string) {
      super(`${browser} ${name}`);
    }
  },
);

// Tests neither sign in nor fetch the settings, unless they test that.
vi.mock('../lib/auth/token.ts', () => ({ freshToken: () => Promise.resolve('token') }));
vi.mock('../lib/runtime-config.ts', () => ({
  loadConfig: vi.fn(() => Promise.resolve({ apiBase: '/api', firebase: { apiKey: 'key' } })),
}));
