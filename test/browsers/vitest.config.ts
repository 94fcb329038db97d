import '#test/support/temporary-folder.ts';
import { defineConfig } from 'vitest/config';

/** For `npm run test:browsers`; `npm test` has its own configuration, and uses Chromium only. */
export default defineConfig({
  test: {
    name: 'browsers',
    include: ['test/browsers/*.test.ts'],
    globalSetup: ['./test/browsers/setup.ts', './test/support/platform.ts'],
    reporters: ['default', './test/support/summary-reporter.ts'],
    // For tests that hang.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 240_000 } },
  },
});
