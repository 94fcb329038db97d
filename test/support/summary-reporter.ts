import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one plain line, `N passed, N failed`, for scripts that read the output. */
export default class SummaryLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let failed = errors.length;
    for (const module of modules) {
      // A module that could not be loaded ran no test, and counts as a failure.
      if (module.errors().length > 0) failed += 1;
      for (const test of module.children.allTests()) {
        // A skipped test counts as a failure, because it proves nothing.
        if (test.result().state === 'passed') passed += 1;
        else failed += 1;
      }
    }
    // The default reporter writes its summary at the same event, so let it finish first.
    process.once('exit', () => {
      process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
    });
  }
}
