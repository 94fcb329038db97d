import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * Ends a run with one plain line, `N passed, N failed`, for whoever reads the output with a script. Tests that passed
 * only when tried again are named before it, with what went wrong the first time.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let failed = errors.length;
    const retried: string[] = [];
    for (const module of modules) {
      // A module that could not be loaded ran no test, and is a failure all the same.
      if (module.errors().length > 0) failed += 1;
      for (const test of module.children.allTests()) {
        // A skipped test is a failure, too: it says nothing of what it was written for.
        if (test.result().state === 'passed') passed += 1;
        else failed += 1;
        if (test.ok() && test.diagnostic()?.retryCount) retried.push(describeRetry(test));
      }
    }
    // The default reporter writes its own summary at the same event: leave it the turn.
    process.once('exit', () => {
      process.stdout.write(`\n${[...retried, `${passed} passed, ${failed} failed`].join('\n')}\n`);
    });
  }
}

const describeRetry = (test: TestCase): string => {
  const messages = test.result().errors?.map(({ message, stack }) => `  ${stack ?? message}`) ?? [];
  return [`Passed when tried again: ${test.fullName}`, ...messages].join('\n');
};
