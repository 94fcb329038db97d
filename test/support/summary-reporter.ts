import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one plain line, `N passed, N failed`, for whoever reads the output with a script. */
export default class SummaryLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let failed = errors.length;
    for (const module of modules) {
      // A module that could not be loaded ran no test, and is a failure all the same.
      if (module.errors().length > 0) failed += 1;
      for (const test of module.children.allTests()) {
        // A skipped test is a failure, too: it says nothing of what it was written for.
        if (test.result().state === 'passed') passed += 1;
        else failed += 1;
      }
    }
    // The default reporter writes its own summary at the same event: leave it the turn.
    process.once('exit', () => {
      process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
    });
  }
}
