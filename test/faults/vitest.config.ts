import '#test/support/temporary-folder.ts';
import { defineConfig } from 'vitest/config';

/** For `npm run test:faults`; `npm test` has its own configuration. */
export default defineConfig({
  test: {
    name: 'faults',
    include: ['test/faults/**/*.test.ts'],
    globalSetup: ['./test/support/build.ts'],
    reporters: ['default', './test/faults/table-reporter.ts', './test/support/summary-reporter.ts'],
    // Each file has a platform; two cores cannot run more.
    maxWorkers: 2,
    // For tests that hang.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
