import '#test/support/temporary-folder.ts';
import { defineConfig } from 'vitest/config';

/** For `npm run test:model`, which installs a real model; `npm test` has its own configuration. */
export default defineConfig({
  test: {
    name: 'model',
    include: ['test/model/*.test.ts'],
    globalSetup: ['./test/support/build.ts'],
    // For a machine on which each of the model's words takes a second.
    testTimeout: 4 * 3_600_000,
    hookTimeout: 1_800_000,
  },
});
