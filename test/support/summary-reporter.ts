import type { Reporter, TestModule, Vitest } from 'vitest/node';

const firstLine = (error: unknown): string =>
  String((error as { message?: unknown } | undefined)?.message ?? error).split('\n', 1)[0] ?? '';

/**
 * Ends a run with what failed, a line each, and one plain line, `N passed, N failed`.
 * A long log is often cut to its end, and these lines are then what is left of it.
 */
export default class SummaryLine implements Reporter {
  #isFiltered = false;

  onInit({ config }: Vitest): void {
    this.#isFiltered = config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    let passed = 0;
    const failures = errors.map((error) => `outside of a test: ${firstLine(error)}`);
    for (const module of modules) {
      // A module that could not be loaded ran no test, and counts as a failure.
      const [moduleError] = module.errors();
      if (moduleError) failures.push(`${module.relativeModuleId}: ${firstLine(moduleError)}`);
      for (const test of module.children.allTests()) {
        const { state, errors: causes } = test.result();
        // A skipped test counts as a failure, because it proves nothing; unless `-t` left it out.
        if (state === 'passed') passed += 1;
        else if (state !== 'skipped' || !this.#isFiltered)
          failures.push(
            `${module.relativeModuleId} > ${test.fullName}: ${firstLine(causes?.[0] ?? state)}`,
          );
      }
    }
    // The default reporter writes its summary at the same event, so let it finish first.
    process.once('exit', () => {
      for (const failure of failures) process.stdout.write(`\nFailed: ${failure}`);
      process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`);
    });
  }
}
