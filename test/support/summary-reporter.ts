import type { Reporter, TestModule, Vitest } from 'vitest/node';

/** Ends a run with one plain line, `N passed, N failed`, for scripts that read the output. */
export default class SummaryLine implements Reporter {
  #isFiltered = false;

  onInit({ config }: Vitest): void {
    this.#isFiltered = config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    let failed = errors.length;
    for (const module of modules) {
      // A module that could not be loaded ran no test, and counts as a failure.
      if (module.errors().length > 0) failed += 1;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        // A skipped test counts as a failure, because it proves nothing; unless `-t` left it out.
        if (state === 'passed') passed += 1;
        else if (state !== 'skipped' || !this.#isFiltered) failed += 1;
      }
    }
    // The default reporter writes its summary at the same event, so let it finish first.
    process.once('exit', () => {
      process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
    });
  }
}
