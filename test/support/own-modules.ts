import { afterAll, vi } from 'vitest';

// Files share a process and the packages it has loaded, and nothing else: each has the project's own modules anew.
vi.resetModules();
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
