import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    reporters: ['default', './test/support/closing-line.ts'],
    // Left alone, two cores get one worker; a browser test waits more than it computes.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'shared/**/*.test.ts',
            'lambdas/**/*.test.ts',
            'infra/**/*.test.ts',
            'frontend/build/**/*.test.ts',
            'test/{contract,workflows}/**/*.test.ts',
          ],
          setupFiles: ['test/support/fail-on-console.ts'],
          restoreMocks: true,
        },
      },
      {
        extends: 'frontend/vite.config.ts',
        test: {
          name: 'frontend',
          // A context for each file instead of a process: jsdom starts in half the time.
          pool: 'vmThreads',
          maxWorkers: 2,
          root: '.',
          include: ['frontend/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['test/support/fail-on-console.ts', 'frontend/src/test-support/setup.ts'],
          // Room for a busy machine: alone, each takes a second at most.
          testTimeout: 30_000,
          restoreMocks: true,
        },
      },
      {
        test: {
          name: 'platform',
          include: ['test/{infra,integration,e2e}/**/*.test.ts'],
          globalSetup: ['test/support/platform.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          // A browser on two busy cores can miss a moment once; what fails twice is broken.
          retry: 1,
        },
      },
    ],
  },
});
