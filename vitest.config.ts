import '#test/support/temporary-folder.ts';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import PlatformFirstSequencer from '#test/support/platform-first-sequencer.ts';
import { patienceMs } from '#test/support/shake.ts';

/** For what hangs. A busy machine takes its time, so no limit is near what anything takes; none is an assertion. */
const patience = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: patienceMs } },
};

const maxWorkers = 4;

/** Rules, which keep no state of their own and need no process of their own. */
const pure = [
  'shared/**/*.test.ts',
  'lambdas/*/domain/**/*.test.ts',
  'lambdas/{ai-content/rules,pages/engines}/**/*.test.ts',
  'lambdas/core/{files,http,model,spreadsheet}/**/*.test.ts',
  'lambdas/print/**/*.test.ts',
  'frontend/src/features/*/model/**/*.test.ts',
  'frontend/src/{record,days,rolls}/model/**/*.test.ts',
  'frontend/src/lib/sources/**/*.test.ts',
];

export default defineConfig({
  test: {
    reporters: ['default', './test/support/summary-reporter.ts'],
    // Left alone, two cores get one worker; but those that wait for a platform or a browser use half of a core.
    maxWorkers,
    sequence: { sequencer: PlatformFirstSequencer },
    projects: [
      {
        test: {
          name: 'pure',
          sequence: { groupOrder: 2 },
          // A quarter of their work was starting a process for each and loading into it what the last one had.
          isolate: false,
          include: pure,
          setupFiles: ['test/support/fail-on-console.ts'],
          ...patience,
          restoreMocks: true,
        },
      },
      {
        test: {
          name: 'unit',
          sequence: { groupOrder: 2 },
          // Half of their work was starting a process for each and loading the SDK into it.
          isolate: false,
          include: [
            'lambdas/**/*.test.ts',
            'infra/**/*.test.ts',
            'frontend/build/**/*.test.ts',
            'test/{bench,contract,preflight,smoke,workflows}/**/*.test.ts',
            'test/deploy/harness/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, ...pure],
          setupFiles: ['test/support/own-modules.ts', 'test/support/fail-on-console.ts'],
          ...patience,
          restoreMocks: true,
        },
      },
      {
        extends: 'frontend/vite.config.ts',
        test: {
          name: 'frontend',
          // A context for each file instead of a process: jsdom starts in half the time.
          pool: 'vmThreads',
          maxWorkers,
          root: '.',
          include: ['frontend/src/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...pure],
          environment: './frontend/src/test-support/jsdom-environment.ts',
          setupFiles: [
            'test/support/fail-on-console.ts',
            'frontend/src/test-support/no-owner-stacks.ts',
            'frontend/src/test-support/count-renders.ts',
            'frontend/src/test-support/setup.ts',
          ],
          ...patience,
          restoreMocks: true,
        },
      },
      {
        test: {
          name: 'infra',
          // Files of a worker share the CDK, and each variant of the app once it is synthesized. They never wait, so
          // more workers than cores would only make more variants twice.
          isolate: false,
          maxWorkers: Math.min(maxWorkers, availableParallelism()),
          sequence: { groupOrder: 1 },
          include: ['test/infra/**/*.test.ts'],
          globalSetup: ['test/support/build.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'platform',
          // Files of a worker share its browser and its pages.
          isolate: false,
          include: ['test/{integration,e2e}/**/*.test.ts'],
          globalSetup: ['test/support/platform.ts'],
          ...patience,
        },
      },
    ],
  },
});
