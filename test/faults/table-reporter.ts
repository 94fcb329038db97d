import type { Reporter, TestModule } from 'vitest/node';
import type { FaultRow } from './support/scenario.ts';

/** Width of a column in characters; longer texts overflow. */
const widest = 80;

/** Ends a run with a table: the fault, the number of jobs, and how they ended. */
export default class FaultTable implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const rows: FaultRow[] = modules
      .flatMap((module) => [...module.children.allTests()])
      .flatMap((test) => test.meta().faultRow ?? []);
    if (rows.length === 0) return;
    const table = [
      ['Fault', 'Jobs', 'Outcome', 'Seconds'],
      ...rows.map(({ fault, jobs, outcome, seconds }) => [
        fault,
        String(jobs),
        outcome,
        seconds.toFixed(1),
      ]),
    ];
    const widths = [0, 1, 2, 3].map((column) =>
      Math.min(widest, Math.max(...table.map((row) => row[column]?.length ?? 0))),
    );
    const lines = table.map((row) =>
      row
        .map((cell, column) =>
          column % 2 === 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
        )
        .join('  '),
    );
    // The default reporter writes its summary at the same event, so let it finish first.
    process.once('exit', () => process.stdout.write(`\n${lines.join('\n')}\n`));
  }
}
