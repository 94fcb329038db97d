import '#test/support/temporary-folder.ts';
import { defineConfig } from 'vitest/config';
import { InOrder } from './harness/in-order.ts';

export default defineConfig({
  test: {
    name: 'deploy',
    include: ['test/integration/**/*.test.ts', 'test/deploy/*.test.ts'],
    globalSetup: ['test/deploy/harness/set-up.ts'],
    setupFiles: ['test/deploy/harness/trust-gateway.ts', 'test/deploy/harness/hold-gaps.ts'],
    fileParallelism: false,
    sequence: { sequencer: InOrder },
    // For tests that hang.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
